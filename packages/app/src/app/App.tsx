import { ToastProvider } from '@daybow/components';
import type { ReactNode } from 'react';
import { JournalProvider, type Opened, useOpened } from '../shared/journal/JournalProvider';
import { ErrorBoundary } from '../shared/ui/ErrorBoundary';
import type { Language } from '../shared/words/language';
import { LanguageProvider } from '../shared/words/LanguageProvider';
import { ErrorScreen } from './ErrorScreen';
import { DeviceScreens, SampleScreens } from './screens';

interface AppProps {
  language: Language;
  /** The journal that every screen reads and writes at first. */
  opened: Opened;
  /**
   * The screen that is shown.
   *
   * @defaultValue the screen of the address
   */
  screen?: ReactNode;
  /** Tasks that run beside the screens and render nothing. */
  children?: ReactNode;
}

/** The whole app, without its splash, in a router of its caller. */
export function App({ language, opened, screen = <Screens />, children }: AppProps) {
  return (
    <LanguageProvider language={language}>
      <JournalProvider opened={opened}>
        <ToastProvider>
          <ErrorBoundary fallback={ErrorScreen}>{screen}</ErrorBoundary>
          {children}
        </ToastProvider>
      </JournalProvider>
    </LanguageProvider>
  );
}

function Screens() {
  const { opened } = useOpened();
  return opened.kind === 'sample' ? <SampleScreens /> : <DeviceScreens />;
}
