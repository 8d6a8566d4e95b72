export { SampleHabitsScreen } from './SampleHabitsScreen';
export { SampleMoodScreen } from './SampleMoodScreen';
export { SampleSettingsScreen } from './SampleSettingsScreen';
export { SampleStatsScreen } from './SampleStatsScreen';
export { SampleStrip } from './SampleStrip';
