import { afterEach, describe, expect, it } from 'vitest';
import { type Weekday, WEEKDAYS } from '../days/day';
import { checkReminders, freeReminderTime, isReminderDue, nextReminder } from './reminders';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
});

const at = (hour: number, minute = 0) => new Date(2026, 10, 22, hour, minute);
const daily = (...times: string[]) => ({ times, weekdays: WEEKDAYS });

describe('the next reminder', () => {
  it('is the earliest time that is still to come, today or on the next day', () => {
    const reminders = daily('08:00', '20:30');
    expect(nextReminder(reminders, new Date(2026, 10, 22, 7))).toEqual(new Date(2026, 10, 22, 8));
    expect(nextReminder(reminders, new Date(2026, 10, 22, 8))).toEqual(
      new Date(2026, 10, 22, 20, 30),
    );
    expect(nextReminder(reminders, new Date(2026, 10, 22, 21))).toEqual(new Date(2026, 10, 23, 8));
    expect(nextReminder(reminders, new Date(2026, 11, 31, 21))).toEqual(new Date(2027, 0, 1, 8));
  });

  it('is on one of the weekdays, also a week later', () => {
    const sundays = { times: ['20:00'], weekdays: [7] as Weekday[] };
    // 22 November 2026 is a Sunday.
    expect(nextReminder(sundays, new Date(2026, 10, 22, 19))).toEqual(new Date(2026, 10, 22, 20));
    expect(nextReminder(sundays, new Date(2026, 10, 22, 20))).toEqual(new Date(2026, 10, 29, 20));
  });

  it('is none without times or weekdays', () => {
    expect(nextReminder(daily(), new Date())).toBeNull();
    expect(nextReminder({ times: ['20:00'], weekdays: [] }, new Date())).toBeNull();
  });

  it('comes after the gap where clocks skip its time, and once where they show it twice', () => {
    process.env['TZ'] = 'Europe/Berlin';
    const early = daily('02:30');
    const spring = nextReminder(early, new Date('2026-03-29T00:00:00Z'));
    expect(spring?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    const autumn = nextReminder(early, new Date('2026-10-24T22:00:00Z'));
    expect(autumn?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(nextReminder(early, autumn ?? new Date(0))?.toISOString()).toBe(
      '2026-10-26T01:30:00.000Z',
    );
  });
});

describe('a reminder is due', () => {
  it('once its time has come since one looked last', () => {
    expect(isReminderDue(daily('20:00'), at(19), at(20))).toBe(true);
    expect(isReminderDue(daily('20:00'), at(20), at(20, 5))).toBe(false);
    expect(isReminderDue(daily('20:00'), at(19), at(19, 59))).toBe(false);
  });

  it('up to an hour late, as after a device slept', () => {
    expect(isReminderDue(daily('20:00'), at(12), at(20, 59))).toBe(true);
    expect(isReminderDue(daily('20:00'), at(12), at(21, 1))).toBe(false);
  });
});

it('times are kept once each, in order, and refused where they are none', () => {
  expect(checkReminders({ times: ['20:00', '08:05', '20:00'], weekdays: [7, 1] })).toEqual({
    times: ['08:05', '20:00'],
    weekdays: [1, 7],
  });
  expect(() => checkReminders(daily('24:00'))).toThrow(RangeError);
  expect(() => checkReminders(daily('8:00'))).toThrow(RangeError);
  const seven = Array.from({ length: 7 }, (_, hour) => `0${hour}:00`);
  expect(() => checkReminders(daily(...seven))).toThrow(/At most 6/);
});

it('begins, as a new one, at the first hour from 8 on that has none, past midnight too', () => {
  expect(freeReminderTime([])).toBe('08:00');
  expect(freeReminderTime(['08:00', '09:00', '20:00'])).toBe('10:00');
  const late = Array.from({ length: 16 }, (_, index) => `${String(index + 8).padStart(2, '0')}:00`);
  expect(freeReminderTime(late)).toBe('00:00');
});
