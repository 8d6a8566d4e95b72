import type { Language } from '../shared/words/language';
import { preloadable, preloadableDialog } from '../shared/ui/preloadable';

export const AddHabitDialog = preloadableDialog(
  async () => (await import('../features/sample/AddSampleHabitDialog')).AddHabitDialog,
);

// The sample's screens that a first visit does not begin with.
export const SampleMoodScreen = preloadable(
  async () => (await import('../features/sample/SampleMoodScreen')).SampleMoodScreen,
);
export const SampleSettingsScreen = preloadable(
  async () => (await import('../features/sample/SampleSettingsScreen')).SampleSettingsScreen,
);
export const SampleStatsScreen = preloadable(
  async () => (await import('../features/sample/SampleStatsScreen')).SampleStatsScreen,
);

/** Loaded when it is opened: no other screen leads to long lists. */
export const AllEntriesScreen = preloadable(
  async () => (await import('../features/mood/AllEntriesScreen')).AllEntriesScreen,
);
export const BackupKeeper = preloadable(
  async () => (await import('../features/copies/folder')).BackupKeeper,
);

const loadDeviceScreens = () => import('./deviceScreens');

// What only a person's own journal has.
export const DeviceHabitsScreen = preloadable(
  async () => (await loadDeviceScreens()).DeviceHabitsScreen,
);
export const DeviceMoodScreen = preloadable(
  async () => (await loadDeviceScreens()).DeviceMoodScreen,
);
export const DeviceStatsScreen = preloadable(
  async () => (await loadDeviceScreens()).DeviceStatsScreen,
);
export const DeviceSettingsScreen = preloadable(
  async () => (await loadDeviceScreens()).DeviceSettingsScreen,
);
export const StorageStrip = preloadable(async () => (await loadDeviceScreens()).StorageStrip);
export const TroubleScreen = preloadable(async () => (await loadDeviceScreens()).TroubleScreen);
export const UndoConflictDialog = preloadable(
  async () => (await loadDeviceScreens()).UndoConflictDialog,
);
/** What follows the journal, beside its screens. */
export const DeviceFollowers = preloadable(async () => (await loadDeviceScreens()).DeviceFollowers);

/** Loads what the sample's other screens need, so that none is waited for. */
export async function preloadSampleScreens(): Promise<void> {
  const parts = [AddHabitDialog, SampleMoodScreen, SampleStatsScreen, SampleSettingsScreen];
  await Promise.all(parts.map(({ preload }) => preload()));
}

/** Loads what the screens of a person's own journal need, so that none is waited for. */
export async function preloadDeviceScreens(language: Language): Promise<void> {
  const parts = [
    DeviceHabitsScreen,
    DeviceMoodScreen,
    DeviceStatsScreen,
    DeviceSettingsScreen,
    StorageStrip,
    TroubleScreen,
    UndoConflictDialog,
    DeviceFollowers,
  ];
  await Promise.all([language.loadDeviceWords(), ...parts.map(({ preload }) => preload())]);
}
