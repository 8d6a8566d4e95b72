export {
  MonthCalendar,
  type MonthCalendarLegendItem,
  type MonthCalendarMark,
  type MonthCalendarProps,
  type MonthCalendarValue,
} from './MonthCalendar';
