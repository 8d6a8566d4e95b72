export { YearCalendar } from './YearCalendar';
export type { YearCalendarProps } from './YearCalendarProps';
export type { YearCalendarLayout } from './yearGrids';
export type { YearCalendarMark } from './yearMark';
