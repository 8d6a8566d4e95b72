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
  const { bars, barWidth, zero, plane, valueLabels } = draw([4, 5, 3, 5, 4, 5, 5], PHONE, [0, 5]);

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
    expect(valueLabels.map(({ text }) => text)).toEqual(['4', '5', '3', '5', '4', '5', '5']);
    for (const { index, y } of valueLabels) expect(y).toBeLessThan(bars[index]?.y ?? 0);
    expect(plane.ticks).toEqual([]);
  });
});

test('negative values hang under the zero line, with their numbers below', () => {
  const { bars, valueLabels, zero } = draw([2, -3]);
  expect(bars[0]?.y).toBeLessThan(zero);
  expect(bars[1]?.y).toBeGreaterThan(zero);
  expect(valueLabels[1]?.y).toBeGreaterThan(bars[1]?.y ?? Infinity);
});

test('a day without a value is not a day with 0', () => {
  const { bars, ghosts, missing, valueLabels } = draw([null, 0, NaN], PHONE, [0, 5]);
  expect([ghosts, missing].map((path) => path.split('M').length - 1)).toEqual([1, 2]);
  expect(valueLabels).toMatchObject([{ index: 1, text: '0' }]);
  expect(bars.every(({ path }) => path === null)).toBe(true);
});

test('where values would touch, an axis takes their place', () => {
  const { valueLabels, plane } = draw(Array.from({ length: 60 }, (_, index) => index));
  expect(valueLabels).toEqual([]);
  expect(plane.ticks.map(({ text }) => text)).toEqual(['0', '10', '20', '30', '40', '50', '60']);
});

describe('bars narrower than a pixel', () => {
  const year = Array.from({ length: 3650 }, (_, day) => 50 + (day % 7));

  test('are drawn in one path, whose size the pixels say', () => {
    const { bars, solid, reach } = draw(year);
    expect(bars).toEqual([]);
    expect(solid.length + reach.length).toBeLessThan(12 * PHONE.width);
  });

  test('keep a single day that is the highest, and one that is the lowest', () => {
    const extreme = year.with(1234, 100).with(2345, 3);
    const { plane, solid, reach, zero } = draw(extreme);
    const heights = (path: string) =>
      [...path.matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y)).filter((y) => y !== zero);
    expect(Math.min(...heights(reach))).toBeCloseTo(plane.y(100), 1);
    expect(Math.max(...heights(solid))).toBeCloseTo(plane.y(3), 1);
  });

  test('hang and stand where both signs meet in one pixel', () => {
    const { reach, solid } = draw(year.map((value, day) => (day % 2 ? value : -value)));
    expect(solid).toBe('');
    expect(reach.match(/M/g)).toHaveLength(2);
  });

  test('leave days without a value empty', () => {
    const { missing, solid } = draw(year.map((value, day) => (day < 1000 ? value : null)));
    expect(missing.match(/M/g)).toHaveLength(1);
    expect(solid.match(/M/g)).toHaveLength(1);
  });
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
      const { bars, scale, barWidth, plane } = geometry;
      expect(numbersIn(geometry).filter((number) => !Number.isFinite(number))).toEqual([]);
      const ends = bars.map(({ y }) => y).filter((y) => y !== null);
      expect(ends.every((y) => y >= plane.top && y <= plane.bottom)).toBe(true);
      expect(Math.abs(scale.step)).toBeGreaterThan(barWidth);
      for (const { x } of bars) {
        expect(x).toBeGreaterThanOrEqual(plane.left);
        expect(x).toBeLessThanOrEqual(plane.right);
      }
    }),
    { numRuns: 500 },
  );
});
