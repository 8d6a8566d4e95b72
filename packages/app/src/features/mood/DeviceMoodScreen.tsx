import { Button } from '@daybow/components';
import { addDays, type Day } from '@daybow/journal';
import CalendarPlusIcon from '~icons/ph/calendar-plus-bold';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  identity,
  useDeviceJournal,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { Screen } from '../../shared/ui/Screen';
import { SettingsLink } from '../../shared/ui/headerButtons';
import { useIsWide } from '../../shared/ui/useIsWide';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { focusEntry, focusNextEntry, opensSheet } from './editButton';
import { isHard } from './entry';
import { HardDay } from './HardDay';
import { useMoodSheet } from './MoodSheetProvider';
import { PastEntry } from './PastEntry';
import { RecentEntries } from './RecentEntries';
import { TodayEntry } from './TodayEntry';
import { UnsavedEntries } from './UnsavedEntries';
import { NewEntry, useFormDay } from './NewEntry';
import { WeekFaces } from './WeekFaces';

/** The day's mood, with a note if one likes, and the days before, which can still be changed. */
export function DeviceMoodScreen() {
  const journal = useDeviceJournal();
  const today = useToday();
  const words = useWords();
  const deviceWords = useDeviceWords();
  const formDay = useFormDay(today);
  const todayEntry = useSelected(journal, () => journal.entry(today), identity);
  const isWide = useIsWide();
  const openSheet = useMoodSheet();
  const showDay = (day: Day) => openSheet(day, { onRemoved: focusNextEntry });
  // A day of the last week that is shown in place of the form.
  const [picked, setPicked] = useState<Day | null>(null);
  const isGiven = todayEntry !== null && formDay === today;

  function handleDone() {
    flushSync(() => setPicked(null));
    document.querySelector<HTMLElement>(`main [data-face-day="${picked}"]`)?.focus();
  }

  return (
    <Screen
      title={words.mood.title}
      windowTitle={words.app.mood}
      description={words.mood.subtitle}
      actions={<SettingsLink />}
    >
      <WeekFaces
        day={picked ?? formDay}
        onDayChange={(day) => setPicked(day === today || day === formDay ? null : day)}
      />
      {picked !== null ? (
        <PastEntry key={picked} day={picked} onDone={handleDone} />
      ) : isGiven ? (
        <TodayEntry entry={todayEntry} onEdit={showDay} />
      ) : (
        <NewEntry key={formDay} day={formDay} onSaving={() => focusEntry(formDay)} />
      )}
      {isGiven && picked === null && isHard(todayEntry.mood.value) && <HardDay />}
      <UnsavedEntries formDay={picked ?? (isGiven ? null : formDay)} onEdit={showDay} />
      <Button
        className="app-AddPastDay"
        variant="soft"
        block
        icon={<CalendarPlusIcon />}
        {...opensSheet(() => showDay(addDays(today, -1)))}
      >
        {deviceWords.mood.anotherDay}
      </Button>
      {!isWide && <RecentEntries shown={isGiven ? today : null} onEdit={showDay} />}
    </Screen>
  );
}
