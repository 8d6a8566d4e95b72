import type { Day, MoodRecord } from '@daybow/journal';
import { useEffect, useState } from 'react';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';

/**
 * The entry of a day, with its note, as it was when it came on screen: what others change
 * meanwhile does not disturb who edits it. Null when there is none. Undefined until it is read, and
 * where it cannot be read: nothing is to be written over it then.
 */
export function useMoodRecord(day: Day): MoodRecord | null | undefined {
  const journal = useDeviceJournal();
  const write = useWrite();
  const [read, setRead] = useState<{ day: Day; record: MoodRecord | null }>();

  useEffect(() => {
    let isCurrent = true;
    const reading = journal.readMood(day);
    void write(reading).then(async (isRead) => {
      if (isRead && isCurrent) setRead({ day, record: await reading });
    });
    return () => {
      isCurrent = false;
    };
  }, [journal, write, day]);

  return read?.day === day ? read.record : undefined;
}
