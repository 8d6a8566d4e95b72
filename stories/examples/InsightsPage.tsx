import {
  BarChart,
  Card,
  Column,
  EmojiTile,
  LineChart,
  List,
  ListRow,
  MonthCalendar,
  type MonthCalendarMark,
  PageHeader,
  Section,
  SegmentedControl,
  StatCard,
} from '@daybow/components';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import { useState } from 'react';
import './stack.css';

const names: Record<number, string> = { 1: 'Terrible', 2: 'Bad', 3: 'Okay', 4: 'Good', 5: 'Great' };
const faces = { 1: '😢', 2: '🙁', 3: '😐', 4: '🙂', 5: '😄' };
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const periods = [
  { value: 'this', label: 'This week' },
  { value: 'last', label: 'Last week' },
];
/** From Monday on; null for a day without a mood, or one that has not come yet. */
const weeks: Record<string, { moods: (number | null)[]; done: (number | null)[]; streak: number }> =
  {
    this: { moods: [4, 5, null, 3, 4, 5, null], done: [4, 5, 3, 4, 5, 3, null], streak: 7 },
    last: { moods: [3, 2, 3, null, 4, 4, 4], done: [2, 3, 3, 1, 4, 5, 4], streak: 1 },
  };

const marks: Record<string, MonthCalendarMark> = Object.fromEntries(
  [3, 2, 3, 0, 4, 4, 4, 4, 5, 0, 3, 4, 5].flatMap((value, index) =>
    value === 0
      ? []
      : [[`2026-11-${String(9 + index).padStart(2, '0')}`, { value, label: names[value] ?? '' }]],
  ),
);

const dataOf = (values: readonly (number | null)[]) =>
  values.map((value, index) => ({ label: weekdays[index] ?? '', value }));

export function InsightsPage() {
  const [period, setPeriod] = useState<string | null>('this');
  const { moods, done, streak } = weeks[period ?? 'this'] ?? { moods: [], done: [], streak: 0 };
  return (
    <Column>
      <PageHeader title="Insights" description="What your days have in common" />
      <main className="stack">
        <SegmentedControl
          aria-label="Period"
          options={periods}
          value={period}
          onValueChange={setPeriod}
        />
        <StatCard label="Day streak" value={streak} icon={<FireIcon weight="fill" />} />
        <Card title="Mood" inset="snug">
          <LineChart
            aria-label="Mood per weekday"
            data={dataOf(moods)}
            domain={[1, 5]}
            variant="mood"
            symbols={faces}
            valueLabels={names}
          />
        </Card>
        <Card title="Habits" inset="snug">
          <BarChart
            aria-label="Habits completed per weekday"
            data={dataOf(done)}
            domain={[0, 5]}
            formatReading={(value) => `${value} of 5`}
          />
        </Card>
        <Card inset="tight">
          <MonthCalendar today="2026-11-21" marks={marks} description="The mood of each day" />
        </Card>
        <Section title="In words">
          <List aria-label="Insights">
            <ListRow
              icon={<EmojiTile tone="success">📈</EmojiTile>}
              label="Your mood has improved"
              description="4.2 this week after 3.3 last week"
            />
          </List>
        </Section>
      </main>
    </Column>
  );
}
