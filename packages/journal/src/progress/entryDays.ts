import type { Day } from '../days/day';
import { entriesView, type JournalEntry } from './moodViews';
import { habitIdOf, type ViewSource } from './views';

/** A day of 'All entries'. */
export interface EntryDay {
  readonly day: Day;
  /** The entries in the order of their times; none where only notes on habits were written. */
  readonly entries: readonly JournalEntry[];
  /** The notes on habits, in the order of the list. */
  readonly habitNotes: readonly NamedHabitNote[];
}

/** A note on a habit's day, with the habit's name. */
export interface NamedHabitNote {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly note: string;
}

/** Every day up to today with an entry or a note on a habit, the latest first. */
export function entryDaysView(source: ViewSource): EntryDay[] {
  const entries = new Map<Day, JournalEntry[]>();
  for (const entry of entriesView(source)) {
    entries.set(entry.day, [entry, ...(entries.get(entry.day) ?? [])]);
  }
  const habitNotes = notesByDay(source);
  const days = new Set([...entries.keys(), ...habitNotes.keys()]);
  return [...days]
    .toSorted()
    .toReversed()
    .map((day) => ({
      day,
      entries: entries.get(day) ?? [],
      habitNotes: habitNotes.get(day) ?? [],
    }));
}

function notesByDay({ records, habitNotes, today }: ViewSource): Map<Day, NamedHabitNote[]> {
  const order = new Map(records.habits.map((habit, index) => [habit.id, { habit, index }]));
  const notes = [...habitNotes].flatMap(([key, { note }]) => {
    const day = key.slice(0, 10);
    const known = order.get(habitIdOf(key));
    return known && note !== '' && day <= today ? [{ ...known, day, note }] : [];
  });
  const byDay = new Map<Day, NamedHabitNote[]>();
  for (const { day, habit, note } of notes.toSorted((one, other) => one.index - other.index)) {
    const { id, name, icon } = habit;
    byDay.set(day, [...(byDay.get(day) ?? []), { id, name, icon, note }]);
  }
  return byDay;
}
