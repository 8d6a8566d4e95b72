import { Fab, List, Section } from '@daybow/components';
import type { JournalSnapshot } from '@daybow/journal';
import PlusIcon from '~icons/ph/plus-bold';
import { useState } from 'react';
import { brand } from '../../shared/brand';
import { useSnapshot } from '../../shared/journal/useJournal';
import { Screen } from '../../shared/ui/Screen';
import { SettingsLink } from '../../shared/ui/SettingsLink';
import { useWords } from '../../shared/words/LanguageProvider';
import { AddHabitDialog } from '../../app/lazyScreens';
import { SampleHabitCard } from './SampleHabitCard';
import { SampleProgress } from './SampleProgress';
import { useAdding } from '../habits/useAdding';
import { useCelebration } from '../habits/useCelebration';

const homeOf = ({ today, habits, progress }: JournalSnapshot) => ({
  today,
  ids: habits.map(({ id }) => id),
  isFinished: progress.percentage === 100,
});

/** The sample's habits of today: how far along they are, and the list that marks them. */
export function SampleHabitsScreen() {
  const words = useWords().habits;
  const { today, ids, isFinished } = useSnapshot(homeOf);
  const [adding, setAdding] = useAdding();
  const celebrates = useCelebration(today, isFinished);
  const [addedId, setAddedId] = useState<number | null>(null);

  return (
    <Screen title={brand.name} description={words.subtitle} actions={<SettingsLink />}>
      <SampleProgress celebrates={celebrates} />
      <Section title={words.today}>
        <List variant="cards" settling={celebrates}>
          {ids.map((id, place) => (
            <SampleHabitCard key={id} {...{ id, place }} isAdded={id === addedId} />
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
