import type { Completion, Day, WeekdayValue } from '@daybow/journal';
import { dayFormat } from '../../shell/dayFormat';

const shortDay = dayFormat({ day: 'numeric', month: 'long' });

/** Which week is shown: 'This week', or its first and last day. */
export function weekTitle(days: readonly Day[], isThisWeek: boolean): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (isThisWeek || first === undefined || last === undefined) return 'This week';
  return shortDay.between(first, last);
}

/** What the share of completion counted. */
export function completionWords({ done, due }: Completion): string {
  if (due === 0) return 'Completion appears with the first habit you finish.';
  return `Completion: ${done} of ${due} in the last seven days. What is still open today is not counted.`;
}

/** What the charts of a week say where there is nothing to draw. */
export function weekWords(isThisWeek: boolean) {
  return isThisWeek
    ? {
        habits: {
          emptyText: 'Finish a habit and your week begins here.',
          missingText: 'nothing due',
        },
        moods: { emptyText: 'Save a mood and the line begins here.', missingText: 'no entry' },
      }
    : {
        habits: { emptyText: 'Nothing was due in this week.', missingText: 'nothing due' },
        moods: { emptyText: 'No moods were saved in this week.', missingText: 'no entry' },
      };
}

/** A line for a week whose line of moods is only beginning; null for any other. */
export function moodsCaption(moods: readonly WeekdayValue[]): string | null {
  const count = moods.filter(({ value }) => value !== null).length;
  if (count === 1) return 'One mood so far. Two more and the line begins.';
  if (count === 2) return 'Two moods so far. One more and the line begins.';
  return null;
}
