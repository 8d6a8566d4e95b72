import type { Completion, Insight, JournalWeek, WeekdayValue } from '@daybow/journal';
import type { Format } from '../../shared/words/format';
import type { DeviceWords, Words } from '../../shared/words/language';

/** Which week is shown: 'This week', or its first and last day. */
export function weekTitle(
  { days, todayIndex }: Pick<JournalWeek, 'days' | 'todayIndex'>,
  today: string,
  words: DeviceWords['stats'],
  format: Format,
): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (todayIndex !== null || first === undefined || last === undefined) return words.thisWeek;
  return format.dayRange(first, last, today);
}

/** The counts behind the completion, in words. */
export function completionText({ done, due }: Completion, words: DeviceWords['stats']): string {
  return due === 0 ? words.noCompletion : words.completion({ done, due });
}

/** The message under a chart that has too little to draw. */
export interface ChartBeginning {
  title: string;
  description?: string;
}

/** The message for a week in which nothing was due; null for any other. */
export function habitsBeginning(
  habits: readonly WeekdayValue[],
  isThisWeek: boolean,
  words: DeviceWords['stats'],
): ChartBeginning | null {
  if (count(habits) > 0) return null;
  return isThisWeek
    ? { title: words.noHabits, description: words.noHabitsHint }
    : { title: words.nothingDueInWeek };
}

/** The message for a week without moods, or for this week with none, or one that makes no line; null for any other. */
export function moodsBeginning(
  moods: readonly WeekdayValue[],
  isThisWeek: boolean,
  words: DeviceWords['stats'],
): ChartBeginning | null {
  const saved = count(moods);
  if (!isThisWeek) return saved === 0 ? { title: words.noMoodsInWeek } : null;
  return (
    [
      { title: words.noMoods, description: words.noMoodsHint },
      { title: words.oneMood, description: words.oneMoodHint },
    ][saved] ?? null
  );
}

function count(values: readonly WeekdayValue[]): number {
  return values.filter(({ value }) => value !== null).length;
}

/** A fact in words. */
export function insightText(insight: Insight, words: Words['insights']): string {
  switch (insight.kind) {
    case 'streak':
      return words.streak({ days: insight.days });
    case 'best-streak':
      return words.bestStreak({ days: insight.days });
    case 'week-more':
      return words.weekMore({ done: insight.done, more: insight.more });
    case 'week-less':
      return words.weekLess({ done: insight.done, doneBefore: insight.doneBefore });
    case 'mood':
      return words.mood[insight.direction];
  }
}

/** True if an insight says that something is lower than something else. */
export function isLower(insight: Insight): boolean {
  switch (insight.kind) {
    case 'week-less':
      return true;
    case 'mood':
      return insight.direction === 'falling';
    default:
      return false;
  }
}
