import { MonthCalendar, type MonthCalendarValue } from '@daybow/components';
import {
  amountOver,
  type Day,
  type HabitCalendarDay,
  type HabitDetail,
  type HabitMark,
  monthOf,
} from '@daybow/journal';
import { useState } from 'react';
import { useDrafts } from '../../shared/journal/drafts';
import {
  useDeviceJournal,
  useDeviceSettings,
  useHabitMonth,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useInView } from '../../shared/journal/useInView';
import { useWrite } from '../../shared/journal/useWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { HabitDay } from './HabitDay';
import { unsavedNoteDays } from './habitEdits';
import { habitDayText } from './habitWords';

const nextMark: Record<HabitMark, HabitMark> = { empty: 'done', done: 'skipped', skipped: 'empty' };

/** How a day of a habit is drawn. */
function valueOf({ mark, due, goal, amount }: HabitCalendarDay): MonthCalendarValue | undefined {
  if (mark !== 'empty') return mark;
  if (amountOver(goal, amount) > 0) return 'exceeded';
  return due ? undefined : 'rest';
}

interface HabitMonthProps {
  habit: HabitDetail;
  /** The day that is chosen at first. */
  day: Day;
}

/** A month of a habit, in which each day up to today can be set, and the day that was tapped last. */
export function HabitMonth({ habit, day: initialDay }: HabitMonthProps) {
  const { id, goal, archived } = habit;
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const write = useWrite();
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
  const labelOf = (day: Day) => habitDayText(days.get(day), words, format);
  const shown = days.get(selected);

  function handleDaySelect(day: Day) {
    setSelected(day);
    if (archived || goal) return;
    void write(journal.setMark(id, day, nextMark[days.get(day)?.mark ?? 'empty']));
  }

  function markOf(day: Day) {
    const known = days.get(day);
    if (!known) return null;
    return { value: valueOf(known), label: labelOf(day), noted: known.note !== null };
  }

  return (
    <div>
      <MonthCalendar
        today={today}
        month={month}
        onMonthChange={setMonth}
        firstWeekday={firstWeekday}
        titleElement="h3"
        description={
          archived
            ? words.habit.monthHintReadOnly
            : goal
              ? words.habit.monthHintAmount
              : words.habit.monthHint
        }
        markOf={markOf}
        onDaySelect={handleDaySelect}
      />
      {shown && (
        <HabitDay
          key={selected}
          habit={habit}
          day={shown}
          text={words.habit.day({ day: format.longDay(selected, today), mark: labelOf(selected) })}
        />
      )}
    </div>
  );
}
