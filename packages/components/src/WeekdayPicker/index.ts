export type { WeekdayNumber } from '../internal/weekdays';
export { WeekdayPicker, type WeekdayPickerProps } from './WeekdayPicker';
