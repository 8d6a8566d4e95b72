import { Section } from '@daybow/components';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { Pauses } from '../habits/Pauses';

/** The pauses of all habits at once. */
export function PauseAll() {
  const journal = useDeviceJournal();
  const words = useDeviceWords().pause;
  const { pauses } = useDeviceSettings();

  return (
    <Section title={words.all}>
      <Pauses
        pauses={pauses}
        label={words.beginAll}
        write={journal.setPauses}
        pausedText={words.allPaused}
        endedText={words.allEnded}
      />
    </Section>
  );
}
