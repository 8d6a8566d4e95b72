import { ToastProvider } from '@daybow/components';
import type { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { JournalProvider, useOpened } from './journal/JournalProvider';
import type { Opened } from './journal/opened';
import { useTrouble } from './journal/useTrouble';

type Router = ReturnType<typeof createMemoryRouter>;

interface AppProps {
  /** The journal that every screen reads and writes at first. */
  opened: Opened;
  /** A router over `routes`: the browser's, or one in memory. */
  router: Router;
}

/** The whole app, without its splash. */
export function App({ opened, router }: AppProps) {
  return (
    <JournalProvider opened={opened}>
      <ToastProvider>
        <Screens router={router} />
      </ToastProvider>
    </JournalProvider>
  );
}

/** The routes; or, where no screen could show or write anything, why. */
function Screens({ router }: Pick<AppProps, 'router'>) {
  const { opened } = useOpened();
  const trouble = useTrouble();
  if (trouble === null || opened.kind === 'sample') return <RouterProvider router={router} />;
  return <opened.screens.Trouble trouble={trouble} />;
}
