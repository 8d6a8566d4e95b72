import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { JournalTables } from '../../deviceJournal';
import { backupOf } from '../../transfer/backup';
import { newName, reopen } from '../device.testing';
import { FIXTURES, restore } from '../indexedDb/schema.testing';
import { openIndexedDbStore } from '../indexedDb/indexedDbStore';
import { readTables, restoreReplaced } from '../state/replaceAll';
import { type EntriesRow, isRow } from './rows';
import { canonical } from './contentKey';
import { migrate, MIGRATIONS, SCHEMA_VERSION } from './migrations';

/** The rows of each table in some order: in a file any is right. */
function inOrder(tables: JournalTables) {
  return Object.entries(tables).map(([table, rows]) => [
    table,
    rows.map((row) => canonical(row)).toSorted(),
  ]);
}

/** Counts the rows of all tables but those that entries are made of. */
function rowsIn(tables: Readonly<Record<string, unknown>>): number {
  const { notes: _notes, entries: _entries, ...others } = tables;
  return Object.values(others).filter(Array.isArray).flat().length;
}

describe('the list of migrations', () => {
  it('names each step once, in the order of versions', () => {
    const ids = MIGRATIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const versions = MIGRATIONS.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    // Version 1 was the first; each one since has a step.
    expect(new Set(versions).size).toBe(SCHEMA_VERSION - 1);
  });

  it('throws for nothing that can stand in a table, and loses no row', () => {
    const row = fc.oneof(
      fc.jsonValue(),
      fc.record({ day: fc.constantFrom('2026-11-21', 'someday'), note: fc.jsonValue() }),
      fc.record({ month: fc.constant('2026-11'), moods: fc.jsonValue() }),
    );
    const names = fc.constantFrom('habits', 'months', 'notes', 'settings', 'setAside', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(fc.array(row), fc.jsonValue())), (tables) => {
        const migrated = migrate(tables, 1);
        const notes: unknown[] = Array.isArray(tables.notes) ? tables.notes : [];
        const read = notes
          .map((note) => Object(note))
          .filter(({ day, note }) => day === '2026-11-21' && typeof note === 'string');
        // Notes are part of entries, and those that cannot be read are quarantined.
        expect(rowsIn(migrated)).toBe(rowsIn(tables) + notes.length - read.length);
        expect(JSON.stringify(migrated.entries)).toContain(JSON.stringify(read.at(-1)?.note ?? []));
      }),
    );
  });
});

/** Values of the days of November. */
const list = (value: unknown) => Array.from({ length: 30 }, () => value);

describe('moods and notes of version 7', () => {
  const moods = {
    values: '4'.padEnd(30, '.'),
    at: list(0).with(0, 5),
    offset: list(0).with(0, 60),
  };
  const monthOf = (changes: object) => ({
    month: '2026-11',
    marks: {},
    moods: { ...moods, ...changes },
  });

  it.each([
    ['a time that is none', { at: list(null) }],
    ['an offset of a year', { offset: list(525_600) }],
    ['too few of them', { values: '4', at: [5], offset: [60] }],
    ['a character of two code units', { values: '😀'.repeat(15) }],
    ['no texts', { values: 4 }],
  ])('are set aside, and counted, where a month has %s', (_, changes) => {
    const row = monthOf(changes);
    const migrated = migrate({ months: [row], quarantine: [], notes: [] }, 7);
    expect(migrated).toMatchObject({
      months: [],
      entries: [],
      quarantine: [{ table: 'months', row }],
    });
  });

  it('become entries, each with its own stamp, whatever else a note holds', () => {
    const note = { day: '2026-11-01', note: 'Sun', at: 7, offset: 60, place: 'home' };
    const named = { ...note, id: 'x', mood: 1, time: 8, stamps: 'none', code: 'x' };
    const migrated = migrate({ months: [monthOf({})], quarantine: [], notes: [named] }, 7);
    const entry = {
      id: '2026-11-01',
      mood: 4,
      note: 'Sun',
      at: 5,
      offset: 60,
      stamps: { note: { at: 7, offset: 60 } },
      place: 'home',
    };
    expect(migrated).toEqual({
      months: [{ month: '2026-11', marks: {} }],
      entries: [{ month: '2026-11', entries: [entry] }],
      labels: [],
      periodNotes: [],
      settings: [],
      quarantine: [],
    });
    expect(isRow('entries', migrated.entries?.[0])).toBe(true);
  });
});

