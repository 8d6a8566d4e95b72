import type { Completion, Day, WeekdayValue } from '@daybow/journal';
import { dayFormat, isOfOtherYear } from '../../shell/dayFormat';

const shortDay = dayFormat({ day: 'numeric', month: 'long' });
const shortDayOfYear = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** Which week is shown: 'This week', or its first and last day. */
export function weekTitle(days: readonly Day[], today: Day): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (days.includes(today) || first === undefined || last === undefined) return 'This week';
  const format = isOfOtherYear(first, today) ? shortDayOfYear : shortDay;
  return format.between(first, last);
}

/** What the share of completion counted. */
export function completionWords({ done, due }: Completion): string {
  if (due === 0) return 'Completion appears with the first habit you finish.';
  return `Completion: ${done} of ${due} in the last seven days. What is still open today is not counted.`;
}

/** What stands under a chart that has too little to draw. */
export interface BeginningWords {
  title: string;
  description?: string;
}

/** For a week in which nothing was due; null for any other. */
export function habitsBeginning(
  habits: readonly WeekdayValue[],
  isThisWeek: boolean,
): BeginningWords | null {
  if (count(habits) > 0) return null;
  return isThisWeek
    ? { title: 'Not enough days yet', description: 'Finish a habit and your week begins here.' }
    : { title: 'Nothing was due in this week' };
}

/** For a week without moods, and for this week while its line is only beginning; null for any other. */
export function moodsBeginning(
  moods: readonly WeekdayValue[],
  isThisWeek: boolean,
): BeginningWords | null {
  const saved = count(moods);
  if (!isThisWeek) return saved === 0 ? { title: 'No moods were saved in this week' } : null;
  return (
    [
      { title: 'No moods yet', description: 'Save a mood and the line begins here.' },
      { title: 'One mood so far', description: 'Two more and the line begins.' },
      { title: 'Two moods so far', description: 'One more and the line begins.' },
    ][saved] ?? null
  );
}

function count(values: readonly WeekdayValue[]): number {
  return values.filter(({ value }) => value !== null).length;
}
