import { type AmountFigures, type Day, type Goal, isLimit } from '@daybow/journal';
import type { Format } from '../../shared/words/format';
import { rounded } from '../../shared/words/figures';
import type { DeviceWords } from '../../shared/words/language';

/** The amounts of a habit: 'In all 1,240 km, mean 6.2, best 21 on 3 May'. */
export function amountsText(
  { unit, total, mean, highest }: AmountFigures,
  goal: Goal,
  today: Day,
  words: DeviceWords['overTime'],
  format: Format,
): string {
  const most = isLimit(goal) ? words.most : words.best;
  return format.list([
    words.total({ amount: format.amount(total, unit) }),
    words.mean({ amount: format.amount(rounded(mean), '') }),
    most({ amount: format.amount(highest.amount, ''), day: format.shortDay(highest.day, today) }),
  ]);
}
