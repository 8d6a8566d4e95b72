import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../days/day';
import { reminderCalendar } from './calendar';
import type { Reminders } from './reminders';

const options = {
  title: 'Daybow: what is left?',
  description: 'Open it; then, perhaps, tick \\ something.\nSoon.',
  url: 'https://example.org/daybow/',
  zone: 'Europe/Berlin',
  now: new Date('2026-11-22T12:00:00Z'),
};

/** The file as a calendar reads it. */
function read(reminders: Reminders, changes: Partial<typeof options> = {}) {
  const text = reminderCalendar(reminders, { ...options, ...changes });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zoneComponent = calendar.getFirstSubcomponent('vtimezone');
  if (zoneComponent === null) throw new Error('There is no zone.');
  const zone = new ICAL.Timezone(zoneComponent);
  const events = calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    event.startDate.zone = zone;
    return event;
  });
  return { text, zone, zoneComponent, events };
}

/** The UID of the event of 20:00 in a file made at a moment. */
const uidOf = (now: string) =>
  read({ times: ['20:00'], weekdays: WEEKDAYS }, { now: new Date(now) }).events[0]?.uid;

/** The first so many instants of an event. */
function instants(event: ICAL.Event | undefined, zone: ICAL.Timezone, count: number): string[] {
  const iterator = event?.iterator();
  return Array.from({ length: count }, () => {
    const time = iterator?.next();
    if (!time) return '';
    time.zone = zone;
    return time.toJSDate().toISOString();
  });
}

describe('the calendar of reminders', () => {
  it('has an event with an alarm at each time, every day', () => {
    const { events, text } = read({ times: ['08:00', '20:30'], weekdays: WEEKDAYS });
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      '2026-11-22T08:00:00',
      '2026-11-22T20:30:00',
    ]);
    for (const event of events) {
      expect(event.summary).toBe(options.title);
      expect(event.description).toBe(options.description);
      expect(event.duration.toSeconds()).toBe(900);
      expect(event.component.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=DAILY');
      const alarm = event.component.getFirstSubcomponent('valarm');
      expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
      expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S');
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
      true,
    );
  });

  it('begins on the first of the weekdays, and repeats on them', () => {
    // 22 November 2026 is a Sunday.
    const { events, zone } = read({ times: ['20:00'], weekdays: [2, 5] });
    expect(instants(events[0], zone, 4)).toEqual([
      '2026-11-24T19:00:00.000Z',
      '2026-11-27T19:00:00.000Z',
      '2026-12-01T19:00:00.000Z',
      '2026-12-04T19:00:00.000Z',
    ]);
  });

  it('keeps a name for the same time, so that adding it again replaces it', () => {
    expect(uidOf('2026-11-22T12:00:00Z')).toBe(uidOf('2027-02-01T08:00:00Z'));
  });

  it('folds long lines between characters, none lost', () => {
    const title = '🌈 ä'.repeat(60);
    expect(read({ times: ['20:00'], weekdays: WEEKDAYS }, { title }).events[0]?.summary).toBe(
      title,
    );
  });

  it.each([
    'Europe/Berlin',
    'America/New_York',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'Asia/Jerusalem',
    'UTC',
  ])('rings at the same time of the day all year in %s', (name) => {
    const { events, zone } = read({ times: ['20:00'], weekdays: WEEKDAYS }, { zone: name });
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: name, timeStyle: 'short' });
    const shown = instants(events[0], zone, 700).map((at) => format.format(new Date(at)));
    expect(new Set(shown)).toEqual(new Set(['20:00']));
  });

  it('says the changes of clocks as rules, which Outlook needs', () => {
    const { zoneComponent } = read({ times: ['20:00'], weekdays: WEEKDAYS });
    const rules = zoneComponent
      .getAllSubcomponents()
      .map((each) => `${each.name} ${each.getFirstPropertyValue('rrule')?.toString()}`);
    expect(rules).toEqual([
      'daylight FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'standard FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ]);
  });
});
