import { addDays, civilDay, type Day, type Weekday, WEEKDAYS, weekdayOf } from '../days/day';
import type { Reminders } from './reminders';
import { timeZoneLines } from './timeZone';

/** Options of a calendar besides the times. */
export interface ReminderCalendarOptions {
  readonly title: string;
  readonly description: string;
  /** The address of the app. */
  readonly url: string;
  /** The IANA name of the zone in which the times are meant. */
  readonly zone: string;
  /** The time at which the file is made; reminders begin on this day. */
  readonly now: Date;
}

const WEEKDAY_CODES: Readonly<Record<Weekday, string>> = {
  1: 'MO',
  2: 'TU',
  3: 'WE',
  4: 'TH',
  5: 'FR',
  6: 'SA',
  7: 'SU',
};

/**
 * An iCalendar file (https://www.rfc-editor.org/rfc/rfc5545) with an event and an alarm for each time.
 * An event has the same name each time, so that a calendar replaces it by one that is added later.
 */
export function reminderCalendar(
  { times, weekdays }: Reminders,
  { title, description, url, zone, now }: ReminderCalendarOptions,
): string {
  const start = firstDayOf(weekdays, now);
  const rule =
    weekdays.length === WEEKDAYS.length
      ? 'FREQ=DAILY'
      : `FREQ=WEEKLY;BYDAY=${weekdays.map((weekday) => WEEKDAY_CODES[weekday]).join(',')}`;
  const events = times.flatMap((time) => [
    'BEGIN:VEVENT',
    `UID:reminder-${time.replace(':', '')}@${new URL(url).hostname}`,
    `DTSTAMP:${compact(now.toISOString())}Z`,
    `DTSTART;TZID=${zone}:${compact(`${start}T${time}:00`)}`,
    'DURATION:PT15M',
    `RRULE:${rule}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daybow//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZoneLines(zone, now.getFullYear() - 1),
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function firstDayOf(weekdays: readonly Weekday[], now: Date): Day {
  const today = civilDay(now);
  const week = WEEKDAYS.map((_, index) => addDays(today, index));
  return week.find((day) => weekdays.includes(weekdayOf(day))) ?? today;
}

/** '20261122T200000' for an ISO time. */
function compact(time: string): string {
  return time.replaceAll(/[-:]|\.\d+Z/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** A line in parts of 75 octets at most, no character split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let size = 0;
  return Array.from(line, (character) => {
    const added = encoder.encode(character).length;
    const isFull = size + added > 75;
    // The space that a line goes on with counts.
    size = isFull ? 1 + added : size + added;
    return isFull ? `\r\n ${character}` : character;
  }).join('');
}
