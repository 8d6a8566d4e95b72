import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData, anyDomain, anySize, numbersIn } from '../chart/arbitraries.testing';
import { formatNumber } from '../chart/formatNumber';
import { finiteOrNull } from '../chart/valueDomain';
import { lineGeometry } from './lineGeometry';

const PHONE = { width: 318, height: 200, fontSize: 12, rtl: false };
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const FACES = { 1: '😢', 2: '🙁', 3: '😐', 4: '🙂', 5: '😄' };

function draw(values: (number | null)[], size = PHONE, domain?: readonly [number, number]) {
  const data = values.map((value, index) => ({ label: DAYS[index % 7] ?? '', value }));
  const options = { domain, formatValue: formatNumber, symbols: FACES, moodCount: 5 };
  return lineGeometry(data, size, options);
}

/** The strokes of a path: the curves after each M command. */
function strokes(path: string): { from: [number, number]; curves: number[][] }[] {
  return path
    .split('M')
    .slice(1)
    .map((stroke) => {
      const [start = '', ...curves] = stroke.replace('Z', '').split(/(?=[CLV])/);
      const [x = NaN, y = NaN] = start.split(',').map(Number);
      let lastX = x;
      return {
        from: [x, y],
        curves: curves.map((curve) => {
          const numbers = curve.slice(1).split(',').map(Number);
          if (curve.startsWith('V')) return [lastX, ...numbers];
          lastX = numbers.at(-2) ?? NaN;
          return numbers;
        }),
      };
    });
}

describe('a week of moods', () => {
  const { plot, points, path, labels, pointRadius } = draw([4, 5, 3, 4, 5, 4, 5], PHONE, [1, 5]);

  test('has an axis of integers, each with its symbol', () => {
    expect(plot.ticks.map(({ text, symbol }) => `${text} ${symbol}`)).toEqual([
      '1 😢',
      '2 🙁',
      '3 😐',
      '4 🙂',
      '5 😄',
    ]);
  });

  test('has all points, coloured by value', () => {
    expect(points.map(({ mood }) => mood)).toEqual([4, 5, 3, 4, 5, 4, 5]);
    expect(points[1]?.y).toBe(plot.top);
    expect(points[2]?.y).toBe((plot.top + plot.bottom) / 2);
    expect(strokes(path)).toHaveLength(1);
    expect(pointRadius).toBe(5.5);
    expect(labels.map(({ text }) => text)).toEqual(DAYS);
  });
});

test.each<[values: number[], domain: [number, number], moods: number[]]>([
  [
    [1, 2, 3, 4, 5, 6],
    [1, 6],
    [1, 2, 3, 4, 5, 6],
  ],
  [
    [0, 35, 100],
    [0, 100],
    [1, 3, 6],
  ],
])('of six moods, values %j in the domain %j have the colours of %j', (values, domain, moods) => {
  const data = values.map((value) => ({ label: 'Day', value }));
  const { points } = lineGeometry(data, PHONE, { domain, moodCount: 6 });
  expect(points.map(({ mood }) => mood)).toEqual(moods);
});

test('a day without a value leaves a gap by default', () => {
  const { path, points } = draw([4, 5, null, 3, 4, NaN, 2], PHONE, [1, 5]);
  expect(strokes(path).map(({ curves }) => curves.length)).toEqual([1, 1, 0]);
  expect(points.map(({ index }) => index)).toEqual([0, 1, 3, 4, 6]);
});

test('gaps are bridged or drawn as zero on request', () => {
  const data = [4, null, 3].map((value) => ({ label: 'Day', value }));
  const options = { domain: [0, 5], formatValue: formatNumber, moodCount: 5 } as const;
  const bridged = lineGeometry(data, PHONE, { ...options, gaps: 'bridge' });
  expect(strokes(bridged.path).map(({ curves }) => curves.length)).toEqual([1]);
  expect(bridged.pointAt(1).y).toBeNull();
  const fallen = lineGeometry(data, PHONE, { ...options, gaps: 'zero' });
  expect(strokes(fallen.path).map(({ curves }) => curves.length)).toEqual([2]);
  expect(fallen.pointAt(1).y).toBe(fallen.plot.bottom);
});

