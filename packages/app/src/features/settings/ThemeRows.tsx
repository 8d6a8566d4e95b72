import { Bow, Dialog, RadioGroup, Section, Switch, ListRow } from '@daybow/components';
import { type Accent, ACCENTS, type ThemeChoice, THEMES } from '@daybow/journal';
import { useState, useSyncExternalStore } from 'react';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import type { SettingsRowProps } from './SettingsRows';
import { Stack } from '../../shared/ui/layout';
import './settings.css';

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

/** The row that opens the sheet of themes. What is chosen there holds at once. */
export function ThemesRow(row: SettingsRowProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const words = useDeviceWords().looks;
  const { theme, accent } = useDeviceSettings();
  const isDark = useDark(theme);
  const [open, setOpen] = useState(false);

  return (
    <>
      <ListRow aria-haspopup="dialog" {...row} onPress={() => setOpen(true)} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.title}
        description={words.description}
      >
        <Stack>
          <Section title={words.theme} titleElement="h3">
            <RadioGroup
              variant="tiles"
              aria-label={words.theme}
              options={THEMES.map((value) => ({
                value,
                label: words.themes[value],
                icon: <ThemePicture theme={value} accent={accent} />,
              }))}
              value={theme}
              onValueChange={(value) => value && void write(journal.setTheme(value))}
            />
          </Section>
          <Section title={words.accent} titleElement="h3">
            <RadioGroup
              variant="tiles"
              aria-label={words.accent}
              options={ACCENTS.map((value) => ({
                value,
                label: words.accents[value],
                icon: <ThemePicture theme={isDark ? 'dark' : 'light'} accent={value} />,
              }))}
              value={accent}
              onValueChange={(value) => value && void write(journal.setAccent(value))}
            />
          </Section>
        </Stack>
      </Dialog>
    </>
  );
}

interface ThemePictureProps {
  /** 'system' shows both, half and half. */
  theme: ThemeChoice;
  accent: Accent;
}

/** A small picture of the app in a theme, for the eyes alone. */
function ThemePicture({ theme, accent }: ThemePictureProps) {
  const themes = theme === 'system' ? (['light', 'dark'] as const) : [theme];
  return (
    <span className="app-ThemePicture">
      {themes.map((each) => (
        <span key={each} className="app-ThemePicture-screen" data-theme={each} data-accent={accent}>
          <Bow value={100} className="app-ThemePicture-bow" />
          <span className="app-ThemePicture-card" data-done="" />
          <span className="app-ThemePicture-card" />
          <span className="app-ThemePicture-button" />
        </span>
      ))}
    </span>
  );
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** True while a theme is dark: 'system' follows the device. */
function useDark(theme: ThemeChoice): boolean {
  const isDeviceDark = useSyncExternalStore(subscribe, () => prefersDark().matches);
  return theme === 'system' ? isDeviceDark : theme === 'dark';
}

function subscribe(onChange: () => void) {
  const media = prefersDark();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
