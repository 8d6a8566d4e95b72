import { JournalError } from '../../journalError';
import type { Tables } from '../journalStore';
import { habitNoteKey } from '../../progress/views';
import { applyChange, type Change, keysOf, refusalOf } from '../rows/changes';
import { idOf, type JournalRows } from '../rows/journalRows';
import { partitionRows, readRow } from '../rows/quarantine';
import type { HabitRow, LabelRow } from '../rows/rows';
import type { Stamp } from '../rows/stamp';
import { isChangedSince, isSuperseded, undoOf, undoConflictOf } from '../rows/undo';
import { lastIdOf } from './readJournal';
import type { UnfinishedWrite } from './unfinishedWrites';

/** The result of a write. */
export interface Written {
  /** The changes that take the write back. */
  readonly undo: readonly Change[];
  /** The rows that the changes read, as they are stored now. */
  readonly rows: JournalRows;
}

/** Changes on whose values a write depends: it is refused where others are stored by then. */
export interface Conditions {
  /** The changes that a write takes back, if it is an undo. */
  readonly undoes?: readonly Change[];
  /** For each change of a write the one that sets what it replaces, as it was shown. */
  readonly shown?: readonly Change[];
}

/**
 * Writes changes to the rows that are stored by then: what another tab wrote meanwhile stays.
 *
 * @throws JournalError when a habit, a label or an entry is gone, or when what is to be undone or replaced was
 * changed since; the transaction is to be given up then.
 */
export async function writeChanges(
  tables: Tables,
  changes: readonly Change[],
  stamp: Stamp,
  { undoes = [], shown = [] }: Conditions = {},
): Promise<Written> {
  const before = await readRows(tables, changes);
  // Words that are stored already, as by another tab, take nothing away.
  const isOutdated = changes.some(
    (change, index) => isOther(before, shown[index]) && isOther(before, change),
  );
  if (isOutdated) throw new JournalError('changed-since');
  if (undoes.some((done) => isChangedSince(before, done))) {
    const undoConflict = changes.map((change) => undoConflictOf(before, change)).find(Boolean);
    throw new JournalError('changed-since', { undoConflict: undoConflict ?? null });
  }
  return writeTo(tables, before, changes, stamp);
}

function isOther(rows: JournalRows, change: Change | undefined): boolean {
  return change !== undefined && isChangedSince(rows, change);
}

/** Writes the changes that a page was closed over; those already stored, or changed since, are left out. */
export async function writeUnfinished(tables: Tables, write: UnfinishedWrite): Promise<void> {
  const { changes, undo, stamp, ifAsShown } =
    write.journal === null ? await withUids(tables, write) : write;
  const before = await readRows(tables, changes);
  const left = changes.filter(
    (change, index) =>
      !isSuperseded(before, change, stamp, undo[index]) &&
      refusalOf(before, change) === null &&
      !(ifAsShown && isOther(before, undo[index])),
  );
  writeTo(tables, before, left, stamp);
}

/** A write of an earlier version of the app, which named habits by their ids. */
async function withUids(tables: Tables, write: UnfinishedWrite): Promise<UnfinishedWrite> {
  const habits = [...(await readHabits(tables)).values()];
  const withUid = (change: Change): Change => {
    const id: unknown = Reflect.get(change, 'id');
    const habit = habits.find((each) => each.id === id);
    return typeof id === 'number' ? ({ ...change, uid: habit?.uid } as Change) : change;
  };
  return { ...write, changes: write.changes.map(withUid), undo: write.undo.map(withUid) };
}

function writeTo(
  tables: Tables,
  before: JournalRows,
  changes: readonly Change[],
  stamp: Stamp,
): Written {
  const undo: Change[] = [];
  let rows = before;
  for (const change of changes) {
    const refusal = refusalOf(rows, change);
    if (refusal !== null) throw new JournalError(refusal);
    undo.unshift(undoOf(rows, change));
    rows = applyChange(rows, change, stamp);
  }
  putRows(tables, changedRows(before, rows));
  return { undo, rows };
}

