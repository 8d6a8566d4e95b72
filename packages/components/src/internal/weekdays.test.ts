import { expect, test } from 'vitest';
import { firstWeekdayIn, firstWeekdayOf, weekdaysFrom } from './weekdays';

const longNames = (...week: Parameters<typeof weekdaysFrom>) =>
  weekdaysFrom(...week).map(({ long }) => long);

test('a week starts with the given weekday', () => {
  expect(longNames(1, 'en')).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(longNames(7, 'en').slice(0, 2)).toEqual(['Sunday', 'Monday']);
  expect(weekdaysFrom(6, 'en').map(({ number }) => number)).toEqual([6, 7, 1, 2, 3, 4, 5]);
});

test('weekdays are named in the given language', () => {
  expect(longNames(1, 'de')[2]).toBe('Mittwoch');
  expect(weekdaysFrom(1, 'de').map(({ narrow }) => narrow)).toEqual([...'MDMDFSS']);
});

test.each([
  ['en', 7],
  ['en-GB', 1],
  ['de', 1],
  ['pt-BR', 7],
  ['ar-EG', 6],
] as const)('weeks of %s begin on day %d, with week data and without', (locale, first) => {
  expect(firstWeekdayOf(locale)).toBe(first);
  expect(firstWeekdayIn(new Intl.Locale(locale).maximize().region)).toBe(first);
});

test('a region that is not known begins its weeks on Monday', () => {
  expect(firstWeekdayIn(undefined)).toBe(1);
});
