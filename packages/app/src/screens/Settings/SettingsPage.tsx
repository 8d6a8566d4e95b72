import type { ReactNode } from 'react';
import { BackButton } from '../../shell/BackButton';
import { Screen } from '../../shell/Screen';
import { useWords } from '../../words/LanguageProvider';

/** The settings' heading, with the way back, above their rows. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const words = useWords().settings;
  return (
    <Screen title={words.title} start={<BackButton />}>
      {children}
    </Screen>
  );
}
