import { Switch } from '@daybow/components';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { useDark } from './useDark';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import type { SettingsRowProps } from './SettingsRows';

/** The switch between light and dark, which follows the device until it is used. */
export function DarkModeRow(row: SettingsRowProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const words = useDeviceWords().looks;
  const { theme } = useDeviceSettings();
  const isDark = useDark(theme);

  return (
    <Switch
      {...row}
      description={theme === 'system' ? words.followsDevice : words.chosen}
      checked={isDark}
      onCheckedChange={(checked) => void write(journal.setTheme(checked ? 'dark' : 'light'))}
    />
  );
}
