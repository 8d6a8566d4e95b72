import { Switch } from '@daybow/components';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** The switch of all that is said of streaks. */
export function ShowStreaksRow() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().settings;
  const { showStreaks } = useDeviceSettings();

  return (
    <Switch
      label={words.showStreaks}
      description={words.showStreaksHint}
      checked={showStreaks}
      onCheckedChange={(checked) =>
        void write(journal.setShowStreaks(checked), null, words.showStreaks)
      }
    />
  );
}
