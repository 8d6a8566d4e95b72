import { firstCharacters, withoutPiles } from '../text/characters';

/** The amount of a habit that makes a day done. */
export interface Goal {
  /** The amount to reach, at least 0; with 'atLeast', more than 0. */
  readonly target: number;
  /** The unit that is counted, such as 'min'; may be empty. A singular and a plural stand on a line each. */
  readonly unit: string;
  /** The side of the target: 'atLeast' is done once it is reached, 'atMost' while it is not exceeded. */
  readonly direction: 'atLeast' | 'atMost';
  /** The amount that a tap adds; more than 0. */
  readonly step: number;
}

/** The highest amount. */
export const AMOUNT_MAX = 1_000_000;

/** True if a value of any kind is an amount. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= AMOUNT_MAX;
}

/** The longest unit, in characters as people count them: a singular and a plural. */
export const UNIT_MAX_LENGTH = 40;

/** The longest note on a habit's day, in characters as people count them. */
export const HABIT_NOTE_MAX_LENGTH = 500;

/** True if a goal is a limit: an amount that is not to be exceeded. */
export function isLimit(goal: Goal | null): boolean {
  return goal?.direction === 'atMost';
}

/** True if a goal is to leave something off: a limit of nothing at all. */
export function isToLeaveOff(goal: Goal | null): boolean {
  return isLimit(goal) && goal?.target === 0;
}

/** True if an amount meets a goal: it is reached, or a limit not exceeded. Without a goal, any amount but 0 does. */
export function isGoalMet(goal: Goal | null, amount: number): boolean {
  if (goal === null) return amount > 0;
  return isLimit(goal) ? amount <= goal.target : amount >= goal.target;
}

/** The amount by which a limit is exceeded; 0 while it is kept, and for an amount to reach. */
export function amountOver(
  goal: Pick<Goal, 'target' | 'direction'> | null,
  amount: number | null,
): number {
  return goal?.direction === 'atMost' ? checkAmount((amount ?? 0) - goal.target) : 0;
}

/** How much of a goal an amount reaches, in percent; 0 of a limit, which asks for nothing. */
export function goalShare(goal: Goal | null, amount: number | null): number {
  if (goal === null || isLimit(goal)) return 0;
  return Math.min(100, ((amount ?? 0) / goal.target) * 100);
}

/** Checks a goal: its numbers within their limits and its unit trimmed. */
export function checkGoal({ target, unit, direction, step }: Goal): Goal {
  const lowest = direction === 'atMost' ? 0 : SMALLEST;
  return {
    target: checkAmount(Math.max(lowest, target || 0)),
    unit: withoutPiles(firstCharacters(unit.trim(), UNIT_MAX_LENGTH)),
    direction,
    step: checkAmount(Math.max(SMALLEST, step || 1)),
  };
}

/** Checks an amount: within its limits, with two decimals. */
export function checkAmount(amount: number): number {
  const within = Math.min(AMOUNT_MAX, Math.max(0, amount || 0));
  // Sums of tenths differ from tenths in their last digits.
  return Math.round(within * 100) / 100;
}

const SMALLEST = 0.01;
