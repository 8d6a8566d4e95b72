import type { Day, Weekday } from '../../days/day';
import type { StorageStatus } from '../../deviceJournal';
import type { JournalRecords } from '../../progress/records';
import { habitNoteKey, parts, type ViewSource } from '../../progress/views';
import type { HabitMoodState } from '../habitMoods/habitMoodSchedule';
import type { Change } from '../rows/changes';
import { type HabitRow, inOrder, type SettingValues } from '../rows/rows';
import { type Stamp } from '../rows/stamp';
import { type JournalData, settingsOf, withChanges } from './journalData';
import { oncePerObject } from '../../snapshot/oncePerObject';

/** A write that is shown and not yet durable. */
export interface PendingWrite {
  readonly changes: readonly Change[];
  readonly stamp: Stamp;
}

/** What is shown at one moment: all views are derived from it. */
export interface ShownState extends ViewSource, HabitMoodState {
  readonly records: JournalRecords<HabitRow>;
  /** Deleted habits, the latest first; their marks are among the records. */
  readonly deleted: readonly HabitRow[];
  readonly notes: JournalData['notes'];
  readonly replacedAt: number | null;
  readonly settings: SettingValues;
  readonly storage: StorageStatus;
}

/** What stands beside the data in a state. */
export interface StateStatus extends Pick<ShownState, 'today' | 'habitMoodsFailed'> {
  readonly storage: Omit<StorageStatus, 'quarantinedRows' | 'pending'>;
  /** The weekday on which weeks begin unless another is chosen. */
  readonly defaultFirstWeekday: Weekday;
}

/** The durable data with the pending writes applied to it. */
export function withPending(durable: JournalData, pending: readonly PendingWrite[]): JournalData {
  return pending.reduce((data, { changes, stamp }) => withChanges(data, changes, stamp), durable);
}

/** What is shown of both. */
export function shownState(
  durable: JournalData,
  pending: readonly PendingWrite[],
  { today, storage, habitMoodsFailed, defaultFirstWeekday }: StateStatus,
): ShownState {
  const data = withPending(durable, pending);
  const pendingParts = new Set(pending.flatMap(({ changes }) => changes).map(partOf));
  // Habits that are being added have the last ids.
  for (let id = durable.lastHabitId + 1; id <= data.lastHabitId; id += 1) {
    pendingParts.add(parts.habit(id));
  }
  const { habits, deleted } = habitLists(data.habits);
  const settings = settingsOf(data.settings);
  const firstWeekday =
    settings.firstWeekday === 'locale' ? defaultFirstWeekday : settings.firstWeekday;
  return {
    today,
    records: {
      habits: habits.map((habit) => fromTodayOn(habit, today)),
      months: data.months,
      pauses: settings.pauses,
      firstWeekday,
    },
    deleted,
    notes: data.notes,
    replacedAt: data.replacedAt,
    settings,
    firstWeekday,
    habitNotes: textsOf(data.habitNotes),
    pendingParts,
    storage: { ...storage, quarantinedRows: durable.quarantinedRows, pending: pending.length > 0 },
    habitMoodsFailed,
  };
}

// A tick changes none of these, and does not wait for them.
const habitLists = oncePerObject((habits: JournalData['habits']) => {
  const all = inOrder(habits.values());
  return {
    habits: all.filter(({ deleted }) => !deleted),
    deleted: all
      .filter(({ deleted, removed }) => deleted && !removed)
      .toSorted((one, other) => other.at - one.at),
  };
});
const textsOf = oncePerObject(
  (notes: JournalData['habitNotes']) => new Map([...notes].map(([key, { note }]) => [key, note])),
);

/**
 * A habit whose creation is still to come is there today already: a flight to the west leads back to
 * the day before it, and so does a later start of the day, set at night.
 */
function fromTodayOn(habit: HabitRow, today: Day): HabitRow {
  return habit.createdOn > today ? { ...habit, createdOn: today } : habit;
}

function partOf(change: Change): string {
  switch (change.kind) {
    case 'add':
      return change.habit.uid;
    case 'habit':
      return parts.habit(change.id);
    case 'mark':
      return parts.mark(change.id, change.day);
    case 'habitNote':
      return habitNoteKey(change.id, change.day);
    case 'mood':
      return parts.mood(change.day);
    case 'setting':
      return change.key;
  }
}
