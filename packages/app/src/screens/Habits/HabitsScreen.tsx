import { Fab, HabitCard, List, ProgressCard, Section } from '@daybow/components';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useState } from 'react';
import { brand } from '../../brand';
import { useJournal, useJournalSnapshot } from '../../journal/JournalProvider';
import { useToday } from '../../journal/useToday';
import { useWrite } from '../../journal/useWrite';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import { AddHabitDialog } from './AddHabitDialog';
import { LongDate } from '../../shell/LongDate';
import { scrollToCard } from './scrollToCard';

/** The day's habits: how far along they are, and the list that marks them. */
export function HabitsScreen() {
  const journal = useJournal();
  const write = useWrite();
  const { habits, progress } = useJournalSnapshot();
  const today = useToday();
  const [adding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<number | null>(null);

  return (
    <Screen
      title={brand.name}
      subtitle="Track your daily habits"
      foot="tabs-and-add"
      end={<SettingsLink />}
    >
      <ProgressCard
        value={progress.percentage}
        date={<LongDate day={today} today={today} />}
        count={`${progress.completed} of ${progress.total}`}
        caption="habits completed"
      />
      <Section title="Today's Habits">
        <List variant="cards">
          {habits.map(({ id, icon, name, completed }, index) => (
            <HabitCard
              key={id}
              ref={id === addedId ? scrollToCard : undefined}
              icon={icon}
              name={name}
              tint={index}
              completed={completed}
              onCompletedChange={(next) => void write(journal.setHabitCompleted(id, next))}
            />
          ))}
        </List>
      </Section>
      <Fab label="Add habit" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <PlusIcon weight="bold" aria-hidden="true" />
      </Fab>
      <AddHabitDialog open={adding} onOpenChange={setAdding} onAdded={({ id }) => setAddedId(id)} />
    </Screen>
  );
}
