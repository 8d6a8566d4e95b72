import { memo } from 'react';
import type { dateFormats } from '../MonthCalendar/dateFormats';
import { markLook } from './yearMark';

interface YearDayProps {
  day: string;
  format: ReturnType<typeof dateFormats>;
  /** The label of its mark, or the text for a day without one. */
  label: string;
  value: number | undefined;
  share: number | undefined;
  color: string | undefined;
  current: boolean;
  tabStop: boolean;
  /** Undefined if no day can be selected. */
  selected: boolean | undefined;
  moodCount: number;
}

/** A day: a cell without an element in it, and drawn again only if it changes, as there may be thousands. */
export const YearDay = memo(function YearDay({
  day,
  format,
  label,
  value,
  share,
  color,
  current,
  tabStop,
  selected,
  moodCount,
}: YearDayProps) {
  const look = markLook({ value, share, color }, moodCount);
  return (
    <td
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- only in a grid is it implicit
      role="gridcell"
      className="daybow-YearCalendar-day"
      style={look?.style}
      data-day={day}
      data-mark={look?.kind}
      tabIndex={tabStop ? 0 : -1}
      aria-label={`${format.day(day)}, ${label}`}
      aria-selected={selected}
      aria-current={current ? 'date' : undefined}
    >
      {format.dayNumber(day)}
    </td>
  );
});
