import { EmojiTile, List, ListRow, Switch } from '@daybow/components';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { PaletteIcon } from '@phosphor-icons/react/dist/ssr/Palette';
import { brand } from '../../brand';
import { useJournal, useJournalSnapshot } from '../../journal/JournalProvider';
import { useWrite } from '../../journal/useWrite';

/** The rows that every journal has: two switches, then what only informs. */
export function SettingsRows() {
  const journal = useJournal();
  const write = useWrite();
  const { settings } = useJournalSnapshot();

  return (
    <>
      <List>
        <Switch
          icon={
            <EmojiTile tint={1}>
              <BellIcon />
            </EmojiTile>
          }
          label="Notifications"
          description="Daily reminders for habits"
          checked={settings.notifications}
          onCheckedChange={(enabled) => void write(journal.setNotifications(enabled))}
        />
        <Switch
          icon={
            <EmojiTile tint={5}>
              <MoonIcon />
            </EmojiTile>
          }
          label="Dark Mode"
          description="Coming soon"
          checked={settings.darkMode}
          disabled={!settings.darkModeAvailable}
        />
      </List>
      <List>
        <ListRow
          icon={
            <EmojiTile tint={0}>
              <PaletteIcon />
            </EmojiTile>
          }
          title="Themes"
          description="Customize your colors"
        />
        <ListRow
          icon={
            <EmojiTile tint={3}>
              <DownloadSimpleIcon />
            </EmojiTile>
          }
          title="Export Data"
          description="Download your progress"
        />
        <ListRow
          icon={
            <EmojiTile tint={4}>
              <InfoIcon />
            </EmojiTile>
          }
          title="About"
          description={`Version ${brand.version}`}
        />
      </List>
    </>
  );
}
