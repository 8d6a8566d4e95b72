import { indexIn } from '../../days/month';
import type { UndoConflict } from '../../journalError';
import { reuseEqual } from '../../store/reuseEqual';
import type { Change } from './changes';
import { type StampedRow, stampOf } from './fieldStamps';
import {
  entryIn,
  entryRowOf,
  habitNoteIn,
  type JournalRows,
  markIn,
  marksIn,
  periodNoteIn,
} from './journalRows';
import { DEFAULT_SETTINGS, type HabitRow } from './rows';
import type { Stamp } from './stamp';

/** The change that takes another back; `rows` are from before it. */
export function undoOf(rows: JournalRows, change: Change): Change {
  switch (change.kind) {
    case 'add':
      return { kind: 'habit', uid: change.habit.uid, fields: { deleted: true } };
    case 'habit': {
      const { uid, fields } = change;
      const row = rows.habits.get(uid);
      const before = Object.keys(fields).map((key) => [key, row?.[key as keyof typeof fields]]);
      return { kind: 'habit', uid, fields: Object.fromEntries(before) };
    }
    case 'mark': {
      const { uid, day } = change;
      return { kind: 'mark', uid, day, mark: markIn(rows, uid, day) };
    }
    case 'habitNote': {
      const { uid, day } = change;
      const { note, time } = habitNoteIn(rows, uid, day);
      return {
        kind: 'habitNote',
        uid,
        day,
        ...(change.note !== undefined && { note }),
        ...(change.time !== undefined && { time }),
      };
    }
    case 'periodNote': {
      const { kind, period } = change;
      return { kind, period, note: periodNoteIn(rows, period) };
    }
    case 'entry': {
      const known = entryIn(rows, change.id);
      const before = Object.keys(change.fields).map((key) => [key, Reflect.get(known, key)]);
      return { ...change, fields: Object.fromEntries(before) };
    }
    case 'addLabel':
      return { kind: 'label', label: change.row.uid, fields: { deleted: true } };
    case 'label': {
      const { label, fields } = change;
      const row = rows.labels.get(label);
      const before = Object.keys(fields).map((key) => [key, row?.[key as keyof typeof fields]]);
      return { kind: 'label', label, fields: Object.fromEntries(before) };
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
    case 'addLabel':
      return false;
    case 'habit': {
      const row = rows.habits.get(done.uid);
      return Object.entries(done.fields).some(
        ([key, value]) => !isEqual(row?.[key as keyof HabitRow], value),
      );
    }
    case 'mark':
      return markIn(rows, done.uid, done.day) !== done.mark;
    case 'habitNote': {
      const now = habitNoteIn(rows, done.uid, done.day);
      const { note = now.note, time = now.time } = done;
      return now.note !== note || now.time !== time;
    }
    case 'periodNote':
      return periodNoteIn(rows, done.period) !== done.note;
    case 'entry': {
      const now = entryIn(rows, done.id);
      return !isEqual(now, { ...now, ...done.fields });
    }
    case 'label': {
      const row = rows.labels.get(done.label);
      return !isEqual(row, row && { ...row, ...done.fields });
    }
    case 'setting':
      return !isEqual(rows.settings.get(done.key)?.value, done.value);
  }
}

/** The conflict of an undo: the words of now and those that would replace them; null where none are at stake. */
export function undoConflictOf(rows: JournalRows, undo: Change): UndoConflict | null {
  if (undo.kind === 'entry') {
    const now = entryIn(rows, undo.id);
    return { kind: 'entry', id: undo.id, now, before: { ...now, ...undo.fields } };
  }
  const name = undo.kind === 'habit' ? undo.fields.name : undefined;
  if (undo.kind !== 'habit' || name === undefined) return null;
  const row = rows.habits.get(undo.uid);
  if (row === undefined || row.name === name) return null;
  return { kind: 'name', id: row.id, now: row.name, before: name };
}

/**
 * True if a change, made some time ago, is stored already or was followed by a later one. Stamps do not tell
 * where clocks were set back, or a mood and a note share one: words are compared with what the change had found.
 *
 * @param undo - the change that takes it back, if it is known.
 */
export function isSuperseded(
  rows: JournalRows,
  change: Change,
  { at }: Stamp,
  undo: Change | undefined,
): boolean {
  const hasWords = ['habit', 'entry', 'label'].includes(change.kind);
  if (hasWords && undo && !isChangedSince(rows, undo)) return false;
  switch (change.kind) {
    case 'add':
      return rows.habits.has(change.habit.uid);
    case 'habit': {
      const row = rows.habits.get(change.uid);
      return row !== undefined && isStampedSince(row, change.fields, at);
    }
    case 'mark': {
      const cells = marksIn(rows, change.uid, change.day);
      return (cells?.at[indexIn(change.day)] ?? 0) >= at;
    }
    case 'habitNote':
      return habitNoteIn(rows, change.uid, change.day).at >= at;
    case 'periodNote':
      return (rows.periodNotes.get(change.period)?.at ?? 0) >= at;
    case 'entry': {
      const row = entryRowOf(rows, change.id);
      // A note is stamped with its mood.
      const fields = Object.keys(change.fields).map((each) => (each === 'note' ? 'mood' : each));
      return row !== undefined && fields.some((each) => stampOf(row, each).at >= at);
    }
    case 'addLabel':
      return rows.labels.has(change.row.uid);
    case 'label': {
      const row = rows.labels.get(change.label);
      return row !== undefined && isStampedSince(row, change.fields, at);
    }
    case 'setting':
      return (rows.settings.get(change.key)?.at ?? 0) >= at;
  }
}

function isStampedSince(row: StampedRow, fields: object, at: number): boolean {
  return Object.keys(fields).some((field) => stampOf(row, field).at >= at);
}

/** True if two stored values are equal, part by part. */
function isEqual(one: unknown, other: unknown): boolean {
  return reuseEqual(one, other) === one;
}
