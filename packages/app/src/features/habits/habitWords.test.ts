import type { Goal, HabitCalendarDay, HabitDetail, LeftOff } from '@daybow/journal';
import { describe, expect, it } from 'vitest';
import { deviceWords, english } from '../../shared/words/english.testing';
import {
  habitDayText,
  habitStatus,
  habitsTitle,
  leftOffFigures,
  leftOffText,
  pauseText,
  planText,
  scheduleText,
} from './habitWords';

const words = deviceWords;

const today = '2026-11-21';
const text = (schedule: HabitDetail['schedule']) => scheduleText(schedule, words, english.format);

describe('the title of a day', () => {
  it('names today, yesterday, and any other day by its date', () => {
    const title = (day: string) =>
      habitsTitle(day, today, english.words.habits, words.habits, english.format);
    expect(title(today)).toBe("Today's Habits");
    expect(title('2026-11-20')).toBe("Yesterday's Habits");
    expect(title('2026-11-19')).toBe('Thursday 19 November');
    expect(title('2025-12-30')).toMatch(/^Tuesday,? 30 December 2025$/);
  });
});

describe('scheduleText', () => {
  it('says a week in few words', () => {
    expect(text([1, 2, 3, 4, 5, 6, 7])).toBe('Every day');
    expect(text([1, 2, 3, 4, 5])).toBe('Mon to Fri');
    expect(text([1, 3, 5])).toBe('Mon, Wed, Fri');
    expect(text([6, 7])).toBe('Sat, Sun');
    expect(text([])).toBe('Choose at least one day');
  });
});

const glasses: Goal = { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 };

const plan = (changes: Partial<Parameters<typeof planText>[0]>) =>
  planText(
    {
      schedule: [1, 2, 3, 4, 5, 6, 7],
      goal: null,
      group: 'anytime',
      startsOn: null,
      endsOn: null,
      ...changes,
    },
    today,
    words,
    english.format,
  );

describe('planText', () => {
  it('says in one line how often, how much and when', () => {
    expect(plan({})).toBe('Every day');
    expect(plan({ goal: glasses })).toBe('Every day, 8 glasses');
    expect(plan({ goal: { ...glasses, target: 2, unit: 'coffees', direction: 'atMost' } })).toBe(
      'Every day, at most 2 coffees',
    );
    const run = { kind: 'times', times: 3, per: 'week' } as const;
    expect(plan({ schedule: run, goal: { ...glasses, target: 20, unit: 'min' } })).toBe(
      '3 times a week, 20 min each',
    );
    expect(plan({ schedule: { kind: 'times', times: 1, per: 'month' } })).toBe('Once a month');
    expect(
      plan({
        schedule: { kind: 'interval', days: 3 },
        startsOn: '2026-12-01',
        endsOn: '2026-12-31',
      }),
    ).toBe('Every 3 days, from Tuesday 1 December, until Thursday 31 December');
    expect(plan({ startsOn: '2026-11-01' })).toBe('Every day');
  });
});

const day = (changes: Partial<HabitCalendarDay>, goal: Goal | null = glasses) =>
  habitDayText(
    {
      day: today,
      mark: 'empty',
      amount: null,
      due: true,
      goal,
      note: null,
      pending: false,
      ...changes,
    },
    words,
    english.format,
  );

describe('habitDayText', () => {
  it('says how much, how it went, and whether something is written', () => {
    expect(day({})).toBe('not done');
    expect(day({ due: false })).toBe('not due');
    expect(day({ amount: 5 })).toBe('5 of 8 glasses');
    expect(day({ amount: 9, mark: 'done', note: 'Hot' })).toBe('9 glasses, done, with a note');
    expect(day({ mark: 'skipped' }, null)).toBe('skipped');
    expect(day({ amount: 2, mark: 'done' }, null)).toBe('2, done');
  });

  it('says whether a limit was kept, and by how much it was exceeded', () => {
    const cups: Goal = { target: 2, unit: 'cups', direction: 'atMost', step: 1 };
    expect(day({}, cups)).toBe('not done');
    expect(day({ mark: 'done' }, cups)).toBe('kept');
    expect(day({ amount: 1, mark: 'done' }, cups)).toBe('cups: 1, kept');
    expect(day({ amount: 3 }, cups)).toBe('3 cups, 1 over');
    expect(day({ due: false }, cups)).toBe('not due');
  });
});

const pause = (from: string, to: string | null) =>
  pauseText({ from, to }, today, words.pause, english.format);

describe('pauseText', () => {
  it('says when a pause is', () => {
    expect(pause('2026-11-20', null)).toBe('Paused since Friday 20 November');
    expect(pause('2026-11-23', null)).toBe('Paused from Monday 23 November on');
    expect(pause('2026-11-20', '2026-11-22')).toBe(
      'Paused from Friday 20 November to Sunday 22 November',
    );
  });
});

const HOUR = 3_600_000;
const leftOff = (figures: Partial<LeftOff>): LeftOff => ({
  days: 0,
  best: 0,
  lastDays: { done: 0, due: 0 },
  since: null,
  happenedToday: false,
  ...figures,
});

describe('a habit to leave off', () => {
  it.each<[Partial<LeftOff>, string]>([
    [{ since: -0.5 * HOUR }, '0 hours without'],
    [{ since: -HOUR }, '1 hour without'],
    [{ days: 1, since: -52 * HOUR }, '52 hours without'],
    [{ days: 2, since: -53 * HOUR }, '2 days without'],
    [{ days: 12 }, '12 days without'],
    [{ days: 1 }, '1 day without'],
    [{}, 'Without since today'],
    // A clock that was set back.
    [{ since: HOUR }, '0 hours without'],
  ])('%j is %s', (figures, expected) => {
    expect(leftOffText(leftOff(figures), words.habits, 0)).toBe(expected);
  });

  it('says after a slip what stays', () => {
    const after = leftOff({ days: 3, best: 31, lastDays: { done: 28, due: 30 } });
    expect(leftOffFigures(after, words.summary, true)).toBe(
      'Best: 31 days. 28 of the last 30 without.',
    );
    expect(leftOffFigures(after, words.summary, false)).toBe('28 of the last 30 without.');
  });

  it('has days with it and days without', () => {
    const goal: Goal = { target: 0, unit: '', direction: 'atMost', step: 1 };
    expect(day({ amount: 1 }, goal)).toBe('it happened');
    expect(day({ amount: 3 }, goal)).toBe('it happened, 3');
    expect(day({ amount: 1 }, { ...goal, unit: 'min' })).toBe('it happened, 1 min');
    expect(day({ mark: 'done' }, goal)).toBe('without');
    expect(plan({ goal })).toBe('Every day, to leave off');
  });
});

const weekly = { per: 'week', times: 3, done: 1 } as const;

it('counts a period: this one today, that one on an earlier day', () => {
  expect(habitStatus({ period: weekly, paused: false }, true, words.habits)).toBe(
    '1 of 3 this week',
  );
  expect(habitStatus({ period: weekly, paused: false }, false, words.habits)).toBe(
    '1 of 3 that week',
  );
  const monthly = { ...weekly, per: 'month' } as const;
  expect(habitStatus({ period: monthly, paused: false }, true, words.habits)).toBe(
    '1 of 3 this month',
  );
});

it('says that a habit is paused, and nothing of a daily one', () => {
  expect(habitStatus({ period: weekly, paused: true }, true, words.habits)).toBe('Paused');
  expect(habitStatus({ period: null, paused: false }, true, words.habits)).toBeUndefined();
});
