import type { Day } from '../../days/day';
import { contentKey } from '../../device/rows/contentKey';
import type { EntryRow } from '../../device/rows/rows';
import { dayOfEntry } from '../../moods/mood';
import { byDay } from './byDay';
import { numbered } from './names';
import type { ImportedEntry } from './reading';
import { clockTime } from './dates/readTime';
import { joinNotes } from './rawEntries';

/** An entry of a file, and the one of a journal that it is. */
export interface MatchedEntry {
  /** The id that an import gives it. */
  readonly id: string;
  readonly entry: ImportedEntry;
  /** The entry of the journal; undefined where it has none yet. */
  readonly mine: EntryRow | undefined;
  /** True if `mine` was imported when a day had one entry: all that it holds is in the file's entries of the day. */
  readonly isWholeDay: boolean;
}

/**
 * Finds the entries of a file in a journal, none of them twice.
 *
 * An entry is the one that an import of it made, by its id of day, time and words; else the one that says the same; else
 * one of the same time, best of the same mood and with no other words, one that was removed last. Without a time and alone on its day, it is also the only one of that
 * day. Any other is new.
 */
export function matchEntries(
  entries: readonly ImportedEntry[],
  known: Iterable<EntryRow>,
): MatchedEntry[] {
  const mineOn = byDay(known, ({ id }) => dayOfEntry(id));
  return [...byDay(entries, ({ day }) => day)].flatMap(([day, theirs]) =>
    matchDay(day, theirs, mineOn.get(day) ?? []),
  );
}

function matchDay(
  day: Day,
  theirs: readonly ImportedEntry[],
  mine: readonly EntryRow[],
): MatchedEntry[] {
  const ids = importedIds(theirs);
  const free = new Map(mine.map((each) => [each.id, each]));
  const matches = new Map<number, MatchedEntry>();
  const give = (
    choose: (entry: ImportedEntry, id: string) => EntryRow | undefined,
    isWholeDay = false,
  ) => {
    for (const [index, entry] of theirs.entries()) {
      const id = ids[index] ?? day;
      const match = matches.has(index) ? undefined : choose(entry, id);
      if (match === undefined) continue;
      matches.set(index, { id, entry, mine: match, isWholeDay });
      free.delete(match.id);
    }
  };
  const find = (isIt: (each: EntryRow) => boolean) => [...free.values()].find(isIt);
  const ofWholeDay = (words: Words) =>
    find((each) => each.id === day && each.time == null && hasWords(each, words));
  const ofTime = ({ time }: ImportedEntry, isRemoved: boolean) =>
    find((each) => time !== null && each.time === time && (each.mood === null) === isRemoved);
  give((_, id) => free.get(id));
  give((entry) => find((each) => isSame(each, entry)));
  give(ofWholeDay, true);
  give(() => ofWholeDay(wholeDay(theirs)), true);
  const ofTimeAndMood = ({ time, mood }: ImportedEntry, isIt: (each: EntryRow) => boolean) =>
    find((each) => time !== null && each.time === time && each.mood === mood && isIt(each));
  // One that will say the same: else another joins it, and the next import takes it for this one.
  give((entry) =>
    ofTimeAndMood(entry, (each) => joinNotes([each.note, entry.note]) === entry.note.trim()),
  );
  give((entry) => ofTimeAndMood(entry, () => true));
  give((entry) => ofTime(entry, false));
  give((entry) => ofTime(entry, true));
  const [only = free.get(day), second] = mine.filter(({ mood }) => mood !== null);
  if (theirs.length === 1 && !second) give(({ time }) => (time === null ? only : undefined));

  return theirs.map(
    (entry, index) =>
      matches.get(index) ?? { id: ids[index] ?? day, entry, mine: undefined, isWholeDay: false },
  );
}

/**
 * The ids of the entries of a day: the same on every device, whatever else a file has of the day, and only equal entries
 * are numbered. So an entry stays known where it was changed in the journal.
 */
function importedIds(entries: readonly ImportedEntry[]): string[] {
  const keys = entries.map(({ day, time, mood, note }) =>
    [day, time ?? '', contentKey([mood, note]).slice(0, 8)].filter(Boolean).join(' '),
  );
  return numbered(keys).map(({ key, nth }) => (nth === 0 ? key : `${key} ${nth + 1}`));
}

/** What was imported of a day when it could have one entry: the last mood, and all notes. */
function wholeDay(entries: readonly ImportedEntry[]): Words {
  return { mood: entries.at(-1)?.mood, note: joinNotes(entries.map(({ note }) => note)) };
}

/** True if entries say the same, at the same time. No time is that of an entry at a part of the day, too. */
function isSame(mine: EntryRow, entry: ImportedEntry): boolean {
  return clockTime(mine.time) === entry.time && hasWords(mine, entry);
}

/** The content of an entry of a file. */
interface Words {
  readonly mood: number | undefined;
  readonly note: string;
}

function hasWords({ mood, note }: EntryRow, words: Words): boolean {
  return mood === words.mood && note.trim() === words.note;
}
