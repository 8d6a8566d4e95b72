import { type Day, isPartOfDay, type PartOfDay } from '@daybow/journal';
import { useDeviceSettings, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

/** Names a part of the day, as a person calls it. */
export function usePartName(): (part: PartOfDay) => string {
  const { groupNames } = useDeviceSettings();
  const { groups } = useDeviceWords().plan;
  return (part) => groupNames[part] ?? groups[part];
}

/** Names the time of an entry: '18:20', or a part of the day. */
export function useTimeName(): (time: string) => string {
  const partName = usePartName();
  const format = useFormat();
  return (time) => (isPartOfDay(time) ? partName(time) : format.time(time));
}

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
