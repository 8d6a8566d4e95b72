import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { addMonths, monthOf } from '../days/month';
import { beginJournal } from './beginJournal';
import type { JournalStore } from './journalStore';
import { createMemoryStorage } from './memoryStore.testing';
import { openOn } from './openOn';
import type { TableName } from './rows/rows';
import { readHabitNotes, readMood, saveToday } from './device.testing';

const RUNS = 500;
const ROWS = 20;

function someOf(model: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  return fc.record(model, { requiredKeys: [] });
}

/** Values that come close to a row, so that each check of a row is met. */
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '2026-11-21',
    '2026-02-31',
    '2026-11',
    '.'.repeat(30),
    'a'.repeat(30),
    'd'.repeat(30),
    '__proto__',
  ),
);
const number = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, 2 ** 60, 1e300, -0, 0.5),
);
const amounts = fc.dictionary(fc.oneof(fc.nat(40).map(String), text), number);
const schedule = fc.oneof(
  fc.array(number),
  fc.record(
    {
      kind: fc.constantFrom('interval', 'times', 'x'),
      days: number,
      times: number,
      per: fc.constantFrom('week', 'month', 'year'),
    },
    { requiredKeys: [] },
  ),
);
const cells = fc.record(
  {
    values: text,
    at: fc.oneof(fc.constant(Array(30).fill(0)), fc.array(number)),
    offset: fc.oneof(fc.constant(Array(30).fill(60)), fc.array(number)),
    amounts: fc.oneof(amounts, fc.constantFrom<unknown>(null, 3)),
  },
  { requiredKeys: [] },
);
const step = fc.oneof(
  fc.constant(null),
  fc.record({ from: text, value: fc.oneof(fc.boolean(), schedule) }),
);
const goalStep = fc.record({
  from: text,
  value: fc.oneof(
    fc.constant(null),
    fc.record(
      {
        target: number,
        unit: text,
        direction: fc.constantFrom('atLeast', 'atMost', 'x'),
        step: number,
      },
      { requiredKeys: [] },
    ),
  ),
});
const pause = fc.record({ from: text, to: fc.oneof(text, fc.constant(null)) });
const value = fc.oneof(fc.jsonValue(), cells, fc.array(step), number, text);
const stamp = { at: value, offset: value };
/** Arbitrary rows of each table, and one field of another table. */
const fields: Readonly<Record<TableName, fc.Arbitrary<object>>> = {
  habits: someOf({
    uid: text,
    name: value,
    icon: value,
    position: value,
    createdOn: value,
    schedule: value,
    archive: value,
    goal: fc.oneof(value, fc.array(goalStep)),
    pauses: fc.oneof(value, fc.array(pause)),
    startsOn: value,
    leftOffSince: value,
    endsOn: value,
    group: fc.oneof(value, fc.constant('morning')),
    deleted: value,
    removed: value,
    stamps: fc.oneof(value, fc.dictionary(text, fc.record(stamp))),
    ...stamp,
  }),
  months: someOf({
    marks: fc.oneof(value, fc.dictionary(fc.constantFrom('1', '2', 'x', '__proto__'), cells)),
    deleted: value,
  }),
  entries: someOf({
    entries: fc.oneof(
      value,
      fc.array(
        someOf({
          id: fc.oneof(value, text, fc.constantFrom('2026-11-21', '2026-11-21 x')),
          time: value,
          mood: fc.oneof(value, number),
          note: fc.oneof(value, text),
          labels: fc.oneof(value, fc.dictionary(text, number)),
          stamps: value,
          ...stamp,
        }),
      ),
    ),
  }),
  habitNotes: someOf({ note: value, time: value, ...stamp, row: value }),
  periodNotes: someOf({ note: fc.oneof(value, text), ...stamp }),
  labels: someOf({
    name: fc.oneof(value, text),
    icon: fc.oneof(value, text),
    kind: fc.oneof(value, fc.constantFrom('label', 'scale', 'mood')),
    unit: fc.oneof(value, text),
    mood: fc.oneof(value, number),
    group: fc.oneof(value, text),
    position: value,
    archived: fc.oneof(value, fc.boolean()),
    deleted: fc.oneof(value, fc.boolean()),
    removed: value,
    mergedInto: fc.oneof(value, text, fc.constant(null)),
    stamps: value,
    ...stamp,
  }),
  settings: someOf({ value, ...stamp, name: value }),
  quarantine: someOf({ table: value, row: value, key: value, ...stamp }),
  snapshots: someOf({ tables: value, after: value, ...stamp }),
};
const PERIODS = ['2026-11-16', '2026-11', '2026'];
const keys: Readonly<Record<TableName, fc.Arbitrary<unknown>>> = {
  habits: fc.record({ id: fc.oneof(number, text) }),
  months: fc.record({ month: fc.oneof(text, fc.constant('2026-11')) }),
  entries: fc.record({ month: fc.oneof(text, fc.constant('2026-11')) }),
  habitNotes: fc.record({ key: fc.oneof(text, fc.constant('2026-11-21 1')) }),
  periodNotes: fc.record({ period: fc.oneof(text, fc.constantFrom(...PERIODS)) }),
  labels: fc.record({ uid: fc.oneof(number, text) }),
  settings: fc.record({
    key: fc.oneof(
      fc.constantFrom(
        'dayStartHour',
        'firstWeekday',
        'moodFactors',
        'pauses',
        'groupNames',
        'theme',
        'accent',
        'reminders',
        'constructor',
      ),
      text,
    ),
  }),
  quarantine: fc.record({ id: fc.oneof(number, text) }),
  snapshots: fc.record({ id: fc.oneof(fc.constantFrom('info', 'rows'), text) }),
};
const row = fc
  .constantFrom(...(Object.keys(keys) as TableName[]))
  .chain((table) => fc.tuple(fc.constant(table), fields[table], keys[table]))
  .map(([table, some, key]) => ({ table, row: Object.assign(some, key), key }));
