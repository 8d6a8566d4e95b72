/** All that a person's own journal shows at any time, loaded as one: what opens is alive at every tap. */
export { DeviceFollowers } from './DeviceFollowers';
export { DeviceHabitsScreen } from '../features/habits/DeviceHabitsScreen';
export { DeviceMoodScreen } from '../features/mood/DeviceMoodScreen';
export { DeviceSettingsScreen } from '../features/settings/DeviceSettingsScreen';
export { DeviceStatsScreen } from '../features/stats/DeviceStatsScreen';
export { StorageStrip } from '../features/storage/StorageStrip';
export { TroubleScreen } from '../features/storage/TroubleScreen';
export { VersionsDialog } from '../features/storage/VersionsDialog';
