import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './screens/Error/ErrorScreen';
import { HabitsScreen } from './screens/Habits/HabitsScreen';
import { MoodScreen } from './screens/Mood/MoodScreen';
import { NotFoundScreen } from './screens/NotFound/NotFoundScreen';
import { SettingsScreen } from './screens/Settings/SettingsScreen';
import { StatsScreen } from './screens/Stats/StatsScreen';
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
          { path: '/', element: <HabitsScreen /> },
          { path: '/mood', element: <MoodScreen /> },
          { path: '/analytics', element: <StatsScreen /> },
        ],
      },
      { path: '/settings', element: <SettingsScreen /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];
