import type { Day } from '../../days/day';
import type { Month } from '../../days/month';
import { JournalError, storageTroubleOf } from '../../journalError';
import { type MonthRecord, withMonths } from '../../progress/records';
import type { ChangedRows, JournalStore, Key, Stored, Tables } from '../journalStore';
import { isHabitId, lastHabitId } from '../rows/habitIds';
import { monthRecord } from '../rows/monthRecord';
import { partitionRows, quarantine, type Unreadable } from '../rows/quarantine';
import type { HabitNoteRow, QuarantinedRow } from '../rows/rows';
import type { JournalData } from './journalData';
import { latestEntryDays } from './latestEntryDays';

/** What was read of a journal: all habits and settings, and some or all months and notes. */
export interface ReadRows extends Omit<JournalData, 'months' | 'notes' | 'habitNotes'> {
  readonly months: ReadonlyMap<Month, MonthRecord>;
  readonly notes: ReadonlyMap<Day, string>;
  readonly habitNotes: JournalData['habitNotes'];
}

/** Reads the whole journal as it is at one moment. Rows that cannot be read are quarantined first. */
export function readJournal(store: JournalStore): Promise<JournalData> {
  return readRows(store, async function* whole(tables) {
    yield await tables.all('months');
  });
}

/**
 * The same, a part at a time: the page that shows the journal can do other things in between. It takes longer in
 * all.
 */
export function readJournalInParts(store: JournalStore): Promise<JournalData> {
  return readRows(store, async function* parts(tables) {
    let last: Key | null = null;
    for (;;) {
      const part: readonly Stored[] = await tables.some('months', last, PART_MONTHS);
      yield part;
      if (part.length < PART_MONTHS) return;
      last = part.at(-1)?.key ?? null;
    }
  });
}

/** A month of 25 habits is read in about half a millisecond. */
const PART_MONTHS = 12;

/** Reads what another tab has changed, and the notes of the latest entries where they are not known. */
export function readChanges(
  store: JournalStore,
  known: JournalData,
  changed: Exclude<ChangedRows, 'all'>,
): Promise<ReadRows> {
  const read: ReadMonths = async function* changedMonths(tables) {
    yield await getEach(tables, 'months', changed.months);
  };
  return readRows(store, read, known, changed);
}

/** The journal with what was read of it, which is newer. */
export function withReadRows(data: JournalData, read: ReadRows): JournalData {
  return {
    ...read,
    months: withMonths(data.months, read.months),
    notes: new Map([...data.notes, ...read.notes]),
    habitNotes: new Map([...data.habitNotes, ...read.habitNotes]),
  };
}

/** Reads months, in one part or several. */
type ReadMonths = (tables: Tables) => AsyncIterable<readonly Stored[]>;

async function readRows(
  store: JournalStore,
  readMonths: ReadMonths,
  known: Pick<JournalData, 'months' | 'notes'> = { months: new Map(), notes: new Map() },
  changed: Pick<Exclude<ChangedRows, 'all'>, 'notes' | 'habitNotes'> = NOTHING,
): Promise<ReadRows> {
  const stored = await store.transact('read', async (tables) => {
    const [habits, months, settings, quarantined, replaced] = await Promise.all([
      tables.all('habits'),
      recordsOf(readMonths(tables)),
      tables.all('settings'),
      tables.all('quarantine'),
      tables.get('snapshots', 'info'),
    ]);
    const latest = latestEntryDays(withMonths(known.months, months.records));
    const days = [...latest.filter((day) => !known.notes.has(day)), ...changed.notes];
    const [notes, habitNotes] = await Promise.all([
      getEach(tables, 'notes', days),
      getEach(tables, 'habitNotes', changed.habitNotes),
    ]);
    return { habits, months, days, notes, habitNotes, settings, quarantined, replaced };
  });
  const { months, days, quarantined } = stored;
  const habits = partitionRows('habits', stored.habits);
  const notes = partitionRows('notes', stored.notes);
  const habitNotes = partitionRows('habitNotes', stored.habitNotes);
  const settings = partitionRows('settings', stored.settings);
  const unreadable: Unreadable[] = [habits, months, notes, habitNotes, settings].flatMap(
    (table) => table.unreadable,
  );
  if (unreadable.length > 0) {
    await quarantine(store, unreadable);
    return readRows(store, readMonths, known, changed);
  }
  return {
    habits: new Map(habits.rows.map((row) => [row.id, row])),
    lastHabitId: lastIdOf(stored.habits, quarantined),
    months: months.records,
    notes: new Map([
      ...days.map((day) => [day, ''] as const),
      ...notes.rows.map(({ day, note }) => [day, note] as const),
    ]),
    habitNotes: new Map(habitNotes.rows.map((row) => [row.key, row])),
    settings: new Map(settings.rows.map((row) => [row.key, row])),
    quarantinedRows: quarantined.length,
    replacedAt: timeOf(stored.replaced),
  };
}

