import type { Entry } from './moods/mood';

/** Reasons why a journal cannot be opened, or can no longer be written to. */
export type StorageTrouble =
  /** The browser lets this page store nothing. */
  | 'blocked'
  /** The device has no room left. What is stored is safe. */
  | 'quota'
  /** A newer version of the app made the stored journal. */
  | 'newer'
  /** Another tab erased the journal. */
  | 'erased'
  /** The browser failed for a reason of its own, or closed the database. */
  | 'failed';

/** Reasons why a journal refuses a write. Its storage is sound. */
export type Refusal =
  | 'habit-name-missing'
  /** The habit was deleted, perhaps in another tab, or never existed. */
  | 'habit-gone'
  | 'label-name-missing'
  /** Another label of this kind, or another name of this mood, is called so. */
  | 'label-name-taken'
  /** The label was deleted, perhaps in another tab, or never existed. */
  | 'label-gone'
  /** The mood has `MOOD_NAMES_MAX` names already. */
  | 'mood-names-full'
  /** The day is still to come. */
  | 'day-to-come'
  /** The note has more characters than `NOTE_MAX_LENGTH`. */
  | 'note-too-long'
  /** A schedule needs at least one weekday. */
  | 'weekday-missing'
  /** A part of the app that the work needs could not be loaded: its file is gone, or the line is. */
  | 'not-loaded'
  /** The entry whose note was changed was removed, perhaps in another tab. */
  | 'entry-gone'
  /** The value to be undone was changed since, and newer words would be lost; or the import was undone already. */
  | 'changed-since';

/** A conflict of an undo: the words of now, and the older ones that it would put in their place. */
export type UndoConflict =
  | { readonly kind: 'entry'; readonly id: string; readonly now: Entry; readonly before: Entry }
  | {
      readonly kind: 'name';
      readonly id: number;
      readonly now: string;
      readonly before: string;
    };

/** The code of a failure that a person can act on. */
export type JournalErrorCode = StorageTrouble | Refusal;

/**
 * A failure that a person can act on, told by its code: the journal speaks no language. Any other
 * error is a fault of the program.
 */
export class JournalError extends Error {
  override readonly name = 'JournalError';

  /** With 'changed-since', where words are at stake: those of now, and those that would come back. */
  readonly undoConflict: UndoConflict | null;

  constructor(
    readonly code: JournalErrorCode,
    {
      undoConflict = null,
      ...options
    }: ErrorOptions & { readonly undoConflict?: UndoConflict | null } = {},
  ) {
    super(`The journal refused or failed: ${code}.`, options);
    this.undoConflict = undoConflict;
  }
}

const TROUBLES: readonly string[] = [
  'blocked',
  'quota',
  'newer',
  'erased',
  'failed',
] satisfies readonly StorageTrouble[];

/** The trouble with the storage that an error tells of; null for any other error. */
export function storageTroubleOf(error: unknown): StorageTrouble | null {
  return error instanceof JournalError && isTrouble(error.code) ? error.code : null;
}

function isTrouble(code: JournalErrorCode): code is StorageTrouble {
  return TROUBLES.includes(code);
}
