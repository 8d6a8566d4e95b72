import type { DayTotals, MoodDirection } from '../progress/progress';
import { labelMeant } from '../progress/entryLabels';
import type { ViewSource } from '../progress/views';
import { type MoodEvidence, moodEvidence, type TestedDays } from './moodEvidence';
import type { MoodFactorFinding, MoodFactorId } from './moodFactors';

/** A fact that the records of a journal bear out. The app puts it into words. */
export type Insight =
  | { readonly kind: 'streak' | 'best-streak'; readonly days: number }
  /** More was done this week than on the same days of the week before. */
  | { readonly kind: 'week-more'; readonly done: number; readonly more: number }
  /** Less was done this week up to yesterday than up to the same day of the week before. */
  | { readonly kind: 'week-less'; readonly done: number; readonly doneBefore: number }
  | { readonly kind: 'mood'; readonly direction: Exclude<MoodDirection, 'steady'> };

/** A habit, a label, a scale or a weekday that goes with the mood of its days. Nothing is said of a cause. */
export interface MoodFactorInsight extends MoodEvidence, Pick<MoodFactorFinding, 'id'> {
  /** The name of a habit, a label or a scale; empty for a weekday, which has none of a person's own. */
  readonly name: string;
  /** The days with more of a scale: from this value on, in its unit. Null for anything else. */
  readonly more: { readonly from: number; readonly unit: string } | null;
  /** The difference in mood steps, with one decimal; never 0. */
  readonly difference: number;
}

/**
 * The present streak.
 *
 * @param streak - in days; null is 'not yet'.
 * @returns null when there is no streak of at least a day: nobody is reminded of a broken one.
 */
export function streakInsight(streak: number | null): Insight | null {
  return streak === null || streak < 1 ? null : { kind: 'streak', days: streak };
}

/** The direction of a week's moods; null when it has none. */
export function moodInsight(direction: MoodDirection | null): Insight | null {
  return direction === null || direction === 'steady' ? null : { kind: 'mood', direction };
}

/** The longest streak, where it is longer than the present one. */
export function bestStreakInsight(streak: number | null, best: number | null): Insight | null {
  if (best === null || best < 2 || best <= (streak ?? 0)) return null;
  return { kind: 'best-streak', days: best };
}

/** The fewest days of a week that are compared with the week before. */
const WEEK_INSIGHT_MIN_DAYS = 3;

/** Counts of the beginning of a week. */
interface WeekSoFar {
  /** Counts with today. */
  readonly toToday: DayTotals;
  /** Counts without today. */
  readonly toYesterday: DayTotals;
}

/**
 * Compares this week with the one before it. Today can still be done, so less is only told of the days
 * before it.
 *
 * @param days - number of days of this week that are over or under way; of the week before, as many.
 * @param before - the counts of then; null where nothing was due.
 */
export function weekInsight(thisWeek: WeekSoFar, before: WeekSoFar, days: number): Insight | null {
  if (days < WEEK_INSIGHT_MIN_DAYS || before.toToday.due === 0) return null;
  const { done } = thisWeek.toToday;
  const more = done - before.toToday.done;
  if (more > 0) return { kind: 'week-more', done, more };

  const { done: doneBefore } = before.toYesterday;
  const { done: doneByYesterday } = thisWeek.toYesterday;
  if (doneByYesterday >= doneBefore) return null;
  return { kind: 'week-less', done: doneByYesterday, doneBefore };
}

/**
 * A finding with the names of now and its days. Null for a difference that rounds to nothing, and for what is not there
 * any more: a label that was merged since is part of another one, which was tested without it.
 *
 * @param tested - the days of the test that found it.
 */
export function moodFactorInsight(
  source: Pick<ViewSource, 'records' | 'labels'>,
  tested: TestedDays,
  finding: MoodFactorFinding,
): MoodFactorInsight | null {
  const { id, from } = finding;
  const named = namedFactor(source, id);
  const evidence = moodEvidence(tested, finding);
  if (named === null || evidence === null) return null;
  const difference = Number((evidence.moodWith - evidence.moodWithout).toFixed(1));
  if (difference === 0) return null;
  const more = from === null ? null : { from, unit: named.unit };
  return { id, name: named.name, more, difference, ...evidence };
}

/** The present name of a factor, and the unit of a scale. */
function namedFactor(
  { records, labels }: Pick<ViewSource, 'records' | 'labels'>,
  id: MoodFactorId,
): { readonly name: string; readonly unit: string } | null {
  if ('weekday' in id) return { name: '', unit: '' };
  if ('label' in id) {
    const label = labelMeant(labels, id.label);
    return label?.uid === id.label ? label : null;
  }
  const habit = records.habits.find((each) => each.id === id.habit);
  return habit === undefined ? null : { name: habit.name, unit: '' };
}
