import { HabitCard, List, Section } from '@daybow/components';

export function TodaysHabits() {
  return (
    <Section title="Today's Habits">
      <List variant="cards">
        <HabitCard icon="🏃" label="Exercise" />
        <HabitCard icon="📖" label="Read 20 mins" tint={1} />
      </List>
    </Section>
  );
}
