import { Card, MonthCalendar } from '@daybow/components';
import { MOOD_OPTIONS, type Day } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useInView } from '../../journal/useInView';
import { MoodSheet } from '../Mood/MoodSheet';

const legend = MOOD_OPTIONS.map(({ value, label }) => ({ value, label })).toReversed();

/** All moods, a month at a time; a tap on a day gives it one or changes it. */
export function MoodMonth() {
  const journal = useDeviceJournal();
  const { today, settings } = useDeviceSnapshot();
  const [month, setMonth] = useInView(today.slice(0, 7));
  const [sheet, setSheet] = useState({ day: today, open: false });
  const moods = new Map(journal.moodMonth(month).map(({ day, mood }) => [day, mood]));
  const showDay = (day: Day) => setSheet({ day, open: true });

  return (
    <Card inset="tight">
      <MonthCalendar
        locale="en-GB"
        today={today}
        month={month}
        onMonthChange={setMonth}
        firstWeekday={settings.firstWeekday}
        description="Your days as a rainbow"
        legend={legend}
        markOf={(day) => moods.get(day)}
        onDaySelect={showDay}
      />
      <MoodSheet
        {...sheet}
        onDayChange={showDay}
        onOpenChange={(open) => setSheet({ ...sheet, open })}
      />
    </Card>
  );
}
