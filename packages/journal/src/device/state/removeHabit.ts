import { JournalError } from '../../journalError';
import { habitNoteKey } from '../../progress/views';
import type { Tables } from '../journalStore';
import { partitionRows, readRow } from '../rows/quarantine';
import { stampAfter, stampNow } from '../rows/stamp';

/**
 * Removes a deleted habit with all its marks and notes. Its row stays, without words: a merge with a copy that
 * still has the habit knows that it is gone.
 */
export async function removeForGood(tables: Tables, id: number): Promise<void> {
  const row = await readRow(tables, 'habits', id);
  if (row === undefined || !row.deleted) throw new JournalError('habit-gone');
  tables.put('habits', {
    ...row,
    ...stampAfter(row, stampNow()),
    name: '',
    icon: '',
    removed: true,
  });
  const { rows } = partitionRows('months', await tables.all('months'));
  for (const month of rows) {
    if (!(id in month.marks)) continue;
    const { [id]: _, ...marks } = month.marks;
    tables.put('months', { ...month, marks });
  }
  const notes = partitionRows('habitNotes', await tables.all('habitNotes')).rows;
  for (const { key } of notes) {
    if (key === habitNoteKey(id, key.slice(0, 10))) tables.delete('habitNotes', key);
  }
}
