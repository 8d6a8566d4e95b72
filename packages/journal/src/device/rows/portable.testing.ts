import * as fc from 'fast-check';
import { addDays, type Day } from '../../days/day';
import type { MoodValue } from '../../moods/mood';
import {
  EMPTY_PORTABLE,
  type PortableEntry,
  type PortableHabit,
  type PortableJournal,
  type PortableMark,
  type PortableNote,
  quarantinedKey,
} from './portable';
import type { SettingRow } from './rows';
import type { Stamp } from './stamp';

// Journals as devices could hold them: few habits, days and moments, so that they meet often.

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

const uid = fc.constantFrom('a', 'b', 'c');
const day: fc.Arbitrary<Day> = fc
  .integer({ min: 0, max: 40 })
  .map((ago) => addDays('2026-11-21', -ago));
const text = fc.oneof(
  fc.constantFrom('Walk', '=1+1', "'-x", '＝1', "'＠x", 'two\nlines', '<b> & "quotes"', '👩‍👩‍👧‍👦'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
);
const visible = text.map((each) => each.trim() || 'Name');

/** Clocks are wrong by up to a day, and often show the same. */
const stamp: fc.Arbitrary<Stamp> = fc.record({
  at: fc.oneof(
    fc.constantFrom(NOW, NOW - 1),
    fc.integer({ min: -DAY_MS, max: DAY_MS }).map((off) => NOW + off),
  ),
  offset: fc.constantFrom(0, 60, -480),
});

const habit: fc.Arbitrary<Omit<PortableHabit, 'uid'>> = fc
  .record({
    stamp,
    name: visible,
    position: fc.integer({ min: 1, max: 4 }),
    schedule: fc.constantFrom([1, 3] as const, { kind: 'times', times: 3, per: 'week' } as const),
    archived: fc.boolean(),
    target: fc.option(fc.integer({ min: 1, max: 9 })),
    state: fc.constantFrom('listed', 'listed', 'listed', 'deleted', 'removed'),
  })
  .map(({ stamp: at, name, position, schedule, archived, target, state }) => ({
    ...at,
    name: state === 'removed' ? '' : name,
    icon: state === 'removed' ? '' : '✨',
    position,
    createdOn: '2026-10-01',
    schedule: [{ from: '2026-10-01', value: schedule }],
    archive: archived ? [{ from: '2026-11-01', value: true }] : [],
    ...(target !== null && {
      goal: [
        {
          from: '2026-10-01',
          value: { target, unit: 'km', direction: 'atLeast' as const, step: 1 },
        },
      ],
    }),
    deleted: state !== 'listed',
    ...(state === 'removed' && { removed: true as const }),
  }));

const mark: fc.Arbitrary<PortableMark> = fc
  .tuple(
    stamp,
    fc.oneof(
      fc.constantFrom('done' as const, 'skipped' as const, 'empty' as const),
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(0.5, 1e-7),
    ),
  )
  .map(([at, value]) => ({ mark: value, ...at }));
const note: fc.Arbitrary<PortableNote> = fc
  .tuple(stamp, fc.oneof(fc.constant(''), visible))
  .map(([at, words]) => ({ note: words, ...at }));
const entry: fc.Arbitrary<PortableEntry> = fc
  .tuple(
    stamp,
    fc.option(fc.integer({ min: 1, max: 5 })),
    fc.option(fc.tuple(stamp, fc.oneof(fc.constant(''), visible))),
  )
  .map(([at, mood, noted]) => ({
    mood: mood as MoodValue | null,
    ...at,
    note: noted?.[1] ?? '',
    noteAt: noted?.[0].at ?? 0,
    noteOffset: noted?.[0].offset ?? 0,
  }));
const setting: fc.Arbitrary<SettingRow> = fc
  .tuple(stamp, fc.constantFrom(0, 2, 3))
  .map(([at, value]) => ({ key: 'dayStartHour', value, ...at }));

const byDay = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(day, value), { maxLength: 6 }).map((list) => new Map(list));

/** Any journal. Where the habit was removed for good there is nothing else of it. */
export const anyJournal: fc.Arbitrary<PortableJournal> = fc
  .record({
    habits: fc.array(fc.tuple(uid, habit), { maxLength: 3 }),
    marks: fc.array(fc.tuple(uid, byDay(mark)), { maxLength: 4 }),
    habitNotes: fc.array(fc.tuple(uid, byDay(note)), { maxLength: 3 }),
    entries: byDay(entry),
    settings: fc.option(setting),
    aside: fc.option(
      fc
        .constantFrom('nonsense', 'other nonsense')
        .map((row) => ({ table: 'habits', key: null, row, at: NOW })),
    ),
  })
  .map(({ habits, marks, habitNotes, entries, settings, aside }) => {
    const rows = new Map<string, PortableHabit>(
      habits.map(([id, each]) => [id, { uid: id, ...each }]),
    );
    const known = <Value>(list: readonly [string, ReadonlyMap<Day, Value>][]) =>
      new Map(
        list.filter(
          ([id, values]) => rows.get(id)?.removed === undefined && rows.has(id) && values.size > 0,
        ),
      );
    return {
      ...EMPTY_PORTABLE,
      habits: rows,
      marks: known(marks),
      habitNotes: known(habitNotes),
      entries,
      settings: new Map(settings ? [[settings.key, settings]] : []),
      quarantined: new Map(aside ? [[quarantinedKey(aside), aside]] : []),
    };
  });
