import { MonthCalendar } from '@daybow/components';
import { type Day, goalShare, type HabitDetail, monthOf } from '@daybow/journal';
import { useState } from 'react';
import { useDrafts } from '../../shared/journal/drafts';
import {
  identity,
  useDeviceJournal,
  useDeviceSettings,
  useHabitMonth,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useInView } from '../../shared/journal/useInView';
import { leaveField } from '../../shared/ui/focus';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { dayValue } from './dayValue';
import { HabitDay } from './HabitDay';
import { unsavedNoteDays } from './habitEdits';
import { habitDayText } from './habitWords';

interface HabitMonthProps {
  habit: HabitDetail;
  /** The day that is selected at first. */
  day: Day;
}

/** A month of a habit, in which a day up to today is selected, and that day, which can be changed. */
export function HabitMonth({ habit, day: initialDay }: HabitMonthProps) {
  const { id, since } = habit;
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const format = useFormat();
  const words = useDeviceWords();
  const today = useToday();
  const { firstWeekday } = useDeviceSettings();
  // A sheet that opens on a note that is not saved goes on with it.
  const [selected, setSelected] = useState(
    () => unsavedNoteDays(drafts, journal, habit).at(-1) ?? initialDay,
  );
  const [month, setMonth] = useInView(monthOf(today), monthOf(selected));
  const days = new Map(useHabitMonth(id, month).map((each) => [each.day, each]));
  const shown = useHabitMonth(id, monthOf(selected)).find(({ day }) => day === selected);
  // Earlier months have nothing to show.
  const { first } = useSelected(journal, journal.recordedSpan, identity);
  const firstMonth = monthOf(first !== null && first < since ? first : since);

  function handleSelect(day: Day) {
    leaveField();
    setSelected(day);
  }

  function markOf(day: Day) {
    const known = days.get(day);
    if (!known) return null;
    return {
      value: dayValue(known, since),
      share: goalShare(known.goal, known.amount),
      label: habitDayText(known, words, format),
      noted: known.note !== null,
    };
  }

  return (
    <div>
      <MonthCalendar
        today={today}
        min={`${firstMonth}-01`}
        month={month}
        onMonthChange={setMonth}
        firstWeekday={firstWeekday}
        titleElement="h3"
        description={habit.archived ? words.habit.monthHintReadOnly : words.habit.monthHint}
        markOf={markOf}
        value={selected}
        onValueChange={handleSelect}
      />
      {shown && <HabitDay key={selected} habit={habit} day={shown} />}
    </div>
  );
}
