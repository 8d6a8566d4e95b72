import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPortable } from '../device/rows/fromPortable';
import { mergeJournals } from '../device/rows/mergeJournals';
import type { PortableJournal } from '../device/rows/portable';
import { anyJournal } from '../device/rows/portable.testing';
import { revertChange } from '../device/rows/revertChange';
import { changesOf, changesOfRows, contentsOfRecords, type JournalChanges } from './dryRun';

const RUNS = { numRuns: 300 };

/** Number of listed habits, of days of theirs that say something, and of such entries. */
function counted(journal: PortableJournal) {
  const days = [...journal.marks].flatMap(([uid, byDay]) =>
    journal.habits.get(uid)?.deleted === false ? [...byDay.values()] : [],
  );
  return [
    contentsOfRecords(journal).habits,
    days.filter((each) => each.mark !== 'empty' || each.code !== undefined).length,
    [...journal.entries.values()].filter(({ mood }) => mood !== null).length,
    contentsOfRecords(journal).labels,
  ];
}

/** The records that changes add or take away, in the order of `counted`. */
const gains = ({ habits, marks, entries, labels }: JournalChanges) =>
  [habits, marks, entries, labels].map((each) => each.new - each.removed);

const differences = (before: PortableJournal, after: PortableJournal) => {
  const was = counted(before);
  return counted(after).map((count, index) => count - (was[index] ?? 0));
};

it('a merge brings and takes as many records as were counted before', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, (journal, file) => {
      const after = mergeJournals(journal, file);
      expect(gains(changesOf(journal, file))).toEqual(differences(journal, after));
    }),
    RUNS,
  );
});

it('the undo of an import takes and brings back as many records as were counted before', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, anyJournal, (before, file, later) => {
      const after = mergeJournals(before, file);
      const now = mergeJournals(after, later);
      const restored = revertChange(now, before, after);
      const ids = new Map(
        [...now.habits.keys(), ...before.habits.keys()].map((uid, id) => [uid, id + 1]),
      );
      const changes = changesOfRows(fromPortable(now, ids), fromPortable(restored, ids));
      expect(gains(changes)).toEqual(differences(now, restored));
    }),
    RUNS,
  );
});

it('the undo of an import at once takes away what the import added, and nothing else', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, (before, file) => {
      const after = mergeJournals(before, file);
      const restored = revertChange(after, before, after);
      const brought = changesOf(before, file);
      const taken = changesOf(after, restored, restored);
      for (const kind of [
        'habits',
        'deletedHabits',
        'marks',
        'entries',
        'habitNotes',
        'periodNotes',
        'labels',
      ] as const) {
        expect(taken[kind]).toMatchObject({
          removed: brought[kind].new,
          new: brought[kind].removed,
          changed: brought[kind].changed,
        });
      }
    }),
    RUNS,
  );
});
