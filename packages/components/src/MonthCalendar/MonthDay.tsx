import { moodColours } from '../internal/moodColours';
import { DayGlyph } from './DayGlyph';
import type { MonthCalendarValue } from './dayGlyphs';

interface MonthDayProps {
  day: string;
  number: string;
  label: string;
  value: MonthCalendarValue | undefined;
  selectable: boolean;
  current: boolean;
  tabStop: boolean;
}

/** A day in the grid: a button, or its number alone where it can't be picked. */
export function MonthDay({
  day,
  number,
  label,
  value,
  selectable,
  current,
  tabStop,
}: MonthDayProps) {
  const mood = typeof value === 'number' ? value : undefined;
  if (!selectable) return <span className="daybow-MonthCalendar-day">{number}</span>;
  return (
    <button
      type="button"
      className="daybow-MonthCalendar-day"
      style={mood === undefined ? undefined : moodColours(mood)}
      data-day={day}
      data-mark={mood === undefined ? (value ?? 'empty') : 'mood'}
      aria-label={label}
      aria-current={current ? 'date' : undefined}
      tabIndex={tabStop ? 0 : -1}
    >
      {number}
      {value && <DayGlyph value={value} />}
    </button>
  );
}
