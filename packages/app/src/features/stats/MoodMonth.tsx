import { Card, MonthCalendar } from '@daybow/components';
import { type Day, MOOD_OPTIONS, monthOf } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceSettings, useMoodMonth, useToday } from '../../shared/journal/useDeviceJournal';
import { useInView } from '../../shared/journal/useInView';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { MoodSheet } from '../mood';

/** All moods, a month at a time; a tap on a day gives it one or changes it. */
export function MoodMonth() {
  const words = useWords();
  const deviceWords = useDeviceWords().stats;
  const today = useToday();
  const { firstWeekday } = useDeviceSettings();
  const [month, setMonth] = useInView(monthOf(today));
  const moods = new Map(useMoodMonth(month).map(({ day, mood }) => [day, mood?.value]));
  const [sheet, setSheet] = useState({ day: today, open: false });
  const showDay = (day: Day) => setSheet({ day, open: true });

  return (
    <Card inset="tight">
      <MonthCalendar
        today={today}
        month={month}
        onMonthChange={setMonth}
        firstWeekday={firstWeekday}
        description={deviceWords.rainbow}
        legend={MOOD_OPTIONS.map(({ value }) => ({
          value,
          label: words.moods[value],
        })).toReversed()}
        markOf={(day) => {
          const value = moods.get(day);
          return value && { value, label: words.moods[value] };
        }}
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
