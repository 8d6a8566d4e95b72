export type { TitleElement } from '../internal/titleElement';
export type { MonthCalendarMark, MonthCalendarValue } from './dayMark';
export { MonthCalendar, type MonthCalendarProps } from './MonthCalendar';
export type { MonthCalendarLegendItem } from './MonthLegend';
