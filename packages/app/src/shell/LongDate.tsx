import type { Day } from '@daybow/journal';
import { dayFormat, isOfOtherYear } from './dayFormat';

const weekday = dayFormat({ weekday: 'long' });
const dayAndMonth = dayFormat({ day: 'numeric', month: 'long' });

/** A day in words, each part on one line: 'Saturday 21 November', and the year unless it is today's. */
export function LongDate({ day, today }: { day: Day; today: Day }) {
  return (
    <time dateTime={day}>
      <span>{weekday.of(day)}</span> <span>{dayAndMonth.of(day)}</span>
      {isOfOtherYear(day, today) && ` ${day.slice(0, 4)}`}
    </time>
  );
}
