import { Bow, Dialog, ListRow, RadioGroup, Switch } from '@daybow/components';
import { type Accent, ACCENTS, type ThemeChoice, THEMES } from '@daybow/journal';
import { useState, useSyncExternalStore } from 'react';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { Stack } from '../../shared/ui/layout';
import './settings.css';

/** The switch between light and dark, which follows the device until it is used. */
export function DarkModeRow() {
  const { darkMode } = useWords().settings;
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().looks;
  const { theme } = useDeviceSettings();
  const isDark = useDark(theme);

  return (
    <Switch
      label={darkMode}
      description={theme === 'system' ? words.followsDevice : words.chosen}
      checked={isDark}
      onCheckedChange={(checked) =>
        void write(journal.setTheme(checked ? 'dark' : 'light'), null, darkMode)
      }
    />
  );
}

/** The row that opens the sheet of themes. What is chosen there holds at once. */
export function ThemesRow() {
  const { themes } = useWords().settings;
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().looks;
  const { theme, accent } = useDeviceSettings();
  const isDark = useDark(theme);
  const [open, setOpen] = useState(false);

  return (
    <>
      <ListRow
        aria-haspopup="dialog"
        label={themes}
        value={words.accents[accent]}
        onPress={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.title}
        description={words.description}
      >
        <Stack>
          <RadioGroup
            variant="tiles"
            label={words.theme}
            options={THEMES.map((value) => ({
              value,
              label: words.themes[value],
              icon: <ThemePicture theme={value} accent={accent} />,
            }))}
            value={theme}
            onValueChange={(value) =>
              value && void write(journal.setTheme(value), null, words.theme)
            }
          />
          <RadioGroup
            variant="tiles"
            label={words.accent}
            options={ACCENTS.map((value) => ({
              value,
              label: words.accents[value],
              icon: <ThemePicture theme={isDark ? 'dark' : 'light'} accent={value} />,
            }))}
            value={accent}
            onValueChange={(value) =>
              value && void write(journal.setAccent(value), null, words.accent)
            }
          />
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
