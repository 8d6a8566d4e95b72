import { IconButton, List, Section } from '@daybow/components';
import type { DeviceView } from '@daybow/journal';
import { useState } from 'react';
import DotsThreeVerticalIcon from '~icons/ph/dots-three-vertical-bold';
import { useDeviceJournal, useDeviceView } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { HabitSheet } from '../habits';
import { RestorableHabit } from './RestorableHabit';

const archivedOf = ({ archived }: DeviceView) => archived;

/** The habits that were taken out of the list, to look at them and to bring them back. */
export function ArchivedHabits() {
  const journal = useDeviceJournal();
  const words = useDeviceWords();
  const archived = useDeviceView(archivedOf);
  const [sheet, setSheet] = useState({ id: 0, open: false });

  return (
    <>
      {archived.length > 0 && (
        <Section title={words.settings.archived}>
          <List>
            {archived.map((habit) => (
              <RestorableHabit key={habit.id} habit={habit} restore={journal.restoreHabit}>
                <IconButton
                  variant="flat"
                  aria-label={words.habits.more({ name: habit.name })}
                  aria-haspopup="dialog"
                  onClick={() => setSheet({ id: habit.id, open: true })}
                >
                  <DotsThreeVerticalIcon aria-hidden="true" />
                </IconButton>
              </RestorableHabit>
            ))}
          </List>
        </Section>
      )}
      <HabitSheet {...sheet} onOpenChange={(open) => setSheet({ ...sheet, open })} />
    </>
  );
}
