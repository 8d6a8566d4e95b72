import { expect, test } from 'vitest';
import { monthReader } from './monthNames';

test.each([
  ['7 września', 9],
  ['7 نوامبر', 11],
  ['7 พฤศจิกายน', 11],
  ['11月7日', 11],
])('reads the month of %s, by the Gregorian calendar', (date, month) => {
  expect(monthReader([date])(date)).toBe(month);
});
