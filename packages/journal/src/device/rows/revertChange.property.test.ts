import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EntryLabels } from '../../moods/mood';
import { stampOf, withFields } from './fieldStamps';
import { mergeJournals } from './mergeJournals';
import { anyJournal } from './portable.testing';
import { revertChange } from './revertChange';
import type { EntryRow } from './rows';

const RUNS = { numRuns: 200 };

it('a merge that is taken back at once leaves what was there', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, (before, file) => {
      const after = mergeJournals(before, file);
      const restored = revertChange(after, before, after);
      for (const [uid, habit] of before.habits) expect(restored.habits.get(uid)).toEqual(habit);
      expect(restored.habits.size).toBe(before.habits.size);
      expect(new Map(restored.entries)).toEqual(new Map(before.entries));
      expect(new Map(restored.labels)).toEqual(new Map(before.labels));
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
      for (const [id, entry] of now.entries) {
        const { mood, note } = entry;
        const [was, kept] = [after.entries.get(id), restored.entries.get(id)];
        const isSince = (field: string) =>
          was === undefined || stampOf(entry, field).at !== stampOf(was, field).at;
        const isMoodWritten = isSince('mood') && (mood !== null || kept?.note === '');
        expect(isMoodWritten ? kept?.mood : mood).toBe(mood);
        expect(isSince('note') ? kept?.note : note).toContain(note);
        const isWritten = isSince('mood') || isSince('note');
        expect(isWritten && mood !== null && kept?.mood === null ? kept.note : '').toBe('');
      }
      const marked = [...now.marks].flatMap(([uid, marks]) =>
        [...marks]
          .filter(([day, mark]) => mark !== after.marks.get(uid)?.get(day))
          .filter(([, { mark, code }]) => mark !== 'empty' || code !== undefined)
          .map(([day, mark]) => ({ uid, day, mark })),
      );
      expect(marked.map(({ uid, day }) => restored.marks.get(uid)?.get(day))).toEqual(
        marked.map(({ mark }) => mark),
      );
      expect(marked.every(({ uid }) => restored.habits.has(uid))).toBe(true);
      const listed = marked.filter(({ uid }) => now.habits.get(uid)?.deleted === false);
      expect(listed.every(({ uid }) => restored.habits.get(uid)?.deleted === false)).toBe(true);
      const labelled = [...restored.entries.values()].flatMap(({ id, labels = {} }) =>
        Object.keys(labels).filter((uid) => before.entries.get(id)?.labels?.[uid] === undefined),
      );
      for (const uid of labelled) {
        if (now.labels.get(uid)?.deleted !== false) continue;
        expect(restored.labels.get(uid)?.deleted).toBe(false);
      }
    }),
    RUNS,
  );
});

/** Edits of single fields of entries, later than all that is there. */
const edits = fc.array(
  fc.record({
    place: fc.nat({ max: 5 }),
    fields: fc.oneof(
      fc.record({ mood: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ note: fc.constantFrom('', 'Edited') }),
      fc.record({ time: fc.constantFrom(null, '21:00') }),
      fc.record({ labels: fc.constantFrom<EntryLabels[]>({}, { used: 1 }, { used: 1, other: 2 }) }),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);
const NO_ENTRY: Partial<EntryRow> = {};
const LATER = { at: Date.UTC(2027, 0, 1), offset: 0 };

it('an entry that was edited since stays, with each edit and with its time', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, edits, (before, file, made) => {
      const after = mergeJournals(before, file);
      const entries = new Map(after.entries);
      for (const { place, fields } of made) {
        const known = [...entries.values()].at(place);
        if (known) entries.set(known.id, withFields<EntryRow>(known, fields, LATER));
      }
      const restored = revertChange({ ...after, entries }, before, after);
      for (const [id, entry] of entries) {
        const [was, kept] = [after.entries.get(id), restored.entries.get(id)];
        const isMade = (before.entries.get(id)?.mood ?? null) === null;
        const isSince = (field: 'mood' | 'note' | 'time' | 'labels') =>
          was !== undefined && entry[field] !== was[field];
        const isEdited = isSince('mood') || isSince('note') || isSince('time') || isSince('labels');
        if (entry.mood === null || !isEdited) continue;
        const { mood, time, labels } = kept ?? NO_ENTRY;
        expect(isMade || isSince('mood') ? mood : mood && entry.mood).toBe(entry.mood);
        expect(isMade || isSince('time') ? time : entry.time).toBe(entry.time);
        expect(isMade || isSince('labels') ? labels : entry.labels).toEqual(entry.labels);
        expect(isSince('note') ? kept?.note : entry.note).toContain(entry.note);
      }
    }),
    RUNS,
  );
});

it('words that the change took away come back, also where others were written since', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, anyJournal, (before, file, later) => {
      const now = mergeJournals(file, later);
      const restored = revertChange(now, before, file);
      for (const [day, { note }] of before.entries) {
        const isInFile = file.entries.get(day)?.note.includes(note);
        expect(isInFile ? note : restored.entries.get(day)?.note).toContain(note);
      }
      for (const [period, { note }] of before.periodNotes) {
        const isInFile = file.periodNotes.get(period)?.note.includes(note);
        expect(isInFile ? note : restored.periodNotes.get(period)?.note).toContain(note);
      }
      const known = [...before.habitNotes].filter(([uid]) => !restored.habits.get(uid)?.removed);
      for (const [uid, notes] of known) {
        for (const [day, { note }] of notes) {
          const isInFile = file.habitNotes.get(uid)?.get(day)?.note.includes(note);
          expect(isInFile ? note : restored.habitNotes.get(uid)?.get(day)?.note).toContain(note);
        }
      }
    }),
    RUNS,
  );
});

it('a change that is taken back comes again as it was', () => {
  fc.assert(
    fc.property(anyJournal, anyJournal, anyJournal, (before, file, later) => {
      const after = mergeJournals(before, file);
      const now = mergeJournals(after, later);
      const restored = revertChange(now, before, after);
      expect(revertChange(restored, now, restored)).toEqual(now);
    }),
    RUNS,
  );
});
