import type { Day } from '@daybow/journal';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useTimeName } from '../../shared/journal/names';

/** Names the day and the time of an entry: 'Today, 18:20'. */
export function useEntryDate(): (entry: { day: Day; time: string | null }) => string {
  const timeName = useTimeName();
  const today = useToday();
  const format = useFormat();
  const words = useDeviceWords().mood;
  return ({ day, time }) => {
    const date = format.relativeDay(day, today);
    return time === null ? date : words.dayAndTime({ day: date, time: timeName(time) });
  };
}
