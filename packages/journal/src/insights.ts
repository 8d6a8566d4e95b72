import {
  HABIT_MOOD_MIN_DAYS,
  HABIT_MOOD_PERMUTATIONS,
  HABIT_MOOD_SIGNIFICANCE,
  type HabitMoodFinding,
} from './habitMood';
import type { Completion, MoodDirection } from './progress';

/** A sentence that the records of a journal bear out. */
export interface Insight {
  readonly kind: 'streak' | 'best-streak' | 'week' | 'mood' | 'habit-mood';
  /** Whether it tells of something that is lower than something else. */
  readonly isLower?: true;
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
      return {
        kind: 'mood',
        isLower: true,
        text: 'Your mood has been lower this week. Be kind to yourself.',
      };
    default:
      return null;
  }
}

/** What to say of the longest streak, where it is longer than the present one. */
export function bestStreakInsight(streak: number | null, best: number | null): Insight | null {
  if (best === null || best < 2 || best <= (streak ?? 0)) return null;
  return { kind: 'best-streak', text: `Your longest streak so far: ${best} days` };
}

/** Fewer days than this into a week are too few to set it beside the one before. */
const WEEK_MIN_DAYS = 3;

/** What was counted of the beginning of a week. */
interface WeekSoFar {
  /** With the weekday that it is today. */
  readonly toToday: Completion;
  /** Without it. */
  readonly toYesterday: Completion;
}

/**
 * What to say of this week beside the one before it. Today can still be done: that there is less is
 * only said of the days before it.
 *
 * @param days - how many days of this week are over or under way; of the week before, as many.
 * @param before - what was counted then; nothing is said where nothing was due.
 */
export function weekInsight(thisWeek: WeekSoFar, before: WeekSoFar, days: number): Insight | null {
  if (days < WEEK_MIN_DAYS || before.toToday.due === 0) return null;
  const { done } = thisWeek.toToday;
  const more = done - before.toToday.done;
  if (more > 0) {
    return {
      kind: 'week',
      text: `${done} done this week, ${more} more than by this day last week`,
    };
  }
  const { done: doneBefore } = before.toYesterday;
  const { done: doneByYesterday } = thisWeek.toYesterday;
  if (doneByYesterday >= doneBefore) return null;
  return {
    kind: 'week',
    isLower: true,
    text: `${doneByYesterday} done this week by yesterday, ${doneBefore} by then last week`,
  };
}

/**
 * What to say of a habit and the mood of its days, in words that claim no cause.
 *
 * @returns null for a difference that rounds to nothing.
 */
export function habitMoodInsight(name: string, finding: HabitMoodFinding): Insight | null {
  const { difference, daysWith, daysWithout } = finding;
  const size = Math.abs(difference).toFixed(1);
  if (size === '0.0') return null;
  const days = `${daysWith} days with, ${daysWithout} without`;
  return {
    kind: 'habit-mood',
    ...(difference < 0 && { isLower: true }),
    text: `On days with ${name} your mood was ${size} ${difference > 0 ? 'higher' : 'lower'} (${days})`,
  };
}

/** What to say while there is too little to compare habits and moods by. */
export function daysMissingMessage(days: number): string {
  return `Not enough days yet: ${days} more`;
}

/** 'How this is counted': the rules and thresholds of what is said, a sentence or two each. */
export const INSIGHT_RULES: readonly string[] = [
  'A streak counts days in a row with at least one due habit done. Days with nothing due neither count nor break it, and today can still be done.',
  'This week is set beside the same days of the week before, from its third day on. Today can still be done, so fewer is only said of the days before it.',
  "Mood is improving or falling when the later half of the week's entries differs by 0.5 or more on average from the earlier half, from five entries on.",
  `A habit is set beside mood when there are at least ${HABIT_MOOD_MIN_DAYS} days with it and ${HABIT_MOOD_MIN_DAYS} without, each with an entry and one on the day before, within the last year.`,
  `Moods of neighbouring days resemble each other, so what yesterday's mood foretells is taken off first. Then the days are shuffled ${HABIT_MOOD_PERMUTATIONS.toLocaleString('en')} times: a difference is told only if chance does as much in fewer than ${HABIT_MOOD_SIGNIFICANCE * 100} of 100 journals, over all your habits together (Holm's correction).`,
  'That is looked at once a month. It says what went together, not what caused what.',
];
