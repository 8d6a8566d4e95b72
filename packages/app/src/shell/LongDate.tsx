import { toLocalDate, type Day } from '@daybow/journal';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** A day in words, weekday and date each on one line: 'Saturday 21 November'. */
export function LongDate({ day }: { day: Day }) {
  const date = toLocalDate(day);
  return (
    <time dateTime={day}>
      <span>{weekday.format(date)}</span> <span>{dayAndMonth.format(date)}</span>
    </time>
  );
}
