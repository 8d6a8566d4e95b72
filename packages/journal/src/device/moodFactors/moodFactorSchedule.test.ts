import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '../../days/day';
import type { DeviceJournal } from '../../deviceJournal';
import { saveMood, start, tick } from '../device.testing';

let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  journal = await start([{ name: 'Meditate', icon: '🧘', completed: true }]);
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

/** Moods of so many days up to today, higher on the days with the habit and the label: two days about. */
async function keepFor(days: number, lift: number) {
  const { today } = journal.getView();
  const { uid } = await journal.addLabel({ kind: 'label', name: 'Friends' });
  const writes = Array.from({ length: days }, (_, ago) => {
    const done = ago % 4 < 2;
    const mood = (2 + (ago % 3 === 0 ? 1 : 0) + (done ? lift : 0)) as 2;
    const day = addDays(today, -ago);
    return [
      saveMood(journal, day, { mood, note: '', labels: done ? { [uid]: 1 } : {} }),
      journal.setMark(1, day, done ? 'done' : 'empty'),
    ];
  });
  await Promise.all(writes.flat());
}

const findings = () => journal.getView().stats.moodFactors;

it('says how many days are missing, then tests by itself, and keeps the findings for the month', async () => {
  await keepFor(11, 2);
  expect(journal.getView().insightStatus).toEqual({ pending: false, daysMissing: 10 });
  // The test may begin before a slow machine has kept everything.
  const seen: unknown[] = [];
  const unsubscribe = journal.subscribe(() =>
    seen.push({ ...journal.getView().insightStatus, findings: findings() }),
  );
  await keepFor(41, 2);
  unsubscribe();
  expect(seen).toContainEqual({ pending: true, daysMissing: null, findings: [] });
  await vi.waitFor(() => expect(findings()).toHaveLength(2), 5000);
  const days = { difference: expect.closeTo(2, 0), moodDays: expect.any(Number) };
  expect(findings()).toMatchObject([
    { name: 'Meditate', ...days },
    { name: 'Friends', ...days },
  ]);
  expect(journal.getView().insightStatus.pending).toBe(false);

  // Within one month: no other test, whatever happens to the moods.
  const before = findings();
  await keepFor(41, 0);
  expect(journal.getView().insightStatus.pending).toBe(false);
  expect(findings()).toEqual(before);
  vi.setSystemTime(new Date(2026, 11, 1, 12));
  await tick(journal, 1);
  await vi.waitFor(() => expect(findings()).toEqual([]), 5000);
});
