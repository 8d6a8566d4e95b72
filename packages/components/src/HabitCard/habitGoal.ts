import { isolate } from '../internal/isolate';

/** Direction of a target: an amount to reach, or not to exceed. */
export type HabitDirection = 'atLeast' | 'atMost';

export interface HabitGoal {
  target: number;
  direction: HabitDirection;
  unit?: string;
}

/** An amount and its goal in words. */
export type AmountText = (amount: number, goal: HabitGoal) => string;

export function defaultAmountText(amount: number, { target, direction, unit = '' }: HabitGoal) {
  return `${amount} of ${direction === 'atMost' ? 'at most ' : ''}${target} ${isolate(unit)}`.trimEnd();
}

/** True if a goal is met: never without an amount, not even for a limit. */
export function isMet(amount: number | null, { target, direction }: HabitGoal): boolean {
  if (amount === null) return false;
  return direction === 'atMost' ? amount <= target : amount >= target;
}

/** Share of a target that is reached, from 0 to 1; undefined for a met goal and for a limit, which nobody fills. */
export function shareOf(amount: number | null, goal: HabitGoal): number | undefined {
  if (goal.direction === 'atMost' || isMet(amount, goal)) return undefined;
  return Math.max((amount ?? 0) / goal.target, 0);
}
