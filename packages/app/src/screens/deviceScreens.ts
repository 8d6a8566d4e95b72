/** All that a person's own journal shows at any time, loaded as one: what opens is alive at every tap. */
export { DeviceFollowers } from './Followers/DeviceFollowers';
export { DeviceHabitsScreen } from './Habits/DeviceHabitsScreen';
export { DeviceMoodScreen } from './Mood/DeviceMoodScreen';
export { DeviceSettingsScreen } from './Settings/DeviceSettingsScreen';
export { DeviceStatsScreen } from './Stats/DeviceStatsScreen';
export { StorageStrip } from './Trouble/StorageStrip';
export { TroubleScreen } from './Trouble/TroubleScreen';
export { VersionsDialog } from './Versions/VersionsDialog';
