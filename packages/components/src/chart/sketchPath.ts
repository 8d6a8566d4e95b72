import { roundPx } from './chartPlane';

/** How far a stroke strays: in shares of its length, and in px at most. */
const STRAY = 0.06;
const MOST_STRAY = 1.7;

/**
 * A path of absolute M, L, H, V, C, Q and Z as a hand would draw it: strokes bow and miss their ends
 * a little. Which way is decided by the seed of each stroke and its place in the path alone, never by
 * the pixels: the same datum is drawn by the same hand at every size and in every render.
 *
 * @param seedAt - the seed of the stroke that ends at this x, the index of its datum for instance
 */
export function sketchPath(path: string, seedAt: (x: number) => number): string {
  let sketched = '';
  let [x, y] = [0, 0];
  let stroke = 0;
  for (const [, command = '', digits = ''] of path.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const numbers = digits.split(/[\s,]+/).map(Number);
    const [endX, endY] = endOf(command, numbers, x, y);
    if (command === 'M' || command === 'Z') {
      sketched += command === 'Z' ? 'Z' : `M${endX} ${endY}`;
    } else {
      const stray = Math.min(MOST_STRAY, STRAY * Math.hypot(endX - x, endY - y));
      const seed = seedAt(endX) * 31 + stroke++;
      const pulls = pullsOf(command, numbers, x, y, endX, endY);
      const moved = [...pulls, endX, endY].map((place, index) => {
        const isEnd = index >= 4;
        return roundPx(place + stray * (isEnd ? 0.35 : 1) * chance(seed, index));
      });
      sketched += `C${moved.join(' ')}`;
    }
    [x, y] = [endX, endY];
  }
  return sketched;
}

/** A number from -1 to 1 that looks like chance and is always the same. */
export function chance(seed: number, which: number): number {
  let bits =
    Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(which + 1, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 31 - 1;
}

function endOf(command: string, numbers: readonly number[], x: number, y: number) {
  const [first = x, second = y] = numbers.slice(-2);
  if (command === 'H') return [first, y] as const;
  if (command === 'V') return [x, first] as const;
  return command === 'Z' ? ([x, y] as const) : ([first, second] as const);
}

/** The two control points of a stroke as a cubic Bézier curve. */
function pullsOf(
  command: string,
  numbers: readonly number[],
  x: number,
  y: number,
  endX: number,
  endY: number,
): number[] {
  if (command === 'C') return numbers.slice(0, 4);
  const [pullX = x, pullY = y] = command === 'Q' ? numbers : [(x + endX) / 2, (y + endY) / 2];
  return [toward(x, pullX), toward(y, pullY), toward(endX, pullX), toward(endY, pullY)];
}

function toward(end: number, pull: number): number {
  return end + ((pull - end) * 2) / 3;
}
