import { roundPx } from './chartPlane';

/** How a hand draws: how often it wavers within a stroke, and how far it strays at most, in px. */
interface Hand {
  wavers: number;
  stray: number;
}

/** For outlines, which have to meet; and for one long line, drawn with a swing. */
export const STEADY_HAND: Hand = { wavers: 1, stray: 1.7 };
export const LOOSE_HAND: Hand = { wavers: 3, stray: 2.8 };

/** How far a stroke strays, in shares of its length; its end, in shares of that. */
const STRAY = 0.06;
const END_STRAY = 0.35;

/**
 * A path of absolute M, L, H, V, C, Q and Z as a hand would draw it: strokes waver and miss their
 * ends a little. Which way is decided by the seed of each stroke and its place in the path alone, never by
 * the pixels: the same datum is drawn by the same hand at every size and in every render.
 *
 * @param seedAt - the seed of the stroke that ends at this x, the index of its datum for instance
 */
export function sketchPath(
  path: string,
  seedAt: (x: number) => number,
  hand: Hand = STEADY_HAND,
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
      const stray = Math.min(hand.stray, STRAY * Math.hypot(endX - x, endY - y));
      const seed = seedAt(endX) * 31 + stroke++;
      const curve = [x, y, ...pullsOf(command, numbers, x, y, endX, endY), endX, endY];
      for (let piece = 1; piece <= hand.wavers; piece++) {
        const [, , ...places] = pieceOf(curve, (piece - 1) / hand.wavers, piece / hand.wavers);
        const share = (index: number) => (index >= 4 && piece === hand.wavers ? END_STRAY : 1);
        const moved = places.map((place, index) =>
          roundPx(place + stray * share(index) * chance(seed, (piece - 1) * 6 + index)),
        );
        sketched += `C${moved.join(' ')}`;
      }
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

/** The part of a cubic Bézier curve between two shares of its way, by its polar form. */
function pieceOf(curve: readonly number[], from: number, to: number): number[] {
  return [
    [from, from, from],
    [from, from, to],
    [from, to, to],
    [to, to, to],
  ].flatMap((shares) => [polar(curve, 0, shares), polar(curve, 1, shares)]);
}

function polar(curve: readonly number[], axis: 0 | 1, shares: readonly number[]): number {
  let places = curve.filter((_, index) => index % 2 === axis);
  for (const share of shares) {
    places = places.slice(1).map((place, index) => {
      const before = places[index] ?? place;
      return before + (place - before) * share;
    });
  }
  return places[0] ?? NaN;
}
