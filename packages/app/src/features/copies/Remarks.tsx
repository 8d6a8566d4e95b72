import type { Remark, Unread } from '@daybow/journal/transfer';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { DetailsPart } from './DetailsPart';
import './copies.css';

interface RemarksProps {
  remarks: readonly Remark[];
  unread: readonly Unread[];
}

/** Most remarks shown: more would be no help, and make the page slow. */
const SHOWN_MAX = 100;

/** Remarks before an import, and the parts that could not be read, each with its place. */
export function Remarks({ remarks, unread }: RemarksProps) {
  const words = useDeviceWords().transfer;
  const hidden = unread.length - SHOWN_MAX;
  return (
    <>
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
          <ul className="app-Remarks">
            {unread.slice(0, SHOWN_MAX).map((each, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list does not change
              <li key={index}>{unreadText(words, each)}</li>
            ))}
          </ul>
          {hidden > 0 && <p>{words.import.unreadMore({ count: hidden })}</p>}
        </DetailsPart>
      )}
    </>
  );
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
