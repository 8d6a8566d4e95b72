import type { DayHabit } from '@daybow/journal';
import type { DeviceWords } from '../../shared/words/language';

/** What a card says under the name: '1 of 3 this week', or that the habit rests; often nothing. */
export function habitStanding(
  { period, paused }: Pick<DayHabit, 'period' | 'paused'>,
  isToday: boolean,
  words: DeviceWords['habits'],
): string | undefined {
  if (paused) return words.paused;
  if (period === null) return undefined;
  const { done, times, per } = period;
  const standing = isToday ? words.inThis[per] : words.inThat[per];
  return standing({ done, times });
}
