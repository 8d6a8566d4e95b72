import { type RouteObject, useRoutes } from 'react-router-dom';
import {
  SampleHabitsScreen,
  SampleMoodScreen,
  SampleSettingsScreen,
  SampleStatsScreen,
  SampleStrip,
} from '../features/sample';
import { paths } from '../shared/paths';
import { Shell } from '../shared/ui/Shell';
import { TabScreens } from '../shared/ui/TabScreens';
import { NotFoundScreen } from './NotFoundScreen';
import { loadDeviceScreens } from './loadDeviceScreens';

/** The routes of the sample: a line a route. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <TabScreens strip={<SampleStrip loadDeviceScreens={loadDeviceScreens} />} />,
        children: [
          { path: paths.habits, element: <SampleHabitsScreen /> },
          { path: paths.mood, element: <SampleMoodScreen /> },
          { path: paths.stats, element: <SampleStatsScreen /> },
        ],
      },
      { path: paths.settings, element: <SampleSettingsScreen /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];

/** The sample's screen of the address. */
export function SampleScreens() {
  return useRoutes(routes);
}
