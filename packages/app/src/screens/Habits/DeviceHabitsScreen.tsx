import { Fab, Section } from '@daybow/components';
import type { DeviceSnapshot, JournalDay } from '@daybow/journal';
import PlusIcon from '~icons/ph/plus-bold';
import { useState } from 'react';
import { brand } from '../../brand';
import { useDay, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useInView } from '../../journal/useInView';
import { useToday } from '../../journal/useJournal';
import { Screen } from '../../shell/Screen';
import { SettingsLink } from '../../shell/SettingsLink';
import { useDeviceWords, useFormat, useWords } from '../../words/LanguageProvider';
import { StrayDays } from '../Stray/StrayDays';
import { AddDeviceHabitDialog } from './AddDeviceHabitDialog';
import { DayHabitList } from './DayHabitList';
import { DayProgress } from './DayProgress';
import { HabitSheet } from './HabitSheet';
import { habitsTitle } from './habitWords';
import { NoHabits } from './NoHabits';
import { OrderButton } from './OrderButton';
import { useAdding } from './useAdding';

const idsOf = ({ habits, notDue }: JournalDay) => ({
  due: habits.map(({ id }) => id),
  notDue: notDue.map(({ id }) => id),
});
const canBeOrdered = ({ listed }: DeviceSnapshot) => listed.length > 1;

/** A day's habits, today's or an earlier one's: how far along they are, and the list that marks them. */
export function DeviceHabitsScreen() {
  const words = useWords().habits;
  const deviceWords = useDeviceWords().habits;
  const format = useFormat();
  const today = useToday();
  const [day, setDay] = useInView(today);
  const { due, notDue } = useDay(day, idsOf);
  const isOrderable = useDeviceSnapshot(canBeOrdered);
  const [adding, setAdding] = useAdding();
  const [addedId, setAddedId] = useState<number | null>(null);
  const [sheet, setSheet] = useState({ id: 0, open: false });
  const showHabit = (id: number) => setSheet({ id, open: true });

  return (
    <Screen
      title={brand.name}
      description={words.subtitle}
      foot="tabs-and-add"
      actions={<SettingsLink />}
    >
      <StrayDays />
      <DayProgress day={day} today={today} onDayChange={setDay} />
      <Section title={habitsTitle(day, today, words, deviceWords, format)}>
        {due.length > 0 ? (
          <DayHabitList {...{ day, addedId }} ids={due} onMore={showHabit} />
        ) : (
          <NoHabits
            reason={notDue.length > 0 ? 'day off' : day < today ? 'too early' : 'none yet'}
            onAdd={() => setAdding(true)}
          />
        )}
      </Section>
      {notDue.length > 0 && (
        <Section title={day === today ? deviceWords.notToday : deviceWords.notOnDay}>
          <DayHabitList {...{ day, addedId }} ids={notDue} onMore={showHabit} />
        </Section>
      )}
      {isOrderable && <OrderButton />}
      <Fab aria-label={words.add} aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <PlusIcon aria-hidden="true" />
      </Fab>
      <AddDeviceHabitDialog
        open={adding}
        onOpenChange={setAdding}
        onAdded={({ id }) => setAddedId(id)}
      />
      <HabitSheet {...sheet} onOpenChange={(open) => setSheet({ ...sheet, open })} />
    </Screen>
  );
}
