import { BarChart, Card, EmptyState, LineChart } from '@daybow/components';
import { MOOD_OPTIONS, MOOD_RANGE, type JournalStats } from '@daybow/journal';
import type { ComponentProps } from 'react';
import type { BeginningWords } from './statsWords';
import './WeekCharts.css';

const moodEmoji = Object.fromEntries(MOOD_OPTIONS.map(({ value, emoji }) => [value, emoji]));
const moodLabels = Object.fromEntries(MOOD_OPTIONS.map(({ value, label }) => [value, label]));

interface WeekChartsProps extends Pick<JournalStats, 'weeklyHabits' | 'moodTrends'> {
  /** Where today stands in the week, if it does. */
  todayIndex: number | null;
  habits?: Partial<ComponentProps<typeof BarChart>>;
  moods?: Partial<ComponentProps<typeof LineChart>>;
  /** What stands under the habits while there is too little to draw. */
  habitsBeginning?: BeginningWords | null;
  /** The same under the moods. */
  moodsBeginning?: BeginningWords | null;
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
  return (
    <>
      <Card title="Weekly Habits" inset="snug">
        <BarChart
          label="Weekly Habits"
          data={weeklyHabits}
          currentIndex={todayIndex ?? undefined}
          {...habits}
        />
        {habitsBeginning && <Beginning {...habitsBeginning} />}
      </Card>
      <Card title="Mood Trends" inset="snug">
        <LineChart
          label="Mood Trends"
          data={moodTrends}
          domain={MOOD_RANGE}
          symbols={moodEmoji}
          names={moodLabels}
          formatReading={(value) => `${value} of ${MOOD_RANGE[1]}`}
          {...moods}
        />
        {moodsBeginning && <Beginning {...moodsBeginning} />}
      </Card>
    </>
  );
}

function Beginning(words: BeginningWords) {
  return <EmptyState className="app-Beginning" titleElement="h3" {...words} />;
}