const NOTHING = { notes: [], habitNotes: [] };

/**
 * Validates every note, which opening a journal does not: years of them would delay it. Those that
 * cannot be read are quarantined.
 *
 * @returns how many there were.
 */
export async function quarantineNotes(store: JournalStore): Promise<number> {
  const [notes, habitNotes] = await store.transact('read', (tables) =>
    Promise.all([tables.all('notes'), tables.all('habitNotes')]),
  );
  const unreadable: Unreadable[] = [
    ...partitionRows('notes', notes).unreadable,
    ...partitionRows('habitNotes', habitNotes).unreadable,
  ];
  if (unreadable.length > 0) await quarantine(store, unreadable);
  return unreadable.length;
}

/** The months of all parts. */
async function recordsOf(parts: AsyncIterable<readonly Stored[]>) {
  const records = new Map<Month, MonthRecord>();
  const unreadable: Unreadable[] = [];
  for await (const part of parts) {
    const months = partitionRows('months', part);
    for (const row of months.rows) records.set(row.month, monthRecord(row));
    unreadable.push(...months.unreadable);
  }
  return { records, unreadable };
}

async function getEach(
  tables: Tables,
  table: 'months' | 'notes' | 'habitNotes',
  keys: readonly string[],
): Promise<Stored[]> {
  const values = await Promise.all(keys.map((key) => tables.get(table, key)));
  return keys
    .map((key, index) => ({ key, value: values[index] }))
    .filter(({ value }) => value !== undefined);
}

function timeOf(row: unknown): number | null {
  const at: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'at') : null;
  return Number.isFinite(at) ? (at as number) : null;
}

/** The last id of a habit, deleted and quarantined ones among them: no id is given twice. */
export function lastIdOf(habits: readonly Stored[], quarantined: readonly Stored[]): number {
  const quarantinedKeys = quarantined.map(({ value }) => {
    const { table, key } = value as Partial<QuarantinedRow>;
    return table === 'habits' ? key : 0;
  });
  return lastHabitId([...habits.map(({ key }) => key), ...quarantinedKeys].filter(isHabitId));
}

/**
 * The notes of a range of days, both ends included; days without one are left out.
 *
 * @throws JournalError when they cannot be read.
 */
export async function readNotes(
  store: JournalStore,
  from: Day,
  to: Day,
): Promise<ReadonlyMap<Day, string>> {
  try {
    const stored = await store.transact('read', (tables) => tables.range('notes', from, to));
    const { rows } = partitionRows('notes', stored);
    return new Map(rows.filter(({ note }) => note !== '').map(({ day, note }) => [day, note]));
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error;
    throw new JournalError('unreadable', { cause: error });
  }
}

/**
 * The notes on habits' days of a range of days, both ends included.
 *
 * @throws JournalError when they cannot be read.
 */
export async function readHabitNotes(
  store: JournalStore,
  from: Day,
  to: Day,
): Promise<readonly HabitNoteRow[]> {
  try {
    const stored = await store.transact('read', (tables) =>
      // After the day and a space there are digits.
      tables.range('habitNotes', `${from} `, `${to} :`),
    );
    return partitionRows('habitNotes', stored).rows;
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error;
    throw new JournalError('unreadable', { cause: error });
  }
}
