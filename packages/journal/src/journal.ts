import type { Insight } from './insights/insights';
import type { WeekdayHabits, WeekdayValue } from './progress/progress';

/** The figures of the Stats screen; null is 'not yet': no record stands behind the figure. */
export interface JournalStats {
  /** The streak in days; 0 is broken. */
  readonly dayStreak: number | null;
  /** The completion in percent, 0 to 100. */
  readonly completion: number | null;
  /** Habits completed on each day of the week. */
  readonly weeklyHabits: readonly WeekdayHabits[];
  /** Mood on each day of the week, 1 to 5. */
  readonly moodTrends: readonly WeekdayValue[];
  readonly insights: readonly Insight[];
}
