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
