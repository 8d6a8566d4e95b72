import { sketchPath } from '../chart/sketchPath';
import { roundPx } from '../internal/roundPx';
import type { Bar, BarGeometry } from './barGeometry';

/** The distance between two hatching strokes, in px. */
const HATCH = 7;
/** The distance between the hatching and the edge, in px. */
const INSET = 2.5;
/** The narrowest bar with hatching, in px. */
const MIN_WIDTH = 10;

/** The hand-drawn outline of a bar. */
export function sketchBar({ index, path }: Bar): string {
  return path ? sketchPath(path, () => index) : '';
}

/** The hand-drawn hatching of a bar: slanted strokes from the zero line on. */
export function hatchBar({ index, x, y }: Bar, { barWidth, zero }: BarGeometry): string {
  if (y === null || barWidth < MIN_WIDTH) return '';
  const [left, right] = [x - barWidth / 2 + INSET, x + barWidth / 2 - INSET];
  const [low, high] = y < zero ? [zero - INSET, y + INSET] : [y - INSET, zero + INSET];
  const slant = right - left;
  let path = '';
  let stroke = 0;
  // Strokes rise to the right and are clipped at the bottom and the top of the bar.
  for (let foot = low + slant - HATCH; foot > high; foot -= HATCH) {
    const fromX = left + Math.max(0, foot - low);
    const toX = Math.min(right, left + foot - high);
    if (toX - fromX < INSET) continue;
    const from = [roundPx(fromX), roundPx(Math.min(low, foot))];
    const to = [roundPx(toX), roundPx(Math.max(high, foot - slant))];
    const seed = index * 97 + stroke++;
    path += sketchPath(`M${from.join(' ')}L${to.join(' ')}`, () => seed);
  }
  return path;
}
