export { AllEntriesScreen } from './AllEntriesScreen';
export { DeviceMoodScreen } from './DeviceMoodScreen';
export { forgetEntryDrafts } from './entryDrafts';
export { MoodForm } from './MoodForm';
export { MoodSheet } from './MoodSheet';