test('ten thousand values are drawn with four points a pixel, extremes included', () => {
  const values = Array.from({ length: 10_000 }, (_, index) => 50 + Math.sin(index) * 20);
  const { path, plot, points } = draw(values.with(4321, 100).with(6543, 0));
  const heights = strokes(path).flatMap(({ from, curves }) => [
    from[1],
    ...curves.map((c) => c[1]),
  ]);
  expect(heights.length).toBeLessThanOrEqual(4 * PHONE.width);
  expect(Math.min(...heights.map(Number))).toBe(plot.top);
  expect(Math.max(...heights.map(Number))).toBe(plot.bottom);
  expect(points).toEqual([]);
});

test('values outside the domain are drawn at its edge', () => {
  const { plot, points } = draw([-100, 100], PHONE, [1, 5]);
  expect(points.map(({ y }) => y)).toEqual([plot.bottom, plot.top]);
});

test('crowded points are not drawn, except those without a neighbour', () => {
  const { crowded, points } = draw(Array.from({ length: 90 }, (_, day) => (day === 1 ? null : 3)));
  expect(crowded).toBe(true);
  expect(points.map(({ index }) => index)).toEqual([0]);
  expect(draw([3]).pointRadius).toBe(5.5);
});

test('a narrow chart drops its symbols, a low one every second tick', () => {
  const narrow = draw([4, 5], { ...PHONE, width: 60 }, [1, 5]);
  expect(narrow.plot.ticks.every(({ symbol }) => symbol === undefined)).toBe(true);
  const low = draw([4, 5], { ...PHONE, height: 90 }, [1, 5]);
  expect(low.plot.ticks.map(({ text }) => text)).toEqual(['1', '3', '5']);
});

test('right to left mirrors the chart, with the axis at the right', () => {
  const values = [1, 2, 3];
  const one = draw(values);
  const other = draw(values, { ...PHONE, rtl: true });
  expect(other.plot.tickX).toBeCloseTo(PHONE.width - one.plot.tickX);
  other.points.forEach(({ x }, index) =>
    expect(PHONE.width - x).toBeCloseTo(one.points[index]?.x ?? NaN),
  );
});

test('for any data, all numbers are finite and points are inside the plot', () => {
  fc.assert(
    fc.property(anyData, anySize, anyDomain, (data, size, domain) => {
      const options = { domain, formatValue: () => '1', symbols: FACES, moodCount: 5 };
      const geometry = lineGeometry(data, size, options);
      expect(numbersIn(geometry).filter((number) => !Number.isFinite(number))).toEqual([]);
      for (const { x, y } of [...data.keys()].map(geometry.pointAt)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(size.width);
        expect(y ?? geometry.plot.top).toBeGreaterThanOrEqual(geometry.plot.top);
        expect(y ?? geometry.plot.top).toBeLessThanOrEqual(geometry.plot.bottom);
      }
    }),
    { numRuns: 500 },
  );
});

test('for any data, the curve never overshoots the values', () => {
  fc.assert(
    fc.property(anyData, anySize, (data, size) => {
      const { path, pointAt } = lineGeometry(data, size, { formatValue: () => '1', moodCount: 5 });
      const drawn = strokes(path);
      const ends = data.filter(({ value }) => finiteOrNull(value) !== null).length;
      expect(drawn.reduce((sum, { curves }) => sum + 1 + curves.length, 0)).toBe(ends);
      const present = [...data.keys()].filter((index) => pointAt(index).y !== null);
      expect(present).toHaveLength(ends);
      for (const { from, curves } of drawn) {
        let y = from[1];
        for (const curve of curves) {
          // A straight stroke has no control points.
          const [, pullOut = NaN, , pullIn = NaN, , end = NaN] =
            curve.length === 2 ? [...curve, ...curve, ...curve] : curve;
          // A Bézier curve stays inside the convex hull of its four points.
          for (const pull of [pullOut, pullIn]) {
            expect(pull).toBeGreaterThanOrEqual(Math.min(y, end) - 0.011);
            expect(pull).toBeLessThanOrEqual(Math.max(y, end) + 0.011);
          }
          y = end;
        }
      }
    }),
    { numRuns: 500 },
  );
});
