import type { HabitDetail, LeftOff } from '@daybow/journal';
import type { Figure } from '../../shared/ui/Figures';
import { NOT_YET } from '../../shared/words/figures';
import type { Format } from '../../shared/words/format';
import type { DeviceWords } from '../../shared/words/language';
import { leftOffSpan } from './habitWords';

/**
 * The figures of a habit: its streak, its best one, and the share of what was due that was done; the share alone
 * where streaks are hidden.
 */
export function habitFigures(
  { unit, streak, bestStreak, completion: { percentage }, leftOff }: HabitDetail,
  { figures: words }: DeviceWords,
  format: Format,
  showsStreaks: boolean,
): readonly Figure[] {
  const number = (amount: number | null) => (amount === null ? NOT_YET : format.amount(amount, ''));
  const figures = leftOff
    ? leftOffFigures(leftOff, words, number)
    : [
        { value: number(streak), caption: words.inARow[unit]({ count: streak ?? 0 }) },
        { value: number(bestStreak), caption: words.best },
        {
          value: percentage === null ? NOT_YET : format.percent(percentage),
          caption: unit === 'month' ? words.lastMonths : words.lastWeeks,
        },
      ];
  return showsStreaks ? figures : figures.slice(-1);
}

function leftOffFigures(
  leftOff: LeftOff,
  words: DeviceWords['figures'],
  number: (amount: number) => string,
): readonly Figure[] {
  const { unit, count } = leftOffSpan(leftOff);
  return [
    { value: number(count), caption: words.without[unit]({ count }) },
    { value: number(leftOff.best), caption: words.best },
    {
      value: leftOff.lastDays.due === 0 ? NOT_YET : words.ofDue(leftOff.lastDays),
      caption: words.lastDays,
    },
  ];
}
