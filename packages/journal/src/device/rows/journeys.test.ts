import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDay, type Day } from '../../days/day';
import { inZone } from '../../days/day.testing';
import { indexIn, type Month, monthOf } from '../../days/month';
import { EVERY_DAY } from '../../habits/schedule';
import { bestStreak, completion, dayStreak } from '../../progress/progress';
import type { HabitRecord } from '../../progress/records';
import { tallies } from '../../progress/tallies';
import { emptyCells, withCell } from './cells';
import { recordOf } from './monthRecord';
import type { MonthRow } from './rows';

const HOUR_MS = 3_600_000;
const ZONES = [
  'Pacific/Midway',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Asia/Dubai',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

/** Records of one habit, made as a traveller ticks it: once a day, on the day that it then is. */
class Traveller {
  readonly ticked = new Set<Day>();
  readonly #months = new Map<Month, MonthRow>();
  #at: number;
  today: Day = '';

  constructor(start: string) {
    this.#at = Date.parse(start);
  }

  tick(zone: string, hoursLater: number, startHour = 0) {
    this.#at += hoursLater * HOUR_MS;
    const { day, offset } = inZone(zone, () => {
      const now = new Date(this.#at);
      return { day: civilDay(now, startHour), offset: -now.getTimezoneOffset() };
    });
    this.today = day;
    if (this.ticked.has(day)) return;
    this.ticked.add(day);
    const month = monthOf(day);
    const marks = this.#months.get(month)?.marks[1] ?? emptyCells(month);
    this.#months.set(month, {
      month,
      marks: { 1: withCell(marks, indexIn(day), 'd', { at: this.#at, offset }) },
    });
  }

  /** The progress by the rules, on the present day of the traveller. */
  progress(today = this.today) {
    const createdOn = [...this.ticked].toSorted()[0] ?? today;
    const schedule = [{ from: createdOn, value: EVERY_DAY }];
    const habit: HabitRecord = {
      id: 1,
      name: 'Walk',
      icon: '🚶',
      createdOn,
      schedule,
      archive: [],
    };
    const months = new Map(
      [...this.#months].map(([month, marks]) => [
        month,
        recordOf(month, { marks, entries: undefined }),
      ]),
    );
    const all = tallies({ habits: [habit], months }, today);
    return { streak: dayStreak(all, today), best: bestStreak(all, today), all };
  }
}

describe('journeys', () => {
  it('with stays of two days or more lose and win no streak for who ticks twice a day', () => {
    const stop = fc.record({
      zone: fc.constantFrom(...ZONES),
      flight: fc.integer({ min: 1, max: 12 }),
      halfDays: fc.integer({ min: 4, max: 10 }),
    });
    fc.assert(
      fc.property(
        fc.array(stop, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 6 }),
        (stops, startHour) => {
          const traveller = new Traveller('2026-02-20T12:00:00Z');
          for (const { zone, flight, halfDays } of stops) {
            traveller.tick(zone, flight, startHour);
            for (let half = 0; half < halfDays; half += 1) traveller.tick(zone, 12, startHour);
          }
          const latest = [...traveller.ticked].toSorted().at(-1) ?? '';
          const { streak, best, all } = traveller.progress(latest);
          expect(streak).toBe(traveller.ticked.size);
          expect(best).toBe(traveller.ticked.size);
          expect(new Set(all.map(({ day }) => day)).size).toBe(all.length);
          const { done, due } = completion(all, latest);
          expect(done).toBe(due);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('from New York to Singapore, 19 hours in the air, skip a date', () => {
    const traveller = new Traveller('2026-11-20T02:00:00Z');
    traveller.tick('America/New_York', 0);
    traveller.tick('America/New_York', 24);
    // Off at 22:30 on the 20th, there at 06:30 on the 22nd.
    traveller.tick('Asia/Singapore', 20.5);
    expect([...traveller.ticked]).toEqual(['2026-11-19', '2026-11-20', '2026-11-22']);
    expect(traveller.progress().streak).toBe(3);
  });

  it('do not excuse a date that was missed at home, nor one missed after a short flight', () => {
    const home = new Traveller('2026-11-20T12:00:00Z');
    home.tick('Europe/London', 0);
    home.tick('Europe/London', 48);
    expect(home.progress().streak).toBe(1);
    const away = new Traveller('2026-11-20T12:00:00Z');
    away.tick('Europe/London', 0);
    away.tick('Asia/Dubai', 48);
    expect(away.progress().streak).toBe(1);
  });

  it('end nothing by a leap day or a new year', () => {
    for (const start of ['2028-02-25T12:00:00Z', '2026-02-25T12:00:00Z', '2027-12-28T12:00:00Z']) {
      const traveller = new Traveller(start);
      for (let day = 0; day < 8; day += 1) traveller.tick('Europe/Berlin', day === 0 ? 0 : 24);
      expect(traveller.progress().streak).toBe(8);
      expect(traveller.today).toBe(addDays(start.slice(0, 10), 7));
    }
  });
});
