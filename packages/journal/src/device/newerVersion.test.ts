import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransferCalls } from '../transfer/worker/calls';
import { editMood, newName, reopen, saveMood, start } from './device.testing';
import { openIndexedDbStore } from './indexedDb/indexedDbStore';
import type { Tables } from './journalStore';
import { DEFAULT_SETTINGS } from './rows/rows';

const MONTH = '2026-11';
const zeros = Array.from({ length: 30 }, () => 0);
const stamps = { at: zeros.map(() => 1), offset: zeros };
const stamp = { at: 1, offset: 0 };

/** Cells of November as a newer version may leave them: characters, an amount and a field of its own. */
const marks = {
  ...stamps,
  values: 'ddddddddddddddddddddxa........',
  amounts: zeros.with(21, 5_000_000),
  labels: ['calm'],
};
/** Entries as a newer version may leave them: a mood and fields of its own. */
const entries = [4, 3, 5, 3, 6].map((mood, index) => {
  const day = `${MONTH}-0${index + 1}`;
  return { id: day, mood, note: '', ...stamp, place: 'home' };
});
const entriesRow = { month: MONTH, entries, feed: [7] };

let name: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12) });
  name = newName();
  const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
  await saveMood(journal, '2026-11-02', { mood: 3, note: 'Rain' });
  await journal.setHabitNote(1, '2026-11-02', 'Wet');
  await journal.setPeriodNote(MONTH, 'Loud');
  await journal.setTheme('dark');
  journal.close();
  await tamper((tables) => {
    tables.put('months', { month: MONTH, marks: { 1: marks } });
    tables.put('entries', entriesRow);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function tamper(work: (tables: Tables) => void | Promise<void>): Promise<void> {
  const store = await openIndexedDbStore(name);
  await store.transact('write', async (tables) => work(tables));
  store.close();
}

/** The row of a table under a key, as a backup has it. */
async function rowOf(table: string, key: unknown, database = name) {
  const journal = await reopen(database);
  const { tables } = JSON.parse(await journal.saveAll());
  journal.close();
  return tables[table].find((each: { key: unknown }) => each.key === key)?.row;
}

/** Merges the journal into an empty one, as on another device, and gives that one's name. */
async function mergedElsewhere(): Promise<string> {
  const journal = await reopen(name);
  const file = new File([await journal.saveAll()], 'backup.json');
  journal.close();
  const database = newName();
  (await start([], database)).close();
  const calls = createTransferCalls(() => {});
  await calls.open({ file, database, passphrase: undefined });
  await calls.write('merge');
  return database;
}

describe('what a newer version wrote into a cell or an entry of a month', () => {
  it('is left out of the figures, alone', async () => {
    const journal = await reopen(name);
    const { storage } = journal.getView();
    expect(storage.quarantinedRows).toBe(0);
    expect(journal.moodMonth(MONTH).map(({ mood }) => mood)).toEqual([
      4,
      3,
      5,
      3,
      ...Array.from({ length: 21 }, () => null),
    ]);
    const done = journal.habitMonth(1, MONTH).filter(({ mark }) => mark === 'done');
    expect(done).toHaveLength(20);
    expect(await journal.readContents()).toMatchObject({
      ticks: 20,
      moods: 4,
      last: '2026-11-20',
      unreadable: 0,
    });
    journal.close();
  });

  it('stays in the row and in backups, also when other days are changed', async () => {
    const journal = await reopen(name);
    await journal.setMark(1, '2026-11-25', 'done');
    await saveMood(journal, '2026-11-25', { mood: 2, note: '' });
    journal.close();
    const row = await rowOf('months', MONTH);
    expect(row.marks[1]).toMatchObject({
      values: 'ddddddddddddddddddddxa..d.....',
      labels: ['calm'],
      amounts: marks.amounts,
    });
    const written = await rowOf('entries', MONTH);
    expect(written).toMatchObject({ ...entriesRow, entries: [...entries, { mood: 2 }] });
  });

  it('goes along in a merge', async () => {
    const elsewhere = await mergedElsewhere();
    expect(await rowOf('months', MONTH, elsewhere)).toEqual({ month: MONTH, marks: { 1: marks } });
    expect(await rowOf('entries', MONTH, elsewhere)).toEqual(entriesRow);
  });
});

describe('a setting of a newer version', () => {
  const rows = [
    { key: 'weekGoal', value: { days: 3 }, ...stamp, device: 'phone' },
    { key: 'accent', value: 'ultraviolet', ...stamp, device: 'phone' },
    { key: 'badge', value: 'counted', ...stamp, device: 'phone' },
  ];
  beforeEach(() => tamper((tables) => rows.forEach((row) => tables.put('settings', row))));

  it('is no damage: an unknown value counts as not chosen', async () => {
    const journal = await reopen(name);
    const { storage, settings } = journal.getView();
    expect(storage.quarantinedRows).toBe(0);
    const { accent, badge } = DEFAULT_SETTINGS;
    expect(settings).toMatchObject({ accent, badge, theme: 'dark' });
    journal.close();
  });

  it('stays in the row and in backups, and goes along in a merge', async () => {
    const journal = await reopen(name);
    await journal.setDayStartHour(3);
    const undo = await journal.setAccent('sky');
    await undo();
    journal.close();
    const elsewhere = await mergedElsewhere();
    for (const database of [name, elsewhere]) {
      for (const row of rows) {
        expect(await rowOf('settings', row.key, database)).toMatchObject({
          value: row.value,
          device: 'phone',
        });
      }
    }
  });
});

it('fields of a newer version stay in the rows of every table, through edits and a merge', async () => {
  const before = await reopen(name);
  const { uid } = await before.addLabel({ name: 'Rain', kind: 'label' });
  before.close();
  await tamper(async (tables) => {
    const extend = async (
      table: 'habits' | 'months' | 'entries' | 'habitNotes' | 'periodNotes' | 'labels' | 'settings',
    ) => {
      for (const { value } of await tables.all(table)) {
        tables.put(table, { ...(value as object), later: table } as never);
      }
    };
    await Promise.all([
      extend('habits'),
      extend('months'),
      extend('entries'),
      extend('habitNotes'),
      extend('periodNotes'),
      extend('labels'),
      extend('settings'),
    ]);
  });
  const journal = await reopen(name);
  await journal.editHabit(1, { name: 'Stroll' });
  await journal.setMark(1, '2026-11-25', 'done');
  await editMood(journal, '2026-11-02', { note: 'Heavy rain' });
  await journal.setHabitNote(1, '2026-11-02', 'Very wet');
  await journal.setPeriodNote(MONTH, 'Quiet');
  await journal.editLabel(uid, { name: 'Storm' });
  await journal.setTheme('light');
  expect(journal.getView().storage.quarantinedRows).toBe(0);
  journal.close();
  const elsewhere = await mergedElsewhere();
  for (const database of [name, elsewhere]) {
    const rows = await Promise.all([
      rowOf('habits', 1, database),
      rowOf('months', MONTH, database),
      rowOf('entries', MONTH, database),
      rowOf('habitNotes', '2026-11-02 1', database),
      rowOf('periodNotes', MONTH, database),
      rowOf('labels', uid, database),
      rowOf('settings', 'theme', database),
    ]);
    expect(rows).toMatchObject([
      { name: 'Stroll', later: 'habits' },
      { later: 'months' },
      {
        entries: expect.arrayContaining([expect.objectContaining({ note: 'Heavy rain' })]),
        later: 'entries',
      },
      { note: 'Very wet', later: 'habitNotes' },
      { note: 'Quiet', later: 'periodNotes' },
      { name: 'Storm', later: 'labels' },
      { value: 'light', later: 'settings' },
    ]);
  }
});

it.each([
  ['amounts that are no list', { ...marks, amounts: 3 }],
  ['a text in place of cells', 'd'],
  ['too few cells', { ...marks, values: 'd' }],
  ['a cell of two code units', { ...marks, values: '😀'.repeat(15) }],
  ['amounts that are missing', { ...marks, amounts: undefined }],
  ['stamps that are no numbers', { ...marks, at: zeros.map(String) }],
])('a month is damaged by %s', async (_, cells) => {
  const row = { month: MONTH, marks: { 1: cells } };
  await tamper((tables) => tables.put('months', row as never));
  const journal = await reopen(name);
  expect(journal.getView().storage.quarantinedRows).toBe(1);
  journal.close();
});
