import type { Day } from '../../days/day';
import { AMOUNT_MAX, type Goal } from '../../habits/goal';
import { type HabitMark, isVisible } from '../../habits/habit';
import type { History } from '../../habits/habitHistory';
import { EVERY_DAY, type Schedule } from '../../habits/schedule';
import { isLabelValue } from '../../moods/label';
import type { MoodValue } from '../../moods/mood';
import { withoutPiles } from '../../text/characters';
import { type DateReader, readDates } from './dates/readDates';
import { lacksTarget, UNNAMED_GOAL } from './goals';
import { always } from './histories';
import { namedLabels, type RawLabel } from './labelTexts';
import { guessMood, knownMood } from './moodWords';
import type { Answers, DateOrder, Question } from './questions';
import { PartCounter } from './partCounter';
import { inOrder, joinNotes, type Place, type RawEntry } from './rawEntries';
import type {
  ImportedEntry,
  ImportedRecords,
  LeftOutColumn,
  Remark,
  RemarkTopic,
  Unread,
  UnreadReason,
} from './reading';

/** The context of reading besides the file. */
export interface ReadingContext {
  readonly answers: Answers;
  readonly today: Day;
  /** Called now and then with the share of the file that is read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A habit while a file is read. */
export interface RawHabit {
  readonly name: string;
  icon: string;
  schedule: History<Schedule>;
  goal: History<Goal | null>;
  /** True if the app counts amounts without telling the target. */
  targetUnknown: boolean;
  archived: boolean;
  readonly marks: Map<Day, HabitMark | number>;
  readonly notes: Map<Day, string>;
}

const TEXT_MAX = 80;
const CELL_MAX = 40;

/** Collects the records of a file, its unreadable parts, and the questions to ask. */
export class RecordsBuilder {
  readonly #context: ReadingContext;
  /** Habits by the key that the file tells them apart by. */
  readonly #habits = new Map<string | number, RawHabit>();
  readonly #entries = new Map<Day, RawEntry[]>();
  readonly #parts = new PartCounter();
  readonly #unread: Unread[] = [];
  readonly #leftOut: LeftOutColumn[] = [];
  readonly #remarks = new Map<string, Remark>();
  readonly #questions: Question[] = [];
  #dateOrder: DateOrder | null = null;
  readonly #words = new Map<string, number>();

  constructor(context: ReadingContext) {
    this.#context = context;
  }

  get answers(): Answers {
    return this.#context.answers;
  }

  get today(): Day {
    return this.#context.today;
  }

  /** The habit of a key, made where there is none; null for a name with nothing visible in it. */
  habit(key: string | number, name = String(key)): RawHabit | null {
    const known = this.#habits.get(key);
    if (known) return known;
    if (!isVisible(name)) return null;
    const habit: RawHabit = {
      name: withoutPiles(name.trim()),
      icon: '',
      schedule: always(EVERY_DAY),
      goal: always(null),
      targetUnknown: false,
      archived: false,
      marks: new Map(),
      notes: new Map(),
    };
    this.#habits.set(key, habit);
    return habit;
  }

  /** Records a mark or an amount; the last of a day counts. */
  mark(habit: RawHabit, day: Day, mark: HabitMark | number, place: Place): void {
    if (typeof mark === 'number' && !(mark >= 0 && mark <= AMOUNT_MAX)) {
      this.unread(mark > AMOUNT_MAX ? 'amount-too-large' : 'value-unknown', String(mark), place);
      return;
    }
    this.#parts.use(place);
    if (habit.marks.has(day)) this.remark('duplicates', habit.name);
    habit.marks.set(day, mark);
  }

  /** Records a day as not done: the last counts, so an earlier record does not. */
  unmark(habit: RawHabit, day: Day): void {
    if (habit.marks.delete(day)) this.remark('duplicates', habit.name);
  }

  /** Joins a note to those of the same day. */
  note(habit: RawHabit, day: Day, note: string): void {
    const joined = joinNotes([habit.notes.get(day) ?? '', note]);
    if (joined !== '') habit.notes.set(day, joined);
  }

