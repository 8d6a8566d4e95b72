declare const daySet: unique symbol;

/**
 * A set of the days of one month, each known by its index, 0 for the first. A bit stands for a day:
 * this file alone knows that.
 */
export type DaySet = number & { readonly [daySet]: true };

const setOf = (bits: number) => bits as DaySet;

export const NO_DAYS = setOf(0);

/** The first days of a month, so many of them. */
export function firstDays(count: number): DaySet {
  return setOf(count >= 32 ? -1 : (1 << count) - 1);
}

/** The days at which a text of one character a day has this character. */
export function daysWhere(values: string, character: string): DaySet {
  let bits = 0;
  let index = values.indexOf(character);
  while (index !== -1) {
    bits |= 1 << index;
    index = values.indexOf(character, index + 1);
  }
  return setOf(bits);
}

/** The days that have a value in a list of one a day. */
export function daysOfValues(values: readonly unknown[]): DaySet {
  return setOf(
    values.reduce<number>((bits, value, index) => (value == null ? bits : bits | (1 << index)), 0),
  );
}

export function hasDay(days: DaySet, index: number): boolean {
  return ((days >>> index) & 1) === 1;
}

export function isEmpty(days: DaySet): boolean {
  return days === NO_DAYS;
}

/** The index of the earliest day; null for no days. */
export function firstIndex(days: DaySet): number | null {
  return isEmpty(days) ? null : 31 - Math.clz32(days & -days);
}

/** The indices of the days, in order. */
export function* eachIndex(days: DaySet): Iterable<number> {
  for (let left: number = days; left !== 0; left &= left - 1) yield 31 - Math.clz32(left & -left);
}

/** Counts the days of a set. */
export function countDays(days: DaySet): number {
  let count = 0;
  for (let left: number = days; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The days of a set, and one more. */
export function withDay(days: DaySet, index: number): DaySet {
  return setOf(days | (1 << index));
}

/** The days of a set from an index on. */
export function fromIndex(days: DaySet, index: number): DaySet {
  return index > 30 ? NO_DAYS : setOf(days & (-1 << index));
}

export function union(one: DaySet, other: DaySet): DaySet {
  return setOf(one | other);
}

export function intersection(one: DaySet, other: DaySet): DaySet {
  return setOf(one & other);
}

/** The days of one set that are not in the other. */
export function difference(one: DaySet, other: DaySet): DaySet {
  return setOf(one & ~other);
}
