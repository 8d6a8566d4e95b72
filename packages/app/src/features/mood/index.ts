export { AllEntriesScreen } from './AllEntriesScreen';
export { DeviceMoodScreen } from './DeviceMoodScreen';
export { useEntriesOn, useIsHardDay, useMoodName } from './entry';
export { usePrompts } from './Prompts';
export { useTimeName } from './entryDate';
export { MoodForm } from './MoodForm';
export { MoodRow } from './MoodRow';
export { MoodSheetProvider, useMoodSheet } from './MoodSheetProvider';
