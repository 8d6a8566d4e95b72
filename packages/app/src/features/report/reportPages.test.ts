import type { EntryDay, HabitLine, JournalEntry } from '@daybow/journal';
import { describe, expect, it } from 'vitest';
import { daysByMonth } from '../../shared/journal/daysByMonth';
import {
  EVERYTHING,
  lastWritten,
  notedPeriods,
  type MonthFacts,
  type ReportChoice,
  reportPage,
} from './reportPages';

const line = (id: number, state: HabitLine['days'][number]['state']): HabitLine => ({
  id,
  name: `Habit ${id}`,
  icon: '🌱',
  unit: 'day',
  done: 0,
  due: 1,
  days: [{ day: '2026-11-01', state, share: null }],
});

const entry = (day: string, note: string) =>
  ({ id: `entry of ${day}`, day, time: '18:20', mood: { value: 4 }, note }) as JournalEntry;

function month(facts: {
  days?: number;
  lines?: readonly HabitLine[];
  entryDays?: readonly EntryDay[];
  note?: string;
  weekNote?: string;
}): MonthFacts {
  const { days = 0, lines = [], entryDays = [], note = '', weekNote = '' } = facts;
  const counts = { 1: 0, 2: 0, 3: 0, 4: days, 5: 0 };
  const moods = { days, of: 30, mean: days > 0 ? 4 : null, counts, mostly: null };
  const habits = { done: 0, due: 0, percentage: null };
  const lookBack = { month: '2026-11', moods, habits, bestRun: null, moodChange: null, lines };
  const periodNotes = [
    { period: '2026-11', note },
    { period: '2026-11-02', note: weekNote },
  ];
  return { lookBack, days: [], entryDays, periodNotes };
}

const pageOf = (facts: MonthFacts, choice: Partial<ReportChoice> = {}) =>
  reportPage(facts, { ...EVERYTHING, ...choice });

/** The latest day first, as the journal has it. */
const entryDays: EntryDay[] = [
  {
    day: '2026-11-09',
    entries: [entry('2026-11-09', '')],
    habitNotes: [{ id: 2, name: 'Walk', icon: '🚶', note: 'Far' }],
  },
  { day: '2026-11-02', entries: [entry('2026-11-02', 'Tired')], habitNotes: [] },
];

describe('a month', () => {
  it('has no page without anything written down', () => {
    expect(pageOf(month({}))).toBeNull();
    for (const state of ['missed', 'open', 'rest', 'none', 'paused'] as const) {
      expect(pageOf(month({ lines: [line(1, state)] })), state).toBeNull();
    }
  });

  it.each(['done', 'part', 'skipped', 'exceeded'] as const)('has one with a day %s', (state) => {
    const lines = [line(1, state), line(2, 'missed')];
    expect(pageOf(month({ lines }))).toMatchObject({ isPrinted: true, lines, showsMoods: false });
  });

  it('has one with moods alone, unless they are left out', () => {
    expect(pageOf(month({ days: 1 }))).toMatchObject({ isPrinted: true, showsMoods: true });
    expect(pageOf(month({ days: 1 }), { moods: false })).toBeNull();
  });

  it('lacks habits that are left out', () => {
    const facts = month({ lines: [line(1, 'done'), line(2, 'done')] });
    const page = pageOf(facts, { habitsLeftOut: new Set([1]) });
    expect(page?.lines.map(({ id }) => id)).toEqual([2]);
    expect(pageOf(facts, { habitsLeftOut: new Set([1, 2]) })).toBeNull();
  });
});

describe('notes', () => {
  const facts = month({ days: 2, entryDays, note: 'Good talks', weekNote: 'Rain' });
  const notesOf = (choice: Partial<ReportChoice>) => pageOf(facts, choice)?.notes;
  const printed = (chosen: string[]) =>
    notesOf({ notes: 'chosen', chosenNotes: new Set(chosen) })
      ?.filter(({ isPrinted }) => isPrinted)
      .map(({ text }) => text);

  it('are those of the month and its weeks, then those of its days, without empty ones', () => {
    expect(notesOf({})).toMatchObject([
      { day: null, period: '2026-11', text: 'Good talks', mood: null, isPrinted: true },
      { day: null, period: '2026-11-02', text: 'Rain' },
      { day: '2026-11-02', text: 'Tired', time: '18:20', mood: 4, habit: null },
      { day: '2026-11-09', text: 'Far', time: null, mood: null, habit: 'Walk' },
    ]);
  });

  it('tell no mood where moods are left out, and nothing of a habit that is', () => {
    const notes = notesOf({ moods: false, habitsLeftOut: new Set([2]) });
    expect(notes?.map(({ text, mood }) => [text, mood])).toEqual([
      ['Good talks', null],
      ['Rain', null],
      ['Tired', null],
    ]);
  });

  it('are left out as a whole', () => {
    expect(notesOf({ notes: 'none' })).toEqual([]);
  });

  it('are printed one by one once they are chosen', () => {
    expect(printed([])).toEqual([]);
    expect(printed(['period 2026-11'])).toEqual(['Good talks']);
    expect(printed(['period 2026-11-02'])).toEqual(['Rain']);
    expect(printed(['entry of 2026-11-02', '2 2026-11-09'])).toEqual(['Tired', 'Far']);
  });

  it('are a page of the screen alone while none is chosen and there is nothing else', () => {
    const bare = month({ entryDays });
    const page = (chosenNotes: ReadonlySet<string>) =>
      pageOf(bare, { notes: 'chosen', chosenNotes });
    expect(page(new Set())?.isPrinted).toBe(false);
    expect(page(new Set(['2 2026-11-09']))?.isPrinted).toBe(true);
  });
});

it('begins with the last three months that have a page', () => {
  const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
  const written = new Set(['2026-05', '2026-06', '2026-08', '2026-10']);
  const lastOf = (all: readonly string[]) => lastWritten(all, (each) => written.has(each));
  expect(lastOf(months)).toEqual(['2026-06', '2026-08', '2026-10']);
  expect(lastOf(months.slice(1, 4))).toEqual(['2026-06', '2026-08']);
  expect(lastOf([])).toEqual([]);
});

it('has the notes of the weeks that begin in a month, and in December that of the year', () => {
  expect(notedPeriods('2026-11', 1)).toEqual([
    '2026-11',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(notedPeriods('2026-12', 7).slice(0, 3)).toEqual(['2026', '2026-12', '2026-12-06']);
});

it('groups days by their months', () => {
  const october = { day: '2026-10-31', entries: [], habitNotes: [] };
  const months = daysByMonth([...entryDays, october]);
  expect([...months]).toEqual([
    ['2026-11', entryDays],
    ['2026-10', [october]],
  ]);
});
