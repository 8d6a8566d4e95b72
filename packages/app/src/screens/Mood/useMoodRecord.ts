import type { Day, MoodRecord } from '@daybow/journal';
import { useEffect, useState } from 'react';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';

/**
 * The entry of a day, with its note, as it was when it came on screen: what others change
 * meanwhile does not disturb who edits it. Null when there is none, undefined until it is read.
 */
export function useMoodRecord(day: Day): MoodRecord | null | undefined {
  const journal = useDeviceJournal();
  const write = useWrite();
  const [read, setRead] = useState<{ day: Day; record: MoodRecord | null }>();

  useEffect(() => {
    let isCurrent = true;
    const reading = journal.readMood(day);
    void write(reading).then(async (isRead) => {
      const record = isRead ? await reading : null;
      if (isCurrent) setRead({ day, record });
    });
    return () => {
      isCurrent = false;
    };
  }, [journal, write, day]);

  return read?.day === day ? read.record : undefined;
}
