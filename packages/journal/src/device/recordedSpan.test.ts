import { removeMood, saveMood } from './device.testing';
import { afterEach, expect, it } from 'vitest';
import { startInMemory } from './startInMemory.testing';
import type { DeviceJournal } from '../deviceJournal';
import { addDays } from '../days/day';

let journal: DeviceJournal;
afterEach(() => journal.close());

it('from when to when there are records, of any kind', async () => {
  ({ journal } = await startInMemory([{ name: 'Walk', icon: '', completed: false }]));
  const { today } = journal.getView();
  expect(journal.recordedSpan()).toEqual({ first: null, last: null });
  const on = (ago: number) => addDays(today, -ago);
  await saveMood(journal, on(40), { mood: 3, note: '' });
  expect(journal.recordedSpan()).toEqual({ first: on(40), last: on(40) });
  await journal.setAmount(1, on(90), 2);
  await journal.setMark(1, on(3), 'skipped');
  expect(journal.recordedSpan()).toEqual({ first: on(90), last: on(3) });
  await removeMood(journal, on(40));
  await journal.setMark(1, on(3), 'empty');
  expect(journal.recordedSpan()).toEqual({ first: on(90), last: on(90) });
});
