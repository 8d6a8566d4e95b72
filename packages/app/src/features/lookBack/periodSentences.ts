import { type Period, type PeriodLookBack, weekdayOf } from '@daybow/journal';
import type { Format } from '../../shared/words/format';
import type { DeviceWords, Words } from '../../shared/words/language';
import { moodSentence } from './lookBackWords';
import { kindOf } from './period';

/** Up to three facts of a period in words, each with what it is of; nothing of what was not done. */
export function periodSentences(
  period: Period,
  lookBack: PeriodLookBack,
  words: DeviceWords['lookBack'],
  names: Words['moods'],
  format: Pick<Format, 'longWeekday' | 'longDay'>,
): string[] {
  const { habits, moods, brightest, steadiest, last } = lookBack;
  const { days, of, mostly } = moods;

  function moodText(): string {
    if (days === 0) return '';
    if (mostly === null) return words.due.moodDays({ days, of });
    return words.due.moods({ sentence: moodSentence(moods, words, names), days, of });
  }

  function bestText(): string {
    if (brightest !== null) {
      const isWeek = kindOf(period) === 'week';
      const day = isWeek
        ? format.longWeekday(weekdayOf(brightest))
        : format.longDay(brightest, last);
      return words.due.brightest({ days, day });
    }
    return steadiest === null ? '' : words.due.steadiest({ ...steadiest });
  }

  return [
    habits.done === 0 ? '' : words.ofHabits({ done: habits.done, due: habits.due }),
    moodText(),
    bestText(),
  ].filter((text) => text !== '');
}
