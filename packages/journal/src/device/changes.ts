import { indexIn, monthOf } from '../month';
import type { Day } from '../day';
import type { HabitMark } from '../deviceJournal';
import type { MoodValue } from '../mood';
import { withMonths } from '../records';
import type { HabitRow, SettingValues } from './rows';
import { inOrder, type JournalData } from './journalData';

/** What can be changed of a habit. */
export type HabitFields = Omit<HabitRow, 'id' | 'uid' | 'createdOn' | 'at' | 'offset'>;

/** A habit to be added; its id and its place in the list are found as it is written. */
export type NewHabit = Pick<HabitRow, 'uid' | 'name' | 'icon' | 'createdOn' | 'schedule'>;

/** One thing that becomes another. A write is a list of them, all or none. */
export type Change =
  | { readonly kind: 'add'; readonly habit: NewHabit }
  | { readonly kind: 'habit'; readonly id: number; readonly fields: Partial<HabitFields> }
  | { readonly kind: 'mark'; readonly id: number; readonly day: Day; readonly mark: HabitMark }
  | {
      readonly kind: 'mood';
      readonly day: Day;
      /** Null removes the entry. */
      readonly mood: MoodValue | null;
      readonly note: string;
    }
  | {
      [Key in keyof SettingValues]: {
        readonly kind: 'setting';
        readonly key: Key;
        readonly value: SettingValues[Key];
      };
    }[keyof SettingValues];

/** The journal as it is once a change is durable: what is shown until then. */
export function applyChange(data: JournalData, change: Change): JournalData {
  switch (change.kind) {
    case 'add': {
      const { habit } = change;
      const id = data.lastHabitId + 1;
      const position = Math.max(0, ...data.habits.map((each) => each.position)) + 1;
      const added = { ...habit, id, archive: [], position, deleted: false };
      return { ...data, lastHabitId: id, habits: [...data.habits, added] };
    }
    case 'habit': {
      const habits = data.habits.map((habit) =>
        habit.id === change.id ? { ...habit, ...change.fields } : habit,
      );
      return { ...data, habits: inOrder(habits) };
    }
    case 'mark': {
      const month = monthOf(change.day);
      const bit = 1 << indexIn(change.day);
      const record = data.months.get(month) ?? NO_RECORD;
      const { done, skipped } = record.marks.get(change.id) ?? { done: 0, skipped: 0 };
      const marks = new Map(record.marks).set(change.id, {
        done: change.mark === 'done' ? done | bit : done & ~bit,
        skipped: change.mark === 'skipped' ? skipped | bit : skipped & ~bit,
      });
      return { ...data, months: withMonths(data.months, [[month, { ...record, marks }]]) };
    }
    case 'mood': {
      const month = monthOf(change.day);
      const record = data.months.get(month) ?? NO_RECORD;
      const moods = [...record.moods];
      moods[indexIn(change.day)] = change.mood;
      return {
        ...data,
        months: withMonths(data.months, [[month, { ...record, moods }]]),
        notes: new Map(data.notes).set(change.day, change.note),
      };
    }
    case 'setting':
      return { ...data, settings: { ...data.settings, [change.key]: change.value } };
  }
}

const NO_RECORD = { marks: new Map(), moods: [], offsets: [] };
