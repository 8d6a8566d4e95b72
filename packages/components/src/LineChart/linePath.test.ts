import { curveLinear, curveMonotoneX, line } from 'd3-shape';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePath } from './linePath';

interface Place {
  x: number;
  y: number | null;
}

const byD3 = (places: readonly Place[], isCurved: boolean) =>
  line<Place>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0)
    .curve(isCurved ? curveMonotoneX : curveLinear)
    .digits(2)(places) ?? '';

/** The commands of a path, and its numbers. */
const partsOf = (path: string) => ({
  commands: path.match(/[A-Z]/g),
  numbers: (path.match(/-?[\d.]+/g) ?? []).map(Number),
});

test('a place alone is a dot, two are joined by a stroke', () => {
  expect(linePath([], true)).toBe('');
  expect(linePath([{ x: 4, y: 5 }], true)).toBe('M4,5Z');
  const pair = [
    { x: 4, y: 5 },
    { x: 9, y: null },
    { x: 14, y: 2 },
    { x: 19, y: 3 },
  ];
  expect(linePath(pair, true)).toBe('M4,5ZM14,2L19,3');
});

test('two places above each other are joined', () => {
  const places = [
    { x: 4, y: 5 },
    { x: 4, y: 9 },
    { x: 8, y: 9 },
  ];
  expect(linePath(places, true)).not.toMatch(/NaN|Infinity/);
});

const anyPlaces = fc
  .tuple(
    fc.array(
      fc.record({
        step: fc.integer({ min: 1, max: 9000 }),
        y: fc.option(fc.integer({ min: 0, max: 60_000 }), { freq: 6 }),
      }),
      { maxLength: 40 },
    ),
    fc.boolean(),
  )
  .map(([steps, rtl]) => {
    let x = 0;
    return steps.map(({ step, y }): Place => {
      x += (rtl ? -step : step) / 100;
      return { x: Math.round(x * 100) / 100, y: y === null ? null : y / 100 };
    });
  });

test('for any places, the line is that of D3', () => {
  fc.assert(
    fc.property(anyPlaces, fc.boolean(), (places, isCurved) => {
      const [ours, theirs] = [linePath(places, isCurved), byD3(places, isCurved)].map(partsOf);
      expect(ours?.commands).toEqual(theirs?.commands);
      ours?.numbers.forEach((number, index) => {
        expect(Math.abs(number - (theirs?.numbers[index] ?? NaN))).toBeLessThan(0.011);
      });
    }),
  );
});
