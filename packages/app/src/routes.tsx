import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './screens/Error/ErrorScreen';
import { JournalScreen } from './screens/JournalScreen';
import { NotFoundScreen } from './screens/NotFound/NotFoundScreen';
import { Shell } from './shell/Shell';
import { TabScreens } from './shell/TabScreens';

/** The route table: a line a route. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    children: [
      {
        element: <TabScreens />,
        children: [
          { path: '/', element: <JournalScreen name="Habits" /> },
          { path: '/mood', element: <JournalScreen name="Mood" /> },
          { path: '/analytics', element: <JournalScreen name="Stats" /> },
        ],
      },
      { path: '/settings', element: <JournalScreen name="Settings" /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];
