import { expect, it } from 'vitest';
import { entryDraft } from './entryDraft';

const day = '2026-11-21';
const draftWith = (entry: object) => ({ day, begunOn: day, base: entry, edited: entry });

it('reads a draft from when entries had no time, and one whose time is not known', () => {
  const words = { mood: 4, note: 'A walk' };
  const read = draftWith({ ...words, time: null });
  expect(entryDraft.read(draftWith(words))).toEqual(read);
  expect(entryDraft.read(draftWith({ ...words, time: 'at noon' }))).toEqual(read);
});

it.each([
  [
    { walk: 1, sleep: 7.5 },
    { walk: 1, sleep: 7.5 },
  ],
  [{ walk: 'yes' }, undefined],
  [null, undefined],
])('reads labels %j as %j', (labels, expected) => {
  const entry = { mood: 4, note: '', time: null, labels };
  expect(entryDraft.read(draftWith(entry))?.edited.labels).toEqual(expected);
});

it.each([null, 'A walk', draftWith({ mood: 9, note: '' }), { ...draftWith({}), day: 'soon' }])(
  'reads none where there is none: %j',
  (kept) => {
    expect(entryDraft.read(kept)).toBeNull();
  },
);
