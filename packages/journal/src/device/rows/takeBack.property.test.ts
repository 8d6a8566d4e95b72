import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeJournals } from './mergeJournals';
import { anyJournal } from './portable.testing';
import { takeBack } from './takeBack';

const RUNS = { numRuns: 500 };

it('a merge that is taken back at once leaves what was there', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, (before, file) => {
      const after = mergeJournals(before, file);
      const restored = takeBack(after, before, after);
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
      const restored = takeBack(now, before, after);
      for (const [day, entry] of now.entries) {
        if (entry !== after.entries.get(day)) expect(restored.entries.get(day)).toEqual(entry);
      }
      for (const [uid, marks] of now.marks) {
        for (const [day, mark] of marks) {
          if (mark === after.marks.get(uid)?.get(day)) continue;
          expect(restored.marks.get(uid)?.get(day)).toEqual(mark);
          expect(restored.habits.has(uid)).toBe(true);
        }
      }
    }),
    RUNS,
  );
});
