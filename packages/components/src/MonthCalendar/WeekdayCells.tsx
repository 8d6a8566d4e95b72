import { memo } from 'react';
import { weekdaysFrom, type WeekdayNumber } from '../internal/weekdays';

interface WeekdayCellsProps {
  firstWeekday: WeekdayNumber;
  locale: string;
}

/** The column headers of a month: its weekdays. */
export const WeekdayCells = memo(function WeekdayCells({
  firstWeekday,
  locale,
}: WeekdayCellsProps) {
  return weekdaysFrom(firstWeekday, locale).map(({ number, long, narrow }) => (
    <th key={number} scope="col" className="daybow-MonthCalendar-weekday">
      <span aria-hidden="true">{narrow}</span>
      <span className="daybow-VisuallyHidden">{long}</span>
    </th>
  ));
});
