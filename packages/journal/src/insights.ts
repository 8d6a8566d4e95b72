import type { MoodDirection } from './progress';

/** A sentence that the records of a journal bear out. */
export interface Insight {
  readonly kind: 'streak' | 'best-streak' | 'week' | 'mood' | 'habit-mood';
  readonly text: string;
}

/**
 * What to say of a streak.
 *
 * @param streak - in days; null is 'not yet'.
 * @returns null when there is no streak of at least a day: a broken one is not held up to anyone.
 */
export function streakInsight(streak: number | null): Insight | null {
  if (streak === null || streak < 1) return null;
  return { kind: 'streak', text: `You're on a ${streak}-day streak! Keep it up!` };
}

/** What to say of the direction of a week's moods; null when it has none. */
export function moodInsight(direction: MoodDirection | null): Insight | null {
  switch (direction) {
    case 'improving':
      return { kind: 'mood', text: 'Your mood has been improving this week' };
    case 'falling':
      return { kind: 'mood', text: 'Your mood has been lower this week. Be kind to yourself.' };
    default:
      return null;
  }
}
