import { expect, it } from 'vitest';
import { readTime, timeAfterDate } from './readTime';

it.each([
  ['9:05', '09:05'],
  ['09:05:30', '09:05'],
  ['9:05 PM', '21:05'],
  ['12:05 a.m.', '00:05'],
  ['21.10', '21:10'],
  ['21:10 Uhr', '21:10'],
  ['\u200e21:10', '21:10'],
  ['\u200f٢١:١٠\u200f', '21:10'],
  ['24:00', null],
  ['21.10.24', null],
  ['오후 9:00', null],
  ['30', null],
])('the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each([
  ['2026-11-18T21:10:00+01:00', '21:10'],
  ['2026-11-18 21:10:00.000-0330', '21:10'],
  ['2026-11-18T21:10:00Z', null],
  ['2026-11-18 00:00:00', null],
  ['Mon 21.10.24', null],
])('the time after the date in %s', (text, time) => {
  expect(timeAfterDate(text)).toBe(time);
});
