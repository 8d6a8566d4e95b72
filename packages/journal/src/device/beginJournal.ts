import { civilDay } from '../days/day';
import type { Habit } from '../habits/habit';
import { EVERY_DAY } from '../habits/schedule';
import type { JournalStore } from './journalStore';
import type { Change } from './rows/changes';
import { DEFAULT_SETTINGS } from './rows/rows';
import { NEVER, stampNow } from './rows/stamp';
import { giveIdentity, isBegun } from './state/identity';
import { writeChanges } from './state/writeChanges';
import { newUid } from './uid';

/** A habit that a journal begins with; a completed one is ticked today. */
export interface FirstHabit extends Pick<Habit, 'name' | 'icon' | 'completed'> {
  /** The id that it has on every device; a new one unless told. */
  readonly uid?: string | undefined;
}

/**
 * Writes the first rows of a journal, unless it has begun already, perhaps in another tab.
 *
 * @returns true if it begins now.
 */
export async function beginJournal(
  store: JournalStore,
  habits: readonly FirstHabit[],
  signal?: AbortSignal,
): Promise<boolean> {
  return store.transact('write', async (tables) => {
    signal?.throwIfAborted();
    if (await isBegun(tables)) return false;
    await giveIdentity(tables);
    await writeChanges(tables, firstSettings(), NEVER);
    await writeChanges(tables, firstHabits(habits), stampNow());
    return true;
  });
}

function firstSettings(): Change[] {
  return Object.entries(DEFAULT_SETTINGS).map(
    ([key, value]) => ({ kind: 'setting', key, value }) as Change,
  );
}

function firstHabits(habits: readonly FirstHabit[]): Change[] {
  const today = civilDay(new Date());
  const schedule = [{ from: today, value: EVERY_DAY }];
  return habits.flatMap(({ uid = newUid(), name, icon, completed }): Change[] => [
    { kind: 'add', habit: { uid, name, icon, createdOn: today, schedule } },
    ...(completed ? [{ kind: 'mark', uid, day: today, mark: 'done' } as const] : []),
  ]);
}
