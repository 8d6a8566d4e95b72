import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from './mood';
import { editEntry, type EntryDraft, mergeEntry } from './entryDraft';

const day = '2026-11-21';
const none: Entry = { mood: null, note: '' };
const stored: Entry = { mood: 4, note: 'Walk' };

const draftOf = (base: Entry, edited: Entry): EntryDraft => ({ day, begunOn: day, base, edited });

describe('mergeEntry', () => {
  it('shows what is stored where nothing was edited', () => {
    expect(mergeEntry(null, stored)).toEqual({ shown: stored, changes: {}, meanwhile: null });
  });

  it('changes only the field that was edited, and follows the other', () => {
    const draft = draftOf(stored, { mood: 4, note: 'A long walk' });
    expect(mergeEntry(draft, { mood: 2, note: 'Walk' })).toEqual({
      shown: { mood: 2, note: 'A long walk' },
      changes: { note: 'A long walk' },
      meanwhile: null,
    });
  });

  it('tells that what was edited was changed elsewhere, too', () => {
    const draft = draftOf(stored, { mood: 4, note: 'Mine' });
    expect(mergeEntry(draft, { mood: 4, note: 'Theirs' })).toEqual({
      shown: { mood: 4, note: 'Mine' },
      changes: { note: 'Mine' },
      meanwhile: 'changed',
    });
    expect(mergeEntry(draftOf(none, { mood: 5, note: 'Mine' }), stored).meanwhile).toBe('changed');
  });

  it('keeps the whole draft of an entry that was removed elsewhere', () => {
    const draft = draftOf(stored, { mood: 4, note: 'More' });
    expect(mergeEntry(draft, none)).toEqual({
      shown: { mood: 4, note: 'More' },
      changes: { mood: 4, note: 'More' },
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

  it('cannot change a mood to none', () => {
    expect(mergeEntry(draftOf(none, { mood: null, note: 'Words' }), none).changes).toEqual({
      note: 'Words',
    });
  });
});

describe('editEntry', () => {
  it('begins a draft and ends it once nothing differs', () => {
    const draft = editEntry(null, stored, { day, begunOn: day, edited: { mood: 4, note: 'Wal' } });
    expect(draft).toEqual(draftOf(stored, { mood: 4, note: 'Wal' }));
    expect(editEntry(draft, stored, { day, begunOn: day, edited: stored })).toBeNull();
  });

  it('leaves a draft on the day on which it was begun', () => {
    const draft = draftOf(none, { mood: null, note: 'Late' });
    const edited = { mood: 3, note: 'Late' } as const;
    expect(editEntry(draft, none, { day, begunOn: '2026-11-22', edited })).toMatchObject({
      begunOn: day,
    });
  });

  it('compares a field that is edited later with what is stored by then', () => {
    const draft = draftOf(stored, { mood: 4, note: 'Mine' });
    const now: Entry = { mood: 2, note: 'Walk' };
    const next = editEntry(draft, now, { day, begunOn: day, edited: { mood: 5, note: 'Mine' } });
    expect(next?.base).toEqual({ mood: 2, note: 'Walk' });
    expect(mergeEntry(next, now).meanwhile).toBeNull();
  });

  it('never loses a typed word, whatever happens elsewhere', () => {
    const entry = fc.constantFrom<Entry>(
      none,
      stored,
      { mood: 2, note: '' },
      { mood: 5, note: 'x' },
    );
    fc.assert(
      fc.property(entry, fc.array(entry, { maxLength: 5 }), (base, others) => {
        const typed = { mood: base.mood, note: 'My own words' };
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
