import type { Day, Weekday } from '../days/day';
import type { Goal } from '../habits/goal';
import type { HabitHistory, History } from '../habits/habitHistory';
import type { Pause } from '../habits/pause';
import { EVERY_DAY, type Schedule, type Times } from '../habits/schedule';

// The rules of README.md once more, day by day and as slowly as they read: a second opinion.

export interface NaiveHabit extends HabitHistory {
  readonly id: number;
  readonly uid: string;
  readonly name: string;
  readonly icon: string;
  readonly marks: ReadonlyMap<Day, 'done' | 'skipped' | number>;
}

export interface NaiveJournal {
  readonly habits: readonly NaiveHabit[];
  readonly pauses: readonly Pause[];
  readonly weeks: History<Weekday>;
  readonly today: Day;
}

interface NaivePeriod {
  readonly first: Day;
  readonly last: Day;
  readonly state: 'reached' | 'missed' | 'neither';
}

const DAY_MS = 86_400_000;
const number = (day: Day) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (count: number): Day => new Date(count * DAY_MS).toISOString().slice(0, 10);
const weekday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let count = number(first); count <= number(last); count += 1) days.push(dayOf(count));
  return days;
}

function inForce<T>(history: History<T>, day: Day, before: T): { from: Day; value: T } {
  let found = { from: '', value: before };
  for (const step of history) if (step.from <= day) found = step;
  return found;
}

function scheduleOf(habit: NaiveHabit, day: Day): { from: Day; value: Schedule } {
  const found = inForce(habit.schedule, day, EVERY_DAY);
  return found.from === '' ? (habit.schedule[0] ?? found) : found;
}

export function timesOf(habit: NaiveHabit, day: Day): Times | null {
  const { value } = scheduleOf(habit, day);
  return 'kind' in value && value.kind === 'times' ? value : null;
}

export function firstDay({ createdOn, startsOn, marks }: NaiveHabit): Day {
  return [startsOn ?? createdOn, ...marks.keys()].toSorted()[0] ?? createdOn;
}

export function goalOf({ goal = [] }: NaiveHabit, day: Day): Goal | null {
  return inForce<Goal | null>(goal, day, goal[0]?.value ?? null).value;
}

export function isDone(journal: NaiveJournal, habit: NaiveHabit, day: Day): boolean {
  const mark = habit.marks.get(day);
  const goal = goalOf(habit, day);
  if (goal?.direction === 'atMost') {
    if (day >= journal.today || isExceeded(habit, day)) return false;
    if (mark !== undefined) return mark !== 'skipped';
    return (
      isDue(journal, habit, day) || (timesOf(habit, day) !== null && isActive(journal, habit, day))
    );
  }
  if (typeof mark !== 'number') return mark === 'done';
  return goal === null ? mark > 0 : mark >= goal.target;
}

function isExceeded(habit: NaiveHabit, day: Day): boolean {
  const [mark, goal] = [habit.marks.get(day), goalOf(habit, day)];
  return typeof mark === 'number' && goal?.direction === 'atMost' && mark > goal.target;
}

/** True if a limit of today is neither kept nor exceeded yet. */
function isSoFar(journal: NaiveJournal, habit: NaiveHabit, day: Day): boolean {
  if (day !== journal.today || goalOf(habit, day)?.direction !== 'atMost') return false;
  return !isExceeded(habit, day);
}

export function isActive({ pauses }: NaiveJournal, habit: NaiveHabit, day: Day): boolean {
  const begins = habit.startsOn ?? firstDay(habit);
  if (day < begins || (habit.endsOn && day > habit.endsOn)) return false;
  if (inForce(habit.archive, day, false).value) return false;
  return ![...pauses, ...(habit.pauses ?? [])].some(
    ({ from, to }) => from <= day && (to === null || day <= to),
  );
}

export function isDue(journal: NaiveJournal, habit: NaiveHabit, day: Day): boolean {
  if (!isActive(journal, habit, day) || habit.marks.get(day) === 'skipped') return false;
  const { from, value } = scheduleOf(habit, day);
  if (!('kind' in value)) return value.includes(weekday(day) as Weekday);
  return value.kind === 'interval' && (number(day) - number(from)) % value.days === 0;
}

/** True if a day counts as due and done for a habit of periods. */
export function countsAsTime(journal: NaiveJournal, habit: NaiveHabit, day: Day): boolean {
  return (
    timesOf(habit, day) !== null && isActive(journal, habit, day) && isDone(journal, habit, day)
  );
}

/** The calendar week or month around a day. */
export function around(day: Day, per: Times['per'], weeks: History<Weekday>): Day[] {
  const near = daysBetween(dayOf(number(day) - 31), dayOf(number(day) + 31));
  if (per === 'month') return near.filter((other) => other.slice(0, 7) === day.slice(0, 7));
  const first = near.findLast((other) => other <= day && isWeekStart(other, weeks)) ?? day;
  const next = near.find((other) => other > day && isWeekStart(other, weeks)) ?? day;
  return near.filter((other) => other >= first && other < next);
}

