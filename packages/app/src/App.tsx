import { ToastProvider } from '@daybow/components';
import type { Journal } from '@daybow/journal';
import type { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { JournalProvider } from './journal/JournalProvider';

interface AppProps {
  /** The journal that every screen reads and writes. */
  journal: Journal;
  /** A router over `routes`: the browser's, or one in memory. */
  router: ReturnType<typeof createMemoryRouter>;
}

/** The whole app, without its splash. */
export function App({ journal, router }: AppProps) {
  return (
    <JournalProvider journal={journal}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </JournalProvider>
  );
}
