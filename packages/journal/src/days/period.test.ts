import { expect, it } from 'vitest';
import { firstDayOf, isSupportedPeriod } from './period';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11', '2026-11-01'],
  ['2026', '2026-01-01'],
])('%s begins on %s', (period, first) => {
  expect(isSupportedPeriod(period)).toBe(true);
  expect(firstDayOf(period)).toBe(first);
});

it.each(['', '26', '0026', '2026-', '2026-1', '2026-13', '2026-11-31', '2026-11-23 1', 2026, null])(
  '%j is no period',
  (value) => {
    expect(isSupportedPeriod(value)).toBe(false);
  },
);
