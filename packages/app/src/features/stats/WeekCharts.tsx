import { BarChart, Card, EmptyState, LineChart } from '@daybow/components';
import { MOOD_OPTIONS, MOOD_RANGE, type JournalStats } from '@daybow/journal';
import type { ComponentProps } from 'react';
import { useFormat, useWords } from '../../shared/words/LanguageProvider';
import type { ChartBeginning } from './statsWords';
import './stats.css';

const moodEmoji = Object.fromEntries(MOOD_OPTIONS.map(({ value, emoji }) => [value, emoji]));

interface WeekChartsProps extends Pick<JournalStats, 'weeklyHabits' | 'moodTrends'> {
  /** Index of today in the week; null if the week is another. */
  todayIndex: number | null;
  habits?: Partial<ComponentProps<typeof BarChart>>;
  moods?: Partial<ComponentProps<typeof LineChart>>;
  /** The message under the habits while there is too little to draw. */
  habitsBeginning?: ChartBeginning | null;
  /** The message under the moods while there is too little to draw. */
  moodsBeginning?: ChartBeginning | null;
}

/** A week of habits and of moods. */
export function WeekCharts({
  weeklyHabits,
  moodTrends,
  todayIndex,
  habits,
  moods,
  habitsBeginning,
  moodsBeginning,
}: WeekChartsProps) {
  const words = useWords();
  const { day } = words.components.chart;
  const format = useFormat();

  return (
    <>
      <Card title={words.stats.weeklyHabits} inset="snug">
        <BarChart
          aria-label={words.stats.weeklyHabits}
          data={weeklyHabits.map(({ weekday, value, due }) => ({
            label: format.shortWeekday(weekday),
            shortLabel: format.narrowWeekday(weekday),
            value,
            total: due,
            valueText: words.stats.habitsReading({ done: value ?? 0, due }),
          }))}
          tableColumns={[day, words.stats.habitsCompleted]}
          currentIndex={todayIndex ?? undefined}
          {...habits}
        />
        {habitsBeginning && <Beginning {...habitsBeginning} />}
      </Card>
      <Card title={words.stats.moodTrends} inset="snug">
        <LineChart
          aria-label={words.stats.moodTrends}
          data={moodTrends.map(({ weekday, value }) => ({
            label: format.shortWeekday(weekday),
            shortLabel: format.narrowWeekday(weekday),
            value,
          }))}
          tableColumns={[day, words.stats.mood]}
          domain={MOOD_RANGE}
          variant="mood"
          symbols={moodEmoji}
          valueLabels={words.moods}
          formatReading={(mean) => {
            const value = Number.isInteger(mean) ? mean : format.oneDecimal(mean);
            return words.stats.moodReading({ value, highest: MOOD_RANGE[1] });
          }}
          {...moods}
        />
        {moodsBeginning && <Beginning {...moodsBeginning} />}
      </Card>
    </>
  );
}

function Beginning(beginning: ChartBeginning) {
  return <EmptyState className="app-Beginning" titleElement="h3" {...beginning} />;
}
