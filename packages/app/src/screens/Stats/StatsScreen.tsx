import { Section } from '@daybow/components';
import { weekdayOf } from '@daybow/journal';
import { useJournalSnapshot } from '../../journal/JournalProvider';
import { useToday } from '../../journal/useToday';
import { Screen } from '../../shell/Screen';
import { InsightList } from './InsightList';
import { Summary } from './Summary';
import { WeekCharts } from './WeekCharts';

/** How the journal goes: two figures, a week of habits and of moods, and what may be said of them. */
export function StatsScreen() {
  const { dayStreak, completion, weeklyHabits, moodTrends, insights } = useJournalSnapshot().stats;
  const today = weekdayOf(useToday());

  return (
    <Screen title="Your Progress" windowTitle="Stats" subtitle="Track your journey">
      <Summary {...{ dayStreak, completion }} />
      <WeekCharts {...{ weeklyHabits, moodTrends }} todayIndex={today - 1} />
      <Section title="Insights">
        <InsightList insights={insights} />
      </Section>
    </Screen>
  );
}
