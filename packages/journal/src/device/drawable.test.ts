import { monthOf } from '../days/month';
import { expect, it } from 'vitest';
import {
  editMood,
  newName,
  readMood,
  reopen,
  saveToday,
  start,
  storedTables,
} from './device.testing';

const marks = (count: number) => '\u0301'.repeat(count);
const [piled, drawn] = [`a${marks(100_000)}`, `a${marks(100)}`];

it('a stored name with a pile of combining marks is shown without them, and kept whole', async () => {
  const journal = await start([{ name: piled, icon: piled, completed: false }]);
  expect(journal.getView().listed).toMatchObject([{ name: drawn, icon: drawn }]);
  expect(journal.habit(1)).toMatchObject({ name: drawn, icon: drawn });

  // Neither an edit of something else nor an undo takes anything from it.
  await journal.editHabit(1, { group: 'morning' });
  const undo = await journal.editHabit(1, { name: 'Read' });
  expect(journal.habit(1)?.name).toBe('Read');
  await undo();
  expect(journal.habit(1)?.name).toBe(drawn);
  expect((await storedTables(journal)).habits).toMatchObject([
    { row: { name: piled, icon: piled } },
  ]);
  await journal.deleteHabit(1);
  expect(journal.getView().deleted).toMatchObject([{ name: drawn, icon: drawn }]);
  journal.close();
});

it('a stored note is shown like that, and one without piles is the identical one', async () => {
  const name = newName();
  const first = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
  await saveToday(first, { mood: 4, note: 'Sun' });
  const { today } = first.getView();
  first.close();
  await changeNote(name, today);

  const journal = await reopen(name);
  expect(readMood(journal, today)?.note).toBe(drawn);
  expect(journal.getView().recentEntries[0]?.note).toBe(drawn);
  const habit = journal.habit(1);
  await editMood(journal, today, { mood: 5 });
  expect(journal.habit(1)).toBe(habit);
  const [stored] = (await storedTables(journal)).entries;
  expect(stored).toMatchObject({ row: { entries: [{ note: piled, mood: 5 }] } });
  journal.close();
});

it('a unit and the name of a time of day are stored without piles', async () => {
  const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }]);
  const goal = { target: 1, unit: piled, direction: 'atLeast', step: 1 } as const;
  await journal.editHabit(1, { goal });
  await journal.setGroupName('morning', piled);
  expect(journal.habit(1)?.goal?.unit).toBe(drawn);
  expect(journal.getView().settings.groupNames).toEqual({ morning: drawn });
  expect(await journal.saveAll()).not.toContain(marks(101));
  journal.close();
});

/** Puts a pile into the note of a day, as an earlier version of the app could store it. */
function changeNote(name: string, day: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('entries', 'readwrite');
      const months = transaction.objectStore('entries');
      const reading = months.get(monthOf(day));
      reading.addEventListener('success', () => {
        const [entry] = reading.result.entries;
        months.put({ ...reading.result, entries: [{ ...entry, note: piled }] });
      });
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}