  entry(entry: RawEntry): void {
    const sameDay = this.#entries.get(entry.day);
    if (sameDay) sameDay.push(entry);
    else this.#entries.set(entry.day, [entry]);
  }

  /**
   * Makes the reader of all dates in a file. The order of day and month is asked for where the file leaves it open.
   *
   * @param beside - other columns of the same rows, which may tell it.
   */
  dates(texts: readonly string[], beside?: readonly (readonly string[])[]): DateReader {
    const { answers, today } = this.#context;
    const dates = readDates(texts, { today, answer: answers.dateOrder, beside });
    this.ask(dates.question);
    this.#dateOrder ??= dates.provenOrder;
    return dates;
  }

  /**
   * Reads a date, and notes it where that is not possible.
   *
   * @param dates - the reader of its column; where there is none, the date is read by itself, with the year first.
   */
  day(
    text: string,
    place: Place,
    dates: DateReader = readDates([text], { today: this.#context.today }),
  ): Day | null {
    this.#parts.see(place);
    const read = dates.day(text);
    if ('day' in read) return read.day;
    this.unread(read.problem, text, place);
    return null;
  }

  unread(why: UnreadReason, text: string, place: Place): void {
    const { file = '', line } = place;
    if (!OF_NO_PART.has(why)) this.#parts.fail(place);
    this.#unread.push({ file, line: line ?? null, why, text: text.slice(0, TEXT_MAX) });
  }

  /** Notes a column that nothing comes of, unless it is empty. */
  leaveOut(name: string, column: readonly string[]): void {
    const texts = column.map((cell) => cell.trim().slice(0, CELL_MAX));
    const cells = [...new Set(texts)].filter((cell) => cell !== '').slice(0, 2);
    if (cells.length > 0) this.#leftOut.push({ name: name.trim(), cells });
  }

  remark(about: RemarkTopic, habit = '', count = 1): void {
    const key = `${about} ${habit}`;
    const known = this.#remarks.get(key)?.count ?? 0;
    if (count > 0) this.#remarks.set(key, { about, habit, count: known + count });
  }

  ask(question: Question | null): void {
    if (question) this.#questions.push(question);
  }

  /** Reports the share that is read. */
  progress(done: number, all: number): void {
    if (done % PROGRESS_STEP === 0) this.#context.onProgress?.(done / all);
  }

  build(): ImportedRecords & { readonly kind: 'records' } {
    const entries = [...this.#entries].flatMap(([day, raw]) => this.#entriesOf(day, raw));
    for (const [word, count] of this.#words) {
      this.#questions.push({ kind: 'mood', word, count, guess: guessMood(word) });
    }
    const habits = [...this.#habits.values()].map((habit) => ({
      ...habit,
      goal: this.#goal(habit),
    }));
    return {
      kind: 'records',
      habits,
      entries,
      parts: this.#parts.count(),
      unread: this.#unread,
      leftOut: this.#leftOut,
      remarks: [...this.#remarks.values()],
      questions: this.#questions,
      dateOrder: this.#dateOrder,
    };
  }

  /** The entries of a day in their order. What has no mood goes with the entry before, or with the first. */
  #entriesOf(day: Day, raw: readonly RawEntry[]): ImportedEntry[] {
    const entries: ImportedEntry[] = [];
    let first = { note: '', labels: NO_LABELS };
    for (const { mood, time, note, place, labels: written } of inOrder(raw)) {
      const labels = this.#readable(written, place);
      const before = mood === null ? entries.pop() : undefined;
      if (mood !== null) {
        const read = this.#moodOf(mood);
        if (read === null) {
          this.unread('mood-unknown', String(mood), place);
          continue;
        }
        const named = [...first.labels, ...labels, ...read.names];
        const ofMood = named.map((each) =>
          each.kind === 'mood' ? { ...each, mood: read.mood } : each,
        );
        const words = joinNotes([first.note, note]);
        entries.push({ day, time, mood: read.mood, note: words, labels: ofMood });
        first = { note: '', labels: NO_LABELS };
      } else if (before) {
        const words = joinNotes([before.note, note]);
        entries.push({ ...before, note: words, labels: [...before.labels, ...labels] });
      } else {
        const words = joinNotes([first.note, note]);
        first = { note: words, labels: [...first.labels, ...labels] };
      }
      if (mood === null && note === '' && labels.length === 0) {
        this.unread('mood-missing', day, place);
      }
    }
    const left = first.note || first.labels.map(({ name }) => name).join(', ');
    if (left !== '') this.unread('mood-missing', left, raw[0]?.place ?? {});
    for (const { mood, note, labels, place } of raw) {
      const isSomething = mood !== null || note !== '' || labels.length > 0;
      if (entries.length > 0 && isSomething) this.#parts.use(place);
      else if (mood === null) this.#parts.fail(place);
    }
    return entries;
  }

  /** The labels that have a name and a value. */
  #readable(labels: readonly RawLabel[], place: Place): RawLabel[] {
    return labels.filter(({ kind, name, unit = '', value }) => {
      if (!isVisible(name)) return false;
      const isPossible = isLabelValue({ kind, unit }, value);
      if (!isPossible) this.unread('amount-too-large', `${name}: ${value}`, place);
      return isPossible;
    });
  }

