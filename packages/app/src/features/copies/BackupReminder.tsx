import { civilDay, type Day } from '@daybow/journal';
import { type BackupFolder, isBackupOverdue } from '@daybow/journal/transfer';
import { lastCopyDay } from './lastCopy';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useToday } from '../../shared/journal/useJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

/** A quiet line where the last copy is old and something is new. */
export function BackupReminder({ folder }: { folder: BackupFolder | null }) {
  const journal = useDeviceJournal();
  const today = useToday();
  const words = useDeviceWords().transfer.folder;
  const format = useFormat();
  const last = latest(lastCopyDay(), folder?.savedAt ? civilDay(new Date(folder.savedAt)) : null);
  if (!isBackupOverdue(last, journal.recordedSpan(), today)) return null;
  return (
    <p className="app-Caption">
      {last === null ? words.overdueNever : words.overdue({ day: format.longDay(last, today) })}
    </p>
  );
}

function latest(one: Day | null, other: Day | null): Day | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
