import { roundPx } from '../internal/roundPx';
import { addDays, addMonths, clampDay, monthsBetween } from '../MonthCalendar/months';

/*
 * A semicircle with a stroke for each day, from left to right. In user units, of which the bow is 318 wide: as many px as
 * it has in a card on a phone. `count` is the number of days along it, an index counts them from 0.
 */
export const BOW_WIDTH = 318;
export const BOW_HEIGHT = 165;

const CENTRE = BOW_WIDTH / 2;
/** The strokes reach from the inner radius to the outer one. */
const OUTER = BOW_WIDTH / 2 - 30;
const INNER = OUTER - 44;
const MIDDLE = (OUTER + INNER) / 2;
const LETTERS = INNER - 8;
/** The line of levels lies outside: at level 0 on this radius, at level 1 so much farther. */
const LINE = OUTER + 7;
const LINE_HEIGHT = 16;

/** A month of the bow, with the indices of its first day and of the one after its last. */
export interface BowMonth {
  month: string;
  from: number;
  to: number;
}

/** The number of days from one to another: 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The months from one day to another; the first and the last may be cut. */
export function bowMonths(min: string, max: string): BowMonth[] {
  return monthsBetween(min, max).map((month) => {
    const end = addDays(`${addMonths(month, 1)}-01`, -1);
    return {
      month,
      from: daysBetween(min, clampDay(`${month}-01`, min, max)),
      to: daysBetween(min, clampDay(end, min, max)) + 1,
    };
  });
}

/** The stroke of a day. */
export function dayPath(index: number, count: number): string {
  const share = (index + 0.5) / count;
  return `M${pointAt(share, INNER)}L${pointAt(share, OUTER)}`;
}

/** The dot of a day without a stroke; empty for days between two dots, which are at least 3 apart. */
export function dotPath(index: number, count: number): string {
  const step = Math.ceil((3 * count) / (Math.PI * MIDDLE));
  return index % step === 0 ? `M${pointAt((index + 0.5) / count, MIDDLE)}h0` : '';
}

/** The width of a stroke: those of neighbours touch in their middle. */
export function dayWidth(count: number): number {
  return roundPx((1.04 * Math.PI * MIDDLE) / count);
}

/** The line over the days, by their levels from 0 to 1; a day without a number leaves a gap. */
export function levelPath(levels: readonly (number | null | undefined)[]): string {
  let path = '';
  let isJoined = false;
  for (const [index, level] of levels.entries()) {
    const isKnown = Number.isFinite(level);
    if (isKnown) {
      const radius = LINE + LINE_HEIGHT * Math.min(1, Math.max(0, level ?? 0));
      const point = pointAt((index + 0.5) / levels.length, radius);
      // A day alone is a dot.
      path += isJoined ? `L${point}` : `M${point}h0`;
    }
    isJoined = isKnown;
  }
  return path;
}

/** The middle of a month's letter. */
export function letterPoint({ from, to }: BowMonth, count: number) {
  const [x, y] = placeOf((from + to) / 2 / count, LETTERS);
  return { x, y };
}

/** The slice of a month: from inside of its letter to outside of the line. */
export function slicePath({ from, to }: BowMonth, count: number): string {
  const inner = LETTERS - 10;
  const outer = LINE + LINE_HEIGHT + 3;
  const [start, end] = [from / count, to / count];
  return (
    `M${pointAt(start, inner)}L${pointAt(start, outer)}A${outer} ${outer} 0 0 1 ${pointAt(end, outer)}` +
    `L${pointAt(end, inner)}A${inner} ${inner} 0 0 0 ${pointAt(start, inner)}Z`
  );
}

/** The point at a share of the way from left to right, at a distance from the middle of the circle. */
function placeOf(share: number, radius: number): [x: number, y: number] {
  const angle = Math.PI * share;
  return [roundPx(CENTRE - radius * Math.cos(angle)), roundPx(CENTRE - radius * Math.sin(angle))];
}

const pointAt = (share: number, radius: number) => placeOf(share, radius).join(' ');
