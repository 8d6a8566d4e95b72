import { Fab, HabitCard, List, ProgressCard, Section } from '@daybow/components';
import { toLocalDate, type Day } from '@daybow/journal';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useState } from 'react';
import { brand } from '../../brand';
import { useJournal, useJournalSnapshot } from '../../journal/JournalProvider';
import { useToday } from '../../journal/useToday';
import { useWrite } from '../../journal/useWrite';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import { AddHabitDialog } from './AddHabitDialog';

/** The day's habits: how far along they are, and the list that marks them. */
export function HabitsScreen() {
  const journal = useJournal();
  const write = useWrite();
  const { habits, progress } = useJournalSnapshot();
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
        date={<LongDate day={useToday()} />}
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

/** A new habit stands at the end of the list, which may be out of sight. */
function scrollToCard(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'nearest' });
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

function LongDate({ day }: { day: Day }) {
  const date = toLocalDate(day);
  return (
    <time dateTime={day}>
      <span>{weekday.format(date)}</span> <span>{dayAndMonth.format(date)}</span>
    </time>
  );
}
