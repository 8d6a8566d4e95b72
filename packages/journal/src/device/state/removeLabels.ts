import type { JournalTables } from '../../deviceJournal';
import { JournalError } from '../../journalError';
import { meant } from '../../progress/entryLabels';
import { namesUid } from '../../uid';
import type { Tables } from '../journalStore';
import { withFields } from '../rows/fieldStamps';
import { withoutLabels } from '../rows/withoutLabels';
import { partitionRows, partitionValues } from '../rows/quarantine';
import { quarantinedRow } from '../rows/quarantined';
import type { EntriesRow, LabelRow } from '../rows/rows';
import { stampNow } from '../rows/stamp';
import { isRowsSnapshot } from './replaceAll';

/**
 * Removes a deleted label, with those that were merged into it, from all entries, also from those that the last import
 * keeps to be taken back. The rows stay, without words, as that of a habit does.
 *
 * @returns the uids of what was removed.
 */
export async function removeLabelsForGood(tables: Tables, uid: string): Promise<readonly string[]> {
  const { rows } = partitionRows('labels', await tables.all('labels'));
  const labels = new Map(rows.map((row) => [row.uid, row]));
  const label = labels.get(uid);
  if (label === undefined || !label.deleted) throw new JournalError('label-gone');
  const gone = rows.filter((row) => meant(labels, row) === label);
  const uids = gone.map((row) => row.uid);
  for (const row of gone) tables.put('labels', withoutWords(row));
  const { rows: entries } = partitionRows('entries', await tables.all('entries'));
  for (const row of entries) {
    const left = withoutOn(row, uids);
    if (left !== row) tables.put('entries', left);
  }
  for (const { key, value } of await tables.all('quarantine')) {
    if (isRowOf(value, uids)) tables.delete('quarantine', key);
  }

  const snapshot = await tables.get('snapshots', 'rows');
  if (isRowsSnapshot(snapshot)) {
    const { tables: before, after } = snapshot;
    tables.put('snapshots', {
      id: 'rows',
      tables: withoutAll(before, uids),
      ...(after && { after: withoutAll(after, uids) }),
    });
  }
  return uids;
}

/** Tables without some labels, also on entries. */
function withoutAll(tables: JournalTables, uids: readonly string[]): JournalTables {
  const labels = partitionValues('labels', tables.labels);
  const entries = partitionValues('entries', tables.entries);
  const isOther = (row: unknown) => !uids.some((uid) => namesUid(row, uid));
  return {
    ...tables,
    labels: [
      ...labels.rows.filter((row) => !uids.includes(row.uid)),
      ...labels.unreadable.filter(isOther),
    ],
    entries: [...entries.rows.map((row) => withoutOn(row, uids)), ...entries.unreadable],
    quarantine: tables.quarantine.filter((row) => !isRowOf(row, uids)),
  };
}

function withoutWords(row: LabelRow): LabelRow {
  const words = { name: '', icon: '', unit: '', group: '' };
  return withFields<LabelRow>(row, { ...words, deleted: true, removed: true }, stampNow());
}

/** The entries of a month without some labels; the identical row where none has any of them. */
function withoutOn(row: EntriesRow, uids: readonly string[]): EntriesRow {
  const entries = row.entries.map((entry) => withoutLabels(entry, (uid) => uids.includes(uid)));
  return entries.every((entry, index) => entry === row.entries[index]) ? row : { ...row, entries };
}

/** True for a quarantined row of one of some labels: a row of entries has much more in it. */
function isRowOf(value: unknown, uids: readonly string[]): boolean {
  const { table, row } = quarantinedRow(value);
  return table === 'labels' && uids.some((uid) => namesUid(row, uid));
}
