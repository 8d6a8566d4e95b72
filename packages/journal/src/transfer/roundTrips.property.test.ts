import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelKey } from '../device/labelFields';
import { contentsOf } from '../device/rows/contents';
import { fromPortable } from '../device/rows/fromPortable';
import { dayOfEntry, isMoodValue } from '../moods/mood';
import { mergeJournals } from '../device/rows/mergeJournals';
import { EMPTY_PORTABLE, type PortableJournal } from '../device/rows/portable';
import type { EntryRow, LabelRow } from '../device/rows/rows';
import { SCHEMA_VERSION } from '../device/rows/migrations';
import { anyJournal } from '../device/rows/portable.testing';
import { shownLabels } from '../progress/entryLabels';
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
function tabled({ habits, marks, habitNotes, entries, labels }: PortableJournal) {
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
      .flatMap(({ id, time, mood, note, labels: uses }) => {
        if (!isMoodValue(mood)) return [];
        const shown = Object.entries(shownLabels(labels, uses, mood)).map(([uid, value]) => {
          const { kind = '', name = '', unit = '' } = labels.get(uid) ?? {};
          return JSON.stringify([kind, name, unit, value]);
        });
        return [[dayOfEntry(id), time ?? '', mood, note.trim(), ...shown.toSorted()].join(' ')];
      })
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

/** A label of each name, kind, unit and mood, as a form takes them. */
const name = fc
  .oneof(
    fc.constantFrom(
      'a | b',
      '| \\\\|',
      '\\\\',
      'x:',
      'Sleep: 8',
      '=1',
      '-',
      '"',
      'ok',
      '2,5',
      'é',
      'パパ',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
  )
  .map((each) => each.trim() || 'Name');
const draft = fc.oneof(
  name.map((each) => ({ kind: 'label' as const, name: each, unit: '' })),
  fc
    .tuple(name, fc.constantFrom('', 'h', 'kg', '/ 10 points', '/10', 'steps a day', '%'))
    .map(([each, unit]) => ({ kind: 'scale' as const, name: each, unit })),
  fc
    .tuple(name, fc.constantFrom(4 as const, 5 as const))
    .map(([each, mood]) => ({ kind: 'mood' as const, name: each, unit: '', mood })),
);
const drafts = fc.uniqueArray(draft, { selector: labelKey, maxLength: 8 });
const amount = fc.oneof(
  fc.integer({ min: 1, max: 5 }),
  fc.integer({ min: 0, max: 2400 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(0, 1e6, 1e-7, 7.125, 12_400),
);

it('labels, scales and names of moods come back from a table with their values', async () => {
  const stamp = { at: Date.UTC(2026, 10, 20), offset: 0 };
  await fc.assert(
    fc.asyncProperty(
      drafts,
      fc.array(fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7'), amount), {
        minLength: 1,
        maxLength: 4,
      }),
      async (made, uses) => {
        const state = { icon: '', group: '', archived: false, deleted: false, mergedInto: null };
        const labels = made.map((each, index): LabelRow => ({
          ...each,
          ...state,
          ...stamp,
          uid: String(index),
          position: index,
        }));
        const entries = uses.map((each, index): EntryRow => ({
          id: `2026-11-1${index}`,
          mood: 4 + (index % 2),
          note: '',
          labels: Object.fromEntries(
            Object.entries(each).map(([uid, value]) => [
              uid,
              labels[Number(uid)]?.kind === 'scale' ? value : 1,
            ]),
          ),
          ...stamp,
        }));
        const journal = {
          ...EMPTY_PORTABLE,
          labels: new Map(labels.map((each) => [each.uid, each])),
          entries: new Map(entries.map((each) => [each.id, each])),
        };
        const { records, dryRun } = await prepare(spreadsheet(journal));
        expect(dryRun.unread).toEqual([]);
        expect(dryRun.questions).toEqual([]);
        expect(tabled(records)).toEqual(tabled(journal));
      },
    ),
    { numRuns: 300 },
  );
});
