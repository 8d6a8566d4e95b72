import { Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useOpened } from './journal/JournalProvider';
import { useTrouble } from './journal/useTrouble';
import { paths } from './paths';
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
  VersionsDialog,
} from './screens/lazyScreens';
import { SampleHabitsScreen } from './screens/Habits/SampleHabitsScreen';
import { NotFoundScreen } from './screens/NotFound/NotFoundScreen';
import { SampleStrip } from './screens/Start/SampleStrip';
import { Shell } from './shell/Shell';
import { TabScreens } from './shell/TabScreens';

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
            <VersionsDialog />
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
