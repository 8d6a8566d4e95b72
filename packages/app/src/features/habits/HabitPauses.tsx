import type { HabitDetail } from '@daybow/journal';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { Pauses } from './Pauses';

/** The pauses of a habit. */
export function HabitPauses({ habit: { id, name, pauses } }: { habit: HabitDetail }) {
  const journal = useDeviceJournal();
  const words = useDeviceWords().pause;
  return (
    <Pauses
      pauses={pauses}
      label={words.begin}
      write={(next) => journal.editHabit(id, { pauses: next })}
      pausedText={words.paused({ name })}
      endedText={words.ended({ name })}
    />
  );
}
