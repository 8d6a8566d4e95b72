import {
  BottomNav,
  BottomNavItem,
  Column,
  Fab,
  HabitCard,
  List,
  PageHeader,
} from '@daybow/components';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useState } from 'react';

export function HabitsPage() {
  const [habits, setHabits] = useState([
    { icon: '🧘', label: 'Meditate' },
    { icon: '📖', label: 'Read 20 mins' },
    { icon: '🚶', label: 'Evening walk' },
    { icon: '💧', label: 'Drink water' },
    { icon: '🌙', label: 'Sleep 8 hours' },
    { icon: '🎸', label: 'Practice guitar' },
  ]);

  return (
    <Column>
      <PageHeader title="Daybow" description="Track your daily habits" />
      <main>
        <List variant="cards" aria-label="Habits">
          {habits.map((habit) => (
            <HabitCard key={habit.label} {...habit} />
          ))}
        </List>
      </main>
      <Fab
        aria-label="Add habit"
        onClick={() => setHabits([...habits, { icon: '✨', label: `Habit ${habits.length + 1}` }])}
      >
        <PlusIcon weight="bold" />
      </Fab>
      <BottomNav>
        <BottomNavItem href="#home" label="Home" icon={<HouseIcon weight="fill" />} current />
        <BottomNavItem href="#stats" label="Stats" icon={<ChartBarIcon />} />
      </BottomNav>
    </Column>
  );
}
