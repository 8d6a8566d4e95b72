import { IconButton } from '@daybow/components';
import ArrowLeftIcon from '~icons/ph/arrow-left-bold';
import type { ReactNode } from 'react';
import { Screen } from '../../shell/Screen';
import { useWords } from '../../words/LanguageProvider';
import { useGoBack } from './useGoBack';

/** The settings' heading, with the way back, above their rows. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const goBack = useGoBack();
  const words = useWords().settings;
  return (
    <Screen
      title={words.title}
      foot="none"
      start={
        <IconButton aria-label={words.back} onClick={goBack}>
          <ArrowLeftIcon aria-hidden="true" data-mirror />
        </IconButton>
      }
    >
      {children}
    </Screen>
  );
}
