import { ToastProvider } from '@daybow/components';
import type { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { JournalProvider } from './journal/JournalProvider';
import type { Opened } from './journal/opened';
import { useTrouble } from './journal/useTrouble';
import { TroubleScreen } from './screens/Trouble/TroubleScreen';

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
  const trouble = useTrouble();
  return trouble ? <TroubleScreen trouble={trouble} /> : <RouterProvider router={router} />;
}
