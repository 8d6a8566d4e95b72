import { habitIdOf } from '../../progress/views';
import type { ChangedRows, JournalStore, Stored, Tables } from '../journalStore';
import { isHabitId, lastHabitId } from '../rows/habitIds';
import type { JournalRows } from '../rows/journalRows';
import { partitionRows, quarantine } from '../rows/quarantine';
import { quarantinedId, quarantinedRow } from '../rows/quarantined';

/** A journal as it is stored. */
export interface StoredJournal {
  readonly rows: JournalRows;
  /** Number of rows, of all tables, that could not be read. */
  readonly quarantinedRows: number;
  /** Time at which a file replaced everything, while that can be undone; null otherwise. */
  readonly replacedAt: number | null;
}

/** Reads the whole journal as it is at one moment. Rows that cannot be read are quarantined first. */
export function readJournal(store: JournalStore): Promise<StoredJournal> {
  return readChanged(store, 'all');
}

/** Reads the journal like {@link readJournal}; of months, entries and notes of habits only the changed ones. */
export async function readChanged(
  store: JournalStore,
  changed: ChangedRows,
): Promise<StoredJournal> {
  const stored = await store.transact('read', async (tables) => {
    const [
      habits,
      months,
      entries,
      habitNotes,
      periodNotes,
      labels,
      settings,
      quarantined,
      replaced,
    ] = await Promise.all([
      tables.all('habits'),
      changed === 'all' ? tables.all('months') : getEach(tables, 'months', changed.months),
      changed === 'all' ? tables.all('entries') : getEach(tables, 'entries', changed.entries),
      changed === 'all'
        ? tables.all('habitNotes')
        : getEach(tables, 'habitNotes', changed.habitNotes),
      tables.all('periodNotes'),
      tables.all('labels'),
      tables.all('settings'),
      tables.all('quarantine'),
      tables.get('snapshots', 'info'),
    ]);
    return {
      habits,
      months,
      entries,
      habitNotes,
      periodNotes,
      labels,
      settings,
      quarantined,
      replaced,
    };
  });
  const habits = partitionRows('habits', stored.habits);
  const months = partitionRows('months', stored.months);
  const entries = partitionRows('entries', stored.entries);
  const habitNotes = partitionRows('habitNotes', stored.habitNotes);
  const periodNotes = partitionRows('periodNotes', stored.periodNotes);
  const labels = partitionRows('labels', stored.labels);
  const settings = partitionRows('settings', stored.settings);
  const unreadable = [habits, months, entries, habitNotes, periodNotes, labels, settings].flatMap(
    (table) => table.unreadable,
  );
  if (unreadable.length > 0) {
    await quarantine(store, unreadable);
    return readChanged(store, changed);
  }
  return {
    rows: {
      habits: new Map(habits.rows.map((row) => [row.uid, row])),
      months: new Map(months.rows.map((row) => [row.month, row])),
      entries: new Map(entries.rows.map((row) => [row.month, row])),
      habitNotes: new Map(habitNotes.rows.map((row) => [row.key, row])),
      periodNotes: new Map(periodNotes.rows.map((row) => [row.period, row])),
      labels: new Map(labels.rows.map((row) => [row.uid, row])),
      settings: new Map(settings.rows.map((row) => [row.key, row])),
      lastHabitId: lastIdOf(stored),
    },
    quarantinedRows: stored.quarantined.length,
    replacedAt: timeOf(stored.replaced),
  };
}

/** Merges the changed rows that were read into the known ones; a row that is gone is left out. */
export function withReadRows(
  known: JournalRows,
  read: JournalRows,
  changed: ChangedRows,
): JournalRows {
  if (changed === 'all') return read;
  return {
    ...read,
    // Of months, entries and notes of habits only some were read.
    lastHabitId: Math.max(known.lastHabitId, read.lastHabitId),
    months: withRead(known.months, read.months, changed.months),
    entries: withRead(known.entries, read.entries, changed.entries),
    habitNotes: withRead(known.habitNotes, read.habitNotes, changed.habitNotes),
  };
}

function withRead<Row>(
  known: ReadonlyMap<string, Row>,
  read: ReadonlyMap<string, Row>,
  changed: readonly string[],
): ReadonlyMap<string, Row> {
  const rows = new Map([...known, ...read]);
  for (const key of changed) if (!read.has(key)) rows.delete(key);
  return rows;
}

async function getEach(
  tables: Tables,
  table: 'months' | 'entries' | 'habitNotes',
  keys: readonly string[],
): Promise<Stored[]> {
  const values = await Promise.all(keys.map((key) => tables.get(table, key)));
  return keys
    .map((key, index) => ({ key, value: values[index] }))
    .filter(({ value }) => value !== undefined);
}

/** The time of the last import; null where there is none. */
export function timeOf(row: unknown): number | null {
  const at: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'at') : null;
  return Number.isFinite(at) ? (at as number) : null;
}

/**
 * The last id of a habit, also of one that is deleted or quarantined, or whose marks or notes are all that is left: no
 * id is given twice.
 */
export function lastIdOf({
  habits,
  months,
  habitNotes,
  quarantined,
}: Readonly<
  Record<'habits' | 'months' | 'habitNotes' | 'quarantined', readonly Stored[]>
>): number {
  const ids = new Set<unknown>(habits.map(({ key }) => key));
  for (const { value } of quarantined) {
    ids.add(quarantinedId(quarantinedRow(value)));
  }
  for (const { value } of months) {
    const { marks } = Object(value) as { marks?: unknown };
    for (const id of Object.keys(Object(marks))) ids.add(Number(id));
  }
  for (const { key } of habitNotes) ids.add(habitIdOf(String(key)));
  return lastHabitId([...ids].filter(isHabitId));
}
