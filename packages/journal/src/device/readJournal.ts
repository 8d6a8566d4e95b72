import type { Month } from '../month';
import type { JournalDatabase } from './database';
import { DEFAULT_SETTINGS, inOrder, type JournalData } from './journalData';
import { monthRecord } from './monthRecord';
import { isRow } from './rows';
import { readTable, setAside } from './setAside';

/** More than the seven latest entries, so that a removed one has another to follow it. */
const NOTES_READ = 16;

/**
 * Reads the journal, as it is at one moment. Rows that cannot be read are set aside first.
 *
 * @param only - the months to read; all unless told.
 */
export async function readJournal(
  database: JournalDatabase,
  only?: readonly Month[],
): Promise<JournalData> {
  const read = await database.transaction('r', database.tables, async () => {
    const [habits, months, notes, settings, lastHabitId, rowsSetAside] = await Promise.all([
      readTable(database.habits, isRow.habits),
      readTable(database.months, isRow.months, only && { keys: only }),
      readTable(database.notes, isRow.notes, { latest: NOTES_READ }),
      readTable(database.settings, isRow.settings),
      lastIdOf(database),
      database.setAside.count(),
    ]);
    return { habits, months, notes, settings, lastHabitId, rowsSetAside };
  });
  const { habits, months, notes, settings, lastHabitId, rowsSetAside } = read;
  const unreadable = [habits, months, notes, settings].flatMap((table) => table.unreadable);
  if (unreadable.length > 0) {
    await setAside(database, unreadable);
    return readJournal(database, only);
  }
  return {
    habits: inOrder(habits.rows),
    lastHabitId,
    months: new Map(months.rows.map((row) => [row.month, monthRecord(row)])),
    notes: new Map(notes.rows.map(({ day, note }) => [day, note])),
    settings: {
      ...DEFAULT_SETTINGS,
      ...Object.fromEntries(settings.rows.map(({ key, value }) => [key, value])),
    },
    rowsSetAside,
  };
}

/** The highest id of a habit, of deleted ones and of those set aside too: none is given twice. */
export async function lastIdOf(database: JournalDatabase): Promise<number> {
  const [last, aside] = await Promise.all([
    database.habits.orderBy(':id').last(),
    database.setAside.filter(({ table }) => table === database.habits.name).toArray(),
  ]);
  const ids = aside.map(({ key }) => (typeof key === 'number' ? key : 0));
  return Math.max(0, last?.id ?? 0, ...ids);
}
