import { EmojiTile, List, ListRow, Switch } from '@daybow/components';
import BellIcon from '~icons/ph/bell';
import DownloadSimpleIcon from '~icons/ph/download-simple';
import InfoIcon from '~icons/ph/info';
import MoonIcon from '~icons/ph/moon';
import PaletteIcon from '~icons/ph/palette';
import { brand } from '../../shared/brand';
import { useWrite } from '../../shared/journal/useWrite';
import { useWords } from '../../shared/words/LanguageProvider';
import { Colophon, SettingsPage } from '../settings';
import { useSample, useSampleJournal } from './useSample';

/** The few things that a person can set, and what the product says of itself. */
export function SampleSettingsScreen() {
  const journal = useSampleJournal();
  const write = useWrite();
  const words = useWords().settings;
  const { settings } = useSample();

  return (
    <SettingsPage>
      <List>
        <Switch
          icon={
            <EmojiTile tint={1}>
              <BellIcon />
            </EmojiTile>
          }
          label={words.notifications}
          description={words.notificationsHint}
          checked={settings.notifications}
          onCheckedChange={(enabled) => void write(journal.setNotifications(enabled))}
        />
        <Switch
          icon={
            <EmojiTile tint={5}>
              <MoonIcon />
            </EmojiTile>
          }
          label={words.darkMode}
          description={words.darkModeHint}
          checked={false}
          disabled
        />
      </List>
      <List>
        <ListRow
          icon={
            <EmojiTile tint={0}>
              <PaletteIcon />
            </EmojiTile>
          }
          label={words.themes}
          description={words.themesHint}
        />
        <ListRow
          icon={
            <EmojiTile tint={3}>
              <DownloadSimpleIcon />
            </EmojiTile>
          }
          label={words.exportData}
          description={words.exportDataHint}
        />
        <ListRow
          icon={
            <EmojiTile tint={4}>
              <InfoIcon />
            </EmojiTile>
          }
          label={words.about}
          description={words.version({ version: brand.version })}
        />
      </List>
      <Colophon />
    </SettingsPage>
  );
}
