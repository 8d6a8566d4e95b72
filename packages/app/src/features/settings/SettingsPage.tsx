import type { ReactNode } from 'react';
import { BackButton } from '../../shared/ui/BackButton';
import { Screen } from '../../shared/ui/Screen';
import { useWords } from '../../shared/words/LanguageProvider';

/** The settings' heading, with the way back, above their rows. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const words = useWords().settings;
  return (
    <Screen title={words.title} start={<BackButton />}>
      {children}
    </Screen>
  );
}
