import { byDay } from './byDay';
import { nameKey, numbered } from './names';
import type { Question } from './questions';
import type { ImportedEntry, ImportedHabit, ImportedRecords, Remark } from './reading';
import { joinNotes } from './rawEntries';

/**
 * Joins what the tables of one file hold. A habit of one name is one habit, an entry that several tables have is one, and
 * a question is asked once. Where tables differ on a habit, the last counts.
 */
export function joinRecords(all: readonly ImportedRecords[]): ImportedRecords {
  const habits = all.flatMap((records) => {
    const keys = numbered(records.habits.map(({ name }) => nameKey(name)));
    // A table may have two habits of one name: the second is the second of the others.
    return records.habits.map((habit, index) => [JSON.stringify(keys[index]), habit] as const);
  });
  const questions = all.flatMap((records) =>
    records.questions.map((each) => [keyOf(each), each] as const),
  );
  const remarks = all.flatMap((records) =>
    records.remarks.map((each) => [`${each.about} ${each.habit}`, each] as const),
  );
  return {
    habits: joined(habits, joinHabits),
    entries: joinEntries(all.map(({ entries }) => entries)),
    parts: {
      kind: all.some(({ parts }) => parts.kind === 'rows') ? 'rows' : 'records',
      all: sum(all.map(({ parts }) => parts.all)),
      unread: sum(all.map(({ parts }) => parts.unread)),
    },
    unread: all.flatMap(({ unread }) => unread),
    leftOut: all.flatMap(({ leftOut }) => leftOut),
    remarks: joined(remarks, joinRemarks),
    questions: joined(questions, joinQuestions),
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** Joins those of one key, in the order of the first of each. */
function joined<Each>(
  all: readonly (readonly [string, Each])[],
  join: (one: Each, other: Each) => Each,
): readonly Each[] {
  const byKey = new Map<string, Each>();
  for (const [key, each] of all) {
    const known = byKey.get(key);
    byKey.set(key, known === undefined ? each : join(known, each));
  }
  return [...byKey.values()];
}

function joinHabits(one: ImportedHabit, other: ImportedHabit): ImportedHabit {
  const notes = new Map(one.notes);
  for (const [day, note] of other.notes) notes.set(day, joinNotes([notes.get(day) ?? '', note]));
  const hasGoal = other.goal.some(({ value }) => value !== null);
  return {
    ...one,
    goal: hasGoal ? other.goal : one.goal,
    archived: one.archived && other.archived,
    marks: new Map([...one.marks, ...other.marks]),
    notes,
  };
}

/** Joins the entries of tables: those of two tables that say the same, or of which one says less, are one. */
function joinEntries(tables: readonly (readonly ImportedEntry[])[]): ImportedEntry[] {
  const all: { entry: ImportedEntry }[] = [];
  for (const entries of tables) {
    // A table may have an entry twice: the second is the second of the others.
    const free = byDay(all, ({ entry }) => entry.day);
    const take = ({ day }: ImportedEntry, isIt: (other: ImportedEntry) => boolean) => {
      const ofDay = free.get(day) ?? [];
      const index = ofDay.findIndex(({ entry }) => isIt(entry));
      return index < 0 ? undefined : ofDay.splice(index, 1)[0];
    };
    const others = entries.filter((each) => {
      const known = take(each, (other) => isSame(each, other));
      if (known) known.entry = withLabelsOf(known.entry, each);
      return !known;
    });
    for (const entry of others) {
      const known = take(entry, (other) => isPartOf(entry, other) || isPartOf(other, entry));
      if (known === undefined) all.push({ entry });
      else if (known.entry.note === '') known.entry = withLabelsOf(entry, known.entry);
      else known.entry = withLabelsOf(known.entry, entry);
    }
  }
  return all.map(({ entry }) => entry);
}

function withLabelsOf(entry: ImportedEntry, { labels }: ImportedEntry): ImportedEntry {
  return { ...entry, labels: [...entry.labels, ...labels] };
}

function isSame(one: ImportedEntry, other: ImportedEntry): boolean {
  return one.time === other.time && one.mood === other.mood && one.note === other.note;
}

/** True for an entry without a time and words, where the other has words. */
function isPartOf(one: ImportedEntry, other: ImportedEntry): boolean {
  return one.time === null && one.note === '' && isSame(one, { ...other, note: '' });
}

function joinRemarks(one: Remark, { count }: Remark): Remark {
  return { ...one, count: one.count + count };
}

function keyOf(question: Question): string {
  if (question.kind === 'mood') return `mood ${question.word}`;
  return question.kind === 'target' ? `target ${question.habit}` : question.kind;
}

function joinQuestions(one: Question, other: Question): Question {
  if (one.kind === 'target' && other.kind === 'target') {
    return {
      ...one,
      days: one.days + other.days,
      lowest: Math.min(one.lowest, other.lowest),
      highest: Math.max(one.highest, other.highest),
    };
  }
  return 'count' in one && 'count' in other ? { ...one, count: one.count + other.count } : one;
}
