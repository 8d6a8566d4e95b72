import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMood, saveMood, start } from './device.testing';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a day that a wrong clock made is cleared, also one to come, and comes back by its undo', async () => {
  const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }]);
  vi.setSystemTime(new Date(2027, 10, 21, 12));
  const day = '2027-11-21';
  await journal.setMark(1, day, 'done');
  await saveMood(journal, day, { mood: 4, note: 'A year too early' });
  vi.setSystemTime(new Date(2026, 10, 21, 12));
  await journal.setMark(1, '2026-11-21', 'done');
  expect(journal.getView().outlierDays).toEqual([day]);

  const undo = await journal.clearDay(day);
  expect(journal.getView().outlierDays).toEqual([]);
  expect(journal.day('2026-11-21').habits).toMatchObject([{ mark: 'done' }]);
  await undo();
  expect(journal.getView().outlierDays).toEqual([day]);
  expect(readMood(journal, day)).toMatchObject({ mood: 4, note: 'A year too early' });
  journal.close();
});

it('a day is cleared of amounts, also of one that is not enough, and they come back by its undo', async () => {
  const journal = await start();
  const day = '2026-11-20';
  const goal = { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 } as const;
  await journal.addHabit({ name: 'Water', icon: '💧', goal });
  await journal.addHabit({ name: 'Tea', icon: '🍵', goal });
  await journal.setAmount(1, day, 3);
  await journal.setAmount(2, day, 9);
  await journal.setAmount(1, '2026-11-21', 5);
  const amounts = (of: string) => journal.day(of).habits.map(({ amount }) => amount);

  const undo = await journal.clearDay(day);
  expect((await journal.readContents()).ticks).toBe(0);
  expect(journal.recordedSpan()).toMatchObject({ first: '2026-11-21' });
  expect(amounts('2026-11-21')).toEqual([5, null]);
  await undo();
  expect(amounts(day)).toEqual([3, 9]);
  journal.close();
});
