import type { Day, Weekday } from '../day';
import { parts, type ViewSource } from '../views';
import { applyChange, type Change } from './changes';
import type { JournalData, ListedHabit } from './journalData';

/** The changes of a write that is on the screen and not yet durable. */
export type PendingWrite = readonly Change[];

/** What the views look at, with all that is known of a habit. */
export interface JournalSource extends ViewSource {
  readonly records: {
    readonly habits: readonly ListedHabit[];
    readonly months: JournalData['months'];
  };
}

/** What is shown: what is durable with the pending writes upon it. */
export function shownData(durable: JournalData, pending: readonly PendingWrite[]): JournalData {
  return pending.flat().reduce(applyChange, durable);
}

/** What the views look at. */
export function viewSource(
  data: JournalData,
  pending: readonly PendingWrite[],
  today: Day,
): JournalSource {
  const changes = pending.flat();
  const pendingParts = new Set(changes.map(partOf));
  // Habits that are being added have the last ids.
  const adding = changes.filter(({ kind }) => kind === 'add');
  for (const [index] of adding.entries()) pendingParts.add(parts.habit(data.lastHabitId - index));
  return {
    today,
    records: {
      habits: data.habits
        .filter(({ deleted }) => !deleted)
        .map((habit) => fromTodayOn(habit, today)),
      months: data.months,
    },
    firstWeekday: firstWeekdayOf(data.settings.firstWeekday),
    isPending: (part) => pendingParts.has(part),
  };
}

/**
 * A habit from a day that is still to come is there today already. A flight to the west leads back
 * to the day before its creation, and so does a later start of the day, set at night.
 */
function fromTodayOn(habit: ListedHabit, today: Day): ListedHabit {
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
    case 'mood':
      return parts.mood(change.day);
    case 'setting':
      return change.key;
  }
}

/** The weekday on which weeks begin: the one chosen, or the one usual where the person lives. */
function firstWeekdayOf(choice: Weekday | 'locale'): Weekday {
  return choice === 'locale' ? (usualFirstWeekday ??= findUsualFirstWeekday()) : choice;
}

// Making a formatter takes longer than all the rest of a tick.
let usualFirstWeekday: Weekday | undefined;

function findUsualFirstWeekday(): Weekday {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  // A method in the standard, a property in browsers that came before it.
  const { getWeekInfo, weekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    readonly getWeekInfo?: () => { readonly firstDay: Weekday };
    readonly weekInfo?: { readonly firstDay: Weekday };
  };
  return (getWeekInfo?.call(new Intl.Locale(locale)) ?? weekInfo)?.firstDay ?? 1;
}
