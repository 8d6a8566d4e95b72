import {
  BottomNav,
  BottomNavItem,
  Column,
  DateStepper,
  Fab,
  HabitCard,
  List,
  PageHeader,
  ProgressCard,
  ToastProvider,
  useToast,
} from '@daybow/components';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { GearIcon } from '@phosphor-icons/react/dist/ssr/Gear';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useState } from 'react';
import './stack.css';

const days = ['Friday 20 November', 'Saturday 21 November'];
const today = days.length - 1;

const habits = [
  { icon: '🧘', label: 'Meditate' },
  { icon: '📖', label: 'Read 20 mins' },
  { icon: '🚶', label: 'Evening walk' },
];

/** What is done: a set of habits for each day, and how much was drunk. */
const start = {
  done: [new Set(['Meditate', 'Evening walk']), new Set(['Meditate'])],
  glasses: [8, 3],
};

const withDay = <Value,>(values: readonly Value[], day: number, value: Value) =>
  values.map((each, index) => (index === day ? value : each));

function Day() {
  const toast = useToast();
  const [day, setDay] = useState(today);
  const [journal, setJournal] = useState(start);
  const done = journal.done[day] ?? new Set();
  const glasses = journal.glasses[day] ?? 0;
  const count = done.size + (glasses >= 8 ? 1 : 0);
  const all = habits.length + 1;

  function change(next: typeof journal) {
    setJournal(next);
    if (day === today) return;
    toast({
      tone: 'info',
      message: `${days[day]} has changed`,
      action: { label: 'Undo', onAction: () => setJournal(journal) },
    });
  }

  function setDone(label: string, isDone: boolean) {
    const labels = [...done].filter((each) => each !== label);
    const now = new Set(isDone ? [...labels, label] : labels);
    change({ ...journal, done: withDay(journal.done, day, now) });
  }

  return (
    <>
      <PageHeader title="Daybow" description="Track your daily habits" />
      <main className="stack">
        <DateStepper
          hasPrevious={day > 0}
          hasNext={day < today}
          onStep={(step) => setDay(day + step)}
        >
          {days[day]}
        </DateStepper>
        <ProgressCard
          value={(100 * count) / all}
          count={`${count} of ${all}`}
          caption="habits completed"
        />
        <List variant="cards" aria-label="Habits">
          {habits.map(({ icon, label }, tint) => (
            <HabitCard
              key={label}
              icon={icon}
              label={label}
              tint={tint}
              completed={done.has(label)}
              onCompletedChange={(isDone) => setDone(label, isDone)}
            />
          ))}
          <HabitCard
            icon="💧"
            label="Drink water"
            tint={3}
            target={8}
            unit="glasses"
            amount={glasses}
            onAmountChange={(amount) =>
              change({ ...journal, glasses: withDay(journal.glasses, day, amount) })
            }
          />
        </List>
      </main>
      <Fab aria-label="Add habit">
        <PlusIcon weight="bold" />
      </Fab>
    </>
  );
}

export function DayPage() {
  return (
    <ToastProvider>
      <Column>
        <Day />
        <BottomNav>
          <BottomNavItem href="#home" label="Home" icon={<HouseIcon weight="fill" />} current />
          <BottomNavItem href="#stats" label="Stats" icon={<ChartBarIcon />} />
          <BottomNavItem href="#settings" label="Settings" icon={<GearIcon />} />
        </BottomNav>
      </Column>
    </ToastProvider>
  );
}
