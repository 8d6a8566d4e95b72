import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveToday, start, storedTables } from './device.testing';
import type { DeviceJournal } from '../deviceJournal';
import type { EntriesRow } from './rows/rows';

let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 7, 5) });
  journal = await start();
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

/** The times of the stored entries, by their ids. */
async function times() {
  const { entries } = await storedTables(journal);
  const rows = entries.flatMap(({ row }: { row: EntriesRow }) => row.entries);
  return Object.fromEntries(rows.map(({ id, time }: EntriesRow['entries'][number]) => [id, time]));
}

it('an entry has the time on the clock when it was saved, and keeps it', async () => {
  await saveToday(journal, { mood: 4, note: '' });
  vi.setSystemTime(new Date(2026, 10, 21, 19, 30));
  await saveToday(journal, { mood: 2, note: 'Tired' });
  await journal.editMood('2026-11-21', { mood: 3 });
  expect(await times()).toEqual({ '2026-11-21': '07:05' });
});

it('an entry of an earlier day has none', async () => {
  await journal.saveMoodOn('2026-11-20', { mood: 4, note: '' });
  expect(await times()).toEqual({ '2026-11-20': null });
});

it('an entry after midnight, before the day starts, belongs to the day before', async () => {
  await journal.setDayStartHour(3);
  vi.setSystemTime(new Date(2026, 10, 22, 1, 30));
  await saveToday(journal, { mood: 4, note: '' });
  expect(await times()).toEqual({ '2026-11-21': '01:30' });
});

it('an entry that is removed and given anew has the time of the new one', async () => {
  await saveToday(journal, { mood: 4, note: '' });
  const undo = await journal.removeMood('2026-11-21');
  vi.setSystemTime(new Date(2026, 10, 21, 19, 30));
  await saveToday(journal, { mood: 2, note: '' });
  expect(await times()).toEqual({ '2026-11-21': '19:30' });
  await expect(undo()).rejects.toMatchObject({ code: 'changed-since' });
});
