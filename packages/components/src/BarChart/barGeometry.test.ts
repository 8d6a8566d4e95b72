import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData, anyDomain, anyIndex, anySize, numbersIn } from '../chart/arbitraries';
import { plainNumber } from '../chart/chartProps';
import { barGeometry } from './barGeometry';

const PHONE = { width: 318, height: 200, fontSize: 12, rtl: false };
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function draw(values: (number | null)[], size = PHONE, domain?: readonly [number, number]) {
  const data = values.map((value, index) => ({ label: DAYS[index % 7] ?? '', value }));
  return barGeometry(data, size, { domain, formatValue: plainNumber });
}

describe('a week of bars', () => {
  const { bars, barWidth, zero, plane } = draw([4, 5, 3, 5, 4, 5, 5], PHONE, [0, 5]);

  test('has a bar a day, 28 px wide, from the zero line to its value', () => {
    expect(barWidth).toBe(28);
    expect(zero).toBe(174);
    expect(bars.map(({ y }) => y)).toEqual([52.4, 22, 82.8, 22, 52.4, 22, 22]);
    expect(bars[0]?.x).toBeCloseTo(22.71);
  });

  test('shows what is left up to the maximum, and no ghost behind a full bar', () => {
    expect(bars.map(({ ghost }) => ghost !== null)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test('has each value above its bar, and no axis', () => {
    expect(bars.map(({ valueLabel }) => valueLabel?.text)).toEqual([
      '4',
      '5',
      '3',
      '5',
      '4',
      '5',
      '5',
    ]);
    for (const { y, valueLabel } of bars) expect(valueLabel?.y).toBeLessThan(y ?? 0);
    expect(plane.ticks).toEqual([]);
  });
});

test('negative values hang under the zero line, with their numbers below', () => {
  const { bars, zero } = draw([2, -3]);
  expect(bars[0]?.y).toBeLessThan(zero);
  expect(bars[1]?.y).toBeGreaterThan(zero);
  expect(bars[1]?.below).toBe(true);
  expect(bars[1]?.valueLabel?.y).toBeGreaterThan(bars[1]?.y ?? Infinity);
});

test('a day without a value is not a day with 0', () => {
  const { bars } = draw([null, 0, NaN], PHONE, [0, 5]);
  expect(bars.map(({ hasValue }) => hasValue)).toEqual([false, true, false]);
  expect(bars.map(({ valueLabel }) => valueLabel?.text)).toEqual([undefined, '0', undefined]);
  expect(bars.every(({ path }) => path === null)).toBe(true);
});

test('where values would touch, an axis takes their place', () => {
  const { bars, plane } = draw(Array.from({ length: 60 }, (_, index) => index));
  expect(bars.every(({ valueLabel }) => valueLabel === null)).toBe(true);
  expect(plane.ticks.map(({ text }) => text)).toEqual(['0', '10', '20', '30', '40', '50', '60']);
});

test('right to left is the mirror image', () => {
  const values = [1, 2, 3];
  const leftToRight = draw(values).bars.map(({ x }) => x);
  const rightToLeft = draw(values, { ...PHONE, rtl: true }).bars.map(({ x }) => PHONE.width - x);
  rightToLeft.forEach((x, index) => expect(x).toBeCloseTo(leftToRight[index] ?? NaN));
});

test('whatever the data, all is finite, inside, and no bar touches its neighbour', () => {
  fc.assert(
    fc.property(anyData, anySize, anyDomain, anyIndex, (data, size, domain, currentIndex) => {
      const geometry = barGeometry(data, size, { domain, formatValue: () => '1', currentIndex });
      const { bars, centers, barWidth, labels, zero, plane } = geometry;
      const drawn = [bars, centers, barWidth, labels, zero, plane].flatMap(numbersIn);
      expect(drawn.filter((number) => !Number.isFinite(number))).toEqual([]);
      const ends = bars.map(({ y }) => y).filter((y) => y !== null);
      expect(ends.every((y) => y >= plane.top && y <= plane.bottom)).toBe(true);
      const sorted = centers.toSorted((one, other) => one - other);
      sorted.forEach((x, index) => {
        expect(x - (sorted[index - 1] ?? -Infinity)).toBeGreaterThan(barWidth);
      });
    }),
    { numRuns: 500 },
  );
});
