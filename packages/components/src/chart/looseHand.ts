import type { Hand } from './sketchPath';

const CURVES = 3;

/** For one long line: every stroke strays at two places on its way. */
export const LOOSE_HAND: Hand = {
  split: (curve) =>
    Array.from({ length: CURVES }, (_, part) =>
      partOf(curve, part / CURVES, (part + 1) / CURVES).slice(2),
    ),
  maxStray: 2.8,
};

/** The part of a cubic Bézier curve between two of its parameters, by its polar form. */
function partOf(curve: readonly number[], from: number, to: number): number[] {
  return [
    [from, from, from],
    [from, from, to],
    [from, to, to],
    [to, to, to],
  ].flatMap((parameters) => [polarForm(curve, 0, parameters), polarForm(curve, 1, parameters)]);
}

function polarForm(curve: readonly number[], axis: 0 | 1, parameters: readonly number[]): number {
  let points = curve.filter((_, index) => index % 2 === axis);
  for (const parameter of parameters) {
    points = points.slice(1).map((point, index) => {
      const before = points[index] ?? point;
      return before + (point - before) * parameter;
    });
  }
  return points[0] ?? NaN;
}
