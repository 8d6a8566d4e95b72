import { Fab, useToast } from '@daybow/components';
import type { DeviceView, Habit, HabitDetail, JournalDay } from '@daybow/journal';
import PlusIcon from '~icons/ph/plus-bold';
import { useEffect, useState } from 'react';
import { brand } from '../../shared/brand';
import { useDay, useDeviceView, useToday } from '../../shared/journal/useDeviceJournal';
import { useInView } from '../../shared/journal/useInView';
import { vibrate } from '../../shared/vibrate';
import { Screen } from '../../shared/ui/Screen';
import { SettingsLink } from '../../shared/ui/headerButtons';
import { useIsWide } from '../../shared/ui/useIsWide';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { LookBackCard } from '../lookBack';
import { MoodRow, useIsHardDay } from '../mood';
import { OutlierDays } from '../storage';
import { AddHabitDialog } from './AddHabitDialog';
import { focusCard } from './DayHabitCard';
import { DayHabits } from './DayHabits';
import { DayProgress } from './DayProgress';
import { HabitSheet } from './HabitSheet';
import { useAdding } from './adding';
import { useNumberKeys } from './numberKeys';
import { useCelebration } from './useCelebration';

const isFinishedOf = ({ progress }: JournalDay) => progress.percentage === 100;
const hasHabitsOf = ({ listed }: DeviceView) => listed.length > 0;
const NO_SHEET: { id: number; open: boolean; others: readonly number[] } = {
  id: 0,
  open: false,
  others: [],
};

/** A day's habits, today's or an earlier one's: how far along they are, and the list that marks them. */
export function DeviceHabitsScreen() {
  const toast = useToast();
  const words = useWords().habits;
  const deviceWords = useDeviceWords().habits;
  const today = useToday();
  const hasHabits = useDeviceView(hasHabitsOf);
  const [day, setDay] = useInView(today);
  const isToday = day === today;
  const isHardDay = useIsHardDay();
  const isQuiet = isHardDay && isToday;
  const celebrates = useCelebration(day, useDay(day, isFinishedOf)) && !isQuiet;
  useEffect(() => {
    if (celebrates) vibrate([12, 60, 18]);
  }, [celebrates]);
  const [isAdding, setAdding] = useAdding();
  const [original, setOriginal] = useState<HabitDetail | null>(null);
  const [addedId, setAddedId] = useState<number | null>(null);
  const [sheet, setSheet] = useState(NO_SHEET);

  const isWide = useIsWide();
  useNumberKeys();

  function handleAdd(copied: HabitDetail | null = null) {
    setOriginal(copied);
    setAdding(true);
  }

  function handleAdded({ id }: Habit) {
    setAddedId(id);
    // A new habit begins today: it would not appear on the earlier day.
    if (day < today) toast({ tone: 'info', message: deviceWords.begunToday });
    setDay(today);
  }

  return (
    <Screen title={brand.name} description={words.subtitle} actions={<SettingsLink />}>
      <OutlierDays />
      <DayProgress {...{ day, today, celebrates, isQuiet }} onDayChange={setDay} />
      {isToday && !isWide && <MoodRow />}
      <DayHabits
        {...{ day, addedId }}
        settling={celebrates}
        onAdd={() => handleAdd()}
        onMore={(id, others) => setSheet({ id, open: true, others })}
      />
      {isToday && !isHardDay && <LookBackCard />}
      {/* An empty list has a button of its own. */}
      {hasHabits && (
        <Fab aria-label={words.add} aria-haspopup="dialog" onClick={() => handleAdd()}>
          <PlusIcon aria-hidden="true" />
        </Fab>
      )}
      <AddHabitDialog
        key={original?.uid}
        original={original}
        open={isAdding}
        onOpenChange={setAdding}
        onAdded={handleAdded}
      />
      <HabitSheet
        id={sheet.id}
        open={sheet.open}
        day={day}
        onOpenChange={(open) => setSheet({ ...sheet, open })}
        onDuplicate={handleAdd}
        onGone={() => focusCard(sheet.others)}
      />
    </Screen>
  );
}
