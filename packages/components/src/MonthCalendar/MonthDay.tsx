import { moodColours } from '../internal/moodColours';
import { pressOnce } from '../internal/pressOnce';
import { DayGlyph } from './DayGlyph';
import type { MonthCalendarMark } from './dayMark';

interface MonthDayProps {
  day: string;
  number: string;
  label: string;
  mark: MonthCalendarMark | null | undefined;
  selectable: boolean;
  current: boolean;
  tabStop: boolean;
  moodCount: number;
}

/** A day in the grid: a button, or only its number if it cannot be selected. */
export function MonthDay({
  day,
  number,
  label,
  mark,
  selectable,
  current,
  tabStop,
  moodCount,
}: MonthDayProps) {
  if (!selectable) return <span className="daybow-MonthCalendar-day">{number}</span>;
  const { value, noted } = mark ?? {};
  const isMood = typeof value === 'number';
  return (
    <button
      type="button"
      className="daybow-MonthCalendar-day"
      style={isMood ? moodColours(value) : undefined}
      data-day={day}
      data-mark={isMood ? 'mood' : (value ?? 'empty')}
      aria-label={label}
      aria-current={current ? 'date' : undefined}
      tabIndex={tabStop ? 0 : -1}
      onKeyDown={pressOnce}
    >
      {number}
      {(value !== undefined || noted) && <DayGlyph {...{ value, noted, moodCount }} />}
    </button>
  );
}
