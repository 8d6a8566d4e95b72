import { dayOfEntry, isMoodValue } from '../moods/mood';
import type { Day } from '../days/day';
import type { LabelKind } from '../moods/label';
import { canonical } from '../device/rows/contentKey';
import { contentsOf } from '../device/rows/contents';
import { fromPortable } from '../device/rows/fromPortable';
import { mergeJournals } from '../device/rows/mergeJournals';
import { type PortableByHabit, type PortableJournal, toPortable } from '../device/rows/portable';
import type { JournalTables } from '../deviceJournal';
import type { JournalContents } from '../progress/contents';
import { isListedLabel } from '../progress/entryLabels';
import type { Question } from './records/questions';
import type { LeftOutColumn, Parts, Remark, Unread } from './records/reading';

/** 'merge' keeps what is there, 'replace' puts the file in its place. */
export type ImportMode = 'merge' | 'replace';

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
  /** Number of days of which the file has moods: a day may have several. */
  readonly daysWithMood: number;
  /** The contents of the journal, which the file replaces where it is not merged. */
  readonly replaces: JournalContents;
  /** The effects of a merge. */
  readonly changes: JournalChanges;
  /** Habits of the file that become a part of one that is here, by their names. */
  readonly joins: readonly JoinedHabit[];
  readonly parts: Parts;
  readonly unread: readonly Unread[];
  readonly leftOut: readonly LeftOutColumn[];
  readonly remarks: readonly Remark[];
  /** Questions in the order in which they are to be asked. */
  readonly questions: readonly Question[];
}

export interface JoinedHabit {
  /** The name in the file. */
  readonly name: string;
  /** The name of the habit in the journal. */
  readonly habit: string;
}

/** The places that cannot be read, without moods that only wait for an answer. */
export function lostPlaces({ unread }: Pick<DryRun, 'unread'>): readonly Unread[] {
  return unread.filter(({ why }) => why !== 'mood-unknown');
}

/** True where so much is lost that it is said before all else: more than one place in twenty rows or records. */
export function isMuchUnread(dryRun: Pick<DryRun, 'parts' | 'unread'>): boolean {
  return lostPlaces(dryRun).length * MUCH_OF > dryRun.parts.all;
}

const MUCH_OF = 20;

/** True where an import would leave everything as it is, or put nothing in its place. */
export function isNothing({ changes, contents }: DryRun, mode: ImportMode): boolean {
  return mode === 'merge'
    ? Object.values(changes).every((each) => each.new + each.changed + each.removed === 0)
    : Object.values(contents).every((each) => typeof each !== 'number' || each === 0);
}

export type RecordKind =
  | 'habits'
  | 'deletedHabits'
  | 'marks'
  | 'entries'
  | 'habitNotes'
  | 'periodNotes'
  | 'labels'
  | 'scales'
  | 'moodNames'
  | 'settings';

/** Counts of what becomes of records. One that was removed, as an unticked day, is none. */
export interface RecordChanges {
  readonly new: number;
  /** The days of the new records; null without any, and where they have no day. */
  readonly newOn: NewDays | null;
  /** Number of records of which the journal has another version, which the file's replaces. */
  readonly changed: number;
  /** Number of records that the journal has, and that the file removes. */
  readonly removed: number;
  readonly same: number;
  /** Number of records of which the journal has a later version, which stays. */
  readonly kept: number;
}

export interface NewDays {
  readonly first: Day;
  readonly last: Day;
  /** Number of days with new records, of which several may be of one day. */
  readonly count: number;
}

export type JournalChanges = Readonly<Record<RecordKind, RecordChanges>>;

/**
 * Tells what becomes of the records of a journal and of those of a file.
 *
 * @param both - the journal as it would be.
 */
export function changesOf(
  journal: PortableJournal,
  file: PortableJournal,
  both = mergeJournals(journal, file),
): JournalChanges {
  const isListed = (uid: string) =>
    [journal, both].some(({ habits }) => habits.get(uid)?.deleted === false);
  const select = (each: PortableJournal) => recordsOf(each, both, isListed);
  const [mine, theirs, merged] = [select(journal), select(file), select(both)];
  const compareKind = (kind: RecordKind) => compare(mine[kind], theirs[kind], merged[kind]);
  return {
    habits: compareKind('habits'),
    deletedHabits: compareKind('deletedHabits'),
    marks: compareKind('marks'),
    entries: compareKind('entries'),
    habitNotes: compareKind('habitNotes'),
    periodNotes: compareKind('periodNotes'),
    labels: compareKind('labels'),
    scales: compareKind('scales'),
    moodNames: compareKind('moodNames'),
    settings: compareKind('settings'),
  };
}

