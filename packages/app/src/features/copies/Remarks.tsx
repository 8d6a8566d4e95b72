import type { JoinedHabit, Remark, Unread } from '@daybow/journal/transfer';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { DetailsPart } from './DetailsPart';
import './copies.css';

interface RemarksProps {
  joins: readonly JoinedHabit[];
  remarks: readonly Remark[];
  unread: readonly Unread[];
}

/** Most of a kind that are shown: more would be no help, and make the page slow. */
const SHOWN_MAX = 100;

/** Remarks before an import, and the parts that could not be read, each with its place. */
export function Remarks({ joins, remarks, unread }: RemarksProps) {
  const words = useDeviceWords().transfer;
  return (
    <>
      {joins.length > 0 && (
        <DetailsPart title={words.import.joining}>
          <ul className="app-Remarks">
            {joins.slice(0, SHOWN_MAX).map((each, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list does not change
              <li key={index}>{words.import.joins(each)}</li>
            ))}
          </ul>
          <More count={joins.length - SHOWN_MAX} />
        </DetailsPart>
      )}
      {remarks.length > 0 && (
        <DetailsPart title={words.import.remarks}>
          <ul className="app-Remarks">
            {remarks.map((remark) => (
              <li key={`${remark.about} ${remark.habit}`}>{remarkText(words, remark)}</li>
            ))}
          </ul>
        </DetailsPart>
      )}
      {unread.length > 0 && (
        <DetailsPart title={words.import.notRead}>
          <UnreadList unread={unread} max={SHOWN_MAX} />
        </DetailsPart>
      )}
    </>
  );
}

interface UnreadListProps {
  unread: readonly Unread[];
  /** Most places that are listed. */
  max: number;
}

/** The places of a file that could not be read, and why. */
export function UnreadList({ unread, max }: UnreadListProps) {
  const words = useDeviceWords().transfer;
  return (
    <>
      <ul className="app-Remarks">
        {unread.slice(0, max).map((each, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list does not change
          <li key={index}>{unreadText(words, each)}</li>
        ))}
      </ul>
      <More count={unread.length - max} />
    </>
  );
}

function More({ count }: { count: number }) {
  const words = useDeviceWords().transfer.import;
  return count > 0 && <p>{words.more({ count })}</p>;
}

type Words = ReturnType<typeof useDeviceWords>['transfer'];

function remarkText({ remarks }: Words, { about, count, habit }: Remark): string {
  const sentence = remarks[about];
  return sentence({ count, habit });
}

function unreadText(words: Words, { file, line, why, text }: Unread): string {
  const sentence = words.unread[why];
  const said = typeof sentence === 'string' ? sentence : sentence({ text });
  if (line === null && file === '') return said;
  const place =
    line === null
      ? file
      : file === ''
        ? words.place.line({ line })
        : words.place.fileLine({ file, line });
  return words.import.unreadAt({ place, why: said });
}
