export type { TitleElement } from '../internal/titleElement';
export type { MonthCalendarMark, MonthCalendarValue } from './dayMark';
export { MonthCalendar } from './MonthCalendar';
export type {
  MonthCalendarDay,
  MonthCalendarProps,
  MonthCalendarSelection,
} from './MonthCalendarProps';
export type { MonthCalendarLegendItem } from './MonthLegend';
export type { MonthCalendarPart, MonthCalendarRange } from './selection';
