import { Fab, HabitCard, List, ProgressCard, Section } from '@daybow/components';
import PlusIcon from '~icons/ph/plus-bold';
import { useState } from 'react';
import { useWrite } from '../../shared/journal/useWrite';
import { brand } from '../../shared/brand';
import { SettingsLink } from '../../shared/ui/headerButtons';
import { LongDate } from '../../shared/ui/LongDate';
import { Screen } from '../../shared/ui/Screen';
import { useWords } from '../../shared/words/LanguageProvider';
import { scrollToCard, useAdding, useCelebration, useFirstRing } from '../habits';
import { AddSampleHabitDialog } from './AddSampleHabitDialog';
import { useSample, useSampleJournal } from './useSample';

/** The sample's habits of today: how far along they are, and the list that marks them. */
export function SampleHabitsScreen() {
  const journal = useSampleJournal();
  const write = useWrite();
  const words = useWords().habits;
  const { today, habits, progress } = useSample();
  const [adding, setAdding] = useAdding();
  const celebrates = useCelebration(today, progress.percentage === 100);
  const appear = useFirstRing();
  const [addedId, setAddedId] = useState<number | null>(null);

  return (
    <Screen title={brand.name} description={words.subtitle} actions={<SettingsLink />}>
      <ProgressCard
        value={progress.percentage}
        date={<LongDate day={today} today={today} />}
        count={words.count({ done: progress.completed, total: progress.total })}
        caption={words.caption}
        appear={appear}
        celebrates={celebrates}
      />
      <Section title={words.today}>
        <List variant="cards" settling={celebrates}>
          {habits.map(({ id, icon, name, completed }, place) => (
            <HabitCard
              key={id}
              ref={id === addedId ? scrollToCard : undefined}
              icon={icon}
              label={name}
              tint={place}
              completed={completed}
              onCompletedChange={(next) => void write(journal.setHabitCompleted(id, next))}
            />
          ))}
        </List>
      </Section>
      <Fab aria-label={words.add} aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <PlusIcon aria-hidden="true" />
      </Fab>
      <AddSampleHabitDialog
        open={adding}
        onOpenChange={setAdding}
        onAdded={({ id }) => setAddedId(id)}
      />
    </Screen>
  );
}
