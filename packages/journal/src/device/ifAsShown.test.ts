import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../deviceJournal';
import {
  editMood,
  newName,
  readHabitNotes,
  readMood,
  reopen,
  saveMood,
  standInPage,
  start,
} from './device.testing';

const today = '2026-11-21';
const ifAsShown = { ifAsShown: true };
const refused = { code: 'changed-since', undoConflict: null };
let name: string;
let here: DeviceJournal;
let there: DeviceJournal;

// A tab that was closed before it could tell: nobody has heard of its writes.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
  name = newName();
  there = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
  here = await reopen(name);
});
afterEach(() => {
  here.close();
  there.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const notes = (journal: DeviceJournal) =>
  readHabitNotes(journal, today, today).map(({ note }) => note);

it('a note on a habit leaves newer words, which are shown then, and is written once they are', async () => {
  await there.setHabitNote(1, today, 'There');
  await expect(here.setHabitNote(1, today, 'Here', ifAsShown)).rejects.toMatchObject(refused);
  expect(notes(here)).toEqual(['There']);
  await here.setHabitNote(1, today, 'Here', ifAsShown);
  expect(notes(here)).toEqual(['Here']);
});

it('a new entry and an edited one leave newer words', async () => {
  await saveMood(there, today, { mood: 4, note: 'There' });
  const begun = saveMood(here, today, { mood: 2, note: 'Here' }, ifAsShown);
  await expect(begun).rejects.toMatchObject(refused);
  expect(readMood(here, today)).toMatchObject({ mood: 4, note: 'There' });
  await editMood(there, today, { note: 'There again' });
  const edited = editMood(here, today, { note: 'Here again' }, ifAsShown);
  await expect(edited).rejects.toMatchObject(refused);
  expect(readMood(here, today)).toMatchObject({ note: 'There again' });
});

it('a field that another tab did not change is written, and takes back no other', async () => {
  await saveMood(here, today, { mood: 4, note: 'Walk' });
  await there.refresh();
  await editMood(there, today, { mood: 1 });
  await editMood(here, today, { note: 'A walk' }, ifAsShown);
  expect(readMood(here, today)).toMatchObject({ mood: 1, note: 'A walk' });
  await there.editHabit(1, { icon: '🥾' });
  await here.editHabit(1, { name: 'Hike' }, ifAsShown);
  expect(here.habit(1)).toMatchObject({ name: 'Hike', icon: '🥾' });
  await there.editHabit(1, { name: 'Stroll' });
  const renamed = here.editHabit(1, { name: 'March' }, ifAsShown);
  await expect(renamed).rejects.toMatchObject(refused);
  expect(here.habit(1)).toMatchObject({ name: 'Stroll' });
});

it('words that both have written are no conflict', async () => {
  await there.setHabitNote(1, today, 'The same');
  await here.setHabitNote(1, today, 'The same', ifAsShown);
  expect(notes(here)).toEqual(['The same']);
});

it('words that a page was closed over leave newer ones, too', async () => {
  const { storage, page } = standInPage();
  const closed = await reopen(name);
  const { get } = IDBObjectStore.prototype;
  await there.setHabitNote(1, today, 'There');
  const hang = vi.spyOn(IDBObjectStore.prototype, 'get');
  hang.mockImplementation(() => new IDBRequest());
  // Refused or not: its page is gone.
  closed.setHabitNote(1, today, 'Closed', ifAsShown).catch(() => {});
  page.dispatchEvent(new Event('pagehide'));
  IDBObjectStore.prototype.get = get;
  closed.close();
  expect(storage.items.size).toBe(1);
  await here.refresh();
  expect(notes(here)).toEqual(['There']);
  expect(storage.items.size).toBe(0);
});
