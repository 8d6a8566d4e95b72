import { DeviceHabitsScreen } from '../screens/Habits/DeviceHabitsScreen';
import type { JournalScreens } from '../screens/JournalScreen';
import { DeviceMoodScreen } from '../screens/Mood/DeviceMoodScreen';
import { DeviceSettingsScreen } from '../screens/Settings/DeviceSettingsScreen';
import { DeviceStatsScreen } from '../screens/Stats/DeviceStatsScreen';
import { TroubleScreen } from '../screens/Trouble/TroubleScreen';
import { StorageStrip } from '../shell/StorageStrip';

/** The screens of a person's own journal. */
export const deviceScreens = {
  Habits: DeviceHabitsScreen,
  Mood: DeviceMoodScreen,
  Stats: DeviceStatsScreen,
  Settings: DeviceSettingsScreen,
  Strip: StorageStrip,
  Trouble: TroubleScreen,
} satisfies JournalScreens & { Strip: unknown; Trouble: unknown };

export type DeviceScreens = typeof deviceScreens;
