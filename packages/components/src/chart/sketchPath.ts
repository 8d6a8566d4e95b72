import { roundPx } from '../internal/roundPx';

/** How unsteady a drawn stroke is. */
export interface Hand {
  /** The parts of a stroke, a cubic Bézier curve, each without its first point. */
  split: (curve: readonly number[]) => readonly (readonly number[])[];
  /** How far the parts stray at most, in px. */
  maxStray: number;
}

/** For outlines, whose strokes have to meet. */
export const STEADY_HAND: Hand = { split: (curve) => [curve.slice(2)], maxStray: 1.7 };

/** How far a stroke strays, as a share of its length. */
const STRAY = 0.06;
/** How far its end strays, as a share of that. */
const END_STRAY = 0.35;

/**
 * A path of absolute M, L, H, V, C, Q and Z as if drawn by hand: strokes are uneven and miss their ends a
 * little. The unevenness follows from the seed of a stroke and its place in the path, not from pixels: a
 * datum looks the same at every size and in every render.
 *
 * @param seedAt - the seed of the stroke that ends at this x, the index of its datum for instance
 */
export function sketchPath(
  path: string,
  seedAt: (x: number) => number,
  { split, maxStray }: Hand = STEADY_HAND,
): string {
  let sketched = '';
  let [x, y] = [0, 0];
  let stroke = 0;
  for (const [, command = '', digits = ''] of path.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const numbers = digits.split(/[\s,]+/).map(Number);
    const [endX, endY] = endOf(command, numbers, x, y);
    if (command === 'M' || command === 'Z') {
      sketched += command === 'Z' ? 'Z' : `M${endX} ${endY}`;
    } else {
      const stray = Math.min(maxStray, STRAY * Math.hypot(endX - x, endY - y));
      const seed = seedAt(endX) * 31 + stroke++;
      const curve = [x, y, ...controlPoints(command, numbers, x, y, endX, endY), endX, endY];
      split(curve).forEach((points, part, parts) => {
        const share = (index: number) => (index >= 4 && part === parts.length - 1 ? END_STRAY : 1);
        const moved = points.map((point, index) =>
          roundPx(point + stray * share(index) * seededRandom(seed, part * 6 + index)),
        );
        sketched += `C${moved.join(' ')}`;
      });
    }
    [x, y] = [endX, endY];
  }
  return sketched;
}

/** A pseudo-random number from -1 to 1; the same for the same seed and index. */
export function seededRandom(seed: number, index: number): number {
  let bits =
    Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 31 - 1;
}

/** The point that a command ends at. */
function endOf(command: string, numbers: readonly number[], x: number, y: number) {
  const [first = x, second = y] = numbers.slice(-2);
  if (command === 'H') return [first, y] as const;
  if (command === 'V') return [x, first] as const;
  return command === 'Z' ? ([x, y] as const) : ([first, second] as const);
}

/** The two control points of a stroke as a cubic Bézier curve. */
function controlPoints(
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

/** Two thirds of the way from an end to the control point of a quadratic curve. */
function toward(end: number, pull: number): number {
  return end + ((pull - end) * 2) / 3;
}
