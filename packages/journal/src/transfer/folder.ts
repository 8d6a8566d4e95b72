import { addDays, civilDay, type Day, isAhead, isDay } from '../days/day';
import { monthOf } from '../days/month';

// A folder of backups, perhaps kept in step between devices by a service of the person's own. Each
// device writes files of its own: 'daybow 2026-11-21 phone 3f2a.json'.

/** A backup in the folder, described by its name. */
export interface FolderFile {
  readonly name: string;
  readonly day: Day;
  /** The name of the device; only for people. */
  readonly label: string;
  /** The id of the device. */
  readonly device: string;
}

/** A backup in the folder, with the time at which its system says that it was written. */
export interface WrittenFile extends FolderFile {
  /** Time in ms since 1970. */
  readonly writtenAt: number;
}

/** Number of the latest backups of a device that stay; of those before them one a month. */
const KEPT_DAYS = 7;

const NAME = /^daybow (\d{4}-\d{2}-\d{2}) (.*) ([\da-z]{4,32})\.json$/;

/** The name of a device's backup of a day. */
export function folderFileName({ day, label, device }: Omit<FolderFile, 'name'>): string {
  // No system allows these in names of files.
  const safe = label
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `daybow ${day} ${safe} ${device}.json`;
}

/** Finds the backups among the files of a folder; any other file is left alone. */
export function folderFiles(names: readonly string[]): readonly FolderFile[] {
  return names.flatMap((name) => {
    const [, day = '', label = '', device = ''] = NAME.exec(name) ?? [];
    return isDay(day) ? [{ name, day, label, device }] : [];
  });
}

/**
 * The files of a device that are no longer kept: all but its last seven and, before these, the last of
 * each month. Those that a wrong clock dated ahead are counted by themselves, so that they take no other's place.
 * Files of other devices are theirs.
 */
export function filesToRemove(
  names: readonly string[],
  device: string,
  today: Day,
): readonly string[] {
  const mine = folderFiles(names).filter((file) => file.device === device);
  return [
    ...thinnedOut(mine.filter(({ day }) => !isAhead(day, today))),
    ...thinnedOut(mine.filter(({ day }) => isAhead(day, today))),
  ].map(({ name }) => name);
}

function thinnedOut(files: readonly FolderFile[]): readonly FolderFile[] {
  const latestFirst = files.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const monthly = new Set<string>();
  return latestFirst.slice(KEPT_DAYS).filter(({ day }) => {
    const month = monthOf(day);
    const isLastOfMonth = !monthly.has(month);
    monthly.add(month);
    return !isLastOfMonth;
  });
}

/** True if a device has no backup of a day in the folder yet. */
export function isBackupDue(names: readonly string[], device: string, today: Day): boolean {
  return !folderFiles(names).some((file) => file.device === device && file.day === today);
}

/** The latest backup of each device. One that a wrong clock dated counts only where a device has no other. */
export function latestOfEach<File extends WrittenFile>(
  files: readonly File[],
  today: Day,
): readonly File[] {
  const latest = new Map<string, File>();
  for (const file of files) {
    const known = latest.get(file.device);
    if (known === undefined || isLater(file, known, today)) latest.set(file.device, file);
  }
  return [...latest.values()].toSorted((one, other) => (one.label < other.label ? -1 : 1));
}

function isLater(one: WrittenFile, other: WrittenFile, today: Day): boolean {
  const isWrong = isWronglyDated(one, today);
  if (isWrong !== isWronglyDated(other, today)) return !isWrong;
  return one.day === other.day ? one.writtenAt > other.writtenAt : one.day > other.day;
}

/** True if a day cannot be that of the backup: it is to come, or was when the file was written. */
function isWronglyDated({ day, writtenAt }: WrittenFile, today: Day): boolean {
  return isAhead(day, today) || isAhead(day, civilDay(new Date(writtenAt)));
}

/** Number of days without a backup after which a person is reminded. */
const BACKUP_REMINDER_DAYS = 30;

/**
 * The day of the last backup; null without any. One that a wrong clock dated ahead counts only where there is
 * no other.
 */
export function lastBackupDay(days: readonly (Day | null)[], today: Day): Day | null {
  const inOrder = days.filter((day) => day !== null).toSorted();
  return inOrder.findLast((day) => !isAhead(day, today)) ?? inOrder.at(-1) ?? null;
}

/**
 * True if it is time for a backup: the last is older than {@link BACKUP_REMINDER_DAYS} and
 * something was recorded since, or there is none, or none whose day can be right, and the journal is that old.
 *
 * @param lastBackup - the day of the last backup; null for none.
 * @param first - the first day with a record; null without any. `last` likewise.
 */
export function isBackupOverdue(
  lastBackup: Day | null,
  { first, last }: { readonly first: Day | null; readonly last: Day | null },
  today: Day,
): boolean {
  if (first === null || last === null) return false;
  const since = addDays(today, -BACKUP_REMINDER_DAYS);
  return lastBackup === null || isAhead(lastBackup, today)
    ? first < since
    : lastBackup < since && last >= lastBackup;
}
