export { MoodEntry, type MoodEntryProps } from './MoodEntry';
