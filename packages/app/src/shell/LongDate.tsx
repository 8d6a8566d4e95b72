import type { Day } from '@daybow/journal';
import { dayFormat } from './dayFormat';

const weekday = dayFormat({ weekday: 'long' });
const dayAndMonth = dayFormat({ day: 'numeric', month: 'long' });

/** A day in words, weekday and date each on one line: 'Saturday 21 November'. */
export function LongDate({ day }: { day: Day }) {
  return (
    <time dateTime={day}>
      <span>{weekday.of(day)}</span> <span>{dayAndMonth.of(day)}</span>
    </time>
  );
}
