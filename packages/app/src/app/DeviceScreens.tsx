import '@daybow/components/accents.css';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { DeviceHabitsScreen } from '../features/habits';
import { AllEntriesScreen, DeviceMoodScreen, MoodSheetProvider } from '../features/mood';
import { ReportScreen } from '../features/report';
import { DeviceSettingsScreen } from '../features/settings';
import { DeviceStatsScreen } from '../features/stats';
import { StorageStrip, TroubleScreen, UndoConflictDialog } from '../features/storage';
import { useTrouble } from '../shared/journal/JournalProvider';
import { useUndoKeys } from '../shared/journal/useUndoableWrite';
import { paths } from '../shared/paths';
import { Shell } from '../shared/ui/Shell';
import { TabScreens } from '../shared/ui/TabScreens';
import { useIsWide } from '../shared/ui/useIsWide';
import { Beside } from './Beside';
import { NotFoundScreen } from './NotFoundScreen';

// How such a journal begins comes in the same file.
export { StartJournal } from '../features/start';

/** The routes of a person's own journal: a line a route. */
const routes: RouteObject[] = [
  {
    element: <WideShell />,
    children: [
      {
        element: <TabScreens strip={<StorageStrip />} rail="wide" />,
        children: [
          { path: paths.habits, element: <DeviceHabitsScreen /> },
          { path: paths.mood, element: <DeviceMoodScreen /> },
          { path: paths.stats, element: <DeviceStatsScreen /> },
        ],
      },
      {
        element: <TabScreens rail="only" />,
        children: [
          { path: paths.entries, element: <AllEntriesScreen /> },
          { path: paths.report, element: <ReportScreen /> },
          { path: paths.settings, element: <DeviceSettingsScreen /> },
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];

/** The screen of the address, of a person's own journal; or why none can show or write anything. */
export function DeviceScreens() {
  const trouble = useTrouble();
  const screen = useRoutes(routes);
  useUndoKeys();
  if (trouble !== null) return <TroubleScreen />;
  return (
    <>
      <MoodSheetProvider>{screen}</MoodSheetProvider>
      <UndoConflictDialog />
    </>
  );
}

/** The frame of the screens, with what goes with each of them beside it where there is room. */
function WideShell() {
  return <Shell beside={useIsWide() ? <Beside /> : undefined} />;
}
