import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withFields } from '../device/rows/fieldStamps';
import { mergeJournals } from '../device/rows/mergeJournals';
import { EMPTY_PORTABLE, type PortableJournal } from '../device/rows/portable';
import { anyJournal } from '../device/rows/portable.testing';
import { revertChange } from '../device/rows/revertChange';
import type { EntryRow } from '../device/rows/rows';
import { dayOfEntry } from '../moods/mood';
import { isListedLabel } from '../progress/entryLabels';
import { textsIn } from './records/labelTexts';
import { prepare } from './transfer.testing';

// Files with several moods a day, at the same times and without any, into journals with entries on the same days.

const RUNS = { numRuns: 300 };
/** After the files were saved. */
const LATER = { at: Date.UTC(2026, 10, 21), offset: 0 };
const MOODS = ['awful', 'bad', 'meh', 'good', 'rad'];
/** By the mood: those that say the same have the same labels. The last of them is a name. */
const ACTIVITIES = ['', 'walk', 'Walk | tea', 'tea | run', ''];
const SCALES = ['', 'Sleep: 7:30', '', 'Far: 3 km', ''];
const row = fc.record({
  day: fc.integer({ min: 10, max: 13 }).map((date) => `2026-11-${date}`),
  time: fc.constantFrom('', '8:30', '08:30 AM', '오후 9:00', '21:05'),
  mood: fc.integer({ min: 1, max: 5 }),
  note: fc.constantFrom('', '', 'Walk', 'two\nlines'),
});
const anyRows = fc.array(row, { minLength: 1, maxLength: 12 });
type Rows = typeof anyRows extends fc.Arbitrary<infer Value> ? Value : never;

const fileOf = (rows: Rows) =>
  ['full_date,date,weekday,time,mood,activities,scales,note_title,note,mood_name']
    .concat(
      rows.map(({ day, time, mood, note }) => {
        const [word, did, scale] = [MOODS, ACTIVITIES, SCALES].map((each) => each[mood - 1]);
        return `${day},,,${time},${word},${did},${scale},,"${note}",${mood === 5 ? 'calm' : ''}`;
      }),
    )
    .join('\n');

/** The entries of a journal after earlier imports, and some that were written in it. */
const anyBefore = fc
  .tuple(fc.option(anyRows), anyJournal, fc.boolean())
  .map(([rows, written, isWritten]) => ({ rows, written: isWritten ? written : EMPTY_PORTABLE }));

async function beginWith({ rows, written }: { rows: Rows | null; written: PortableJournal }) {
  if (rows === null) return written;
  return mergeJournals(written, (await prepare(fileOf(rows), {}, written)).records);
}

const said = ({ entries }: PortableJournal) =>
  [...entries.values()]
    .map(({ id, time, mood, note }) => [dayOfEntry(id), time ?? '', mood, note].join(' '))
    .toSorted();

it('every row is an entry', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const { records, dryRun } = await prepare(fileOf(rows));
      const times: Readonly<Record<string, string>> = {
        '8:30': '08:30',
        '08:30 AM': '08:30',
        '21:05': '21:05',
      };
      const wanted = rows.map(({ day, time, mood, note }) =>
        [day, times[time] ?? '', mood, note].join(' '),
      );
      expect(said(records)).toEqual(wanted.toSorted());
      expect(dryRun.contents.moods).toBe(rows.length);
      const uses = [...records.entries.values()].flatMap(({ labels = {} }) => Object.keys(labels));
      const wantedUses = rows.flatMap(({ mood }) => [
        ...textsIn(ACTIVITIES[mood - 1] ?? ''),
        ...textsIn(SCALES[mood - 1] ?? ''),
        ...(mood === 5 ? ['calm'] : []),
      ]);
      expect(uses).toHaveLength(wantedUses.length);
      expect(new Set(uses)).toEqual(new Set(records.labels.keys()));
    }),
    RUNS,
  );
});

/** Changes or removes entries in a journal, by turns. */
function edited(journal: PortableJournal, device: string): PortableJournal {
  const entries = [...journal.entries].map(([id, each], index) => {
    const changes: Partial<EntryRow> =
      index % 2 === 0 ? { note: device } : { mood: null, note: '' };
    return [id, index % 3 === 0 ? each : withFields(each, changes, LATER)] as const;
  });
  return { ...journal, entries: new Map(entries) };
}

it('two devices have the same entries once, whatever of a file each imported and edited before', async () => {
  const rows = fc.array(fc.tuple(row, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(rows, async (all) => {
      const file = fileOf(all.map(([each]) => each));
      const importAll = async (device: string, part: Rows) => {
        const before = edited((await prepare(fileOf(part))).records, device);
        const after = mergeJournals(before, (await prepare(file, {}, before)).records);
        for (const [id, entry] of before.entries) expect(after.entries.get(id)).toEqual(entry);
        return after;
      };
      const phone = await importAll(
        'phone',
        all.filter(([, isOnPhone]) => isOnPhone).map(([each]) => each),
      );
      const laptop = await importAll(
        'laptop',
        all.filter(([, , isOnLaptop]) => isOnLaptop).map(([each]) => each),
      );
      const ids = [...(await prepare(file)).records.entries.keys()].toSorted();
      expect([...mergeJournals(phone, laptop).entries.keys()].toSorted()).toEqual(ids);
    }),
    RUNS,
  );
});

it('an import that was made already changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyBefore, anyRows, async (begun, rows) => {
      const before = await beginWith(begun);
      const after = mergeJournals(before, (await prepare(fileOf(rows), {}, before)).records);
      const { records, dryRun } = await prepare(fileOf(rows), {}, after);
      expect(mergeJournals(after, records).entries).toEqual(after.entries);
      expect(mergeJournals(after, records).labels).toEqual(after.labels);
      for (const kind of ['entries', 'labels', 'scales', 'moodNames'] as const) {
        expect(dryRun.changes[kind]).toMatchObject({ new: 0, changed: 0, removed: 0 });
      }
    }),
    RUNS,
  );
});

it('an import takes no label from an entry, and shows each of the file on one', async () => {
  await fc.assert(
    fc.asyncProperty(anyBefore, anyRows, async (begun, rows) => {
      const before = await beginWith(begun);
      const after = mergeJournals(before, (await prepare(fileOf(rows), {}, before)).records);
      // One of a whole day is divided into those of the file, and the first has its labels.
      const still = [...after.entries.values()].filter(({ mood }) => mood !== null);
      for (const { id, labels = {} } of still) {
        expect(labels).toMatchObject(before.entries.get(id)?.labels ?? {});
      }
      const added = [...after.labels.values()].filter(({ uid }) => !before.labels.has(uid));
      expect(added.filter((label) => !isListedLabel(after.labels, label))).toEqual([]);
    }),
    RUNS,
  );
});

it('the undo of an import takes all of its entries and labels back', async () => {
  await fc.assert(
    fc.asyncProperty(anyBefore, anyRows, async (begun, rows) => {
      const before = await beginWith(begun);
      const after = mergeJournals(before, (await prepare(fileOf(rows), {}, before)).records);
      const restored = revertChange(after, before, after);
      expect(restored.entries).toEqual(before.entries);
      expect(restored.labels).toEqual(before.labels);
    }),
    RUNS,
  );
});
