import type {
  ChartDatum,
  MonthCalendarMark,
  MoodPickerOption,
  RadioGroupOption,
  SelectFieldOption,
  ToastOptions,
} from '@daybow/components';

/*
 * Objects that props take, in the one form whose documentation Storybook reads: as the props of a
 * component. Nothing draws these.
 */

export function ChartDatumShape(_datum: ChartDatum) {
  return null;
}

export function MonthCalendarMarkShape(_mark: MonthCalendarMark) {
  return null;
}

export function MoodPickerOptionShape(_option: MoodPickerOption) {
  return null;
}

export function RadioGroupOptionShape(_option: RadioGroupOption) {
  return null;
}

export function SelectFieldOptionShape(_option: SelectFieldOption) {
  return null;
}

export function ToastOptionsShape(_options: ToastOptions) {
  return null;
}
