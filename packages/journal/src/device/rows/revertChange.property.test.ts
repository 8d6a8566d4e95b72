import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeJournals } from './mergeJournals';
import { anyJournal } from './portable.testing';
import { revertChange } from './revertChange';

const RUNS = { numRuns: 200 };

it('a merge that is taken back at once leaves what was there', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, (before, file) => {
      const after = mergeJournals(before, file);
      const restored = revertChange(after, before, after);
      for (const [uid, habit] of before.habits) expect(restored.habits.get(uid)).toEqual(habit);
      expect(restored.habits.size).toBe(before.habits.size);
      expect(new Map(restored.entries)).toEqual(new Map(before.entries));
      expect(new Map(restored.settings)).toEqual(new Map(before.settings));
      for (const [uid, marks] of before.marks) {
        expect(new Map(restored.marks.get(uid))).toEqual(new Map(marks));
      }
    }),
    RUNS,
  );
});

it('what was written since stays', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, anyJournal, (before, file, later) => {
      const after = mergeJournals(before, file);
      const now = mergeJournals(after, later);
      const restored = revertChange(now, before, after);
      const written = [...now.entries].filter(([day, entry]) => entry !== after.entries.get(day));
      expect(written.map(([day]) => restored.entries.get(day))).toEqual(
        written.map(([, entry]) => entry),
      );
      const marked = [...now.marks].flatMap(([uid, marks]) =>
        [...marks]
          .filter(([day, mark]) => mark !== after.marks.get(uid)?.get(day))
          .map(([day, mark]) => ({ uid, day, mark })),
      );
      expect(marked.map(({ uid, day }) => restored.marks.get(uid)?.get(day))).toEqual(
        marked.map(({ mark }) => mark),
      );
      expect(marked.every(({ uid }) => restored.habits.has(uid))).toBe(true);
    }),
    RUNS,
  );
});
