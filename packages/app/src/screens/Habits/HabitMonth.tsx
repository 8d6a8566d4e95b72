import { MonthCalendar } from '@daybow/components';
import { type HabitCalendarDay, type HabitMark, monthOf } from '@daybow/journal';
import { useDeviceJournal, useDeviceSettings, useHabitMonth } from '../../journal/useDeviceJournal';
import { useInView } from '../../journal/useInView';
import { useToday } from '../../journal/useJournal';
import { useWrite } from '../../journal/useWrite';
import type { DeviceWords } from '../../words/language';
import { useDeviceWords, useLanguage } from '../../words/LanguageProvider';

const nextMark: Record<HabitMark, HabitMark> = { empty: 'done', done: 'skipped', skipped: 'empty' };

/** A month of a habit, in which each day up to today can be set. */
export function HabitMonth({ id }: { id: number }) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const { locale } = useLanguage();
  const words = useDeviceWords().habit;
  const today = useToday();
  const { firstWeekday } = useDeviceSettings();
  const [month, setMonth] = useInView(monthOf(today));
  const days = new Map(useHabitMonth(id, month).map((each) => [each.day, each]));

  return (
    <MonthCalendar
      locale={locale}
      today={today}
      month={month}
      onMonthChange={setMonth}
      firstWeekday={firstWeekday}
      titleElement="h3"
      description={words.monthHint}
      markOf={(day) => markOf(days.get(day), words)}
      onDaySelect={(day) =>
        void write(journal.setMark(id, day, nextMark[days.get(day)?.mark ?? 'empty']))
      }
    />
  );
}

function markOf(day: HabitCalendarDay | undefined, words: DeviceWords['habit']) {
  if (!day) return null;
  if (day.mark !== 'empty') return { value: day.mark, label: words.mark[day.mark] };
  return day.due ? null : { value: 'rest' as const, label: words.notDue };
}
