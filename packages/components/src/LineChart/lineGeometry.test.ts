import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData, anyDomain, anySize, numbersIn } from '../chart/arbitraries';
import { finiteOrNull } from '../chart/chartDomain';
import { plainNumber } from '../chart/chartProps';
import { lineGeometry } from './lineGeometry';

const PHONE = { width: 318, height: 200, fontSize: 12, rtl: false };
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const FACES = { 1: '😢', 2: '🙁', 3: '😐', 4: '🙂', 5: '😄' };

function draw(values: (number | null)[], size = PHONE, domain?: readonly [number, number]) {
  const data = values.map((value, index) => ({ label: DAYS[index % 7] ?? '', value }));
  return lineGeometry(data, size, { domain, formatValue: plainNumber, symbols: FACES });
}

/** The strokes of a path: one list of curves for each move of the pen. */
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
  const { plane, points, path, labels, pointRadius } = draw([4, 5, 3, 4, 5, 4, 5], PHONE, [1, 5]);

  test('has an axis of integers, each with its face', () => {
    expect(plane.ticks.map(({ text, symbol }) => `${text} ${symbol}`)).toEqual([
      '1 😢',
      '2 🙁',
      '3 😐',
      '4 🙂',
      '5 😄',
    ]);
  });

  test('goes through all points, coloured by value', () => {
    expect(points.map(({ hue }) => hue)).toEqual([4, 5, 3, 4, 5, 4, 5]);
    expect(points[1]?.y).toBe(plane.top);
    expect(points[2]?.y).toBe((plane.top + plane.bottom) / 2);
    expect(strokes(path)).toHaveLength(1);
    expect(pointRadius).toBe(5.5);
    expect(labels.map(({ text }) => text)).toEqual(DAYS);
  });
});

test('a day without a value leaves a gap, never a bridge', () => {
  const { path, points } = draw([4, 5, null, 3, 4, NaN, 2], PHONE, [1, 5]);
  expect(strokes(path).map(({ curves }) => curves.length)).toEqual([1, 1, 0]);
  expect(points.map(({ index }) => index)).toEqual([0, 1, 3, 4, 6]);
});

test('gaps are bridged or fall to zero when asked for', () => {
  const data = [4, null, 3].map((value) => ({ label: 'Day', value }));
  const options = { domain: [0, 5], formatValue: plainNumber } as const;
  const bridged = lineGeometry(data, PHONE, { ...options, gaps: 'bridge' });
  expect(strokes(bridged.path).map(({ curves }) => curves.length)).toEqual([1]);
  expect(bridged.pointAt(1).y).toBeNull();
  const fallen = lineGeometry(data, PHONE, { ...options, gaps: 'zero' });
  expect(strokes(fallen.path).map(({ curves }) => curves.length)).toEqual([2]);
  expect(fallen.pointAt(1).y).toBe(fallen.plane.bottom);
});

test('ten thousand values come down to four a pixel, with the lowest and the highest', () => {
  const values = Array.from({ length: 10_000 }, (_, index) => 50 + Math.sin(index) * 20);
  const { path, plane, points } = draw(values.with(4321, 100).with(6543, 0));
  const heights = strokes(path).flatMap(({ from, curves }) => [
    from[1],
    ...curves.map((c) => c[1]),
  ]);
  expect(heights.length).toBeLessThanOrEqual(4 * PHONE.width);
  expect(Math.min(...heights.map(Number))).toBe(plane.top);
  expect(Math.max(...heights.map(Number))).toBe(plane.bottom);
  expect(points).toEqual([]);
});

test('values outside the domain stay at its edge', () => {
  const { plane, points } = draw([-100, 100], PHONE, [1, 5]);
  expect(points.map(({ y }) => y)).toEqual([plane.bottom, plane.top]);
});

test('crowded points give way to the line', () => {
  const { crowded, points } = draw(Array.from({ length: 90 }, (_, day) => (day === 1 ? null : 3)));
  expect(crowded).toBe(true);
  expect(points.map(({ index }) => index)).toEqual([0]);
  expect(draw([3]).pointRadius).toBe(5.5);
});

test('symbols give way where the chart is narrow, ticks where it is low', () => {
  const narrow = draw([4, 5], { ...PHONE, width: 60 }, [1, 5]);
  expect(narrow.plane.ticks.every(({ symbol }) => symbol === undefined)).toBe(true);
  const low = draw([4, 5], { ...PHONE, height: 90 }, [1, 5]);
  expect(low.plane.ticks.map(({ text }) => text)).toEqual(['1', '3', '5']);
});

test('right to left is the mirror image, axis at the right', () => {
  const values = [1, 2, 3];
  const one = draw(values);
  const other = draw(values, { ...PHONE, rtl: true });
  expect(other.plane.tickX).toBeCloseTo(PHONE.width - one.plane.tickX);
  other.points.forEach(({ x }, index) =>
    expect(PHONE.width - x).toBeCloseTo(one.points[index]?.x ?? NaN),
  );
});

test('whatever the data, all is finite and inside the plane', () => {
  fc.assert(
    fc.property(anyData, anySize, anyDomain, (data, size, domain) => {
      const geometry = lineGeometry(data, size, { domain, formatValue: () => '1', symbols: FACES });
      expect(numbersIn(geometry).filter((number) => !Number.isFinite(number))).toEqual([]);
      for (const { x, y } of [...data.keys()].map(geometry.pointAt)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(size.width);
        expect(y ?? geometry.plane.top).toBeGreaterThanOrEqual(geometry.plane.top);
        expect(y ?? geometry.plane.top).toBeLessThanOrEqual(geometry.plane.bottom);
      }
    }),
    { numRuns: 500 },
  );
});

test('whatever the data, the curve never overshoots the values on either side', () => {
  fc.assert(
    fc.property(anyData, anySize, (data, size) => {
      const { path, pointAt } = lineGeometry(data, size, { formatValue: () => '1' });
      const drawn = strokes(path);
      const ends = data.filter(({ value }) => finiteOrNull(value) !== null).length;
      expect(drawn.reduce((sum, { curves }) => sum + 1 + curves.length, 0)).toBe(ends);
      const present = [...data.keys()].filter((index) => pointAt(index).y !== null);
      expect(present).toHaveLength(ends);
      for (const { from, curves } of drawn) {
        let y = from[1];
        for (const curve of curves) {
          // A straight stroke of two points has only its end, and nothing to overshoot with.
          const [, pullOut = NaN, , pullIn = NaN, , end = NaN] =
            curve.length === 2 ? [...curve, ...curve, ...curve] : curve;
          // A Bézier curve stays inside the hull of its four points.
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
