import { expect, test } from 'vitest';
import { namesFor, wordsOf } from './calendarNames';

test.each([
  ['7 września', 9],
  ['7 نوامبر', 11],
  ['7 พฤศจิกายน', 11],
  ['7 de gener', 1],
  ["7 d'abril", 4],
  ['7 Tachwedd', 11],
])('knows the month of %s, by the Gregorian calendar', (date, month) => {
  const { names } = namesFor([date]);
  expect(wordsOf(date).map((word) => names.months.get(word) ?? null)).toContain(month);
});
