import { roundPx } from '../chart/chartPlane';
import { sketchPath } from '../chart/sketchPath';
import type { Bar, BarGeometry } from './barGeometry';

/** From one stroke of the hatching to the next, in px, and how far it stays away from the edge. */
const HATCH = 7;
const INSET = 2.5;
/** Narrower bars, in px, have no room for it. */
const NARROWEST = 10;

/** A bar's outline by hand. */
export function sketchBar({ index, path }: Bar): string {
  return path ? sketchPath(path, () => index) : '';
}

/** The slanted strokes that fill a bar by hand, from the zero line on. */
export function hatchBar({ index, x, y }: Bar, { barWidth, zero }: BarGeometry): string {
  if (y === null || barWidth < NARROWEST) return '';
  const [left, right] = [x - barWidth / 2 + INSET, x + barWidth / 2 - INSET];
  const [low, high] = y < zero ? [zero - INSET, y + INSET] : [y - INSET, zero + INSET];
  const slant = right - left;
  let path = '';
  let number = 0;
  // Strokes rise to the right; each is cut where it would leave the bar at its foot or its head.
  for (let foot = low + slant - HATCH; foot > high; foot -= HATCH) {
    const fromX = left + Math.max(0, foot - low);
    const toX = Math.min(right, left + foot - high);
    if (toX - fromX < INSET) continue;
    const from = [roundPx(fromX), roundPx(Math.min(low, foot))];
    const to = [roundPx(toX), roundPx(Math.max(high, foot - slant))];
    const seed = index * 97 + number++;
    path += sketchPath(`M${from.join(' ')}L${to.join(' ')}`, () => seed);
  }
  return path;
}
