import { IconButton, List, Section } from '@daybow/components';
import type { DeletedHabit, DeviceSnapshot } from '@daybow/journal';
import { type MouseEvent, useRef, useState } from 'react';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal, useDeviceSnapshot } from '../../shared/journal/useDeviceJournal';
import { useToday } from '../../shared/journal/useJournal';
import { rememberNeighbour } from '../../shared/ui/neighbour';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { RemoveForGood } from './RemoveForGood';
import { RestorableHabit } from './RestorableHabit';
import './DeletedHabits.css';

const deletedOf = ({ deleted }: DeviceSnapshot) => deleted;

/** The bin: deleted habits with all their records, to restore them or to remove them for good. */
export function DeletedHabits() {
  const journal = useDeviceJournal();
  const words = useDeviceWords();
  const format = useFormat();
  const today = useToday();
  const deleted = useDeviceSnapshot(deletedOf);
  const [asked, setAsked] = useState<DeletedHabit | null>(null);
  const [isAsking, setAsking] = useState(false);
  const focusNeighbour = useRef(() => {});

  function ask(habit: DeletedHabit, { currentTarget }: MouseEvent) {
    focusNeighbour.current = rememberNeighbour(currentTarget);
    setAsked(habit);
    setAsking(true);
  }

  return (
    <>
      {deleted.length > 0 && (
        <Section title={words.bin.title}>
          <List>
            {deleted.map((habit) => (
              <RestorableHabit
                key={habit.id}
                habit={habit}
                description={words.bin.deletedOn({
                  day: format.relativeDay(habit.deletedOn, today),
                })}
                restore={journal.undeleteHabit}
              >
                <IconButton
                  variant="flat"
                  aria-label={words.bin.removeHabit({ name: habit.name })}
                  aria-haspopup="dialog"
                  onClick={(event) => ask(habit, event)}
                >
                  <TrashIcon aria-hidden="true" />
                </IconButton>
              </RestorableHabit>
            ))}
          </List>
          <p className="app-Caption app-DeletedHabits-hint">{words.bin.hint}</p>
        </Section>
      )}
      {asked && (
        <RemoveForGood
          open={isAsking}
          habit={asked}
          onClose={() => setAsking(false)}
          onRemoved={() => focusNeighbour.current()}
        />
      )}
    </>
  );
}
