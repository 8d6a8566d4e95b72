import { Fab, Section, useToast } from '@daybow/components';
import { HABIT_GROUPS, type DeviceSnapshot, type Habit, type JournalDay } from '@daybow/journal';
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
import { focusCard } from './DayHabitCard';
import { DayHabitGroups } from './DayHabitGroups';
import { DayHabitList } from './DayHabitList';
import { DayProgress } from './DayProgress';
import { HabitSheet } from './HabitSheet';
import { habitsTitle } from './habitWords';
import { NoHabits } from './NoHabits';
import { OrderButton } from './OrderButton';
import { useAdding } from './useAdding';
import { useCelebration } from './useCelebration';

const homeOf = ({ habits, notDue, progress }: JournalDay) => ({
  due: HABIT_GROUPS.flatMap((part) =>
    habits.filter(({ group }) => group === part).map(({ id, group }) => ({ id, group })),
  ),
  notDue: notDue.map(({ id }) => id),
  isFinished: progress.percentage === 100,
});
const listedOf = ({ listed }: DeviceSnapshot) => listed.map(({ id }) => id);

/** A day's habits, today's or an earlier one's: how far along they are, and the list that marks them. */
export function DeviceHabitsScreen() {
  const toast = useToast();
  const words = useWords().habits;
  const deviceWords = useDeviceWords().habits;
  const format = useFormat();
  const today = useToday();
  const [day, setDay] = useInView(today);
  const { due, notDue, isFinished } = useDay(day, homeOf);
  const listed = useDeviceSnapshot(listedOf);
  const celebrates = useCelebration(day, isFinished);
  const [fillsIn, setFillsIn] = useState(false);
  const [adding, setAdding] = useAdding();
  const [addedId, setAddedId] = useState<number | null>(null);
  const [sheet, setSheet] = useState({ id: 0, open: false, neighbours: notDue });
  const shown = [...due.map(({ id }) => id), ...notDue];
  const later = fillsIn && day < today ? listed.filter((id) => !shown.includes(id)) : [];
  const isTooEarly = day < today && listed.length > 0 && !fillsIn;

  function showHabit(id: number) {
    const cards = [...shown, ...later];
    const at = cards.indexOf(id);
    const neighbours = [...cards.slice(at + 1), ...cards.slice(0, at).toReversed()];
    setSheet({ id, open: true, neighbours });
  }

  function handleAdded({ id }: Habit) {
    setAddedId(id);
    // A new habit begins today: it would not appear on the earlier day.
    if (day < today) toast({ tone: 'info', message: deviceWords.begunToday });
    setDay(today);
  }

  const lists = { day, addedId, settling: celebrates, onMore: showHabit };
  return (
    <Screen title={brand.name} description={words.subtitle} actions={<SettingsLink />}>
      <StrayDays />
      <DayProgress {...{ day, today, celebrates }} onDayChange={setDay} />
      <Section
        title={habitsTitle(day, today, words, deviceWords, format)}
        actions={listed.length > 1 && <OrderButton />}
      >
        {due.length > 0 ? (
          <DayHabitGroups {...lists} habits={due} />
        ) : (
          later.length === 0 && (
            <NoHabits
              reason={notDue.length > 0 ? 'day off' : isTooEarly ? 'too early' : 'none yet'}
              onAdd={() => setAdding(true)}
              onFillIn={() => setFillsIn(true)}
            />
          )
        )}
      </Section>
      {notDue.length > 0 && (
        <Section title={day === today ? deviceWords.notToday : deviceWords.notOnDay}>
          <DayHabitList {...lists} ids={notDue} />
        </Section>
      )}
      {later.length > 0 && (
        <Section title={deviceWords.later}>
          <DayHabitList {...lists} ids={later} />
        </Section>
      )}
      <Fab aria-label={words.add} aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <PlusIcon aria-hidden="true" />
      </Fab>
      <AddDeviceHabitDialog open={adding} onOpenChange={setAdding} onAdded={handleAdded} />
      <HabitSheet
        {...sheet}
        day={day}
        onOpenChange={(open) => setSheet({ ...sheet, open })}
        onGone={() => focusCard(sheet.neighbours)}
      />
    </Screen>
  );
}
