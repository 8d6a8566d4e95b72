import { joinVersions, stampOf, withFields } from '../../device/rows/fieldStamps';
import type { PortableNote } from '../../device/rows/portable';
import type { EntryRow } from '../../device/rows/rows';
import { NEVER, type Stamp } from '../../device/rows/stamp';
import type { MatchedEntry } from './matchEntries';
import type { MatchedLabels } from './matchedLabels';
import type { ImportedEntry } from './reading';
import { joinNotes } from './rawEntries';

/** The entries that an entry of a file changes or adds. */
export function importedEntries(
  { id, entry, mine, isWholeDay }: MatchedEntry,
  stamp: Stamp,
  labels: MatchedLabels,
): EntryRow[] {
  // One that was removed stays removed.
  if (mine?.mood === null) return [mine];
  const labelled = (row: EntryRow) => withLabels(row, entry, stamp, labels);
  // One that was imported already can have nothing new but labels, unless they were changed since.
  if (mine?.id === id) return [mine.stamps?.labels ? mine : labelled(mine)];
  if (mine && isWholeDay) {
    const [first, rest] = dividedEntry(mine, id, entry, stamp);
    return [labelled(first), rest];
  }
  if (mine) return [labelled(joinedEntry(mine, entry, stamp))];
  const { time, mood, note } = entry;
  const uses = labels.bring(entry.labels);
  return [
    {
      id,
      ...(time !== null && { time }),
      mood,
      note,
      ...(Object.keys(uses).length > 0 && { labels: uses }),
      ...stamp,
    },
  ];
}

/** An entry with the labels that one of a file has, beside its own. */
function withLabels(
  row: EntryRow,
  entry: ImportedEntry,
  stamp: Stamp,
  labels: MatchedLabels,
): EntryRow {
  const mine = row.labels ?? {};
  const own = new Set(Object.keys(mine).map((uid) => labels.meantUid(uid)));
  // A name belongs to its mood: an entry that has another one has not that name.
  const fresh = entry.labels.filter(
    (each) => !own.has(labels.uidOf(each)) && (each.mood ?? row.mood) === row.mood,
  );
  if (fresh.length === 0) return row;
  // As little later than they were as can be: what another device put on the entry meanwhile is later, and stays.
  const barelyLater = { at: stampOf(row, 'labels').at, offset: stamp.offset };
  return withFields(row, { labels: { ...mine, ...labels.bring(fresh) } }, barelyLater);
}

/** An entry that had a whole day, as one of the entries of the file, whose others have the rest of it. */
function dividedEntry(
  mine: EntryRow,
  id: string,
  { time, mood, note }: ImportedEntry,
  stamp: Stamp,
): [EntryRow, EntryRow] {
  const changes = {
    ...(time !== null && { time }),
    ...(mood !== mine.mood && { mood }),
    ...(note !== mine.note && { note }),
  };
  return [
    withFields({ ...mine, id }, changes, stamp),
    withFields(mine, { mood: null, note: '', ...(mine.labels && { labels: {} }) }, stamp),
  ];
}

function joinedEntry(mine: EntryRow, entry: ImportedEntry, stamp: Stamp): EntryRow {
  const isLater = (field: string) => stampOf(mine, field).at >= stamp.at;
  const [hasMood, hasTime] = [!isLater('mood'), entry.time !== null && !isLater('time')];
  const words = { note: mine.note, ...stampOf(mine, 'note') };
  const note = joinedNote(words, entry.note, entry.note === '' ? NEVER : stamp);
  const version: EntryRow = {
    ...mine,
    ...(hasTime && { time: entry.time }),
    ...(hasMood && { mood: entry.mood }),
    note: note.note,
    stamps: {
      ...mine.stamps,
      ...(hasTime && { time: stamp }),
      ...(hasMood && { mood: stamp }),
      note: { at: note.at, offset: note.offset },
    },
  };
  return joinVersions([version], (of) => of(version));
}

/** A note with the words of a file after its own. */
export function joinedNote(
  mine: PortableNote | undefined,
  note: string,
  stamp: Stamp,
): PortableNote {
  if (mine === undefined || mine.note === '') return { note, ...stamp };
  if (mine.note.includes(note)) return mine;
  return { note: joinNotes([mine.note, note]), ...after(mine, stamp) };
}

/** The stamp of a version that holds what another holds, and more. */
function after(mine: Stamp, stamp: Stamp): Stamp {
  return { at: Math.max(stamp.at, mine.at + 1), offset: stamp.offset };
}
