import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentsOf } from '../device/rows/contents';
import { fromPortable } from '../device/rows/fromPortable';
import { dayOfEntry, isMoodValue } from '../moods/mood';
import { mergeJournals } from '../device/rows/mergeJournals';
import { EMPTY_PORTABLE, type PortableJournal } from '../device/rows/portable';
import { SCHEMA_VERSION } from '../device/rows/migrations';
import { anyJournal } from '../device/rows/portable.testing';
import { prepare } from './transfer.testing';
import { spreadsheet } from './spreadsheet';

/** The file of a journal's tables, as it is saved. */
function backupOf(journal: PortableJournal): string {
  const tables = Object.entries(fromPortable(journal, new Map())).map(([table, rows]) => [
    table,
    rows.map((row) => ({ key: null, row })),
  ]);
  return JSON.stringify({
    app: 'daybow',
    kind: 'backup',
    version: SCHEMA_VERSION,
    savedAt: '2026-11-21T12:00:00.000Z',
    tables: Object.fromEntries(tables),
  });
}

/** Quarantined rows get new ids. */
const withoutIds = (rows: readonly unknown[]) => rows.map((row) => ({ ...(row as object), id: 0 }));

it('any journal comes back from a backup into an empty journal as it was', async () => {
  await fc.assert(
    fc.asyncProperty(anyJournal, async (journal) => {
      const { dryRun, records, tables } = await prepare(backupOf(journal));
      // Ids are given in the order of habits, which is that of the file.
      const before = fromPortable(journal, new Map());
      const merged = fromPortable(mergeJournals(EMPTY_PORTABLE, records), new Map());
      expect({ ...merged, quarantine: [] }).toEqual({ ...before, quarantine: [] });
      expect(withoutIds(merged.quarantine)).toEqual(withoutIds(before.quarantine));
      expect(tables?.months).toEqual(before.months);
      expect(dryRun.contents).toEqual(contentsOf(before));
      const { changed, kept, same } = dryRun.changes.marks;
      expect([changed, kept, same]).toEqual([0, 0, 0]);
    }),
    { numRuns: 200 },
  );
});

/** The part of a journal that tables hold: by the name of the habit its days and notes, and the entries. */
function tabled({ habits, marks, habitNotes, entries }: PortableJournal) {
  const listed = [...habits.values()].filter(({ deleted }) => !deleted);
  return {
    habits: Object.fromEntries(
      listed.flatMap(({ uid, name }) => {
        const days = [...(marks.get(uid) ?? [])].flatMap(([day, { mark }]) => {
          return mark === 'done' || typeof mark === 'number' ? [[day, mark] as const] : [];
        });
        const notes = [...(habitNotes.get(uid) ?? [])].flatMap(([day, { note }]) =>
          note === '' ? [] : [[day, note.trim()] as const],
        );
        const content = { days: Object.fromEntries(days), notes: Object.fromEntries(notes) };
        return days.length + notes.length === 0 ? [] : [[name, content] as const];
      }),
    ),
    entries: [...entries.values()]
      .flatMap(({ id, time, mood, note }) =>
        isMoodValue(mood) ? [[dayOfEntry(id), time ?? '', mood, note.trim()].join(' ')] : [],
      )
      .toSorted(),
  };
}

it('any journal comes back from tables with all that tables can hold', async () => {
  // Tables tell habits apart by their names.
  const distinct = anyJournal.filter(({ habits }) => {
    const names = [...habits.values()].filter(({ deleted }) => !deleted).map(({ name }) => name);
    return new Set(names).size === names.length;
  });
  await fc.assert(
    fc.asyncProperty(distinct, async (journal) => {
      const { habits, entries } = tabled(journal);
      fc.pre(Object.keys(habits).length + entries.length > 0);
      const { records, dryRun } = await prepare(spreadsheet(journal));
      expect(dryRun.unread).toEqual([]);
      expect(tabled(records)).toEqual(tabled(journal));
    }),
    { numRuns: 200 },
  );
});
