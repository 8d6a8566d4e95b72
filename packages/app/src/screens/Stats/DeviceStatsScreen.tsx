import { Card, DateStepper, Section } from '@daybow/components';
import { addDays } from '@daybow/journal';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useInView } from '../../journal/useInView';
import { Screen } from '../../shell/Screen';
import { Insights } from './Insights';
import { MoodMonth } from './MoodMonth';
import { Summary } from './Summary';
import { WeekCharts } from './WeekCharts';
import { completionWords, habitsBeginning, moodsBeginning, weekTitle } from './statsWords';

/** How the journal goes: figures, any week of habits and moods, the months, and insights. */
export function DeviceStatsScreen() {
  const journal = useDeviceJournal();
  const { today, stats } = useDeviceSnapshot();
  // An earlier week is known by its last day: that of this week is never over.
  const [day, setDay] = useInView(today);
  const week = journal.week(day);
  const isThisWeek = week.todayIndex !== null;
  const lastDay = week.days.at(-1) ?? today;

  return (
    <Screen title="Your Progress" windowTitle="Stats" subtitle="Track your journey">
      <Summary {...stats} />
      <p className="app-Caption">{completionWords(stats.completionCount)}</p>
      <Card inset="snug">
        <DateStepper
          hasNext={!isThisWeek}
          previousLabel="Previous week"
          nextLabel="Next week"
          onStep={(step) => setDay(addDays(lastDay, 7 * step))}
        >
          {weekTitle(week.days, today)}
        </DateStepper>
      </Card>
      <WeekCharts
        {...week}
        habits={{
          domain: [0, Math.max(week.mostDue, 1)],
          emptyText: '',
          missingText: 'nothing due',
        }}
        moods={{ emptyText: '', missingText: 'no entry' }}
        habitsBeginning={habitsBeginning(week.weeklyHabits, isThisWeek)}
        moodsBeginning={moodsBeginning(week.moodTrends, isThisWeek)}
      />
      <MoodMonth />
      <Section title="Insights">
        <Insights />
      </Section>
    </Screen>
  );
}
