import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, NO_ENTRY as none } from './mood';
import { editEntry, type EntryDraft, mergeEntry } from './entryDraft';

const day = '2026-11-21';
const entryOf = (mood: Entry['mood'], note: string): Entry => ({ mood, note, time: null });
const stored = entryOf(4, 'Walk');

const draftOf = (base: Entry, edited: Entry): EntryDraft => ({ day, begunOn: day, base, edited });

describe('mergeEntry', () => {
  it('shows what is stored where nothing was edited', () => {
    expect(mergeEntry(null, stored)).toEqual({ shown: stored, changes: {}, meanwhile: null });
  });

  it('changes only the field that was edited, and follows the other', () => {
    const draft = draftOf(stored, entryOf(4, 'A long walk'));
    expect(mergeEntry(draft, entryOf(2, 'Walk'))).toEqual({
      shown: entryOf(2, 'A long walk'),
      changes: { note: 'A long walk' },
      meanwhile: null,
    });
  });

  it('tells that what was edited was changed elsewhere, too', () => {
    const draft = draftOf(stored, entryOf(4, 'Mine'));
    expect(mergeEntry(draft, entryOf(4, 'Theirs'))).toEqual({
      shown: entryOf(4, 'Mine'),
      changes: { note: 'Mine' },
      meanwhile: 'changed',
    });
    expect(mergeEntry(draftOf(none, entryOf(5, 'Mine')), stored).meanwhile).toBe('changed');
  });

  it('keeps the whole draft of an entry that was removed elsewhere', () => {
    const draft = draftOf(stored, entryOf(4, 'More'));
    expect(mergeEntry(draft, none)).toEqual({
      shown: entryOf(4, 'More'),
      changes: entryOf(4, 'More'),
      meanwhile: 'removed',
    });
  });

  it('calls nothing unsaved that is stored by now', () => {
    expect(mergeEntry(draftOf(none, stored), stored)).toEqual({
      shown: stored,
      changes: {},
      meanwhile: null,
    });
  });

  it('changes a time, and follows the rest', () => {
    const draft = draftOf(stored, { ...stored, time: 'evening' });
    const now = entryOf(2, 'Walk');
    expect(mergeEntry(draft, now)).toEqual({
      shown: { ...now, time: 'evening' },
      changes: { time: 'evening' },
      meanwhile: null,
    });
    expect(mergeEntry(draft, { ...stored, time: '08:00' }).meanwhile).toBe('changed');
  });

  it('compares labels by what they say, and follows those that were not edited', () => {
    const [base, same] = [
      { ...stored, labels: { a: 1, b: 2 } },
      { ...stored, labels: { b: 2, a: 1 } },
    ];
    expect(mergeEntry(draftOf(base, same), { ...stored, labels: {} }).changes).toEqual({});
    expect(mergeEntry(draftOf(stored, { ...stored, labels: {} }), base).shown).toEqual(base);
    const edited = { ...stored, labels: { a: 1 } };
    expect(mergeEntry(draftOf(base, edited), { ...same, mood: 2 })).toEqual({
      shown: { ...edited, mood: 2 },
      changes: { labels: { a: 1 } },
      meanwhile: null,
    });
    expect(mergeEntry(draftOf(base, edited), stored)).toMatchObject({
      changes: {},
      meanwhile: null,
    });
  });

  it('follows each label that was not edited, and tells of one that was changed elsewhere, too', () => {
    const [base, mine] = [
      { ...stored, labels: { old: 1, pain: 2 } },
      { ...stored, labels: { rain: 1, pain: 2 } },
    ];
    const theirs = { ...stored, labels: { old: 1, pain: 4, run: 1 } };
    expect(mergeEntry(draftOf(base, mine), theirs)).toEqual({
      shown: { ...stored, labels: { pain: 4, run: 1, rain: 1 } },
      changes: { labels: { pain: 4, run: 1, rain: 1 } },
      meanwhile: null,
    });
    const other = { ...stored, labels: { old: 1, pain: 3 } };
    expect(mergeEntry(draftOf(base, other), theirs)).toMatchObject({
      shown: { labels: { old: 1, pain: 3, run: 1 } },
      meanwhile: 'changed',
    });
  });

  it('cannot change a mood to none', () => {
    expect(mergeEntry(draftOf(none, entryOf(null, 'Words')), none).changes).toEqual({
      note: 'Words',
    });
  });
});

describe('editEntry', () => {
  it('begins a draft and ends it once nothing differs', () => {
    const draft = editEntry(null, stored, { day, begunOn: day, edited: entryOf(4, 'Wal') });
    expect(draft).toEqual(draftOf(stored, entryOf(4, 'Wal')));
    expect(editEntry(draft, stored, { day, begunOn: day, edited: stored })).toBeNull();
    const labelled = { ...stored, labels: {} };
    expect(editEntry(draft, stored, { day, begunOn: day, edited: labelled })).toBeNull();
  });

  it('leaves a draft on the day on which it was begun', () => {
    const draft = draftOf(none, entryOf(null, 'Late'));
    const edited = entryOf(3, 'Late');
    expect(editEntry(draft, none, { day, begunOn: '2026-11-22', edited })).toMatchObject({
      begunOn: day,
    });
  });

  it('compares a field that is edited later with what is stored by then', () => {
    const draft = draftOf(stored, entryOf(4, 'Mine'));
    const now = entryOf(2, 'Walk');
    const next = editEntry(draft, now, { day, begunOn: day, edited: entryOf(5, 'Mine') });
    expect(next?.base).toMatchObject(entryOf(2, 'Walk'));
    expect(mergeEntry(next, now).meanwhile).toBeNull();
  });

  it('never loses a typed word, whatever happens elsewhere', () => {
    const entry = fc.constantFrom<Entry>(none, stored, entryOf(2, ''), entryOf(5, 'x'));
    fc.assert(
      fc.property(entry, fc.array(entry, { maxLength: 5 }), (base, others) => {
        const typed = entryOf(base.mood, 'My own words');
        let draft = editEntry(null, base, { day, begunOn: day, edited: typed });
        for (const now of others) {
          expect(mergeEntry(draft, now).shown.note).toBe('My own words');
          const { shown } = mergeEntry(draft, now);
          draft = editEntry(draft, now, { day, begunOn: day, edited: shown });
        }
      }),
    );
  });
});
