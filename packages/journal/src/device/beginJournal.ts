import { civilDay } from '../days/day';
import type { Habit } from '../habits/habit';
import { EVERY_DAY } from '../habits/schedule';
import type { JournalStore, Tables } from './journalStore';
import type { Change } from './rows/changes';
import { DEFAULT_SETTINGS } from './rows/rows';
import { NEVER, stampNow } from './rows/stamp';
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
    await writeChanges(tables, firstSettings(), NEVER);
    await writeChanges(tables, firstHabits(habits), stampNow());
    return true;
  });
}

/** True if a journal has begun: it has settings from then on, which may have been quarantined. */
export async function isBegun(tables: Tables): Promise<boolean> {
  return (await tables.count('settings')) > 0 || (await tables.count('quarantine')) > 0;
}

function firstSettings(): Change[] {
  return Object.entries(DEFAULT_SETTINGS).map(
    ([key, value]) => ({ kind: 'setting', key, value }) as Change,
  );
}

function firstHabits(habits: readonly FirstHabit[]): Change[] {
  const today = civilDay(new Date());
  const schedule = [{ from: today, value: EVERY_DAY }];
  return [
    ...habits.map(({ uid = newUid(), name, icon }): Change => {
      return { kind: 'add', habit: { uid, name, icon, createdOn: today, schedule } };
    }),
    ...habits.flatMap(({ completed }, index): Change[] =>
      completed ? [{ kind: 'mark', id: index + 1, day: today, mark: 'done' }] : [],
    ),
  ];
}
