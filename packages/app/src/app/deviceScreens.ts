/** All that a person's own journal shows at any time, loaded as one: what opens is alive at every tap. */
export { DeviceFollowers } from './DeviceFollowers';
export { DeviceHabitsScreen } from './../features/habits';
export { DeviceMoodScreen } from './../features/mood';
export { DeviceSettingsScreen } from './../features/settings';
export { DeviceStatsScreen } from './../features/stats';
export { StorageStrip } from './../features/storage';
export { TroubleScreen } from './../features/storage';
export { UndoConflictDialog } from './../features/storage';
