import { expect, test } from 'vitest';
import { BOW_HEIGHT, BOW_WIDTH, dayPath, dotPath } from './dayBowGeometry';
import { drawDayBow } from './drawDayBow';

const range = { min: '2026-01-01', max: '2026-12-31' };

test('has a stroke for each day with a mood, and dots for others', () => {
  const drawing = drawDayBow({
    ...range,
    days: [
      { day: '2026-01-02', mood: 3.5, level: 0.5 },
      { day: '2026-01-03', mood: NaN },
    ],
  });
  expect(drawing.days).toHaveLength(365);
  expect(drawing.days[1]).toEqual({ path: dayPath(1, 365), mood: 3.5 });
  expect(drawing.days[2]).toEqual({ path: dotPath(2, 365), mood: null });
  expect(drawing.days.filter(({ mood }) => mood !== null)).toHaveLength(1);
  expect(drawing.line).toMatch(/^M[\d.]+ [\d.]+h0$/);
});

test('has a letter for each month, inside the box', () => {
  const { letters } = drawDayBow({ ...range, days: [] });
  expect(letters.map(({ month }) => Number(month.slice(5)))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  for (const { x, y } of letters) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(BOW_WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(BOW_HEIGHT);
  }
});
