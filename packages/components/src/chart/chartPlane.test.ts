import { expect, test } from 'vitest';
import { chartPlane } from './chartPlane';
import { textWidth } from './textWidth';

const domain = { min: 0, max: 1e9, ticks: [0, 5e8, 1e9] };
const planeAt = (width: number, rtl = false) =>
  chartPlane(
    { width, height: 200, fontSize: 12, rtl },
    { domain, formatTick: String, above: 14, below: 2 },
  );

test.each([120, 150, 318, 2000])(
  'the widest number stands between the edge and the marks in %i px',
  (width) => {
    const { ticks, tickX, left } = planeAt(width);
    const widest = textWidth('1000000000') * 12;
    expect(ticks.map(({ text }) => text)).toEqual(['0', '500000000', '1000000000']);
    expect(tickX - widest).toBeGreaterThanOrEqual(-0.01);
    expect(left).toBeGreaterThan(tickX);
  },
);

test('from right to left it does so at the right', () => {
  const { tickX, right } = planeAt(120, true);
  expect(tickX + textWidth('1000000000') * 12).toBeLessThanOrEqual(120.01);
  expect(right).toBeLessThan(tickX);
});

test('numbers that would leave the marks no room are not written, and their lines stay', () => {
  const { ticks, left } = planeAt(60);
  expect(ticks.map(({ text }) => text)).toEqual(['', '', '']);
  expect(new Set(ticks.map(({ y }) => y)).size).toBe(3);
  expect(left).toBeLessThan(10);
});
