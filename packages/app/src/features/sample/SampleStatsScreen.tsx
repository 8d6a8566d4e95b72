import { Section } from '@daybow/components';
import { weekdayOf } from '@daybow/journal';
import { Screen } from '../../shared/ui/Screen';
import { useWords } from '../../shared/words/LanguageProvider';
import { InsightList, Summary, WeekCharts } from '../stats';
import { useSample } from './useSample';

/** The statistics of the sample: two figures, a week of habits and of moods, and insights. */
export function SampleStatsScreen() {
  const { today, stats } = useSample();
  const { dayStreak, completion, weeklyHabits, moodTrends, insights } = stats;
  const words = useWords();

  return (
    <Screen
      title={words.stats.title}
      windowTitle={words.app.stats}
      description={words.stats.subtitle}
    >
      <Summary {...{ dayStreak, completion }} />
      <WeekCharts {...{ weeklyHabits, moodTrends }} todayIndex={weekdayOf(today) - 1} />
      <Section title={words.stats.insights}>
        <InsightList insights={insights} />
      </Section>
    </Screen>
  );
}
