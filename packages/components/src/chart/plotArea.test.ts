import { expect, test } from 'vitest';
import { plotArea } from './plotArea';
import { textWidth } from './textWidth';

const values = { domain: [0, 1e9], ticks: [0, 5e8, 1e9] } as const;
const planeAt = (width: number, rtl = false) =>
  plotArea(
    { width, height: 200, fontSize: 12, rtl },
    { values, formatTick: String, above: 14, below: 2 },
  );

test.each([120, 150, 318, 2000])(
  'the widest number fits between the edge and the plot at %i px',
  (width) => {
    const { ticks, tickX, left } = planeAt(width);
    const widest = textWidth('1000000000') * 12;
    expect(ticks.map(({ text }) => text)).toEqual(['0', '500000000', '1000000000']);
    expect(tickX - widest).toBeGreaterThanOrEqual(-0.01);
    expect(left).toBeGreaterThan(tickX);
  },
);

test('from right to left the numbers are at the right', () => {
  const { tickX, right } = planeAt(120, true);
  expect(tickX + textWidth('1000000000') * 12).toBeLessThanOrEqual(120.01);
  expect(right).toBeLessThan(tickX);
});

test('numbers too wide for the plot are not drawn, but their grid lines are', () => {
  const { ticks, left } = planeAt(60);
  expect(ticks.map(({ text }) => text)).toEqual(['', '', '']);
  expect(new Set(ticks.map(({ y }) => y)).size).toBe(3);
  expect(left).toBeLessThan(10);
});
