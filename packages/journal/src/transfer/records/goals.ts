import type { Goal } from '../../habits/goal';

/** The fields of a goal besides its target, where a file tells nothing of it. */
export const UNNAMED_GOAL = { unit: '', direction: 'atLeast', step: 1 } as const;

/** True if a goal has no target that amounts can be compared with; null needs none. */
export function lacksTarget(goal: Goal | null): boolean {
  if (goal === null) return false;
  return goal.direction === 'atMost' ? !(goal.target >= 0) : !(goal.target > 0);
}
