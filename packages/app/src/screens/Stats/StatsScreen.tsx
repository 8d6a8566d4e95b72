import {
  BarChart,
  Card,
  EmojiTile,
  LineChart,
  List,
  ListRow,
  Section,
  StatCard,
} from '@daybow/components';
import { type Insight, MOOD_OPTIONS, MOOD_RANGE, weekdayOf } from '@daybow/journal';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import { TrendUpIcon } from '@phosphor-icons/react/dist/ssr/TrendUp';
import { useJournalSnapshot } from '../../journal/JournalProvider';
import { useToday } from '../../journal/useToday';
import { Screen } from '../../shell/Screen';
import './StatsScreen.css';

const moodEmoji = Object.fromEntries(MOOD_OPTIONS.map(({ value, emoji }) => [value, emoji]));
const moodLabels = Object.fromEntries(MOOD_OPTIONS.map(({ value, label }) => [value, label]));

/** How the journal goes: two figures, a week of habits and of moods, and what may be said of them. */
export function StatsScreen() {
  const { stats } = useJournalSnapshot();
  const today = weekdayOf(useToday());

  return (
    <Screen title="Your Progress" windowTitle="Stats" subtitle="Track your journey">
      <div className="app-Summary">
        <StatCard
          label="Day Streak"
          value={stats.dayStreak ?? '–'}
          icon={<FireIcon weight="fill" />}
        />
        <StatCard
          label="Completion"
          value={stats.completion === null ? '–' : `${stats.completion}%`}
          icon={<CheckCircleIcon weight="fill" />}
          tone="success"
        />
      </div>
      <Card title="Weekly Habits" inset="snug">
        <BarChart label="Weekly Habits" data={stats.weeklyHabits} currentIndex={today - 1} />
      </Card>
      <Card title="Mood Trends" inset="snug">
        <LineChart
          label="Mood Trends"
          data={stats.moodTrends}
          domain={MOOD_RANGE}
          symbols={moodEmoji}
          names={moodLabels}
          formatReading={(value) => `${value} of ${MOOD_RANGE[1]}`}
        />
      </Card>
      <Section title="Insights">
        <List>
          {stats.insights.map(({ kind, text }) => (
            <ListRow key={text} icon={<InsightIcon kind={kind} />} title={text} />
          ))}
        </List>
      </Section>
    </Screen>
  );
}

function InsightIcon({ kind }: Pick<Insight, 'kind'>) {
  return kind === 'streak' ? (
    <EmojiTile tint="warm">
      <FireIcon weight="fill" />
    </EmojiTile>
  ) : (
    <EmojiTile tint="success">
      <TrendUpIcon weight="bold" />
    </EmojiTile>
  );
}
