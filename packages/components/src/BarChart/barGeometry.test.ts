import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData, anyDomain, anyIndex, anySize, numbersIn } from '../chart/arbitraries.testing';
import { formatNumber } from '../chart/formatNumber';
import { roundPx } from '../internal/roundPx';
import { barGeometry } from './barGeometry';

const PHONE = { width: 318, height: 200, fontSize: 12, rtl: false };
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function draw(values: (number | null)[], size = PHONE, domain?: readonly [number, number]) {
  const data = values.map((value, index) => ({ label: DAYS[index % 7] ?? '', value }));
  return barGeometry(data, size, { domain, formatValue: formatNumber });
}

describe('a week of bars', () => {
  const { bars, barWidth, zero, plot, valueLabels } = draw([4, 5, 3, 5, 4, 5, 5], PHONE, [0, 5]);

  test('has a bar for each day, 28 px wide, from the zero line to its value', () => {
    expect(barWidth).toBe(28);
    expect(zero).toBe(174);
    expect(bars.map(({ y }) => y)).toEqual([52.4, 22, 82.8, 22, 52.4, 22, 22]);
    expect(bars[0]?.x).toBeCloseTo(22.71);
  });

  test('shows the rest up to the maximum as a ghost, and none behind a full bar', () => {
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

  test('ends a track at the whole that its value is a part of', () => {
    const data = [
      { label: 'Mon', value: 2, total: 2 },
      { label: 'Tue', value: 1, total: 2 },
      { label: 'Wed', value: 1, total: 12 },
    ];
    const { bars: parts, plot: area, zero: base } = barGeometry(data, PHONE, {});
    const [full, half, most] = parts.map(({ ghost }) => ghost);
    // Filled as far as its own track goes, which others are higher than.
    expect(full).toBeNull();
    expect(parts[0]?.y).toBeCloseTo(base - (base - area.top) / 6);
    expect(half).toContain(String(parts[0]?.y));
    expect(most).toContain(String(area.top));
  });

  test('has each value above its bar, and no axis', () => {
    expect(valueLabels.map(({ text }) => text)).toEqual(['4', '5', '3', '5', '4', '5', '5']);
    for (const { index, y } of valueLabels) expect(y).toBeLessThan(bars[index]?.y ?? 0);
    expect(plot.ticks).toEqual([]);
  });
});

test('negative bars are below the zero line, with their values below them', () => {
  const { bars, valueLabels, zero } = draw([2, -3]);
  expect(bars[0]?.y).toBeLessThan(zero);
  expect(bars[1]?.y).toBeGreaterThan(zero);
  expect(valueLabels[1]?.y).toBeGreaterThan(bars[1]?.y ?? Infinity);
});

test('a day without a value differs from a day with 0', () => {
  const { bars, ghosts, missing, valueLabels } = draw([null, 0, NaN], PHONE, [0, 5]);
  expect([ghosts, missing].map((path) => path.split('M').length - 1)).toEqual([1, 2]);
  expect(valueLabels).toMatchObject([{ index: 1, text: '0' }]);
  expect(bars.every(({ path }) => path === null)).toBe(true);
});

test('where values would touch, an axis replaces them', () => {
  const { valueLabels, plot } = draw(Array.from({ length: 60 }, (_, index) => index));
  expect(valueLabels).toEqual([]);
  expect(plot.ticks.map(({ text }) => text)).toEqual(['0', '10', '20', '30', '40', '50', '60']);
});

describe('bars narrower than a pixel', () => {
  const year = Array.from({ length: 3650 }, (_, day) => 50 + (day % 7));

  test('are drawn in paths as long as there are pixels', () => {
    const { bars, solid, extremes } = draw(year);
    expect(bars).toEqual([]);
    expect(solid.length + extremes.length).toBeLessThan(12 * PHONE.width);
  });

  test('keep a single highest and a single lowest day', () => {
    const extreme = year.with(1234, 100).with(2345, 3);
    const { plot, solid, extremes, zero } = draw(extreme);
    const heights = (path: string) =>
      [...path.matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y)).filter((y) => y !== zero);
    expect(Math.min(...heights(extremes))).toBeCloseTo(plot.y(100), 1);
    expect(Math.max(...heights(solid))).toBeCloseTo(plot.y(3), 1);
  });

  test('extend to both sides where a pixel has positive and negative values', () => {
    const { extremes, solid } = draw(year.map((value, day) => (day % 2 ? value : -value)));
    expect(solid).toBe('');
    expect(extremes.match(/M/g)).toHaveLength(2);
  });

  test('leave days without a value empty', () => {
    const { missing, solid } = draw(year.map((value, day) => (day < 1000 ? value : null)));
    expect(missing.match(/M/g)).toHaveLength(1);
    expect(solid.match(/M/g)).toHaveLength(1);
  });
});

test('right to left mirrors the chart', () => {
  const values = [1, 2, 3];
  const leftToRight = draw(values).bars.map(({ x }) => x);
  const rightToLeft = draw(values, { ...PHONE, rtl: true }).bars.map(({ x }) => PHONE.width - x);
  rightToLeft.forEach((x, index) => expect(x).toBeCloseTo(leftToRight[index] ?? NaN));
});

test('for any data, all numbers are finite, bars are inside the plot and do not touch', () => {
  fc.assert(
    fc.property(anyData, anySize, anyDomain, anyIndex, (data, size, domain, currentIndex) => {
      const geometry = barGeometry(data, size, { domain, formatValue: () => '1', currentIndex });
      const { bars, scale, barWidth, plot } = geometry;
      expect(numbersIn(geometry).filter((number) => !Number.isFinite(number))).toEqual([]);
      const ends = bars.map(({ y }) => y).filter((y) => y !== null);
      expect(ends.every((y) => y >= plot.top && y <= plot.bottom)).toBe(true);
      expect(scale.step).toBeGreaterThanOrEqual(barWidth);
      for (const { x } of bars) {
        expect(x).toBeGreaterThanOrEqual(plot.left);
        expect(x).toBeLessThanOrEqual(plot.right);
      }
    }),
    { numRuns: 500 },
  );
});

describe('a target', () => {
  const data = [2, 5, 8].map((value, index) => ({ label: DAYS[index] ?? '', value }));
  const withTarget = (target: number, targetLabel: string, size = PHONE) =>
    barGeometry(data, size, { target, targetLabel, formatValue: formatNumber });

  test('is a line at its value, and its name takes no width', () => {
    const { target, plot, bars } = withTarget(5, 'Target');
    expect(target).toEqual({ y: bars[1]?.y, isLabelled: true });
    expect([plot.left, plot.right]).toEqual([0, PHONE.width]);
  });

  test('is inside the plot, also above all values', () => {
    const { target, bars, plot } = withTarget(12, 'Target');
    expect(target?.y).toBeLessThan(bars[2]?.y ?? 0);
    expect(target?.y).toBeGreaterThanOrEqual(plot.top);
  });

  test('has no name that is too long', () => {
    const { target } = withTarget(5, 'As much as everybody in the house agreed on'.repeat(3));
    expect(target?.isLabelled).toBe(false);
  });

  test('has room for its name, and no value in its way', () => {
    const equal = DAYS.map((label) => ({ label, value: 2 }));
    for (const rtl of [false, true]) {
      const options = { target: 2, targetLabel: 'Target', formatValue: formatNumber };
      const { target: line, valueLabels } = barGeometry(equal, { ...PHONE, rtl }, options);
      expect(line?.y).toBeGreaterThan(PHONE.fontSize);
      expect(valueLabels.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6]);
    }
    const { target } = withTarget(20, 'Target');
    expect(target?.y).toBeGreaterThanOrEqual(PHONE.fontSize);
  });

  test('is none without a number', () => {
    expect(withTarget(NaN, 'Target').target).toBeNull();
    expect(withTarget(NaN, 'Target').plot.right).toBe(PHONE.width);
  });
});

