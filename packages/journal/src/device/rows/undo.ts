import { indexIn, monthOf } from '../../days/month';
import type { UndoConflict } from '../../journalError';
import { habitNoteKey } from '../../progress/views';
import { reuseEqual } from '../../store/reuseEqual';
import type { Change } from './changes';
import { entryOn, habitNoteIn, type JournalRows, markIn } from './journalRows';
import { DEFAULT_SETTINGS, type HabitRow } from './rows';
import type { Stamp } from './stamp';

/** The change that takes another back; `rows` are from before it. */
export function undoOf(rows: JournalRows, change: Change): Change {
  switch (change.kind) {
    case 'add':
      return { kind: 'habit', id: rows.lastHabitId + 1, fields: { deleted: true } };
    case 'habit': {
      const { id, fields } = change;
      const row = rows.habits.get(id);
      const before = Object.keys(fields).map((key) => [key, row?.[key as keyof typeof fields]]);
      return { kind: 'habit', id, fields: Object.fromEntries(before) };
    }
    case 'mark': {
      const { id, day } = change;
      return { kind: 'mark', id, day, mark: markIn(rows, id, day) };
    }
    case 'habitNote': {
      const { id, day } = change;
      return { kind: 'habitNote', id, day, note: habitNoteIn(rows, id, day) };
    }
    case 'mood': {
      const { day } = change;
      const { mood, note } = entryOn(rows, day);
      return {
        kind: 'mood',
        day,
        ...(change.mood !== undefined && { mood }),
        ...(change.note !== undefined && { note }),
      };
    }
    case 'setting': {
      const { key } = change;
      const value = rows.settings.get(key)?.value ?? DEFAULT_SETTINGS[key];
      return { kind: 'setting', key, value } as Change;
    }
  }
}

/** True if the values that a change wrote were changed since, so that undoing it would lose that. */
export function isChangedSince(rows: JournalRows, done: Change): boolean {
  switch (done.kind) {
    case 'add':
      return false;
    case 'habit': {
      const row = rows.habits.get(done.id);
      return Object.entries(done.fields).some(
        ([key, value]) => !isEqual(row?.[key as keyof HabitRow], value),
      );
    }
    case 'mark':
      return markIn(rows, done.id, done.day) !== done.mark;
    case 'habitNote':
      return habitNoteIn(rows, done.id, done.day) !== done.note;
    case 'mood': {
      const now = entryOn(rows, done.day);
      const { mood = now.mood, note = now.note } = done;
      return now.mood !== mood || now.note !== note;
    }
    case 'setting':
      return !isEqual(rows.settings.get(done.key)?.value, done.value);
  }
}

/** The conflict of an undo: the words of now and those that would replace them; null where none are at stake. */
export function undoConflictOf(rows: JournalRows, undo: Change): UndoConflict | null {
  if (undo.kind === 'mood') {
    const now = entryOn(rows, undo.day);
    const { mood = now.mood, note = now.note } = undo;
    return { kind: 'mood', day: undo.day, now, before: { mood, note } };
  }
  const name = undo.kind === 'habit' ? undo.fields.name : undefined;
  if (undo.kind !== 'habit' || name === undefined) return null;
  const now = rows.habits.get(undo.id)?.name ?? '';
  return now === name ? null : { kind: 'name', id: undo.id, now, before: name };
}

/**
 * True if a change, made some time ago, is stored already or was followed by a later one. Fields of a
 * row share a stamp: words and what stands beside them are compared with what the change had found.
 *
 * @param undo - the change that takes it back, if it is known.
 */
export function isSuperseded(
  rows: JournalRows,
  change: Change,
  { at }: Stamp,
  undo: Change | undefined,
): boolean {
  const sharesStamp = change.kind === 'habit' || change.kind === 'mood';
  if (sharesStamp && undo && !isChangedSince(rows, undo)) return false;
  switch (change.kind) {
    case 'add':
      return [...rows.habits.values()].some(({ uid }) => uid === change.habit.uid);
    case 'habit':
      return (rows.habits.get(change.id)?.at ?? 0) >= at;
    case 'mark': {
      const cells = rows.months.get(monthOf(change.day))?.marks[change.id];
      return (cells?.at[indexIn(change.day)] ?? 0) >= at;
    }
    case 'habitNote':
      return (rows.habitNotes.get(habitNoteKey(change.id, change.day))?.at ?? 0) >= at;
    case 'mood': {
      const cells = rows.months.get(monthOf(change.day))?.moods;
      return (cells?.at[indexIn(change.day)] ?? 0) >= at;
    }
    case 'setting':
      return (rows.settings.get(change.key)?.at ?? 0) >= at;
  }
}

/** True if two stored values are equal, part by part. */
function isEqual(one: unknown, other: unknown): boolean {
  return reuseEqual(one, other) === one;
}
