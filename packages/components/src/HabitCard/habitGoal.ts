/** Whether a target is to be reached, or not to be exceeded. */
export type HabitDirection = 'atLeast' | 'atMost';

export interface HabitGoal {
  target: number;
  direction: HabitDirection;
  unit?: string;
}

/** An amount and its goal in words. */
export type AmountText = (amount: number, goal: HabitGoal) => string;

export function defaultAmountText(amount: number, { target, direction, unit = '' }: HabitGoal) {
  return `${amount} of ${direction === 'atMost' ? 'at most ' : ''}${target} ${unit}`.trimEnd();
}

/** Whether a goal is met: not without an amount, even if nothing is to be exceeded. */
export function isMet(amount: number | null, { target, direction }: HabitGoal): boolean {
  if (amount === null) return false;
  return direction === 'atMost' ? amount <= target : amount >= target;
}

/** How much of a target is reached, from 0 to 1; undefined for a met goal and for a limit, which nobody fills. */
export function shareOf(amount: number | null, goal: HabitGoal): number | undefined {
  if (goal.direction === 'atMost' || isMet(amount, goal)) return undefined;
  return Math.max((amount ?? 0) / goal.target, 0);
}
