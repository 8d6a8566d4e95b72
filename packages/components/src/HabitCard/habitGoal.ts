import { isolate } from '../internal/isolate';

/** Direction of a target: an amount to reach, or not to exceed. */
export type HabitDirection = 'atLeast' | 'atMost';

export interface HabitGoal {
  target: number;
  direction: HabitDirection;
  unit?: string | undefined;
}

/** An amount and its goal in words. */
export type AmountText = (amount: number, goal: HabitGoal) => string;

export function defaultAmountText(amount: number, goal: HabitGoal) {
  const { target, direction, unit = '' } = goal;
  if (direction === 'atLeast') return `${amount} of ${target} ${isolate(unit)}`.trimEnd();
  const counted = `${amount} ${isolate(unit)}`.trimEnd();
  const over = amountOver(amount, goal);
  return over > 0 ? `${counted}, ${over} over` : `${counted}, limit ${target}`;
}

/** Amount by which a limit is exceeded; 0 while it is kept, and for an amount to reach. */
export function amountOver(amount: number | null, { target, direction }: HabitGoal): number {
  if (direction === 'atLeast') return 0;
  // Differences of tenths differ from tenths in their last digits.
  return Math.max(0, Number(((amount ?? 0) - target).toPrecision(12)));
}

/** True if an amount is reached. */
export function isReached(amount: number | null, { target }: HabitGoal): boolean {
  return amount !== null && amount >= target;
}

/** Share of a target or a limit, in percent: 100 at most. */
export function shareOf(amount: number | null, { target }: HabitGoal): number {
  // No comparison with NaN is true: 0 of 0.
  const share = ((amount ?? 0) / target) * 100;
  return share > 0 ? Math.min(share, 100) : 0;
}
