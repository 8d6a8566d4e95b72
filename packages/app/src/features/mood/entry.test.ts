import { type DeviceJournal, type Entry, isUnsaved, NO_ENTRY } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergeOf } from './entry';

const day = '2026-11-21';
let journal: DeviceJournal;

beforeEach(async () => {
  ({ journal } = await startInMemory());
});
afterEach(() => journal.close());

const add = async (name: string, mood: 4 | null = null) =>
  (await journal.addLabel({ name, kind: mood ? 'mood' : 'label', mood })).uid;
const draftOf = (edited: Entry, base = NO_ENTRY) => ({ day, begunOn: day, base, edited });

it('takes a label of a draft for what it is by now', async () => {
  const [wet, rain, gone] = [await add('wet'), await add('rain'), await add('gone')];
  await journal.mergeLabels(wet, rain);
  await journal.deleteLabel(gone);
  const draft = draftOf({ ...NO_ENTRY, mood: 4, labels: { [wet]: 1, [gone]: 1 } });
  expect(mergeOf(journal, draft, NO_ENTRY).shown.labels).toEqual({ [rain]: 1 });
});

it('has the name of a mood with that mood alone', async () => {
  const calm = await add('calm', 4);
  const stored: Entry = { ...NO_ENTRY, mood: 3, labels: {} };
  const edited: Entry = { ...stored, mood: 4, labels: { [calm]: 1 } };
  expect(mergeOf(journal, draftOf(edited, stored), stored).changes).toEqual({
    mood: 4,
    labels: { [calm]: 1 },
  });
  const back = mergeOf(journal, draftOf({ ...edited, mood: 3 }, stored), stored);
  expect(isUnsaved(back)).toBe(false);
  expect(back.shown.labels).toEqual({});
});
