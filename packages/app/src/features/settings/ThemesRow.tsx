import { Dialog, RadioGroup, Section } from '@daybow/components';
import { ACCENTS, THEMES } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { Stack } from '../../shared/ui/Stack';
import { useDark } from './useDark';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { PressableRow } from './PressableRow';
import type { SettingsRowProps } from './SettingsRows';
import { ThemePicture } from './ThemePicture';

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
      <PressableRow {...row} onPress={() => setOpen(true)} />
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
