import { civilDay } from '../days/day';
import type { HabitOptions } from '../deviceJournal';
import type { Habit, HabitDraft } from '../habits/habit';
import { newHabit } from './habitFields';
import type { JournalStore } from './journalStore';
import type { Change } from './rows/changes';
import { DEFAULT_SETTINGS } from './rows/rows';
import { NEVER, stampNow } from './rows/stamp';
import { giveIdentity, isBegun } from './state/identity';
import { writeChanges } from './state/writeChanges';

/** A habit that a journal begins with; a completed one is ticked today. */
export interface FirstHabit extends Pick<Habit, 'completed'>, HabitDraft, HabitOptions {
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
  return habits.flatMap(({ uid: known, completed, ...draft }): Change[] => {
    const { uid: own, ...habit } = newHabit(draft, today);
    const { name, icon } = draft;
    const uid = known ?? own;
    return [
      // Name and icon are kept as they are: whoever made them has checked them.
      { kind: 'add', habit: { ...habit, uid, name, icon } },
      ...(completed ? [{ kind: 'mark', uid, day: today, mark: 'done' } as const] : []),
    ];
  });
}