/** Rows with distinct keys: none takes the place of another. */
const rowsOfTables = fc.uniqueArray(row, {
  minLength: ROWS,
  maxLength: ROWS,
  selector: ({ table, key }) => `${table} ${JSON.stringify(key)}`,
});

async function tampered(rows: readonly { table: TableName; row: object }[]): Promise<JournalStore> {
  const { connect } = createMemoryStorage();
  const store = connect();
  await beginJournal(store, [{ name: 'Walk', icon: '🚶', completed: true }]);
  await store.transact('write', async (tables) => {
    for (const each of rows) tables.put(each.table, each.row as never);
  });
  return store;
}

it('whatever stands in a table, the journal opens, shows all it has and can be written to', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  await fc.assert(
    fc.asyncProperty(rowsOfTables, async (rows) => {
      const store = await tampered(rows);
      const journal = await openOn(store);
      const { today, habits, notDue, archived, deleted, recentEntries, ...rest } =
        journal.getView();
      const months = [0, -1].map((ago) => addMonths(monthOf(today), ago));
      const shown = [
        ...habits,
        ...notDue,
        ...archived,
        ...deleted,
        recentEntries,
        rest.stats,
        rest.insightStatus,
        rest.outlierDays,
        rest.settings,
        journal.entries(),
        journal.labels(),
        journal.deletedLabels(),
        journal.day(today),
        journal.week(today),
        ...months.map((month) => journal.moodMonth(month)),
        ...PERIODS.map((period) => journal.periodNote(period)),
        ...habits.map(({ id }) => journal.habit(id)),
        readHabitNotes(journal, '2000-01-01', today),
        ...habits.flatMap(({ id }) => months.map((month) => journal.habitMonth(id, month))),
      ];
      expect(shown.length).toBeGreaterThan(0);

      // Nothing was lost: what is no row of its table is quarantined.
      const { tables } = JSON.parse(await store.readAll());
      expect(rest.storage.quarantinedRows).toBe(tables.quarantine.length);
      const added = await journal.addHabit({ name: 'Sing', icon: '' });
      expect(journal.habit(added.id)?.name).toBe('Sing');
      await journal.setMark(added.id, today, 'done');
      await saveToday(journal, { mood: 3, note: 'Fine' });
      expect(readMood(journal, today)).toMatchObject({ mood: 3, note: 'Fine' });
      const { uid } = await journal.addLabel({ name: 'Rain on the roof', kind: 'label' });
      const [entry] = journal.entriesOn(today);
      await journal.editEntry(entry?.id ?? '', { labels: { ...entry?.labels, [uid]: 1 } });
      expect(journal.entry(entry?.id ?? '')?.labels).toEqual({ ...entry?.labels, [uid]: 1 });
      journal.close();
    }),
    { numRuns: RUNS },
  );
  vi.useRealTimers();
});
