import { MonthCalendar } from '@daybow/components';
import { type Day, type HabitCalendarDay, type HabitMark, monthOf } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceJournal, useDeviceSettings, useHabitMonth } from '../../journal/useDeviceJournal';
import { useInView } from '../../journal/useInView';
import { useToday } from '../../journal/useJournal';
import { useWrite } from '../../journal/useWrite';
import type { DeviceWords } from '../../words/language';
import { useDeviceWords, useFormat, useLanguage } from '../../words/LanguageProvider';

const nextMark: Record<HabitMark, HabitMark> = { empty: 'done', done: 'skipped', skipped: 'empty' };

interface HabitMonthProps {
  id: number;
  /** Whether its days can only be looked at. */
  readOnly: boolean;
}

/** A month of a habit, in which each day up to today can be set. */
export function HabitMonth({ id, readOnly }: HabitMonthProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const { locale } = useLanguage();
  const format = useFormat();
  const words = useDeviceWords().habit;
  const today = useToday();
  const { firstWeekday } = useDeviceSettings();
  const [month, setMonth] = useInView(monthOf(today));
  const [selected, setSelected] = useState<Day | null>(null);
  const days = new Map(useHabitMonth(id, month).map((each) => [each.day, each]));
  const labelOf = (day: Day) => markOf(days.get(day), words)?.label ?? words.nothing;

  function handleDaySelect(day: Day) {
    setSelected(day);
    if (readOnly) return;
    void write(journal.setMark(id, day, nextMark[days.get(day)?.mark ?? 'empty']));
  }

  return (
    <div>
      <MonthCalendar
        locale={locale}
        today={today}
        month={month}
        onMonthChange={setMonth}
        firstWeekday={firstWeekday}
        titleElement="h3"
        description={readOnly ? words.monthHintReadOnly : words.monthHint}
        emptyText={words.nothing}
        markOf={(day) => markOf(days.get(day), words)}
        onDaySelect={handleDaySelect}
      />
      {selected && monthOf(selected) === month && (
        <p className="app-HabitMonth-day">
          {words.day({ day: format.longDay(selected, today), mark: labelOf(selected) })}
        </p>
      )}
    </div>
  );
}

function markOf(day: HabitCalendarDay | undefined, words: DeviceWords['habit']) {
  if (!day) return null;
  if (day.mark !== 'empty') return { value: day.mark, label: words.mark[day.mark] };
  return day.due ? null : { value: 'rest' as const, label: words.notDue };
}
