export { AllEntriesScreen } from './AllEntriesScreen';
export { DeviceMoodScreen } from './DeviceMoodScreen';
export { useEntriesOn, useIsHardDay, useShowsStreaks } from './entry';
export { usePrompts } from './Prompts';
export { MoodForm } from './MoodForm';
export { MoodRow } from './MoodRow';
export { MoodSheetProvider, useMoodSheet } from './MoodSheetProvider';
