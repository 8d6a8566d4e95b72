import { expect, it } from 'vitest';
import { monthsBetween, monthsOfYear, yearOf, yearsBetween } from './month';

it('lists months in order, across years and up to the last one there is', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
  expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
  expect(monthsOfYear('9999').at(-1)).toBe('9999-12');
});

it('lists years, the latest first', () => {
  expect(yearsBetween('2024-12-31', '2026-01-01')).toEqual(['2026', '2025', '2024']);
  expect(yearOf('0999-03')).toBe('0999');
});
