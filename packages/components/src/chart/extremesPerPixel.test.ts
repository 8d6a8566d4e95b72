import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extremesPerPixel } from './extremesPerPixel';

function pointsOf(values: readonly (number | null)[], step: number) {
  return values.map((y, index) => ({ index, x: index * step, y }));
}

function drawn(values: readonly (number | null)[], step: number) {
  return extremesPerPixel(pointsOf(values, step)).map(({ index }) => index);
}

test('of the points in a column of pixels, the lowest and the highest stay in their order', () => {
  expect(drawn([5, 9, 5, 1, 5, 6, 2, 2, 8, 3], 0.2)).toEqual([1, 3, 6, 8]);
  expect(drawn([3, 3, 3, 3], 0.2)).toEqual([0]);
});

test('a column without a value stays a gap, and a missing value among others does not', () => {
  const values = [1, null, 2, null, null, null, null, null, null, null, 1, null];
  const points = extremesPerPixel(pointsOf(values, 0.2));
  expect(points.map(({ y }) => y)).toEqual([1, 2, null, 1]);
});

const anyValues = fc.array(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(null)), {
  maxLength: 400,
});

test('for any data, points stay sorted, at most two a column, and no extreme is lost', () => {
  fc.assert(
    fc.property(anyValues, fc.double({ min: 0.001, max: 3, noNaN: true }), (values, step) => {
      const all = pointsOf(values, step);
      const kept = extremesPerPixel(all);
      const indices = kept.map(({ index }) => index);
      expect(indices).toEqual([...new Set(indices)].toSorted((a, b) => a - b));
      const columnOf = (points: typeof all, column: number) =>
        points.filter(({ x }) => Math.floor(x) === column);
      for (const column of new Set(all.map(({ x }) => Math.floor(x)))) {
        const [before, after] = [columnOf(all, column), columnOf(kept, column)];
        expect([1, 2]).toContain(after.length);
        const extremes = (points: typeof all) => {
          const heights = points.flatMap(({ y }) => y ?? []);
          return [Math.min(...heights), Math.max(...heights)];
        };
        expect(extremes(after)).toEqual(extremes(before));
      }
    }),
    { numRuns: 300 },
  );
});
