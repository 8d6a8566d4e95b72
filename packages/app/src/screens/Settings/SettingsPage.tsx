import { IconButton } from '@daybow/components';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import type { ReactNode } from 'react';
import { Screen } from '../../shell/Screen';
import { useGoBack } from './useGoBack';

/** The settings' heading, with the way back, above their rows. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const goBack = useGoBack();
  return (
    <Screen
      title="Settings"
      foot="none"
      start={
        <IconButton label="Back" onClick={goBack}>
          <ArrowLeftIcon weight="bold" aria-hidden="true" data-mirror />
        </IconButton>
      }
    >
      {children}
    </Screen>
  );
}
