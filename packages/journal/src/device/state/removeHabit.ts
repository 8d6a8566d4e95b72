import type { JournalTables } from '../../deviceJournal';
import { JournalError } from '../../journalError';
import { habitNoteKey } from '../../progress/views';
import type { Tables } from '../journalStore';
import { partitionRows, partitionValues, readRow } from '../rows/quarantine';
import type { HabitNoteRow, HabitRow, MonthRow } from '../rows/rows';
import { stampAfter, stampNow } from '../rows/stamp';
import { isRowsSnapshot } from './replaceAll';

/**
 * Removes a deleted habit with all its marks and notes, also from the rows that the last import keeps to be taken
 * back. Its row stays, without words: a merge with a copy that still has the habit knows that it is gone.
 */
export async function removeForGood(tables: Tables, id: number): Promise<void> {
  const row = await readRow(tables, 'habits', id);
  if (row === undefined || !row.deleted) throw new JournalError('habit-gone');
  tables.put('habits', withoutWords(row));
  const { rows: months } = partitionRows('months', await tables.all('months'));
  for (const month of months) if (id in month.marks) tables.put('months', withoutMarks(month, id));
  const { rows: notes } = partitionRows('habitNotes', await tables.all('habitNotes'));
  for (const note of notes) if (isNoteOf(note, id)) tables.delete('habitNotes', note.key);

  const snapshot = await tables.get('snapshots', 'rows');
  if (!isRowsSnapshot(snapshot)) return;
  const { tables: before, after } = snapshot;
  tables.put('snapshots', {
    id: 'rows',
    tables: withoutHabit(before, row.uid),
    ...(after && { after: withoutHabit(after, row.uid) }),
  });
}

/** Tables without the words and marks of a habit, which may have another id in them. */
function withoutHabit(tables: JournalTables, uid: string): JournalTables {
  const habits = partitionValues('habits', tables.habits);
  const habit = habits.rows.find((row) => row.uid === uid);
  if (habit === undefined) return tables;
  const months = partitionValues('months', tables.months);
  const notes = partitionValues('habitNotes', tables.habitNotes);
  return {
    ...tables,
    habits: [
      ...habits.rows.map((row) => (row === habit ? withoutWords(row) : row)),
      ...habits.unreadable,
    ],
    months: [...months.rows.map((month) => withoutMarks(month, habit.id)), ...months.unreadable],
    habitNotes: [...notes.rows.filter((note) => !isNoteOf(note, habit.id)), ...notes.unreadable],
  };
}

function withoutWords(row: HabitRow): HabitRow {
  return {
    ...row,
    ...stampAfter(row, stampNow()),
    name: '',
    icon: '',
    deleted: true,
    removed: true,
  };
}

function withoutMarks(month: MonthRow, id: number): MonthRow {
  const { [id]: _, ...marks } = month.marks;
  return { ...month, marks };
}

function isNoteOf({ key }: HabitNoteRow, id: number): boolean {
  return key === habitNoteKey(id, key.slice(0, 10));
}
