import type { Day } from '../../days/day';
import type { EntryRow } from '../../device/rows/rows';
import { dayOfEntry } from '../../moods/mood';
import { numbered } from './names';
import type { ImportedEntry } from './reading';
import { clockTime } from './readTime';
import { joinNotes } from './recordsBuilder';

/** An entry of a file, and the one of a journal that it is. */
export interface MatchedEntry {
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
 * An entry is the one that says the same; else the one that an import of it made, by its id of day and time; else one of
 * the same time. Without a time and alone on its day, it is also the only one of that day. Any other is new.
 *
 * @param entries - those of a day in their order.
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
  const keys = theirs.map(({ time }) => (time === null ? day : `${day} ${time}`));
  const ids = numbered(keys).map(({ key, nth }) => {
    // The day alone is also the id of what was written when a day had one entry.
    const isAlone = nth === 0 && (key !== day || theirs.length === 1);
    return isAlone ? key : `${key} ${String(nth + 1).padStart(3, '0')}`;
  });
  const free = new Map(mine.map((each) => [each.id, each]));
  const matches = new Map<number, Pick<MatchedEntry, 'mine' | 'isWholeDay'>>();
  const give = (
    choose: (entry: ImportedEntry, id: string) => EntryRow | undefined,
    isWholeDay = false,
  ) => {
    for (const [index, entry] of theirs.entries()) {
      const match = matches.has(index) ? undefined : choose(entry, ids[index] ?? '');
      if (match === undefined) continue;
      matches.set(index, { mine: match, isWholeDay });
      free.delete(match.id);
    }
  };
  const find = (isIt: (each: EntryRow) => boolean) => [...free.values()].find(isIt);
  const ofId = (id: string, isIt: (each: EntryRow) => boolean) => {
    const each = free.get(id);
    return each && isIt(each) ? each : undefined;
  };
  const ofWholeDay = (words: Words) =>
    ofId(day, (each) => each.time == null && hasWords(each, words));
  give((entry, id) => ofId(id, (each) => isSame(each, entry)));
  give((entry) => find((each) => isSame(each, entry)));
  give((_, id) => free.get(id));
  give(ofWholeDay, true);
  give(() => ofWholeDay(wholeDay(theirs)), true);
  give(({ time }) => find((each) => time !== null && each.time === time && each.mood !== null));
  const [only, second] = mine.filter(({ mood }) => mood !== null);
  if (theirs.length === 1 && !second) give(({ time }) => (time === null ? only : undefined));

  const taken = new Set(mine.map(({ id }) => id));
  return theirs.map((entry, index) => {
    const match = matches.get(index) ?? { mine: undefined, isWholeDay: false };
    let id = match.mine?.id ?? ids[index] ?? day;
    while (match.mine === undefined && taken.has(id)) id += ' 2';
    taken.add(id);
    return { id, entry, ...match };
  });
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

function byDay<Each>(all: Iterable<Each>, dayOf: (each: Each) => Day): Map<Day, Each[]> {
  const days = new Map<Day, Each[]>();
  for (const each of all) {
    const ofDay = days.get(dayOf(each));
    if (ofDay) ofDay.push(each);
    else days.set(dayOf(each), [each]);
  }
  return days;
}
