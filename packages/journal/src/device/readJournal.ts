import type { Month } from '../month';
import type { JournalDatabase } from './database';
import { DEFAULT_SETTINGS, inOrder, type JournalData } from './journalData';
import { monthRecord } from './monthRecord';
import type { SetAsideRow } from './rows';
import { setAside, sortOut } from './setAside';
import type { Stored } from './tables';

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
  const [storedHabits, storedMonths, storedNotes, storedSettings, aside] = await database.read(
    (tables) =>
      Promise.all([
        tables.all('habits'),
        only ? tables.some('months', only) : tables.all('months'),
        tables.last('notes', NOTES_READ),
        tables.all('settings'),
        tables.all('setAside'),
      ]),
  );
  const habits = sortOut('habits', storedHabits);
  const months = sortOut('months', storedMonths);
  const notes = sortOut('notes', storedNotes);
  const settings = sortOut('settings', storedSettings);
  const unreadable = [habits, months, notes, settings].flatMap((table) => table.unreadable);
  if (unreadable.length > 0) {
    await setAside(database, unreadable);
    return readJournal(database, only);
  }
  return {
    habits: inOrder(habits.rows),
    lastHabitId: lastIdOf(storedHabits, aside),
    months: new Map(months.rows.map((row) => [row.month, monthRecord(row)])),
    notes: new Map(notes.rows.map(({ day, note }) => [day, note])),
    settings: {
      ...DEFAULT_SETTINGS,
      ...Object.fromEntries(settings.rows.map(({ key, value }) => [key, value])),
    },
    rowsSetAside: aside.length,
  };
}

/** The highest id of a habit, of deleted ones and of those set aside too: none is given twice. */
export function lastIdOf(habits: readonly Stored[], aside: readonly Stored[]): number {
  const keysAside = aside.map(({ value }) => {
    const { table, key } = value as SetAsideRow;
    return table === 'habits' ? key : 0;
  });
  const keys = [...habits.map(({ key }) => key), ...keysAside];
  return Math.max(0, ...keys.filter((key) => typeof key === 'number'));
}
