import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editMood, removeMood, saveMood, saveToday, start, storedTables } from './device.testing';
import { dayOfEntry, newEntryId } from '../moods/mood';
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
  return Object.fromEntries(
    rows.map(({ id, time }: EntriesRow['entries'][number]) => [dayOfEntry(id), time]),
  );
}

it('an entry has the time on the clock when it was saved, and keeps it', async () => {
  await saveToday(journal, { mood: 4, note: '' });
  vi.setSystemTime(new Date(2026, 10, 21, 19, 30));
  await saveToday(journal, { mood: 2, note: 'Tired' });
  await editMood(journal, '2026-11-21', { mood: 3 });
  expect(await times()).toEqual({ '2026-11-21': '07:05' });
});

it('an entry of an earlier day has none', async () => {
  await saveMood(journal, '2026-11-20', { mood: 4, note: '' });
  expect(await times()).toEqual({ '2026-11-20': null });
});

it('an entry after midnight, before the day starts, belongs to the day before', async () => {
  await journal.setDayStartHour(3);
  vi.setSystemTime(new Date(2026, 10, 22, 1, 30));
  await saveToday(journal, { mood: 4, note: '' });
  expect(await times()).toEqual({ '2026-11-21': '01:30' });
});

it('a time can be given, changed and taken away, and Undo brings it back', async () => {
  await journal.saveEntry('2026-11-20', { mood: 4, note: '', time: 'evening' });
  await journal.editEntry('2026-11-20', { time: '18:20' });
  const undo = await journal.editEntry('2026-11-20', { time: null });
  expect(await times()).toEqual({ '2026-11-20': null });
  await undo();
  expect(await times()).toEqual({ '2026-11-20': '18:20' });
});

it('refuses what is no time', async () => {
  for (const time of ['24:00', '7:05', 'noon', '']) {
    const saving = journal.saveEntry('2026-11-20', { mood: 4, note: '', time });
    await expect(saving).rejects.toThrow(RangeError);
  }
});

it('an entry that is removed comes back with its time, beside what was given since', async () => {
  await saveToday(journal, { mood: 4, note: '' });
  const undo = await removeMood(journal, '2026-11-21');
  vi.setSystemTime(new Date(2026, 10, 21, 19, 30));
  await journal.saveEntry(newEntryId('2026-11-21'), { mood: 2, note: '' });
  await undo();
  expect(journal.entriesOn('2026-11-21').map(({ mood, time }) => [mood.value, time])).toEqual([
    [4, '07:05'],
    [2, '19:30'],
  ]);
});
