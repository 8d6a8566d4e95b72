import type { Day } from '../days/day';
import { canonical } from '../device/rows/contentKey';
import { contentsOf } from '../device/rows/contents';
import { fromPortable } from '../device/rows/fromPortable';
import { mergeJournals } from '../device/rows/mergeJournals';
import type { PortableByHabit, PortableJournal } from '../device/rows/portable';
import type { JournalContents } from '../progress/contents';
import type { Question } from './records/questions';
import type { Remark, Unread } from './records/reading';

/** The effects that importing a file would have. Nothing is written by it. */
export interface DryRun {
  readonly format: {
    readonly id: string;
    /** The app that wrote the file, as its maker writes it; empty where nobody knows. */
    readonly app: string;
    /** The first version of the app that has this layout; empty where there is only one layout. */
    readonly version: string;
  };
  /** The time of saving of a backup of ours, in ms since 1970; null where a file does not say so. */
  readonly savedAt: number | null;
  /** The contents of the file. */
  readonly contents: JournalContents;
  /** The contents of the journal, which the file replaces where it is not merged. */
  readonly replaces: JournalContents;
  /** The effects of a merge. */
  readonly changes: Readonly<Record<RecordKind, RecordChanges>>;
  readonly unread: readonly Unread[];
  readonly remarks: readonly Remark[];
  /** Questions in the order in which they are to be asked. */
  readonly questions: readonly Question[];
}

export type RecordKind =
  'habits' | 'deletedHabits' | 'marks' | 'entries' | 'habitNotes' | 'settings';

/** Counts of the records of a file, compared with the journal. */
export interface RecordChanges {
  readonly new: number;
  /** Number of records of which the journal has another version, which the file's replaces. */
  readonly changed: number;
  readonly same: number;
  /** Number of records of which the journal has a later version, which stays. */
  readonly kept: number;
}

/** Compares the records of a file with those of a journal. */
export function changesOf(journal: PortableJournal, file: PortableJournal): DryRun['changes'] {
  const merged = mergeJournals(journal, file);
  const [mine, theirs, both] = [recordsOf(journal), recordsOf(file), recordsOf(merged)];
  const habitsOfFile = (deleted: boolean) =>
    new Map([...file.habits].filter(([, habit]) => habit.deleted === deleted));
  return {
    habits: compare(mine.habits, habitsOfFile(false), both.habits),
    deletedHabits: compare(mine.habits, habitsOfFile(true), both.habits),
    marks: compare(mine.marks, theirs.marks, both.marks),
    entries: compare(mine.entries, theirs.entries, both.entries),
    habitNotes: compare(mine.habitNotes, theirs.habitNotes, both.habitNotes),
    settings: compare(mine.settings, theirs.settings, both.settings),
  };
}

/** Counts records by the rules of a journal. */
export function contentsOfRecords(records: PortableJournal): JournalContents {
  return contentsOf(fromPortable(records, new Map()));
}

/** The records of a journal, by kind. */
function recordsOf({ habits, marks, entries, habitNotes, settings }: PortableJournal) {
  return { habits, marks: flattened(marks), entries, habitNotes: flattened(habitNotes), settings };
}

function flattened<Record>(byHabit: PortableByHabit<Record>): ReadonlyMap<string, Record> {
  return new Map(
    [...byHabit].flatMap(([uid, byDay]) =>
      [...byDay].map(([day, record]): [string, Record] => [`${uid} ${day satisfies Day}`, record]),
    ),
  );
}

function compare(
  mine: ReadonlyMap<string, object>,
  theirs: ReadonlyMap<string, object>,
  both: ReadonlyMap<string, object>,
): RecordChanges {
  const counts = { new: 0, changed: 0, same: 0, kept: 0 };
  for (const [key, record] of theirs) {
    const known = mine.get(key);
    const result = both.get(key);
    if (known === undefined) counts[result === undefined ? 'kept' : 'new'] += 1;
    else if (said(known) === said(record)) counts.same += 1;
    else counts[said(result) === said(known) ? 'kept' : 'changed'] += 1;
  }
  return counts;
}

/** The content of a record, without its stamp. */
function said(record: object | undefined): string {
  const stamps = new Set(['at', 'offset', 'stamps', 'noteAt', 'noteOffset']);
  const fields = Object.entries(record ?? {}).filter(([field]) => !stamps.has(field));
  return canonical(Object.fromEntries(fields));
}
