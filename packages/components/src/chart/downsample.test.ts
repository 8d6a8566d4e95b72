import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { downsample, GAP } from './downsample';

describe('with a pixel for each datum', () => {
  test('all data are drawn, with gaps at missing ones', () => {
    expect(downsample([4, 5, 3], 40, false)).toEqual([0, 1, 2]);
    expect(downsample([null, 4, null, null, 3, 2, null], -40, false)).toEqual([1, GAP, 4, 5]);
  });

  test('missing data are bridged on request', () => {
    expect(downsample([4, null, 3], 40, true)).toEqual([0, 2]);
  });
});

describe('with many data a pixel', () => {
  test('the first, lowest, highest and last are drawn, in their order', () => {
    const values = [5, 9, 5, 1, 5, 6, 2, 2, 8, 3];
    expect(downsample(values, 0.2, false)).toEqual([0, 1, 3, 4, 5, 6, 8, 9]);
    expect(downsample([3, 3, 3, 3], 0.2, false)).toEqual([0, 3]);
  });

  test('a gap of a pixel or more stays', () => {
    const values = [1, null, 1, ...Array<null>(9).fill(null), 1];
    expect(downsample(values, 0.2, false)).toEqual([0, 2, GAP, 12]);
  });
});

const anyValues = fc.array(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(null)), {
  maxLength: 400,
});

function grouped(indices: readonly number[], columnOf: (index: number) => number) {
  const groups = new Map<number, number[]>();
  for (const index of indices) {
    const column = columnOf(index);
    groups.set(column, [...(groups.get(column) ?? []), index]);
  }
  return groups;
}

test('for any data, the result is sorted, has at most four points a pixel and keeps all extremes', () => {
  fc.assert(
    fc.property(anyValues, fc.double({ min: 0.001, max: 3, noNaN: true }), (values, step) => {
      const drawn = downsample(values, step, true);
      expect(drawn).toEqual([...new Set(drawn)].toSorted((a, b) => a - b));
      const columnOf = (index: number) => Math.floor(index * step);
      const present = [...values.keys()].filter((index) => values[index] !== null);
      const all = grouped(present, columnOf);
      const kept = grouped(drawn, columnOf);
      expect(kept.size).toBe(all.size);
      for (const [column, indices] of all) {
        const some = kept.get(column) ?? [];
        expect(some.length).toBeLessThanOrEqual(4);
        const extremes = (of: number[]) => {
          const numbers = of.map((index) => Number(values[index]));
          return [Math.min(...numbers), Math.max(...numbers), of[0], of.at(-1)];
        };
        expect(extremes(some)).toEqual(extremes(indices));
      }
    }),
    { numRuns: 500 },
  );
});

test('for any data, a gap is only where a value is missing', () => {
  fc.assert(
    fc.property(anyValues, fc.double({ min: 0.05, max: 3, noNaN: true }), (values, step) => {
      const drawn = downsample(values, step, false);
      const gaps = drawn.flatMap((index, place) => (index === GAP ? [place] : []));
      for (const place of gaps) {
        expect(drawn[place - 1]).toBeGreaterThanOrEqual(0);
        expect(Number(drawn[place + 1]) - Number(drawn[place - 1])).toBeGreaterThan(1);
      }
      // Bridged gaps are narrower than a pixel.
      const strokes = drawn
        .map((index, place) => [drawn[place - 1] ?? GAP, index] as const)
        .filter(([from, to]) => from !== GAP && to !== GAP);
      const bridges = strokes.filter(
        ([from, to]) =>
          to > from + 1 && values.slice(from + 1, to).every((value) => value === null),
      );
      expect(bridges.filter(([from, to]) => (to - from) * step >= 1)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
