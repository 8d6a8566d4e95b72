import { Fab, ProgressCard, Section } from '@daybow/components';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useState } from 'react';
import { brand } from '../../brand';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useInView } from '../../journal/useInView';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import { AddHabitDialog } from './AddHabitDialog';
import { DayHabitList } from './DayHabitList';
import { DayOfHabits } from './DayOfHabits';
import { HabitSheet } from './HabitSheet';
import { NoHabits } from './NoHabits';
import { OrderButton } from './OrderButton';
import { habitsTitle, notDueTitle } from './habitWords';

/** A day's habits, today's or an earlier one's: how far along they are, and the list that marks them. */
export function DeviceHabitsScreen() {
  const journal = useDeviceJournal();
  const { today, listed } = useDeviceSnapshot();
  const [day, setDay] = useInView(today);
  const { habits, notDue, progress } = journal.day(day);
  const [adding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<number | null>(null);
  const [sheet, setSheet] = useState({ id: 0, open: false });
  // A habit that was deleted, here or in another tab, closes its sheet for good.
  if (sheet.open && journal.habit(sheet.id) === null) setSheet({ ...sheet, open: false });
  const showHabit = (id: number) => setSheet({ id, open: true });

  return (
    <Screen
      title={brand.name}
      subtitle="Track your daily habits"
      foot="tabs-and-add"
      end={<SettingsLink />}
    >
      <ProgressCard
        value={progress.percentage}
        date={<DayOfHabits day={day} today={today} onDayChange={setDay} />}
        count={`${progress.completed} of ${progress.total}`}
        caption="habits completed"
      />
      <Section title={habitsTitle(day, today)}>
        {habits.length > 0 ? (
          <DayHabitList {...{ day, habits, addedId }} onMore={showHabit} />
        ) : (
          <NoHabits
            reason={notDue.length > 0 ? 'day off' : day < today ? 'too early' : 'none yet'}
            onAdd={() => setAdding(true)}
          />
        )}
      </Section>
      {notDue.length > 0 && (
        <Section title={notDueTitle(day, today)}>
          <DayHabitList {...{ day, addedId }} habits={notDue} onMore={showHabit} />
        </Section>
      )}
      {listed.length > 1 && <OrderButton />}
      <Fab label="Add habit" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <PlusIcon weight="bold" aria-hidden="true" />
      </Fab>
      <AddHabitDialog open={adding} onOpenChange={setAdding} onAdded={({ id }) => setAddedId(id)} />
      <HabitSheet {...sheet} onOpenChange={(open) => setSheet({ ...sheet, open })} />
    </Screen>
  );
}
