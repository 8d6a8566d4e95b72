import {
  MOOD_CHANGE_MIN_DAYS,
  moodComparison,
  type MonthLookBack,
  type MoodSums,
  type RangeSums,
} from '@daybow/journal';
import type { Format } from '../../shared/words/format';
import type { DeviceWords, Words } from '../../shared/words/language';
import type { Figure } from '../../shared/ui/Figures';

/** A month or a year in one sentence: the mood of most entries, beside the month before where it is given. */
export function moodSentence(
  { mostly, days }: MoodSums,
  { moods: words }: DeviceWords['lookBack'],
  names: Words['moods'],
  compared?: { change: MonthLookBack['moodChange']; before: string },
): string {
  if (days === 0) return words.none;
  const comparison = moodComparison(compared?.change ?? null) ?? 'alone';
  if (mostly === null) {
    if (comparison === 'alone') return days < MOOD_CHANGE_MIN_DAYS ? words.few : words.mixed.alone;
    return words.mixed[comparison]({ before: compared?.before ?? '' });
  }
  const mood = names[mostly];
  if (comparison === 'alone') return words.mostly.alone({ mood });
  return words.mostly[comparison]({ mood, before: compared?.before ?? '' });
}

/** The sums of a range in figures, each with what it is of; without the best run where streaks are hidden. */
export function rangeFigures(
  { moods, habits, bestRun }: RangeSums,
  words: DeviceWords['lookBack'],
  format: Pick<Format, 'amount' | 'percent'>,
  showsStreaks: boolean,
): Figure[] {
  const number = (value: number) => format.amount(value, '');
  const figures = [
    { value: number(moods.days), caption: words.ofDays({ of: moods.of }) },
    habits.percentage !== null && {
      value: format.percent(habits.percentage),
      caption: words.ofHabits({ done: habits.done, due: habits.due }),
    },
    bestRun !== null &&
      showsStreaks && { value: number(bestRun), caption: words.bestRun({ days: bestRun }) },
  ];
  return figures.filter((figure) => figure !== false);
}
