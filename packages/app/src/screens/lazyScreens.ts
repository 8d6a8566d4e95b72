import type { Language } from '../words/language';
import { preloadable } from './preloadable';

/** The sample's charts, which no other screen of a first visit needs. */
export const SampleStatsScreen = preloadable(
  async () => (await import('./Stats/SampleStatsScreen')).SampleStatsScreen,
);

// The screens that only a person's own journal has.
export const DeviceHabitsScreen = preloadable(
  async () => (await import('./Habits/DeviceHabitsScreen')).DeviceHabitsScreen,
);
export const DeviceMoodScreen = preloadable(
  async () => (await import('./Mood/DeviceMoodScreen')).DeviceMoodScreen,
);
export const DeviceStatsScreen = preloadable(
  async () => (await import('./Stats/DeviceStatsScreen')).DeviceStatsScreen,
);
export const DeviceSettingsScreen = preloadable(
  async () => (await import('./Settings/DeviceSettingsScreen')).DeviceSettingsScreen,
);
export const StorageStrip = preloadable(
  async () => (await import('./Trouble/StorageStrip')).StorageStrip,
);
export const TroubleScreen = preloadable(
  async () => (await import('./Trouble/TroubleScreen')).TroubleScreen,
);

export const VersionsDialog = preloadable(
  async () => (await import('./Versions/VersionsDialog')).VersionsDialog,
);

/** Loads what the sample's other screens need, so that none is waited for. */
export function preloadSampleScreens(): Promise<void> {
  return SampleStatsScreen.preload();
}

/** Loads what the screens of a person's own journal need, so that none is waited for. */
export async function preloadDeviceScreens(language: Language): Promise<void> {
  const screens = [
    DeviceHabitsScreen,
    DeviceMoodScreen,
    DeviceStatsScreen,
    DeviceSettingsScreen,
    StorageStrip,
    TroubleScreen,
    VersionsDialog,
  ];
  await Promise.all([language.loadDeviceWords(), ...screens.map(({ preload }) => preload())]);
}
