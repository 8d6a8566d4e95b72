import type { Insight } from './insights/insights';
import type { WeekdayHabits, WeekdayValue } from './progress/progress';

/** The figures of the Stats screen; null is 'not yet': no record stands behind the figure. */
export interface JournalStats {
  /** In days; 0 is a broken streak. */
  readonly dayStreak: number | null;
  /** 0 to 100. */
  readonly completion: number | null;
  /** Habits completed on each day of the week. */
  readonly weeklyHabits: readonly WeekdayHabits[];
  /** Mood on each day of the week, 1 to 5. */
  readonly moodTrends: readonly WeekdayValue[];
  readonly insights: readonly Insight[];
}
