import { Disclosure } from '@daybow/components';
import { civilDay, isAhead } from '@daybow/journal';
import { type DryRun, type ImportMode, isMuchUnread } from '@daybow/journal/transfer';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { Changes } from './Changes';
import { Contents } from './Contents';
import { DetailsPart } from './DetailsPart';
import { EXAMPLES } from './Lost';
import { Remarks } from './Remarks';
import { JOINS_NAMED } from './Result';
import { OUTCOMES, useKindCounts } from './useKindCounts';
import './copies.css';

/** All that is known of a file and of its import, folded; without what stands above them in full. */
export function Details({ dryRun, mode }: { dryRun: DryRun; mode: ImportMode }) {
  const words = useDeviceWords().transfer.import;
  const countsOf = useKindCounts();
  const { contents, changes, joins, remarks, unread } = dryRun;
  const isEmpty = countsOf(changes, OUTCOMES).length === 0;
  return (
    <Disclosure label={words.details}>
      <Stack>
        <DetailsPart title={words.file}>
          <p>
            <FormatName {...dryRun} />
          </p>
          <Contents contents={contents} />
        </DetailsPart>
        {mode === 'merge' && !isEmpty && (
          <DetailsPart title={words.changes}>
            <Changes changes={changes} />
          </DetailsPart>
        )}
        <Remarks
          joins={mode === 'merge' && joins.length > JOINS_NAMED ? joins : []}
          remarks={remarks}
          unread={isMuchUnread(dryRun) && unread.length <= EXAMPLES ? [] : unread}
        />
      </Stack>
    </Disclosure>
  );
}

/** Names the format of a file, and the day on which it was saved, if the file says so. */
function FormatName({ format, savedAt }: Pick<DryRun, 'format' | 'savedAt'>) {
  const { import: words, wrongClock } = useDeviceWords().transfer;
  const { longDay } = useFormat();
  const today = useToday();
  const { app, version } = format;
  if (savedAt !== null) {
    const savedOn = civilDay(new Date(savedAt));
    const backup = `${words.backupOf({ app })} ${words.savedOn({ day: longDay(savedOn, today) })}`;
    return isAhead(savedOn, today) ? `${backup} ${wrongClock}` : backup;
  }
  if (app === '') return words.formatPlain;
  return version === '' ? words.format({ app }) : words.formatOfVersion({ app, version });
}
