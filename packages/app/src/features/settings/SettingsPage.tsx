import type { ReactNode } from 'react';
import { brand } from '../../shared/brand';
import { BackButton } from '../../shared/ui/headerButtons';
import { Screen } from '../../shared/ui/Screen';
import { useWords } from '../../shared/words/LanguageProvider';
import './settings.css';

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
