import { type DayHabit, HABIT_GROUPS, type HabitGroup, isLimit } from '@daybow/journal';

/** The groups of Home that are no times of day, in their order. Each has a count of its own. */
export const COUNTED_GROUPS = ['limit', 'week', 'month'] as const;

/** The groups of Home in their order. */
export const GROUPS = [...HABIT_GROUPS, ...COUNTED_GROUPS] as const;

/** The group of Home that a habit stands in. */
export function groupOf({ period, goal, group }: Pick<DayHabit, 'period' | 'goal' | 'group'>) {
  return period?.per ?? (isLimit(goal) ? 'limit' : group);
}

export function isTimeOfDay(group: (typeof GROUPS)[number]): group is HabitGroup {
  return HABIT_GROUPS.some((part) => part === group);
}
