export { AllEntriesScreen } from './AllEntriesScreen';
export { DeviceMoodScreen } from './DeviceMoodScreen';
export { MoodForm } from './MoodForm';
export { MoodSheet } from './MoodSheet';
