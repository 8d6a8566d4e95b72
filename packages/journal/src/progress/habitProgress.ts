import type { Habit } from '../habits/habit';

/** The share of today's habits that is done. */
export interface HabitProgress {
  readonly completed: number;
  readonly total: number;
  /** The share in percent, 0 to 100, rounded; null without habits. */
  readonly percentage: number | null;
}

/** The share of `done` in `total` as a rounded percentage; null when the total is 0. */
export function percentage(done: number, total: number): number | null {
  return total === 0 ? null : Math.round((done * 100) / total);
}

/** Counts the completed habits. */
export function habitProgress(habits: readonly Habit[]): HabitProgress {
  const completed = habits.filter((habit) => habit.completed).length;
  return { completed, total: habits.length, percentage: percentage(completed, habits.length) };
}
