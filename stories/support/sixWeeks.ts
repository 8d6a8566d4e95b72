import { addDays, type HabitDraft, type HabitOptions, type MoodValue } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';

type MadeUpHabit = HabitDraft & HabitOptions & { isDone: (daysAgo: number) => boolean };

const habits: readonly MadeUpHabit[] = [
  {
    icon: '📖',
    name: 'Read 20 mins',
    isDone: (daysAgo) => daysAgo % 9 !== 4 && daysAgo > 0,
  },
  {
    icon: '🏃',
    name: 'Exercise',
    schedule: { kind: 'times', times: 3, per: 'week' },
    isDone: (daysAgo) => daysAgo % 7 === 1 || daysAgo % 7 === 3 || daysAgo % 7 === 6,
  },
  {
    icon: '💧',
    name: 'Drink water',
    goal: { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 },
    isDone: () => true,
  },
  {
    icon: '🧘',
    name: 'Meditate',
    schedule: [1, 2, 3, 4, 5],
    group: 'morning',
    isDone: (daysAgo) => daysAgo % 5 !== 2,
  },
  {
    icon: '🌙',
    name: 'Sleep early',
    group: 'evening',
    isDone: (daysAgo) => daysAgo % 4 !== 1,
  },
];

const moods: readonly MoodValue[] = [4, 4, 3, 5, 2, 4, 5, 3, 4, 4, 1, 3, 5];
const notes: readonly string[] = [
  'A slow morning, tea and the radio.',
  'Rain all day. Walked anyway.',
  'Dinner with old friends.',
  'Too little sleep.',
];

/** A made-up journal of six weeks up to today, in memory: habits of all kinds, and moods with gaps. */
export async function sixWeeks() {
  const memory = await startInMemory();
  const { journal } = memory;
  const { today } = journal.getView();
  const days = Array.from({ length: 42 }, (_, daysAgo) => ({
    daysAgo,
    day: addDays(today, -daysAgo),
  }));

  for (const { isDone, ...habit } of habits) {
    const { id } = await journal.addHabit(habit);
    const done = days.filter(({ daysAgo }) => isDone(daysAgo));
    await Promise.all(
      done.map(({ day, daysAgo }) =>
        habit.goal
          ? journal.setAmount(id, day, daysAgo === 0 ? 3 : 5 + (daysAgo % 5))
          : journal.setMark(id, day, 'done'),
      ),
    );
  }
  const withMood = days.filter(({ daysAgo }) => daysAgo > 0 && daysAgo % 6 !== 4);
  await Promise.all(
    withMood.map(({ day, daysAgo }) =>
      journal.saveEntry(day, {
        mood: moods[daysAgo % moods.length] ?? 3,
        note: daysAgo % 2 === 1 ? (notes[(daysAgo >> 1) % notes.length] ?? '') : '',
      }),
    ),
  );
  return memory;
}
