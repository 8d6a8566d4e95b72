import { Button } from '@daybow/components';
import { addDays, type Day, dayOfEntry } from '@daybow/journal';
import CalendarPlusIcon from '~icons/ph/calendar-plus-bold';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { Screen } from '../../shared/ui/Screen';
import { SettingsLink } from '../../shared/ui/headerButtons';
import { useIsWide } from '../../shared/ui/useIsWide';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { DayEntries } from './DayEntries';
import { focusEntry, focusForm, focusNeighbor, opensSheet } from './editButton';
import { isHard, useEntriesOn } from './entry';
import { HardDay } from './HardDay';
import { useMoodSheet } from './MoodSheetProvider';
import { PastEntry } from './PastEntry';
import { RecentEntries } from './RecentEntries';
import { TodayEntry } from './TodayEntry';
import { UnsavedEntries } from './UnsavedEntries';
import { NewEntry, useFormEntry } from './NewEntry';
import { WeekFaces } from './WeekFaces';

/** The day's moods, with notes if one likes, and the days before, which can still be changed. */
export function DeviceMoodScreen() {
  const today = useToday();
  const words = useWords();
  const deviceWords = useDeviceWords();
  const form = useFormEntry(today);
  const formDay = dayOfEntry(form.id);
  const entries = useEntriesOn(today);
  const last = entries.at(-1);
  const isWide = useIsWide();
  const openSheet = useMoodSheet();
  const showEntry = (id: string) => openSheet({ id }, { onRemoved: focusNeighbor });
  // A day of the last week that is shown in place of the form.
  const [picked, setPicked] = useState<Day | null>(null);
  const begun = form.isBegun && formDay === today ? form.id : null;
  // The entry that the form stays for once today has others: one that was asked for, or begun before they came.
  const [adding, setAdding] = useState(begun);
  if (last === undefined && adding !== begun) setAdding(begun);
  const isAdding = adding !== null && entries.every(({ id }) => id !== adding);
  const isGiven = last !== undefined && !isAdding;

  function handleDone() {
    flushSync(() => setPicked(null));
    document.querySelector<HTMLElement>(`main [data-face-day="${picked}"]`)?.focus();
  }

  function handleAdd() {
    flushSync(() => setAdding(form.id));
    focusForm();
  }

  function handleSaving() {
    flushSync(() => setAdding(null));
    focusEntry(form.id);
  }

  function handleCancel() {
    flushSync(() => setAdding(null));
    if (last) focusEntry(last.id);
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
        <TodayEntry today={today} onEdit={showEntry} onAdd={handleAdd} />
      ) : (
        <>
          {last && <DayEntries day={today} isAdding onChoose={showEntry} onAdd={focusForm} />}
          <NewEntry
            key={form.id}
            id={form.id}
            onSaving={handleSaving}
            onCancel={last && handleCancel}
          />
        </>
      )}
      {isGiven && picked === null && isHard(last.mood.value) && <HardDay id={last.id} />}
      <UnsavedEntries
        isShown={(id) => (picked === null ? !isGiven && id === form.id : dayOfEntry(id) === picked)}
        onEdit={showEntry}
      />
      <Button
        className="app-AddPastDay"
        variant="soft"
        block
        icon={<CalendarPlusIcon />}
        {...opensSheet(() => openSheet({ day: addDays(today, -1) }, { onRemoved: focusNeighbor }))}
      >
        {deviceWords.mood.anotherDay}
      </Button>
      {!isWide && <RecentEntries shown={isGiven ? today : null} onEdit={showEntry} />}
    </Screen>
  );
}
