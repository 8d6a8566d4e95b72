import { type Day, civilDay } from '../days/day';
import { EMPTY_PORTABLE, type PortableJournal, toPortable } from '../device/rows/portable';
import type { Stamp } from '../device/rows/stamp';
import type { JournalTables } from '../deviceJournal';
import {
  changesOf,
  contentsOfRecords,
  countDaysWithMood,
  type DryRun,
  type JoinedHabit,
} from './dryRun';
import type { Content, SourceFile } from './files/content';
import { openFile } from './files/openContent';
import { type RecognisedFormat, recognise } from './formats';
import { isLockedBackup, unlockBackup } from './passphrase';
import type { Answers, Question } from './records/questions';
import { portableRecords } from './records/portableRecords';
import type { ImportedRecords, Reading } from './records/reading';

/** A file that was opened and recognised, to be read with a person's answers. */
export interface OpenedFile {
  readonly content: Content;
  readonly recognised: RecognisedFormat;
  /** The time of saving, for records that do not say when they were changed. */
  readonly stamp: Stamp;
}

/**
 * Opens a file and tells what wrote it.
 *
 * @param passphrase - of a backup that was saved under one.
 * @param languages - tags of those that the reader of the file speaks.
 * @throws TransferError for a file that cannot be read.
 */
export async function openImport(
  file: SourceFile,
  passphrase?: string,
  languages: readonly string[] = [],
): Promise<OpenedFile> {
  const found = await openFile(file, languages);
  const content =
    found.kind === 'json' && isLockedBackup(found.value)
      ? { ...found, value: await unlockBackup(found.value, passphrase) }
      : found;
  const recognised = recognise(content);
  const now = new Date();
  // A file from a device whose clock is ahead is not later than what is written from now on.
  const at = Math.min(file.lastModified, now.getTime());
  return { content, recognised, stamp: { at, offset: -now.getTimezoneOffset() } };
}

/** The context of reading an opened file. */
export interface ImportContext {
  readonly answers: Answers;
  /** The journal that the file is for. */
  readonly journal: PortableJournal;
  readonly onProgress?: (share: number) => void;
}

/** The effects of an import, and the records that it would merge. */
export interface PreparedImport {
  readonly dryRun: DryRun;
  readonly records: PortableJournal;
  /** The rows of a backup of ours; null for the files of others. */
  readonly tables: JournalTables | null;
}

/** Reads an opened file. */
export function prepareImport(
  { content, recognised, stamp }: OpenedFile,
  { answers, journal, onProgress }: ImportContext,
): PreparedImport {
  const today = civilDay(new Date());
  const reading = recognised.format.read(inLetters(content, answers.letters), {
    answers,
    today,
    onProgress,
  });
  const { id, app } = recognised.format;
  const records = recordsFor(reading, journal, stamp, today);
  // On its own: what the journal has is not in the file.
  const alone = recordsFor(reading, EMPTY_PORTABLE, stamp, today);
  const { parts, unread, leftOut, remarks, questions } =
    reading.kind === 'records' ? reading : NOTHING_TOLD;
  const archived = reading.kind === 'records' ? countArchived(records, journal) : 0;
  return {
    dryRun: {
      format: { id, app, version: recognised.version },
      savedAt: reading.kind === 'journal' ? reading.savedAt : null,
      contents: contentsOfRecords(alone),
      daysWithMood: countDaysWithMood(alone),
      replaces: contentsOfRecords(journal),
      changes: changesOf(journal, records),
      joins: reading.kind === 'records' ? joinedHabits(reading, records, journal) : [],
      parts,
      unread,
      leftOut,
      remarks: [
        ...remarks,
        ...(archived > 0 ? [{ about: 'names-archived' as const, habit: '', count: archived }] : []),
      ],
      questions: [...lettersQuestions(content), ...questions],
    },
    records,
    tables: reading.kind === 'journal' ? reading.tables : null,
  };
}

/** A backup of ours is read as a whole, or not at all. */
const NOTHING_TOLD: Pick<
  ImportedRecords,
  'parts' | 'unread' | 'leftOut' | 'remarks' | 'questions'
> = {
  parts: { kind: 'records', all: 0, unread: 0 },
  unread: [],
  leftOut: [],
  remarks: [],
  questions: [],
};

/** The habits of a file that are one of the journal, in the order of both. */
function joinedHabits(
  { habits }: ImportedRecords,
  { marks }: PortableJournal,
  journal: PortableJournal,
): JoinedHabit[] {
  return [...marks.keys()].flatMap((uid, index) => {
    const [habit, here] = [habits[index], journal.habits.get(uid)];
    return habit && here ? [{ name: habit.name, habit: here.name }] : [];
  });
}

/** The content in the letters that a person has chosen. */
function inLetters(content: Content, encoding: string | undefined): Content {
  return content.kind === 'table' && content.letters && encoding !== undefined
    ? { ...content, table: content.letters.tableIn(encoding) }
    : content;
}

function lettersQuestions(content: Content): readonly Question[] {
  return content.kind === 'table' && content.letters ? [content.letters.question] : [];
}

/** Counts the names of moods that an import adds as archived ones. */
function countArchived({ labels }: PortableJournal, journal: PortableJournal): number {
  const isThere = (uid: string) => journal.labels.get(uid)?.deleted === false;
  return [...labels.values()].filter(
    ({ uid, kind, archived }) => kind === 'mood' && archived && !isThere(uid),
  ).length;
}

function recordsFor(
  reading: Reading,
  journal: PortableJournal,
  stamp: Stamp,
  today: Day,
): PortableJournal {
  return reading.kind === 'journal'
    ? toPortable(reading.tables).journal
    : portableRecords(reading, journal, stamp, today);
}

/** The effects of importing an opened file into an empty journal. */
export function prepareForEmpty(file: OpenedFile): DryRun {
  return prepareImport(file, { answers: {}, journal: EMPTY_PORTABLE }).dryRun;
}