test('the line of a target strikes no value', () => {
  for (let value = 1; value < 12; value += 0.25) {
    for (const sign of [1, -1]) {
      const data = [value, 12].map((each) => ({ label: 'Day', value: sign * each }));
      const options = { target: sign * 8, formatValue: formatNumber };
      const { target, valueLabels } = barGeometry(data, PHONE, options);
      for (const { y } of valueLabels) {
        const [top, bottom] = [y - 0.75 * PHONE.fontSize, y];
        expect(target && target.y > top && target.y < bottom).toBe(false);
      }
    }
  }
});

describe('several series', () => {
  const data = DAYS.map((label) => ({ label, value: null }));
  const series = [
    [1, 2, null, 4, -1],
    [2, 2, 3, -4, -2],
  ].map((values) => values.map((value) => ({ label: '', value })));

  test('have bars side by side, in their order, from zero', () => {
    const { barAt, barWidth, plot } = barGeometry(data, PHONE, { series });
    const [one, other] = [barAt(0), barAt(0, 1)];
    expect(other.x - one.x).toBeGreaterThanOrEqual(barWidth);
    expect(one.y).toBe(roundPx(plot.y(1)));
    expect(other.y).toBe(roundPx(plot.y(2)));
    const rtl = barGeometry(data, { ...PHONE, rtl: true }, { series });
    expect(rtl.barAt(0, 1).x).toBeLessThan(rtl.barAt(0).x);
  });

  test('stacked, stand on each other, below zero as well', () => {
    const { barAt, plot } = barGeometry(data, PHONE, { series, stacked: true });
    expect(barAt(0, 1).x).toBe(barAt(0).x);
    expect(barAt(0, 1).y).toBe(roundPx(plot.y(3)));
    expect(barAt(2, 1).y).toBe(roundPx(plot.y(3)));
    expect(barAt(3, 1).y).toBe(roundPx(plot.y(-4)));
    expect(barAt(4, 1).y).toBe(roundPx(plot.y(-3)));
  });

  test('of any data have bars inside the plot', () => {
    fc.assert(
      fc.property(anyData, anyData, anySize, fc.boolean(), (one, other, size, stacked) => {
        const geometry = barGeometry(one, size, { series: [one, other], stacked });
        const { bars, plot } = geometry;
        expect(numbersIn(geometry).filter((number) => !Number.isFinite(number))).toEqual([]);
        for (const { x, y } of bars) {
          expect(x).toBeGreaterThanOrEqual(plot.left);
          expect(x).toBeLessThanOrEqual(plot.right);
          expect(y ?? plot.top).toBeGreaterThanOrEqual(plot.top);
          expect(y ?? plot.top).toBeLessThanOrEqual(plot.bottom);
        }
      }),
    );
  });
});
