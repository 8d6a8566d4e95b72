import { BarChart, Card, LineChart } from '@daybow/components';
import { MOOD_OPTIONS, MOOD_RANGE, type JournalStats } from '@daybow/journal';
import type { ComponentProps } from 'react';

const moodEmoji = Object.fromEntries(MOOD_OPTIONS.map(({ value, emoji }) => [value, emoji]));
const moodLabels = Object.fromEntries(MOOD_OPTIONS.map(({ value, label }) => [value, label]));

type ChartWords = Pick<ComponentProps<typeof BarChart>, 'emptyText' | 'missingText'>;

interface WeekChartsProps extends Pick<JournalStats, 'weeklyHabits' | 'moodTrends'> {
  /** Where today stands in the week, if it does. */
  todayIndex: number | null;
  habits?: ChartWords & Pick<ComponentProps<typeof BarChart>, 'domain'>;
  moods?: ChartWords;
  /** A line under the moods. */
  moodsCaption?: string | null;
}

/** A week of habits and of moods. */
export function WeekCharts({
  weeklyHabits,
  moodTrends,
  todayIndex,
  habits,
  moods,
  moodsCaption,
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
        {moodsCaption && <p className="app-Caption">{moodsCaption}</p>}
      </Card>
    </>
  );
}
