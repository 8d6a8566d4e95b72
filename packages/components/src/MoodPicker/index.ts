export { MoodPicker, type MoodPickerOption, type MoodPickerProps } from './MoodPicker';
