import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '../days/day';
import { editMood, newName, removeMood, reopen, saveMood, start } from './device.testing';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('notes of older entries show where newer ones were removed, however many', async () => {
  const name = newName();
  const before = await start([], name);
  const { today } = before.getView();
  const days = Array.from({ length: 40 }, (_, ago) => addDays(today, -ago));
  for (const day of days) await saveMood(before, day, { mood: 3, note: `Note of ${day}` });
  before.close();

  const journal = await reopen(name);
  for (const day of days.slice(0, 32)) await removeMood(journal, day);
  await vi.waitFor(() =>
    expect(journal.getView().recentEntries.map(({ note }) => note)).toEqual(
      days.slice(32, 39).map((day) => `Note of ${day}`),
    ),
  );
  journal.close();
});

it('every entry is listed, the latest first, with its note', async () => {
  const journal = await start();
  const { today } = journal.getView();
  const days = Array.from({ length: 60 }, (_, ago) => addDays(today, -ago));
  for (const day of days) await saveMood(journal, day, { mood: 3, note: `Note of ${day}` });
  expect(journal.entries().map(({ day }) => day)).toEqual(days);
  expect(journal.entries().map(({ note }) => note)).toEqual(days.map((day) => `Note of ${day}`));
  await removeMood(journal, today);
  expect(journal.entries()).toHaveLength(59);
  journal.close();
});

it('every note is known, however old, and so is that there is none', async () => {
  const name = newName();
  const before = await start([], name);
  const { today } = before.getView();
  for (let ago = 0; ago < 40; ago += 1) {
    const note = ago % 2 ? '' : `Note ${ago}`;
    await saveMood(before, addDays(today, -ago), { mood: 3, note });
  }
  before.close();

  const journal = await reopen(name);
  const long = addDays(today, -30);
  expect(journal.entry(long)).toMatchObject({ day: long, note: 'Note 30' });
  expect(journal.entry(addDays(today, -31))).toMatchObject({ note: '' });
  expect(journal.entry('2026-01-01')).toBeNull();
  journal.close();
});

it('a note that another tab has changed, of whatever day, is known', async () => {
  const name = newName();
  const one = await start([], name);
  const { today } = one.getView();
  for (let ago = 0; ago < 30; ago += 1) {
    await saveMood(one, addDays(today, -ago), { mood: 3, note: 'Old' });
  }
  const other = await reopen(name);
  const long = addDays(today, -29);
  expect(other.entries().at(-1)).toMatchObject({ day: long, note: 'Old' });
  await editMood(one, long, { note: 'New' });
  await vi.waitFor(() => expect(other.entries().at(-1)).toMatchObject({ day: long, note: 'New' }));
  one.close();
  other.close();
});

it('the days of all entries have the notes on habits, with their names', async () => {
  const name = newName();
  const walk = { name: 'Walk', icon: '🚶', completed: false };
  const before = await start([walk, { ...walk, name: 'Read' }], name);
  const { today } = before.getView();
  const yesterday = addDays(today, -1);
  await saveMood(before, yesterday, { mood: 3, note: 'Quiet' });
  await before.setHabitNote(2, yesterday, 'A chapter');
  await before.setHabitNote(1, yesterday, 'By the river');
  await before.setHabitNote(1, today, 'In the rain');
  before.close();

  const journal = await reopen(name);
  expect(journal.entryDays()).toMatchObject([
    { day: today, entries: [], habitNotes: [{ name: 'Walk', note: 'In the rain' }] },
    {
      day: yesterday,
      entries: [{ note: 'Quiet' }],
      habitNotes: [
        { name: 'Walk', note: 'By the river' },
        { name: 'Read', note: 'A chapter' },
      ],
    },
  ]);
  await journal.setHabitNote(1, today, '');
  expect(journal.entryDays()).toHaveLength(1);
  journal.close();
});
