export { AllEntriesScreen } from './AllEntriesScreen';
export { DeviceMoodScreen } from './DeviceMoodScreen';
export { useIsHardDay } from './entry';
export { MoodForm } from './MoodForm';
export { MoodRow } from './MoodRow';
export { MoodSheetProvider, useMoodSheet } from './MoodSheetProvider';
