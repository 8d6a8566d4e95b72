import { isPartOfDay, type PartOfDay } from '@daybow/journal';
import { useDeviceSettings } from './useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../words/LanguageProvider';

/** Names moods, and what lies between two of them as a mean can. */
export function useMoodName(): (mood: number) => string {
  const moods: Readonly<Record<number, string>> = useWords().moods;
  const { between } = useDeviceWords().mood;
  return (mood) => {
    const [lower = '', higher = ''] = [moods[Math.floor(mood)], moods[Math.ceil(mood)]];
    return lower === higher ? lower : between({ lower, higher });
  };
}

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
