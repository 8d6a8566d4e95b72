import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from './device.testing';

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
  await journal.saveMoodOn(day, { mood: 4, note: 'A year too early' });
  vi.setSystemTime(new Date(2026, 10, 21, 12));
  await journal.setMark(1, '2026-11-21', 'done');
  expect(journal.getSnapshot().strayDays).toEqual([day]);

  const undo = await journal.clearDay(day);
  expect(journal.getSnapshot().strayDays).toEqual([]);
  expect(journal.day('2026-11-21').habits).toMatchObject([{ mark: 'done' }]);
  await undo();
  expect(journal.getSnapshot().strayDays).toEqual([day]);
  expect(await journal.readMood(day)).toMatchObject({ mood: 4, note: 'A year too early' });
  journal.close();
});
