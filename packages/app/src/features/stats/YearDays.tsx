import { Card, YearCalendar } from '@daybow/components';
import { type Day, MOOD_OPTIONS, type YearLookBack } from '@daybow/journal';
import { memo } from 'react';
import { useMoodName } from '../../shared/journal/names';
import { useDeviceSettings, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useMoodSheet } from '../mood';

interface YearDaysProps {
  lookBack: YearLookBack;
  /** The first day with a record. */
  first: Day;
}

/** The days of a year, month by month. Memoised, so that it can be drawn after the rest. */
export const YearDays = memo(function YearDays({ lookBack: { year, days }, first }: YearDaysProps) {
  const today = useToday();
  const { moods: names } = useWords();
  const { lookBack: words, stats } = useDeviceWords();
  const format = useFormat();
  const nameOf = useMoodName();
  const { firstWeekday } = useDeviceSettings();
  const openSheet = useMoodSheet();
  const moodsByDay = new Map(days.map(({ day, mood }) => [day, mood]));

  function markOf(day: Day) {
    const mood = moodsByDay.get(day) ?? null;
    return mood === null ? null : { value: mood, label: nameOf(mood) };
  }

  return (
    <Card title={words.monthByMonth}>
      <YearCalendar
        {...{ today, year, firstWeekday }}
        min={first > `${year}-01-01` ? first : undefined}
        aria-label={words.yearDays({ year: format.year(year) })}
        missingText={stats.noEntry}
        markOf={markOf}
        onDaySelect={(day) => openSheet({ day })}
        legend={MOOD_OPTIONS.map(({ value }) => ({ value, label: names[value] })).toReversed()}
      />
    </Card>
  );
});