/** True if a week begins on a day: it is the weekday for that, or another one is from then on. */
function isWeekStart(day: Day, weeks: History<Weekday>): boolean {
  const { value } = inForce(weeks, day, weeks[0]?.value ?? 1);
  return weekday(day) === value || weeks.some(({ from }, index) => index > 0 && from === day);
}

/** The periods that end on a day or, for today, are in progress. */
function periodsAt(journal: NaiveJournal, habit: NaiveHabit, day: Day): NaivePeriod[] {
  const asked = timesOf(habit, day);
  if (asked === null || day < firstDay(habit)) return [];
  const days = around(day, asked.per, journal.weeks);
  const [first = day, last = day] = [days[0], days.at(-1)];
  if (last !== day && day !== journal.today) return [];

  const lived = days.filter((each) => each <= journal.today);
  const done = lived.filter((each) => countsAsTime(journal, habit, each)).length;
  if (done >= asked.times) return [{ first, last, state: 'reached' }];
  const isCut = asked.per === 'week' && days.length < 7;
  const isWhole =
    !isCut &&
    lived.every(
      (each) =>
        isActive(journal, habit, each) &&
        JSON.stringify(scheduleOf(habit, each).value) === JSON.stringify(asked),
    );
  return [{ first, last, state: isWhole && last < journal.today ? 'missed' : 'neither' }];
}

export interface NaiveDay {
  readonly day: Day;
  readonly due: number;
  readonly done: number;
  readonly missed: number;
  /** Number of limits that are exceeded today. */
  readonly exceeded: number;
  /** True if anything may still become done today. */
  readonly isOpen: boolean;
}

/** Tallies of each day up to today: the habits asked for, and those done. */
export function naiveDays(journal: NaiveJournal, habits = journal.habits): NaiveDay[] {
  const first = habits.map(firstDay).toSorted()[0];
  if (first === undefined) return [];
  return daysBetween(first, journal.today).map((day) => {
    const asked = habits.filter((habit) => isDue(journal, habit, day));
    const due = asked.filter((habit) => !isSoFar(journal, habit, day));
    const times = habits.filter((habit) => countsAsTime(journal, habit, day));
    const missed = habits.flatMap((habit) =>
      periodsAt(journal, habit, day).filter(({ state }) => state === 'missed'),
    );
    return {
      day,
      due: due.length + times.length,
      done: due.filter((habit) => isDone(journal, habit, day)).length + times.length,
      exceeded: due.filter((habit) => day === journal.today && isExceeded(habit, day)).length,
      isOpen: asked.some((habit) => day === journal.today && !isExceeded(habit, day)),
      missed: missed.length,
    };
  });
}

/** True for each thing that counts, false for each that ends a streak, in order of time. */
type Judged = readonly boolean[];

export function naiveStreak(judged: Judged): number | null {
  if (judged.length === 0) return null;
  let streak = 0;
  for (const isGood of judged) streak = isGood ? streak + 1 : 0;
  return streak;
}

export function naiveBest(judged: Judged): number | null {
  if (judged.length === 0) return null;
  return Math.max(...judged.map((_, index) => naiveStreak(judged.slice(0, index + 1)) ?? 0));
}

export function judgedDays(days: readonly NaiveDay[], today: Day): Judged {
  return days.flatMap(({ day, due, done, missed, isOpen }) => {
    if (done > 0) return [true];
    return due + missed > 0 && (day < today || !isOpen) ? [false] : [];
  });
}

export function judgedPeriods(journal: NaiveJournal, habit: NaiveHabit, since = ''): Judged {
  return daysBetween(firstDay(habit), journal.today)
    .flatMap((day) => periodsAt(journal, habit, day))
    .filter(({ first }) => first >= since)
    .flatMap(({ state }) => (state === 'neither' ? [] : [state === 'reached']));
}

/** The completion of this period and the four weeks or three months before it. */
export function naivePeriodCompletion(journal: NaiveJournal, habit: NaiveHabit, per: Times['per']) {
  const before = (day: Day) => dayOf(number(day) - 1);
  const begin = (day: Day) => around(day, per, journal.weeks)[0] ?? day;
  const present = begin(journal.today);
  const since =
    per === 'week'
      ? dayOf(number(present) - 4 * 7)
      : begin(before(begin(before(begin(before(present))))));
  const judged = judgedPeriods(journal, habit, since);
  return { done: judged.filter(Boolean).length, due: judged.length };
}

export function naiveCompletion(days: readonly NaiveDay[], today: Day, count: number) {
  const latest = days.filter(({ day }) => number(today) - number(day) < count);
  const sum = (of: (each: NaiveDay) => number) => latest.reduce((all, each) => all + of(each), 0);
  const done = sum((each) => each.done);
  return {
    done,
    due: sum((each) => (each.day === today ? each.done + each.exceeded : each.due + each.missed)),
  };
}