it('findings on habits alone, of version 8, are found anew with labels', () => {
  const accent = { key: 'accent', value: 'sky', at: 5, offset: 60 };
  const value = {
    month: '2026-11',
    findings: [{ habitId: 1, difference: 1, daysWith: 10, daysWithout: 20 }],
  };
  const settings = [accent, { key: 'habitMoods', value, at: 5, offset: 60 }];
  expect(migrate({ settings }, 8).settings).toEqual([accent]);
});

it('findings of version 9 are found anew, with weekdays and with their days', () => {
  const accent = { key: 'accent', value: 'sky', at: 5, offset: 60 };
  const value = {
    month: '2026-11',
    findings: [{ id: 1, from: null, difference: 1, daysWith: 10, daysWithout: 20, moodDays: 40 }],
  };
  const settings = [accent, { key: 'moodFactors', value, at: 5, offset: 60 }];
  expect(migrate({ settings }, 9).settings).toEqual([accent]);
});

describe.each(FIXTURES)('what schema $version left', (fixture) => {
  const version = fixture.version / 10;

  it('is the same from a database and from a backup', async () => {
    const name = newName();
    await restore(name, fixture);
    (await reopen(name)).close();
    const store = await openIndexedDbStore(name);
    const stored = await readTables(store);
    store.close();
    const { snapshots: _, ...tables } = fixture.tables;
    const { tables: read } = backupOf({ app: 'daybow', version, tables });
    expect(inOrder(read)).toEqual(inOrder(stored));
    const noted = stored.entries.flatMap((row) => (row as EntriesRow).entries);
    expect(noted.filter(({ note }) => note !== '')).toMatchObject([{ at: expect.any(Number) }]);
  });
});

it('tells that an earlier version is brought to this one, and nothing of any other opening', async () => {
  const [fixture] = FIXTURES;
  if (fixture === undefined) throw new Error('There is no fixture.');
  const name = newName();
  const onUpgrade = vi.fn<() => void>();
  await restore(name, fixture);
  for (const times of [1, 1]) {
    (await openIndexedDbStore(name, onUpgrade)).close();
    expect(onUpgrade).toHaveBeenCalledTimes(times);
  }
  (await openIndexedDbStore(newName(), onUpgrade)).close();
  expect(onUpgrade).toHaveBeenCalledTimes(1);
});

// Version 1 could not take an import back.
it.each(FIXTURES.filter(({ stores }) => 'snapshots' in stores))(
  'what an import replaced under schema $version comes back after the upgrade',
  async (fixture) => {
    const name = newName();
    const version = fixture.version / 10;
    const { snapshots: _, ...tables } = fixture.tables;
    const rows = Object.entries(tables).map(([table, all]) => [table, all.map(({ row }) => row)]);
    const before = Object.fromEntries(rows);
    await restore(name, {
      ...fixture,
      tables: { ...tables, habits: [], snapshots: [{ row: { id: 'rows', tables: before } }] },
    });
    const store = await openIndexedDbStore(name);
    await store.transact('write', restoreReplaced);
    const restored = await readTables(store);
    store.close();
    expect(restored.habits).toHaveLength(before.habits.length);
    expect(restored.quarantine).toHaveLength(1);
    expect(restored.entries).toEqual(backupOf({ app: 'daybow', version, tables }).tables.entries);
  },
);
