import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../deviceJournal';
import { findEntries } from '../moods/entrySearch';
import { type MoodValue, newEntryId } from '../moods/mood';
import { newName, reopen, start } from './device.testing';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';

let journal: DeviceJournal;
let name: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  name = newName();
  journal = await start([], name);
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

/** Saves a new entry. */
async function save(day: string, mood: MoodValue, time: string | null, note = '') {
  const id = newEntryId(day);
  await journal.saveEntry(id, { mood, note, time });
  return id;
}

const timesOn = (day: string) => journal.entriesOn(day).map(({ time }) => time);
const moodOn = (day: string) => journal.moodMonth('2026-11').find((each) => each.day === day)?.mood;

it('a day has as many entries as were saved, by their times and parts of the day', async () => {
  for (const time of ['22:10', 'morning', '12:00', null, 'evening', '08:15', 'afternoon']) {
    await save(YESTERDAY, 3, time);
  }
  const inOrder = [null, '08:15', 'morning', '12:00', 'afternoon', 'evening', '22:10'];
  expect(timesOn(YESTERDAY)).toEqual(inOrder);
  journal.close();
  journal = await reopen(name);
  expect(timesOn(YESTERDAY)).toEqual(inOrder);
});

it('hours before the one at which days start are the last of a day', async () => {
  await save(YESTERDAY, 3, '01:30');
  await save(YESTERDAY, 3, '23:00');
  expect(timesOn(YESTERDAY)).toEqual(['01:30', '23:00']);
  await journal.setDayStartHour(3);
  expect(timesOn(YESTERDAY)).toEqual(['23:00', '01:30']);
});

it('the mood of a day is the mean of its entries, never rounded', async () => {
  const ids = [await save(YESTERDAY, 5, '08:00'), await save(YESTERDAY, 2, '20:00')];
  expect(moodOn(YESTERDAY)).toBe(3.5);
  const undo = await journal.removeEntry(ids[0] ?? '');
  expect(moodOn(YESTERDAY)).toBe(2);
  await undo();
  await save(YESTERDAY, 3, null);
  expect(moodOn(YESTERDAY)).toBeCloseTo(10 / 3);
  expect(moodOn(TODAY)).toBeNull();
});

it('each entry is changed and removed by itself', async () => {
  const first = await save(TODAY, 4, '08:00', 'Coffee');
  const second = await save(TODAY, 2, '20:00', 'Tired');
  await journal.editEntry(second, { note: 'Very tired' });
  expect(journal.entry(first)?.note).toBe('Coffee');
  expect(journal.entry(second)).toMatchObject({ note: 'Very tired', mood: { value: 2 } });
  await journal.removeEntry(first);
  expect(journal.entriesOn(TODAY).map(({ id }) => id)).toEqual([second]);
});

it('clearing a day removes all its entries, and Undo brings all back', async () => {
  await save(YESTERDAY, 4, '08:00');
  await save(YESTERDAY, 2, '20:00');
  const undo = await journal.clearDay(YESTERDAY);
  expect(journal.entriesOn(YESTERDAY)).toEqual([]);
  await undo();
  expect(timesOn(YESTERDAY)).toEqual(['08:00', '20:00']);
});

const found = (text: string, mood: MoodValue | null) =>
  findEntries(journal.entryDays(), [], { text, mood, label: null });

it('a day is found by the words of any of its entries, and with a mood by those of one that has it', async () => {
  await save(YESTERDAY, 4, '08:00', 'Coffee');
  await save(YESTERDAY, 2, '20:00', 'Tired');
  expect(found('tired', null)).toHaveLength(1);
  expect(found('coffee', 4)).toHaveLength(1);
  expect(found('coffee', 2)).toHaveLength(0);
  expect(found('', 3)).toHaveLength(0);
});

it('the latest entries are listed one by one, the last of a day first', async () => {
  await save(YESTERDAY, 4, '08:00');
  await save(YESTERDAY, 2, '20:00');
  await save(TODAY, 5, '09:00');
  expect(journal.getView().recentEntries.map(({ day, time }) => [day, time])).toEqual([
    [TODAY, '09:00'],
    [YESTERDAY, '20:00'],
    [YESTERDAY, '08:00'],
  ]);
});
