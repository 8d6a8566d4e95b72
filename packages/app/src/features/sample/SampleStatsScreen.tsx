import { Section } from '@daybow/components';
import { type JournalSnapshot, weekdayOf } from '@daybow/journal';
import { useSnapshot, useToday } from '../../shared/journal/useJournal';
import { Screen } from '../../shared/ui/Screen';
import { useWords } from '../../shared/words/LanguageProvider';
import { InsightList, Summary, WeekCharts } from '../stats';

const statsOf = ({ stats }: JournalSnapshot) => stats;

/** How the sample goes: two figures, a week of habits and of moods, and what may be said of them. */
export function SampleStatsScreen() {
  const { dayStreak, completion, weeklyHabits, moodTrends, insights } = useSnapshot(statsOf);
  const today = weekdayOf(useToday());
  const words = useWords();

  return (
    <Screen
      title={words.stats.title}
      windowTitle={words.app.stats}
      description={words.stats.subtitle}
    >
      <Summary {...{ dayStreak, completion }} />
      <WeekCharts {...{ weeklyHabits, moodTrends }} todayIndex={today - 1} />
      <Section title={words.stats.insights}>
        <InsightList insights={insights} />
      </Section>
    </Screen>
  );
}
