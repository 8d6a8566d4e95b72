import type { MoodFactorInsight } from '@daybow/journal';
import type { Format } from '../../shared/words/format';
import type { DeviceWords } from '../../shared/words/language';

type FactorWords = DeviceWords['moodFactors'];

/** A factor of the mood in words: the difference, and the days that were compared. */
export function moodFactorText(
  { id, name, more, difference, daysWith, daysWithout, moodDays, ...means }: MoodFactorInsight,
  words: FactorWords,
  format: Pick<Format, 'oneDecimal' | 'amount'>,
): { readonly difference: string; readonly days: string } {
  const isHigher = difference > 0;
  const steps = format.oneDecimal(Math.abs(difference));
  const days = { daysWith, daysWithout, moodDays };
  if ('weekday' in id) {
    const weekdays = words.weekdays[id.weekday];
    return {
      difference: (isHigher ? words.weekdayHigher : words.weekdayLower)({ weekdays, steps }),
      days: words.weekdayDays({
        ...days,
        weekdays,
        moodWith: format.oneDecimal(means.moodWith),
        moodWithout: format.oneDecimal(means.moodWithout),
      }),
    };
  }
  const from = more && format.amount(more.from, more.unit);
  return {
    difference: (isHigher ? words.higher : words.lower)({
      name: from === null ? name : words.more({ name, from }),
      steps,
    }),
    days: more ? words.scaleDays(days) : words.days(days),
  };
}

/** A side of the evidence in words. */
interface SideText {
  /** The number of its days and their mean mood. */
  readonly sum: string;
  /** The name of the side. */
  readonly name: string;
}

/** The two sides of what a finding compares, in words. */
export function evidenceText(
  { id, more, daysWith, daysWithout, moodWith, moodWithout }: MoodFactorInsight,
  { evidence, weekdays: names }: FactorWords,
  format: Pick<Format, 'oneDecimal'>,
): { readonly with: SideText; readonly without: SideText } {
  const kind = 'weekday' in id ? 'weekday' : more ? 'scale' : 'factor';
  const weekdays = 'weekday' in id ? names[id.weekday] : '';
  const side = (which: 'with' | 'without', days: number, mood: number): SideText => {
    const name = evidence.sides[kind][which];
    return {
      sum: evidence[kind][which]({ days, weekdays, mean: format.oneDecimal(mood) }),
      name: typeof name === 'string' ? name : name({ weekdays }),
    };
  };
  return {
    with: side('with', daysWith, moodWith),
    without: side('without', daysWithout, moodWithout),
  };
}
