import { expect, test } from 'vitest';
import { partOf, rangeOf } from './selection';

test('a range begins with the earlier day', () => {
  const range = { start: '2026-11-30', end: '2026-12-02' };
  expect(rangeOf('2026-11-30', '2026-12-02')).toEqual(range);
  expect(rangeOf('2026-12-02', '2026-11-30')).toEqual(range);
});

test('days are the ends of a range, between them, or outside', () => {
  const range = rangeOf('2026-11-30', '2026-12-02');
  expect(
    ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((day) =>
      partOf(day, range),
    ),
  ).toEqual([undefined, 'start', 'between', 'end', undefined]);
  expect(partOf('2026-11-30', rangeOf('2026-11-30', '2026-11-30'))).toBe('day');
  expect(partOf('2026-11-30', null)).toBeUndefined();
});
