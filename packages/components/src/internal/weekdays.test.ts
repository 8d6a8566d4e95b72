import { expect, test } from 'vitest';
import { weekdaysFrom } from './weekdays';

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
