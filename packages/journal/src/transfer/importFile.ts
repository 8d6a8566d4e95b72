import { type Day, civilDay } from '../days/day';
import { EMPTY_PORTABLE, type PortableJournal, toPortable } from '../device/rows/portable';
import type { Stamp } from '../device/rows/stamp';
import type { JournalTables } from '../deviceJournal';
import { changesOf, contentsOfRecords, countDaysWithSeveral, type DryRun } from './dryRun';
import type { Content, SourceFile } from './files/content';
import { openFile } from './files/openContent';
import { type RecognisedFormat, recognise } from './formats';
import { isLockedBackup, unlockBackup } from './passphrase';
import type { Answers } from './records/questions';
import { portableRecords } from './records/portableRecords';
import type { Reading } from './records/reading';

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
 * @throws TransferError for a file that cannot be read.
 */
export async function openImport(file: SourceFile, passphrase?: string): Promise<OpenedFile> {
  const found = await openFile(file);
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
  const reading = recognised.format.read(content, { answers, today, onProgress });
  const { id, app } = recognised.format;
  const records = recordsFor(reading, journal, stamp, today);
  // On its own: what the journal has is not in the file.
  const alone = recordsFor(reading, EMPTY_PORTABLE, stamp, today);
  const { unread, remarks, questions } =
    reading.kind === 'records' ? reading : { unread: [], remarks: [], questions: [] };
  const archived = reading.kind === 'records' ? countArchived(records, journal) : 0;
  return {
    dryRun: {
      format: { id, app, version: recognised.version },
      savedAt: reading.kind === 'journal' ? reading.savedAt : null,
      contents: contentsOfRecords(alone),
      daysWithSeveral: countDaysWithSeveral(alone),
      replaces: contentsOfRecords(journal),
      changes: changesOf(journal, records),
      unread,
      remarks: [
        ...remarks,
        ...(archived > 0 ? [{ about: 'names-archived' as const, habit: '', count: archived }] : []),
      ],
      questions,
    },
    records,
    tables: reading.kind === 'journal' ? reading.tables : null,
  };
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
