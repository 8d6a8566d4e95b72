import type { DeviceJournal } from '@daybow/journal';
import { openJournal, startJournal } from '@daybow/journal/device';
import { habits, openKilled } from './journal';

/** Adds a letter to the note of a habit, again and again, each time only if the note is still as it is shown. */
export async function addToNote(letter: string, times: number): Promise<void> {
  const { journal } = await startJournal({ habits });
  const { today } = journal.getView();
  for (let added = 0; added < times;) {
    try {
      const note = noteOf(journal) + letter;
      await journal.setHabitNote(1, today, note, { ifAsShown: true });
      added += 1;
    } catch (error) {
      if ((error as { code?: string }).code !== 'changed-since') throw error;
    }
  }
  journal.close();
}

/** The note of a habit as it is stored. */
export async function storedNote(): Promise<string> {
  const journal = await openKilled();
  const note = noteOf(journal);
  journal.close();
  return note;
}

function noteOf(journal: DeviceJournal): string {
  const { today } = journal.getView();
  return journal.habitMonth(1, today.slice(0, 7)).find(({ day }) => day === today)?.note ?? '';
}

/** Ticks until the journal refuses, as it does once another tab has erased it; gives why. */
export async function tickUntilErased(): Promise<unknown> {
  const { journal } = await startJournal({ habits });
  const { today } = journal.getView();
  for (let write = 0; ; write += 1) {
    try {
      await journal.setMark(1 + (write % 10), today, write % 20 < 10 ? 'done' : 'empty');
    } catch (error) {
      return (error as { code?: unknown }).code ?? String(error);
    }
  }
}

/** Erases the journal, and says what is left of it. */
export async function eraseAll(): Promise<string[]> {
  const { journal } = await startJournal({ habits });
  await journal.erase();
  const left = await openJournal();
  left?.close();
  return left === null ? [] : ['The journal is there again.'];
}
