import { addDays } from '@daybow/journal';
import { openKilled } from './journal';

/** Told of each write once it is durable. */
declare const acknowledge: (write: number) => Promise<void>;

const DAYS = 28;

/** Writes a mood with a note, day after day, until the end comes: a write touches two tables. */
export async function writeOn(): Promise<never> {
  const journal = await openKilled();
  const { today } = journal.getView();
  for (let write = 0; ; write += 1) {
    const mood = ((write % 5) + 1) as 1;
    await journal.saveEntry(addDays(today, -(write % DAYS)), { mood, note: String(write) });
    void acknowledge(write);
  }
}

/** The number that each day's note says, and the days whose mood is not that of their note. */
export async function entries(): Promise<{ writes: (number | null)[]; halves: string[] }> {
  const journal = await openKilled();
  const { today } = journal.getView();
  const writes: (number | null)[] = [];
  const halves: string[] = [];
  for (let ago = 0; ago < DAYS; ago += 1) {
    const entry = journal.entry(addDays(today, -ago));
    const write = entry === null ? null : Number(entry.note);
    writes.push(write);
    if (entry && entry.mood.value !== ((write ?? 0) % 5) + 1) halves.push(JSON.stringify(entry));
  }
  if (journal.getView().storage.quarantinedRows > 0) halves.push('rows in quarantine');
  journal.close();
  return { writes, halves };
}

/** A tick and a note, not waited for: the page is closed right after them. */
export async function writeAndLeave(habit: number): Promise<void> {
  const journal = await openKilled();
  const { today } = journal.getView();
  void journal.setMark(habit, today, 'done');
  void journal.saveEntry(today, { mood: 4, note: `Note ${habit}` });
}

/** Whether both are there. */
export async function isWritten(habit: number): Promise<boolean> {
  const journal = await openKilled();
  const { habits: due, today } = journal.getView();
  const note = journal.entry(today)?.note;
  journal.close();
  return note === `Note ${habit}` && due.some(({ id, completed }) => id === habit && completed);
}