/** Reads the rows that changes read; values that cannot be read are quarantined. */
async function readRows(tables: Tables, changes: readonly Change[]): Promise<JournalRows> {
  const keys = keysOf(changes);
  const [habits, labels, months, entries, periodNotes, settings] = await Promise.all([
    changes.some(isOfHabit) ? readHabits(tables) : new Map<string, HabitRow>(),
    changes.some(isOfLabel) ? readLabels(tables) : new Map<string, LabelRow>(),
    readEach(keys.months, (month) => readRow(tables, 'months', month)),
    readEach(keys.entries, (month) => readRow(tables, 'entries', month)),
    readEach(keys.periodNotes, (period) => readRow(tables, 'periodNotes', period)),
    readEach(keys.settings, (key) => readRow(tables, 'settings', key)),
  ]);
  const rows = {
    habits,
    months,
    entries,
    habitNotes: new Map(),
    periodNotes,
    labels,
    settings,
    lastHabitId: 0,
  };
  const noted = changes.flatMap((change) =>
    change.kind === 'habitNote' ? habitNoteKey(idOf(rows, change.uid), change.day) : [],
  );
  return {
    ...rows,
    habitNotes: await readEach(new Set(noted), (key) => readRow(tables, 'habitNotes', key)),
    lastHabitId: changes.some(({ kind }) => kind === 'add') ? await readLastHabitId(tables) : 0,
  };
}

function isOfHabit(change: Change): boolean {
  return 'uid' in change || change.kind === 'add';
}

function isOfLabel({ kind }: Change): boolean {
  return kind === 'label' || kind === 'addLabel';
}

async function readLabels(tables: Tables): Promise<ReadonlyMap<string, LabelRow>> {
  const { rows } = partitionRows('labels', await tables.all('labels'));
  return new Map(rows.map((row) => [row.uid, row]));
}

async function readHabits(tables: Tables): Promise<ReadonlyMap<string, HabitRow>> {
  const { rows } = partitionRows('habits', await tables.all('habits'));
  return new Map(rows.map((row) => [row.uid, row]));
}

async function readLastHabitId(tables: Tables): Promise<number> {
  const [habits, months, habitNotes, quarantined] = await Promise.all([
    tables.all('habits'),
    tables.all('months'),
    tables.all('habitNotes'),
    tables.all('quarantine'),
  ]);
  return lastIdOf({ habits, months, habitNotes, quarantined });
}

async function readEach<Key, Row>(
  keys: ReadonlySet<Key>,
  read: (key: Key) => Promise<Row | undefined>,
): Promise<Map<Key, Row>> {
  const rows = new Map<Key, Row>();
  await Promise.all(
    [...keys].map(async (key) => {
      const row = await read(key);
      if (row !== undefined) rows.set(key, row);
    }),
  );
  return rows;
}

function changedRows(before: JournalRows, after: JournalRows): JournalRows {
  return {
    habits: changedOnly(before.habits, after.habits),
    months: changedOnly(before.months, after.months),
    entries: changedOnly(before.entries, after.entries),
    habitNotes: changedOnly(before.habitNotes, after.habitNotes),
    periodNotes: changedOnly(before.periodNotes, after.periodNotes),
    labels: changedOnly(before.labels, after.labels),
    settings: changedOnly(before.settings, after.settings),
    lastHabitId: after.lastHabitId,
  };
}

function changedOnly<Key, Row>(before: ReadonlyMap<Key, Row>, after: ReadonlyMap<Key, Row>) {
  return new Map([...after].filter(([key, row]) => before.get(key) !== row));
}

function putRows(
  tables: Tables,
  { habits, months, entries, habitNotes, periodNotes, labels, settings }: JournalRows,
): void {
  for (const row of habits.values()) tables.put('habits', row);
  for (const row of months.values()) tables.put('months', row);
  for (const row of entries.values()) tables.put('entries', row);
  for (const row of habitNotes.values()) tables.put('habitNotes', row);
  for (const row of periodNotes.values()) tables.put('periodNotes', row);
  for (const row of labels.values()) tables.put('labels', row);
  for (const row of settings.values()) tables.put('settings', row);
}