/** Tells what becomes of the records of a journal where other rows take the place of its own. */
export function changesOfRows(now: JournalTables, then: JournalTables): JournalChanges {
  const { journal } = toPortable(then);
  return changesOf(toPortable(now).journal, journal, journal);
}

/** Counts records by the rules of a journal. */
export function contentsOfRecords(records: PortableJournal): JournalContents {
  return contentsOf(fromPortable(records, new Map()));
}

/** Counts the days with a mood. */
export function countDaysWithMood({ entries }: PortableJournal): number {
  const withMood = [...entries.values()].filter(({ mood }) => isMoodValue(mood));
  return new Set(withMood.map(({ id }) => dayOfEntry(id))).size;
}

type RecordMap = ReadonlyMap<string, RecordOnDay>;

/** A record, and the day that it belongs to, if any. */
interface RecordOnDay {
  readonly record: object;
  readonly day: Day | null;
}

/**
 * The records of a journal, by kind. What was removed is left out, and so are the days and notes of a deleted habit:
 * they come and go with it.
 *
 * @param both - has the habits that a file only names.
 * @param isListed - true for a habit that is not deleted before or after: it comes or goes as any other.
 */
function recordsOf(
  { habits, marks, entries, habitNotes, periodNotes, labels, settings }: PortableJournal,
  both: PortableJournal,
  isListed: (uid: string) => boolean,
): Readonly<Record<RecordKind, RecordMap>> {
  const isShown = (uid: string) => (habits.get(uid) ?? both.habits.get(uid))?.deleted === false;
  const ofKind = (wanted: LabelKind) =>
    withoutDay(
      [...labels].filter(([, label]) => label.kind === wanted && isListedLabel(labels, label)),
    );
  const isPutAway = (uid: string) => habits.get(uid)?.removed !== true && !isListed(uid);
  return {
    habits: withoutDay([...habits].filter(([uid]) => isShown(uid) && isListed(uid))),
    deletedHabits: withoutDay([...habits].filter(([uid]) => isPutAway(uid))),
    marks: flattened(marks, isShown, ({ mark, code }) => mark !== 'empty' || code !== undefined),
    entries: new Map(
      [...entries]
        .filter(([, { mood }]) => mood !== null)
        .map(([id, record]) => [id, { record, day: dayOfEntry(id) }]),
    ),
    habitNotes: flattened(habitNotes, isShown, ({ note }) => note !== ''),
    periodNotes: withoutDay([...periodNotes].filter(([, { note }]) => note !== '')),
    labels: ofKind('label'),
    scales: ofKind('scale'),
    moodNames: ofKind('mood'),
    settings: withoutDay([...settings]),
  };
}

function withoutDay(records: readonly (readonly [string, object])[]): RecordMap {
  return new Map(records.map(([key, record]) => [key, { record, day: null }]));
}

function flattened<Each extends object>(
  byHabit: PortableByHabit<Each>,
  isShown: (uid: string) => boolean,
  isSomething: (record: Each) => boolean,
): RecordMap {
  return new Map(
    [...byHabit]
      .filter(([uid]) => isShown(uid))
      .flatMap(([uid, byDay]) =>
        [...byDay]
          .filter(([, record]) => isSomething(record))
          .map(([day, record]) => [`${uid} ${day}`, { record, day }] as const),
      ),
  );
}

function compare(mine: RecordMap, theirs: RecordMap, both: RecordMap): RecordChanges {
  const counts = { new: 0, changed: 0, removed: 0, same: 0, kept: 0 };
  const newDays = new Set<Day>();
  for (const key of new Set([...mine.keys(), ...theirs.keys(), ...both.keys()])) {
    const [known, result] = [mine.get(key), both.get(key)];
    const theirRecord = theirs.get(key)?.record;
    if (isSame(known?.record, result?.record)) {
      if (theirRecord === undefined) continue;
      counts[isSame(known?.record, theirRecord) ? 'same' : 'kept'] += 1;
    } else if (known === undefined) {
      counts.new += 1;
      if (result?.day) newDays.add(result.day);
    } else counts[result === undefined ? 'removed' : 'changed'] += 1;
  }
  return { ...counts, newOn: spanOf([...newDays].toSorted()) };
}

function spanOf(days: readonly Day[]): NewDays | null {
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last, count: days.length };
}

/** True if two records say the same; their stamps may differ. */
function isSame(one: object | undefined, other: object | undefined): boolean {
  return one === other || said(one) === said(other);
}

function said(record: object | undefined): string {
  const stamps = new Set(['at', 'offset', 'stamps']);
  const fields = Object.entries(record ?? {}).filter(([field]) => !stamps.has(field));
  return canonical(Object.fromEntries(fields));
}
