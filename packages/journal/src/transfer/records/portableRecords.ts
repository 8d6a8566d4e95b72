import { addDays, type Day } from '../../days/day';
import { contentKey } from '../../device/rows/contentKey';
import { withFields } from '../../device/rows/fieldStamps';
import {
  EMPTY_PORTABLE,
  type PortableHabit,
  type PortableJournal,
  type PortableMark,
  type PortableNote,
} from '../../device/rows/portable';
import type { Stamp } from '../../device/rows/stamp';
import { checkHabitDraft, isVisible } from '../../habits/habit';
import { firstCharacters } from '../../text/characters';
import { historySince } from './histories';
import { importedEntries, joinedNote } from './importedEntries';
import { MatchedLabels } from './matchedLabels';
import { matchEntries } from './matchEntries';
import { nameKey, numbered } from './names';
import type { ImportedHabit, ImportedRecords } from './reading';

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
      mapValues(habit.notes, (note, day) => joinedNote(mineOn?.get(day), note, stamp)),
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

function mapValues<Value, Result>(
  map: ReadonlyMap<Day, Value>,
  result: (value: Value, day: Day) => Result,
): ReadonlyMap<Day, Result> {
  return new Map([...map].map(([day, value]) => [day, result(value, day)]));
}
