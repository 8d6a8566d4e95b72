import { civilDay } from '@daybow/journal';
import type { DryRun } from '@daybow/journal/transfer';
import { useToday } from '../../shared/journal/useJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

/** What a file was recognised as, and when it was saved, if it says so. */
export function FormatName({ format, savedAt }: Pick<DryRun, 'format' | 'savedAt'>) {
  const words = useDeviceWords().transfer.import;
  const { longDay } = useFormat();
  const today = useToday();
  const { app, version } = format;
  if (savedAt !== null) {
    const day = longDay(civilDay(new Date(savedAt)), today);
    return `${words.copyOf({ app })} ${words.savedOn({ day })}`;
  }
  if (app === '') return words.formatPlain;
  return version === '' ? words.format({ app }) : words.formatOfVersion({ app, version });
}
