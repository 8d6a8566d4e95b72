import type { JournalTables } from '../../deviceJournal';
import { JournalError } from '../../journalError';
import { habitIdOf } from '../../progress/views';
import type { Tables } from '../journalStore';
import { withFields } from '../rows/fieldStamps';
import { toPortable } from '../rows/portable';
import { partitionRows, partitionValues } from '../rows/quarantine';
import type { HabitNoteRow, HabitRow, MonthRow } from '../rows/rows';
import { stampNow } from '../rows/stamp';
import { namesUid } from '../../uid';
import { isRowsSnapshot } from './replaceAll';

/**
 * Removes a deleted habit with all its marks and notes, also from quarantine and from the rows that the last import
 * keeps to be taken back. Its row stays, without words: a merge with a copy that still has the habit knows that it is gone.
 */
export async function removeForGood(tables: Tables, uid: string): Promise<void> {
  const habits = partitionRows('habits', await tables.all('habits'));
  const row = habits.rows.find((each) => each.uid === uid);
  if (row === undefined || !row.deleted) throw new JournalError('habit-gone');
  const { id } = row;
  tables.put('habits', withoutWords(row));
  const { rows: months } = partitionRows('months', await tables.all('months'));
  for (const month of months) if (id in month.marks) tables.put('months', withoutMarks(month, id));
  const { rows: notes } = partitionRows('habitNotes', await tables.all('habitNotes'));
  for (const note of notes) if (isNoteOf(note, id)) tables.delete('habitNotes', note.key);
  for (const { key, value } of await tables.all('quarantine')) {
    if (namesUid(value, uid)) tables.delete('quarantine', key);
  }

  const snapshot = await tables.get('snapshots', 'rows');
  if (!isRowsSnapshot(snapshot)) return;
  const { tables: before, after } = snapshot;
  tables.put('snapshots', {
    id: 'rows',
    tables: withoutHabit(before, uid),
    ...(after && { after: withoutHabit(after, uid) }),
  });
}

/** Tables without a habit and all of its marks and notes; it may have another id in them. */
function withoutHabit(tables: JournalTables, uid: string): JournalTables {
  const habits = partitionValues('habits', tables.habits);
  const id = toPortable(tables).ids.get(uid) ?? 0;
  const months = partitionValues('months', tables.months);
  const notes = partitionValues('habitNotes', tables.habitNotes);
  return {
    ...tables,
    habits: [
      ...habits.rows.filter((row) => row.uid !== uid),
      ...habits.unreadable.filter((row) => !namesUid(row, uid)),
    ],
    months: [...months.rows.map((month) => withoutMarks(month, id)), ...months.unreadable],
    habitNotes: [...notes.rows.filter((note) => !isNoteOf(note, id)), ...notes.unreadable],
    quarantine: tables.quarantine.filter((row) => !namesUid(row, uid)),
  };
}

function withoutWords(row: HabitRow): HabitRow {
  return withFields(row, { name: '', icon: '', deleted: true, removed: true }, stampNow());
}

function withoutMarks(month: MonthRow, id: number): MonthRow {
  const { [id]: _, ...marks } = month.marks;
  return { ...month, marks };
}

function isNoteOf({ key }: HabitNoteRow, id: number): boolean {
  return habitIdOf(key) === id;
}
