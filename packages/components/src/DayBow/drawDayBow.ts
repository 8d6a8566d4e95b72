import { addDays } from '../MonthCalendar/months';
import type { DayBowProps } from './DayBow';
import {
  BOW_HEIGHT,
  BOW_WIDTH,
  bowMonths,
  daysBetween,
  dayPath,
  dayWidth,
  dotPath,
  letterPoint,
  levelPath,
} from './dayBowGeometry';

/** The lines of a `DayBow`, in units of its box. */
export interface DayBowDrawing {
  /** The width of the box. */
  width: number;
  /** The height of the box. */
  height: number;
  /** The width of the stroke of a day with a mood. */
  strokeWidth: number;
  /** The stroke of each day as path data; of a day without a mood a dot, or nothing between two dots. */
  days: { path: string; mood: number | null }[];
  /** The line of levels as path data. */
  line: string;
  /** The middle of the letter of each month ('YYYY-MM'). */
  letters: { month: string; x: number; y: number }[];
}

/**
 * The lines of a `DayBow` from left to right, for a drawing of one's own, such as a picture to save. Needs no browser.
 *
 * @example
 * const { days, line } = drawDayBow({ days: moods, min: '2026-01-01', max: '2026-12-31' });
 */
export function drawDayBow({
  days,
  min,
  max,
}: Pick<DayBowProps, 'days' | 'min' | 'max'>): DayBowDrawing {
  const count = daysBetween(min, max) + 1;
  const known = new Map(days.map((each) => [each.day, each]));
  const all = Array.from({ length: count }, (_, index) => known.get(addDays(min, index)));
  return {
    width: BOW_WIDTH,
    height: BOW_HEIGHT,
    strokeWidth: dayWidth(count),
    days: all.map((each, index) => {
      const mood = each?.mood;
      return mood != null && Number.isFinite(mood)
        ? { path: dayPath(index, count), mood }
        : { path: dotPath(index, count), mood: null };
    }),
    line: levelPath(all.map((each) => each?.level)),
    letters: bowMonths(min, max).map((each) => ({
      month: each.month,
      ...letterPoint(each, count),
    })),
  };
}
