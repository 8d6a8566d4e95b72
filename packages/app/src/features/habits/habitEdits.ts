import {
  type Day,
  type DeviceJournal,
  type HabitChanges,
  type HabitDetail,
  monthOf,
} from '@daybow/journal';
import { fitsHabitForm } from '@daybow/journal/device';
import type { DraftKind, Drafts } from '../../shared/journal/drafts';
import { type Edits, isUnsaved, readEdits } from '../../shared/journal/edits';
import { noteDraft } from '../../shared/journal/noteDraft';

/** The fields of a habit in its forms. */
export type HabitForm = Required<Omit<HabitChanges, 'pauses'>>;

export type HabitEdits = Edits<HabitForm>;

/** The edits of a habit, under its uid. */
export const habitEdits: DraftKind<HabitEdits> = {
  name: 'habit',
  read: (kept) => readEdits(kept, fitsHabitForm),
};

/** A habit that is not yet added, under `NEW`; a copy is under the uid of what it is a copy of. */
export const newHabit: DraftKind<HabitEdits> = { ...habitEdits, name: 'newHabit' };
export const NEW = '';

/** A note on a habit's day, under `noteKey`. */
export const habitNote = noteDraft('habitNote');

export function noteKey({ uid }: HabitDetail, day: Day): string {
  return `${uid} ${day}`;
}

/** The days of a habit with a note that is not saved, in the order of their last edit; an archived one is only read. */
export function unsavedNoteDays(drafts: Drafts, journal: DeviceJournal, habit: HabitDetail): Day[] {
  const keys = habit.archived ? [] : drafts.keys(habitNote);
  return keys
    .filter((key) => key.startsWith(`${habit.uid} `))
    .map((key) => key.slice(habit.uid.length + 1))
    .filter((day) => {
      const saved = journal.habitMonth(habit.id, monthOf(day)).find((each) => each.day === day);
      const edits = drafts.get(habitNote, noteKey(habit, day));
      return saved !== undefined && isUnsaved(edits, { note: saved.note ?? '' });
    });
}
