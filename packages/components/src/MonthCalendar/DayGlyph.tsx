import { mouthPath } from '../internal/mouthPath';
import type { MonthCalendarValue } from './dayMark';

interface DayGlyphProps {
  value: Exclude<MonthCalendarValue, 'none'> | undefined;
  noted?: boolean;
  moodCount: number;
}

/** A check, a pause, a dash and a cross, in a box of 16 by 6. */
const HABIT_PATHS = {
  done: 'M4 3 7 6 12 .5',
  skipped: 'M6 .5V5.5M10 .5V5.5',
  rest: 'M5.5 3H10.5',
  exceeded: 'M5 0 11 6M11 0 5 6',
};

/** The line under a day's number: the mouth of a mood, or how a habit went; and the dot of a note. Decoration. */
export function DayGlyph({ value, noted, moodCount }: DayGlyphProps) {
  return (
    <svg
      className="daybow-MonthCalendar-glyph"
      viewBox="0 0 16 6"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {value !== undefined && (
        <path d={typeof value === 'number' ? mouthPath(value, moodCount) : HABIT_PATHS[value]} />
      )}
      {noted && (
        <circle
          cx={value === undefined ? 8 : 21}
          cy={3}
          r={2.5}
          fill="currentColor"
          stroke="none"
        />
      )}
    </svg>
  );
}
