import { type Day, isSupportedDay, type Weekday } from '../../days/day';
import type { Period } from '../../days/period';
import type { StorageStatus } from '../../deviceJournal';
import type { JournalRecords } from '../../progress/records';
import { habitNoteKey, pendingKey, type ViewSource } from '../../progress/views';
import { weeksFrom } from '../../progress/weeks';
import type { MoodFactorState } from '../moodFactors/moodFactorSchedule';
import { applyChange, type Change } from '../rows/changes';
import { stampOf } from '../rows/fieldStamps';
import { idOf, type JournalRows } from '../rows/journalRows';
import { recordOf } from '../rows/monthRecord';
import {
  type HabitRow,
  inOrder,
  type LabelRow,
  type PeriodNoteRow,
  settingsOf,
  type SettingValues,
} from '../rows/rows';
import type { Stamp } from '../rows/stamp';
import { undoOf } from '../rows/undo';
import { drawableHabit, drawableLabels, drawableNotes } from './drawable';
import type { StoredJournal } from './readJournal';

/** A write that is shown and not yet durable. */
export interface PendingWrite {
  readonly uid: string;
  readonly changes: readonly Change[];
  readonly stamp: Stamp;
}

/** The journal as it is shown at one moment: all views are derived from it. */
export interface ShownState extends ViewSource, MoodFactorState {
  readonly records: JournalRecords<HabitRow>;
  /** Deleted habits, the latest first; their marks are among the records. */
  readonly deleted: readonly HabitRow[];
  readonly labels: ReadonlyMap<string, LabelRow>;
  readonly periodNotes: ReadonlyMap<Period, PeriodNoteRow>;
  readonly replacedAt: number | null;
  readonly settings: SettingValues;
  readonly storage: StorageStatus;
}

/** The parts of a state that no row has. */
export interface StateStatus extends Pick<ShownState, 'today' | 'moodFactorsFailed'> {
  readonly storage: Omit<StorageStatus, 'quarantinedRows' | 'pending'>;
  /** The weekday on which weeks begin where none could be settled. */
  readonly defaultFirstWeekday: Weekday;
}

/** The stored rows with the pending writes applied to them. */
function withPending(rows: JournalRows, pending: readonly PendingWrite[]): JournalRows {
  return pending.reduce(
    (before, { changes, stamp }) =>
      changes.reduce((all, change) => applyChange(all, change, stamp), before),
    rows,
  );
}

/** For each change the one that takes it back, from the rows as they are shown. */
export function undoFor(
  rows: JournalRows,
  pending: readonly PendingWrite[],
  changes: readonly Change[],
): readonly Change[] {
  const before = withPending(rows, pending);
  return changes.map((change) => undoOf(before, change));
}

/** The shown state, from the stored rows and the pending writes. */
export function shownState(
  stored: StoredJournal,
  pending: readonly PendingWrite[],
  { today, storage, moodFactorsFailed, defaultFirstWeekday }: StateStatus,
): ShownState {
  const rows = withPending(stored.rows, pending);
  const changes = pending.flatMap((write) => write.changes);
  const pendingKeys = new Set(changes.map((change) => keyOf(rows, change)));
  const habits = inOrder(rows.habits.values()).map(drawableHabit);
  const settings = settingsOf(rows.settings.values());
  const weeks =
    settings.firstWeekday.length > 0 ? settings.firstWeekday : weeksFrom(defaultFirstWeekday);
  return {
    today,
    records: {
      habits: habits
        .filter(({ deleted }) => !deleted)
        .map((habit) => withinItsYears(fromTodayOn(habit, today))),
      months: recordsOf(rows),
      pauses: settings.pauses,
      weeks,
    },
    deleted: habits
      .filter(({ deleted, removed }) => deleted && !removed)
      .toSorted((one, other) => stampOf(other, 'deleted').at - stampOf(one, 'deleted').at),
    replacedAt: stored.replacedAt,
    settings,
    dayStartHour: settings.dayStartHour,
    firstWeekday: weeks.at(-1)?.value ?? defaultFirstWeekday,
    labels: drawableLabels(rows.labels),
    habitNotes: drawableNotes(rows.habitNotes),
    periodNotes: drawableNotes(rows.periodNotes),
    pendingKeys,
    storage: { ...storage, quarantinedRows: stored.quarantinedRows, pending: pending.length > 0 },
    moodFactorsFailed,
  };
}

/** The records of all months, in order. */
function recordsOf({ months, entries }: JournalRows): JournalRecords['months'] {
  const keys = [...new Set([...months.keys(), ...entries.keys()])].toSorted();
  return new Map(
    keys.map((month) => [
      month,
      recordOf(month, { marks: months.get(month), entries: entries.get(month) }),
    ]),
  );
}

/**
 * A habit whose creation is still to come is there today already: a flight to the west leads back to
 * the day before it, and so does a later start of the day, set at night.
 */
function fromTodayOn(habit: HabitRow, today: Day): HabitRow {
  return habit.createdOn > today ? { ...habit, createdOn: today } : habit;
}

/** A habit without a first or last day of a year that nobody meant. */
function withinItsYears(habit: HabitRow): HabitRow {
  const { startsOn = null, endsOn = null } = habit;
  if (isMeant(startsOn) && isMeant(endsOn)) return habit;
  return {
    ...habit,
    startsOn: isMeant(startsOn) ? startsOn : null,
    endsOn: isMeant(endsOn) ? endsOn : null,
  };
}

function isMeant(day: Day | null): boolean {
  return day === null || isSupportedDay(day);
}

function keyOf(rows: JournalRows, change: Change): string {
  switch (change.kind) {
    case 'add':
      return pendingKey.habit(idOf(rows, change.habit.uid));
    case 'habit':
      return pendingKey.habit(idOf(rows, change.uid));
    case 'mark':
      return pendingKey.mark(idOf(rows, change.uid), change.day);
    case 'habitNote':
      return habitNoteKey(idOf(rows, change.uid), change.day);
    case 'periodNote':
      return change.period;
    case 'entry':
      return pendingKey.entry(change.id);
    case 'addLabel':
      return pendingKey.label(change.row.uid);
    case 'label':
      return pendingKey.label(change.label);
    case 'setting':
      return change.key;
  }
}
