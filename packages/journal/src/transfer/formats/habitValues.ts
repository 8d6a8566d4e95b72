import type { Day } from '../../days/day';
import type { Place } from '../records/rawEntries';
import type { RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import type { CellValue } from './plainColumns';

/** A value of a habit in a row of a table. */
interface RowValue {
  readonly value: NonNullable<CellValue>;
  /** The text beside it that tells the rows of a day apart, such as a time. */
  readonly beside: string;
  readonly place: Place;
}

/** The digits after the point that a sum is rounded to: 0.1 + 0.2 is 0.30000000000000004. */
const DIGITS = 6;

/** The values of habits by their days, each of which may have several. */
export class HabitValues {
  readonly #byHabit = new Map<RawHabit, Map<Day, RowValue[]>>();

  constructor(private readonly builder: RecordsBuilder) {}

  add(habit: RawHabit, day: Day, value: RowValue): void {
    const byDay = this.#byHabit.get(habit) ?? new Map<Day, RowValue[]>();
    this.#byHabit.set(habit, byDay);
    const sameDay = byDay.get(day);
    if (sameDay) sameDay.push(value);
    else byDay.set(day, [value]);
  }

  /**
   * Marks the days. The last value of a day counts, but amounts are added: without a question where something beside them
   * tells them apart. Amounts of a habit that has nothing but 0 and 1 are ticks.
   */
  finish(): void {
    let isAsked = false;
    for (const [habit, byDay] of this.#byHabit) {
      const isCounted = [...byDay.values()]
        .flat()
        .some(({ value }) => Number(value) > 0 && value !== 1);
      const several = [...byDay].filter(([, values]) => isCounted && haveAmounts(values));
      const isClear = several.some(
        ([, values]) => new Set(values.map(({ beside }) => beside)).size > 1,
      );
      const [unclear] = isClear ? [] : several;
      if (unclear && !isAsked) this.#ask(habit, ...unclear);
      isAsked ||= unclear !== undefined;
      const isAdded = isClear || this.builder.answers.severalAmounts !== 'last';
      const added = new Set(isAdded ? several.map(([day]) => day) : []);
      this.builder.remark('amounts-added', habit.name, added.size);
      for (const [day, values] of byDay) {
        if (added.has(day)) this.builder.mark(habit, day, sumOf(values), values[0]?.place ?? {});
        else this.#markAll(habit, day, values);
      }
      habit.targetUnknown = isCounted;
      if (!isCounted) ticksOf(habit);
    }
  }

  #ask(habit: RawHabit, day: Day, values: readonly RowValue[]): void {
    const amounts = values.map(({ value }) => Number(value));
    this.builder.ask({ kind: 'several-amounts', habit: habit.name, day, amounts, guess: 'add' });
  }

  #markAll(habit: RawHabit, day: Day, values: readonly RowValue[]): void {
    for (const { value, place } of values) {
      if (value === 0) this.builder.unmark(habit, day);
      else this.builder.mark(habit, day, value, place);
    }
  }
}

/** True for several amounts and no words. */
function haveAmounts(values: readonly RowValue[]): boolean {
  const amounts = values.filter(({ value }) => Number(value) > 0);
  return amounts.length > 1 && values.every(({ value }) => typeof value === 'number');
}

function sumOf(values: readonly RowValue[]): number {
  const sum = values.reduce((all, { value }) => all + Number(value), 0);
  return Number(sum.toFixed(DIGITS));
}

function ticksOf(habit: RawHabit): void {
  for (const [day, mark] of habit.marks) {
    if (typeof mark === 'number') habit.marks.set(day, 'done');
  }
}
