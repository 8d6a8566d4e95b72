import { addDays, type Day } from '../../days/day';
import { contentKey } from '../../device/rows/contentKey';
import { joinVersions, stampOf, withFields } from '../../device/rows/fieldStamps';
import {
  EMPTY_PORTABLE,
  type PortableHabit,
  type PortableJournal,
  type PortableMark,
  type PortableNote,
} from '../../device/rows/portable';
import type { EntryRow } from '../../device/rows/rows';
import { NEVER, type Stamp } from '../../device/rows/stamp';
import { checkHabitDraft, isVisible } from '../../habits/habit';
import { firstCharacters } from '../../text/characters';
import { historySince } from './histories';
import { MatchedLabels } from './matchedLabels';
import { type MatchedEntry, matchEntries } from './matchEntries';
import { nameKey, numbered } from './names';
import type { ImportedEntry, ImportedHabit, ImportedRecords } from './reading';
import { joinNotes } from './recordsBuilder';

/**
 * Turns the records of another app into those of a journal, to be merged with one that is there.
 *
 * A habit is the one of the same name, which keeps its name, schedule and goal, or a new one. All is
 * as old as the file: what was changed in the journal since is later. Notes and labels of both are joined.
 *
 * @param stamp - when the file was saved.
 */
export function portableRecords(
  { habits, entries }: Pick<ImportedRecords, 'habits' | 'entries'>,
  known: PortableJournal,
  stamp: Stamp,
  today: Day,
): PortableJournal {
  const uids = matchHabits(
    habits.map(({ name }) => name),
    known,
  );
  const rows = new Map<string, PortableHabit>();
  const marks = new Map<string, ReadonlyMap<Day, PortableMark>>();
  const habitNotes = new Map<string, ReadonlyMap<Day, PortableNote>>();
  const lastPosition = Math.max(0, ...[...known.habits.values()].map(({ position }) => position));
  for (const [index, habit] of habits.entries()) {
    const uid = uids[index] ?? '';
    const mine = known.habits.get(uid);
    if (mine === undefined) {
      rows.set(uid, newHabit(habit, uid, lastPosition + 1 + index, stamp, today));
    } else if (hasGoal(habit) && mine.goal === undefined) {
      const goal = historySince(habit.goal, firstDay(habit, today));
      rows.set(uid, withFields(mine, { goal }, stamp));
    }
    marks.set(
      uid,
      mapValues(habit.marks, (mark) => ({ mark, ...stamp })),
    );
    const mineOn = known.habitNotes.get(uid);
    habitNotes.set(
      uid,
      mapValues(habit.notes, (note, day) => joined(mineOn?.get(day), note, stamp)),
    );
  }
  const labels = new MatchedLabels(entries, known.labels, stamp);
  const imported = matchEntries(entries, known.entries.values()).flatMap((match) =>
    importedEntries(match, stamp, labels),
  );
  return {
    ...EMPTY_PORTABLE,
    habits: rows,
    marks,
    habitNotes,
    entries: new Map(imported.map((entry) => [entry.id, entry])),
    labels: labels.rows(),
  };
}

/**
 * The uids of the habits of a file, each only once: that of the habit of the same name in the journal,
 * the second of a name being the second there. Without one of that name it is a uid made from the name,
 * so that a second import finds the habit also where it has another name by then, and two devices
 * import the same one. One in the bin stays there.
 */
function matchHabits(names: readonly string[], known: PortableJournal): readonly string[] {
  const byName = new Map<string, string[]>();
  for (const [uid, { name, deleted }] of known.habits) {
    const key = nameKey(name);
    if (!deleted) byName.set(key, [...(byName.get(key) ?? []), uid]);
  }
  const wanted = numbered(names.map(nameKey));
  const given = new Set<string>();
  const uids: (string | undefined)[] = wanted.map(() => undefined);
  const give = (choose: (key: string, nth: number) => string | undefined) => {
    for (const [index, { key, nth }] of wanted.entries()) {
      const uid = uids[index] ?? choose(key, nth);
      uids[index] = uid;
      if (uid !== undefined) given.add(uid);
    }
  };
  // Names count before uids: a habit may have got the name of another since.
  give((key, nth) => byName.get(key)?.find((uid) => uid === importedUid(key, nth)));
  give((key) => byName.get(key)?.find((uid) => !given.has(uid)));
  give((key, nth) => {
    for (let attempt = 0; ; attempt += 1) {
      const uid = importedUid(key, nth, attempt);
      if (!given.has(uid) && known.habits.get(uid)?.deleted !== true) return uid;
    }
  });
  return uids.map(String);
}

function importedUid(key: string, nth: number, attempt = 0): string {
  return contentKey(['import', key, nth, attempt]);
}

function newHabit(
  habit: ImportedHabit,
  uid: string,
  position: number,
  stamp: Stamp,
  today: Day,
): PortableHabit {
  const { name, icon, schedule, goal, archived, marks, notes } = habit;
  const days = [...marks.keys(), ...notes.keys()];
  const from = firstDay(habit, today);
  const last = days.reduce((latest, day) => (day > latest ? day : latest), from);
  const check = checkHabitDraft({ name, icon: icon || emojiIn(name) });
  const draft = check.ok ? check.draft : { name, icon };
  return {
    uid,
    ...draft,
    ...stamp,
    position,
    createdOn: from,
    schedule: historySince(schedule, from),
    ...(hasGoal(habit) && { goal: historySince(goal, from) }),
    // The file does not say since when: not before its last record.
    archive: archived ? [{ from: days.length > 0 ? addDays(last, 1) : from, value: true }] : [],
    deleted: false,
  };
}

function hasGoal({ goal }: ImportedHabit): boolean {
  return goal.some(({ value }) => value !== null);
}

function firstDay({ marks, notes }: Pick<ImportedHabit, 'marks' | 'notes'>, today: Day): Day {
  return [...marks.keys(), ...notes.keys()].reduce(
    (first, day) => (day < first ? day : first),
    today,
  );
}

/** The emoji that a name begins with, as some apps have no icons. */
function emojiIn(name: string): string {
  const first = firstCharacters(name.trim(), 1);
  return isVisible(first) && /\p{Extended_Pictographic}/u.test(first) ? first : '';
}

function joined(mine: PortableNote | undefined, note: string, stamp: Stamp): PortableNote {
  if (mine === undefined || mine.note === '') return { note, ...stamp };
  if (mine.note.includes(note)) return mine;
  return { note: joinNotes([mine.note, note]), ...after(mine, stamp) };
}

/** The entries that an entry of a file changes or adds. */
function importedEntries(
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
  const note = joined(words, entry.note, entry.note === '' ? NEVER : stamp);
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

/** The stamp of a version that holds what another holds, and more. */
function after(mine: Stamp, stamp: Stamp): Stamp {
  return { at: Math.max(stamp.at, mine.at + 1), offset: stamp.offset };
}

function mapValues<Value, Result>(
  map: ReadonlyMap<Day, Value>,
  result: (value: Value, day: Day) => Result,
): ReadonlyMap<Day, Result> {
  return new Map([...map].map(([day, value]) => [day, result(value, day)]));
}
