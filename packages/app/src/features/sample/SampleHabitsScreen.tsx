import { Fab, HabitCard, List, ProgressCard, Section } from '@daybow/components';
import type { JournalSnapshot } from '@daybow/journal';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import PlusIcon from '~icons/ph/plus-bold';
import { brand } from '../../shared/brand';
import { useJournal, useSnapshot, useToday } from '../../shared/journal/useJournal';
import { Screen } from '../../shared/ui/Screen';
import { SettingsLink } from '../../shared/ui/headerButtons';
import { useWords } from '../../shared/words/LanguageProvider';
import { AddHabitDialog } from '../../app/lazyScreens';
import { scrollToCard, useAdding, useCelebration, useFirstRing } from '../habits';
import { useWrite } from '../../shared/journal/useWrite';
import { LongDate } from '../../shared/ui/LongDate';

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

interface SampleHabitCardProps {
  id: number;
  /** Its place in the list, which gives its colour. */
  place: number;
  /** Whether it was added just now: it comes into sight. */
  isAdded: boolean;
}

/** One habit of today. It hears of nothing else, so that a tick draws no other card. */
export function SampleHabitCard({ id, place, isAdded }: SampleHabitCardProps) {
  const journal = useJournal();
  const write = useWrite();
  const habit = useSnapshot(
    useCallback(({ habits }: JournalSnapshot) => habits.find((each) => each.id === id), [id]),
  );

  if (!habit) return null;
  return (
    <HabitCard
      ref={isAdded ? scrollToCard : undefined}
      icon={habit.icon}
      label={habit.name}
      tint={place}
      completed={habit.completed}
      onCompletedChange={(next) => void write(journal.setHabitCompleted(id, next))}
    />
  );
}

interface SampleProgressProps {
  /** Whether the day was finished just now. */
  celebrates: boolean;
}

const progressOf = ({ progress }: JournalSnapshot) => progress;

/** The ring of today. It follows a tick after the card has answered it. */
export function SampleProgress(props: SampleProgressProps) {
  const progress = useDeferredValue(useSnapshot(progressOf));
  return <SampleProgressCard {...props} progress={progress} />;
}

interface SampleProgressCardProps extends SampleProgressProps {
  progress: JournalSnapshot['progress'];
}

/** Drawn once for a tick: not as its card answers, with the progress of before. */
const SampleProgressCard = memo(function SampleProgressCard({
  progress: { percentage, completed, total },
  celebrates,
}: SampleProgressCardProps) {
  const words = useWords().habits;
  const today = useToday();
  const appear = useFirstRing();

  return (
    <ProgressCard
      value={percentage}
      date={<LongDate day={today} today={today} />}
      count={words.count({ done: completed, total })}
      caption={words.caption}
      appear={appear}
      celebrates={celebrates}
    />
  );
});
