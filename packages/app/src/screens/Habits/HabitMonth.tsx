import { MonthCalendar } from '@daybow/components';
import type { HabitCalendarDay, HabitMark } from '@daybow/journal';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useInView } from '../../journal/useInView';
import { useWrite } from '../../journal/useWrite';

const nextMark: Record<HabitMark, HabitMark> = { empty: 'done', done: 'skipped', skipped: 'empty' };

/** A month of a habit, in which each day up to today can be set. */
export function HabitMonth({ id }: { id: number }) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const { today, settings } = useDeviceSnapshot();
  const [month, setMonth] = useInView(today.slice(0, 7));
  // A habit that was just deleted has no days any more, while its sheet closes.
  const daysOfMonth = journal.habit(id) ? journal.habitMonth(id, month) : [];
  const days = new Map(daysOfMonth.map((each) => [each.day, each]));

  return (
    <MonthCalendar
      locale="en-GB"
      today={today}
      month={month}
      onMonthChange={setMonth}
      firstWeekday={settings.firstWeekday}
      titleElement="h3"
      description="Tap a day: done, skipped, empty."
      markOf={(day) => markOf(days.get(day))}
      onDaySelect={(day) =>
        void write(journal.setMark(id, day, nextMark[days.get(day)?.mark ?? 'empty']))
      }
    />
  );
}

function markOf(day: HabitCalendarDay | undefined) {
  if (!day) return null;
  if (day.mark !== 'empty') return { value: day.mark, label: day.mark };
  return day.due ? null : { value: 'rest' as const, label: 'not due' };
}
