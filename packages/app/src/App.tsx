import { ToastProvider } from '@daybow/components';
import type { ReactNode } from 'react';
import type { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { JournalProvider, type Opened } from './journal/JournalProvider';
import type { Language } from './words/language';
import { LanguageProvider } from './words/LanguageProvider';

type Router = ReturnType<typeof createMemoryRouter>;

interface AppProps {
  language: Language;
  /** The journal that every screen reads and writes at first. */
  opened: Opened;
  /** A router over `routes`: the browser's, or one in memory. */
  router: Router;
  /** What stands beside the screens, whichever is shown. */
  children?: ReactNode;
}

/** The whole app, without its splash. */
export function App({ language, opened, router, children }: AppProps) {
  return (
    <LanguageProvider language={language}>
      <JournalProvider opened={opened}>
        <ToastProvider>
          <RouterProvider router={router} />
          {children}
        </ToastProvider>
      </JournalProvider>
    </LanguageProvider>
  );
}
