import { EmojiTile, List, ListRow, type ListRowProps, Switch } from '@daybow/components';
import type { ComponentType, ReactNode } from 'react';
import BellIcon from '~icons/ph/bell';
import DownloadSimpleIcon from '~icons/ph/download-simple';
import InfoIcon from '~icons/ph/info';
import MoonIcon from '~icons/ph/moon';
import PaletteIcon from '~icons/ph/palette';
import { brand } from '../../shared/brand';
import { useWords } from '../../shared/words/LanguageProvider';
import { BackButton } from '../../shared/ui/headerButtons';
import { Screen } from '../../shared/ui/Screen';
import './settings.css';

/** Icon and texts of a row. */
export type SettingsRowProps = Pick<ListRowProps, 'icon' | 'label' | 'description'>;

interface SettingsRowsProps {
  /** The row 'Notifications'. */
  notificationsRow: ComponentType<SettingsRowProps>;
  /** Rows below 'Notifications'. */
  remindersRow?: ReactNode;
  /**
   * The row 'Dark Mode'.
   *
   * @defaultValue a switch that is off and disabled
   */
  darkModeRow?: ComponentType<SettingsRowProps>;
  /**
   * The row 'Themes'.
   *
   * @defaultValue a row that only informs
   */
  themesRow?: ComponentType<SettingsRowProps>;
  /**
   * The row 'Export Data'.
   *
   * @defaultValue a row that only informs
   */
  exportRow?: ComponentType<ListRowProps>;
  /** A row after it. */
  importRow?: ReactNode;
  /**
   * The row 'About'.
   *
   * @defaultValue a row that only informs
   */
  aboutRow?: ComponentType<SettingsRowProps>;
}

/** The rows that every journal has: two switches, then what informs. */
export function SettingsRows({
  notificationsRow: NotificationsRow,
  remindersRow,
  darkModeRow: DarkModeRow = DisabledSwitch,
  themesRow: ThemesRow = ListRow,
  exportRow: ExportRow = ListRow,
  importRow,
  aboutRow: AboutRow = ListRow,
}: SettingsRowsProps) {
  const words = useWords().settings;

  return (
    <>
      <List>
        <NotificationsRow
          icon={
            <EmojiTile tint={1}>
              <BellIcon />
            </EmojiTile>
          }
          label={words.notifications}
          description={words.notificationsHint}
        />
        {remindersRow}
        <DarkModeRow
          icon={
            <EmojiTile tint={5}>
              <MoonIcon />
            </EmojiTile>
          }
          label={words.darkMode}
          description={words.darkModeHint}
        />
      </List>
      <List>
        <ThemesRow
          icon={
            <EmojiTile tint={0}>
              <PaletteIcon />
            </EmojiTile>
          }
          label={words.themes}
          description={words.themesHint}
        />
        <ExportRow
          icon={
            <EmojiTile tint={3}>
              <DownloadSimpleIcon />
            </EmojiTile>
          }
          label={words.exportData}
          description={words.exportDataHint}
        />
        {importRow}
        <AboutRow
          icon={
            <EmojiTile tint={4}>
              <InfoIcon />
            </EmojiTile>
          }
          label={words.about}
          description={words.version({ version: brand.version })}
        />
      </List>
    </>
  );
}

function DisabledSwitch(row: SettingsRowProps) {
  return <Switch {...row} checked={false} disabled />;
}

/** The settings' heading, with the way back, above their rows. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const words = useWords().settings;
  return (
    <Screen title={words.title} start={<BackButton />}>
      {children}
    </Screen>
  );
}

/** The foot of the settings. */
export function Colophon() {
  const words = useWords().settings;
  return (
    <footer className="app-Colophon">
      <p>{words.version({ version: brand.version })}</p>
      <p>{words.made}</p>
    </footer>
  );
}