  /**
   * The mood of a word, and the word as its name; the mood of one that is nobody's but this person's is asked for, and
   * null until it is answered where there is no guess.
   */
  #moodOf(mood: MoodValue | string): { mood: MoodValue; names: readonly RawLabel[] } | null {
    if (typeof mood === 'number') return { mood, names: NO_LABELS };
    const word = mood.trim();
    const known = knownMood(word);
    if (known !== null) return { mood: known, names: NO_LABELS };
    this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    const chosen = this.answers.moods?.get(word) ?? guessMood(word);
    if (chosen === null) return null;
    return {
      mood: chosen,
      names: namedLabels([word], { kind: 'mood' }).filter(({ name }) => isVisible(name)),
    };
  }

  /** The goal of a habit; a target that the app does not tell is asked for. */
  #goal(habit: RawHabit): History<Goal | null> {
    const isUnknown = habit.targetUnknown || habit.goal.some(({ value }) => lacksTarget(value));
    const goal = isUnknown ? always(this.#askedGoal(habit)) : habit.goal;
    return goal.map((step) => ({ ...step, value: this.#possible(step.value, habit.name) }));
  }

  /** The goal with the target that a person answers; none until then, so that any amount counts. */
  #askedGoal({ name, goal, marks }: RawHabit): Goal | null {
    const amounts = [...marks.values()].filter((mark) => typeof mark === 'number');
    if (amounts.length === 0) return null;
    this.#questions.push({
      kind: 'target',
      habit: name,
      days: amounts.length,
      lowest: amounts.reduce((lowest, each) => Math.min(lowest, each), Infinity),
      highest: amounts.reduce((highest, each) => Math.max(highest, each), 0),
      guess: 'any',
    });
    const target = this.answers.targets?.get(name) ?? 'any';
    const answered = { ...UNNAMED_GOAL, ...goal.at(-1)?.value, target: Number(target) };
    return lacksTarget(answered) ? null : answered;
  }

  /** A goal as a journal can have it: a target above the highest amount becomes that one. */
  #possible(goal: Goal | null, name: string): Goal | null {
    if (goal === null || goal.target <= AMOUNT_MAX) return goal;
    this.remark('target-lowered', name);
    return { ...goal, target: AMOUNT_MAX };
  }
}

/** Reasons that are about no row or record. */
const OF_NO_PART: ReadonlySet<UnreadReason> = new Set([
  'cut-off',
  'nested-archive',
  'name-unclear',
  // It waits for an answer.
  'mood-unknown',
]);

const PROGRESS_STEP = 2000;
const NO_LABELS: readonly RawLabel[] = [];
