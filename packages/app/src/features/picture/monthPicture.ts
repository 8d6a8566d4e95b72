import {
  addDays,
  type Day,
  daysBetween,
  type Month,
  monthOf,
  type MoodCalendarDay,
  type Weekday,
  weekdayOf,
} from '@daybow/journal';
import { moodLook } from './look';
import { fromStart, frame, line, mouth, type PictureParts } from './parts';
import { boxPath, type Shape } from './shapes';

interface MonthPictureParts extends PictureParts {
  readonly month: Month;
  readonly days: readonly MoodCalendarDay[];
  readonly firstWeekday: Weekday;
  /** 'M' for 1. */
  readonly weekdayLetter: (weekday: Weekday) => string;
  /** '21' for 21 November. */
  readonly dayNumber: (day: Day) => string;
}

const PITCH = 138;
const CELL = 128;
/** The most weeks that a month touches. */
const MAX_WEEKS = 6;

/** A month: its days in weeks, each with the colour and the mouth of its mood. */
export function monthPicture(parts: MonthPictureParts): Shape[] {
  const { month, days, look, direction, firstWeekday, weekdayLetter, dayNumber } = parts;
  const before = (weekdayOf(`${month}-01`) - firstWeekday + 7) % 7;
  const first = addDays(`${month}-01`, -before);
  const all = Array.from({ length: 7 * MAX_WEEKS }, (_, index) => addDays(first, index)).filter(
    (day) => monthOf(day) === month,
  );
  const moods = new Map(days.map(({ day, mood }) => [day, mood]));
  const weekOf = (day: Day) => Math.floor(daysBetween(first, day) / 7);
  const weeks = weekOf(all.at(-1) ?? first) + 1;
  // A month of fewer weeks is in the middle of the room for six.
  const top = 222 + ((MAX_WEEKS - weeks) * PITCH) / 2;
  const columnAt = (column: number) => fromStart(126 + PITCH * column, direction);

  const heads = Array.from({ length: 7 }, (_, column) => {
    const weekday = (((firstWeekday - 1 + column) % 7) + 1) as Weekday;
    return line(weekdayLetter(weekday), [columnAt(column), top - 22], 30, { look, isMuted: true });
  });
  const cells = all.flatMap((day): Shape[] => {
    const x = columnAt(daysBetween(first, day) % 7);
    const y = top + PITCH * weekOf(day);
    const mood = moods.get(day) ?? null;
    const path = boxPath(x - CELL / 2, y, CELL, CELL, 40);
    if (mood === null) {
      const number = line(dayNumber(day), [x, y + 78], 40, { look, isMuted: true });
      return [{ path, fill: look.empty }, number];
    }
    const { fill, ink, edge } = moodLook(look, mood);
    const number = line(dayNumber(day), [x, y + 62], 40, { look, isBold: true });
    return [
      { path, fill, stroke: edge, width: 3 },
      { ...number, fill: ink },
      mouth(mood, [x, y + 90], 2.6, ink),
    ];
  });
  return frame(parts, [...heads, ...cells]);
}
