import type { Day } from '../day';
import type { Month } from '../month';
import type { HabitRecord, MonthRecord } from '../records';
import type { SettingValues } from './rows';

/** A habit in memory: its row without what only the storage needs. */
export interface ListedHabit extends HabitRecord {
  readonly position: number;
  readonly deleted: boolean;
}

/** What the journal holds in memory: all but the notes, of which only the latest are shown. */
export interface JournalData {
  /** In order, deleted ones among them. */
  readonly habits: readonly ListedHabit[];
  /** The highest id that any habit has or had. */
  readonly lastHabitId: number;
  /** In order. */
  readonly months: ReadonlyMap<Month, MonthRecord>;
  /** Of the latest entries that have one. */
  readonly notes: ReadonlyMap<Day, string>;
  readonly settings: SettingValues;
  readonly rowsSetAside: number;
}

/** Settings before anything was chosen. */
export const DEFAULT_SETTINGS: SettingValues = {
  notifications: true,
  dayStartHour: 0,
  firstWeekday: 'locale',
  habitMoods: null,
};

/** Habits as they are listed. */
export function inOrder<H extends Pick<ListedHabit, 'id' | 'position'>>(habits: readonly H[]): H[] {
  return habits.toSorted((one, other) => one.position - other.position || one.id - other.id);
}
