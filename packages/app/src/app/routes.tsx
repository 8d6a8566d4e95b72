import { Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useOpened } from '../shared/journal/JournalProvider';
import { useTrouble } from '../shared/journal/JournalProvider';
import { paths } from '../shared/paths';
import {
  AllEntriesScreen,
  BackupKeeper,
  DeviceHabitsScreen,
  DeviceMoodScreen,
  DeviceSettingsScreen,
  DeviceStatsScreen,
  SampleMoodScreen,
  SampleSettingsScreen,
  SampleStatsScreen,
  StorageStrip,
  TroubleScreen,
  UndoConflictDialog,
} from './lazyScreens';
import { SampleHabitsScreen, SampleStrip } from '../features/sample';
import { NotFoundScreen } from './NotFoundScreen';
import { Shell } from '../shared/ui/Shell';
import { TabScreens } from '../shared/ui/TabScreens';

const strip = <Either sample={SampleStrip} device={StorageStrip} />;
const habits = <Either sample={SampleHabitsScreen} device={DeviceHabitsScreen} />;
const mood = <Either sample={SampleMoodScreen} device={DeviceMoodScreen} />;
const entries = <Either sample={NotFoundScreen} device={AllEntriesScreen} />;
const stats = <Either sample={SampleStatsScreen} device={DeviceStatsScreen} />;
const settings = <Either sample={SampleSettingsScreen} device={DeviceSettingsScreen} />;

/** The route table: a line a route. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        element: <TabScreens strip={strip} />,
        children: [
          { path: paths.habits, element: habits },
          { path: paths.mood, element: mood },
          { path: paths.stats, element: stats },
        ],
      },
      { path: paths.entries, element: entries },
      { path: paths.settings, element: settings },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];

/** All screens; or, where none could show or write anything, why. */
function Root() {
  const trouble = useTrouble();
  const { opened } = useOpened();
  return (
    <>
      {trouble === null && <Shell />}
      <Suspense>
        {trouble !== null && <TroubleScreen />}
        {trouble === null && opened.kind === 'device' && (
          <>
            <UndoConflictDialog />
            <BackupKeeper />
          </>
        )}
      </Suspense>
    </>
  );
}

interface EitherProps {
  sample: ComponentType;
  device: ComponentType;
}

/** What the sample shows, or what a person's own journal does in its place. */
function Either({ sample: Sample, device: Device }: EitherProps) {
  const { opened } = useOpened();
  return opened.kind === 'device' ? <Device /> : <Sample />;
}
