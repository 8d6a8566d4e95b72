import { Fab, HabitCard, List, ProgressCard, Section } from '@daybow/components';
import type { JournalSnapshot } from '@daybow/journal';
import PlusIcon from '~icons/ph/plus-bold';
import { useState } from 'react';
import { brand } from '../../brand';
import { useJournal, useSnapshot } from '../../journal/useJournal';
import { useWrite } from '../../journal/useWrite';
import { LongDate } from '../../shell/LongDate';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import { useWords } from '../../words/LanguageProvider';
import { AddHabitDialog } from '../lazyScreens';
import { scrollToCard } from './scrollToCard';
import { useAdding } from './useAdding';
import { useCelebration } from './useCelebration';

const homeOf = ({ today, habits, progress }: JournalSnapshot) => ({ today, habits, progress });

/** The sample's habits of today: how far along they are, and the list that marks them. */
export function SampleHabitsScreen() {
  const journal = useJournal();
  const write = useWrite();
  const words = useWords().habits;
  const { today, habits, progress } = useSnapshot(homeOf);
  const [adding, setAdding] = useAdding();
  const celebrates = useCelebration(today, progress.percentage === 100);
  const [addedId, setAddedId] = useState<number | null>(null);

  return (
    <Screen title={brand.name} description={words.subtitle} actions={<SettingsLink />}>
      <ProgressCard
        value={progress.percentage}
        date={<LongDate day={today} today={today} />}
        count={words.count({ done: progress.completed, total: progress.total })}
        caption={words.caption}
        celebrates={celebrates}
      />
      <Section title={words.today}>
        <List variant="cards" settling={celebrates}>
          {habits.map(({ id, icon, name, completed }, index) => (
            <HabitCard
              key={id}
              ref={id === addedId ? scrollToCard : undefined}
              icon={icon}
              label={name}
              tint={index}
              completed={completed}
              onCompletedChange={(next) => void write(journal.setHabitCompleted(id, next))}
            />
          ))}
        </List>
      </Section>
      <Fab aria-label={words.add} aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <PlusIcon aria-hidden="true" />
      </Fab>
      <AddHabitDialog open={adding} onOpenChange={setAdding} onAdded={({ id }) => setAddedId(id)} />
    </Screen>
  );
}
