import type { EmojiOption } from '@daybow/components';
import type { Schedule } from '@daybow/journal';
import type { HabitForm } from './habitEdits';

/** Icon and schedule guessed from the name of a habit; no schedule where it is every day. */
export type Guess = Partial<Pick<HabitForm, 'icon' | 'schedule'>>;

const THREE_A_WEEK: Schedule = { kind: 'times', times: 3, per: 'week' };
const ONCE_A_WEEK: Schedule = { kind: 'times', times: 1, per: 'week' };

const SCHEDULES: Readonly<Record<string, Schedule>> = {
  ...each('🏃 🏋️ 🏊 🚴', THREE_A_WEEK),
  ...each('⚽ 🎾 🧗 💃 🥾 🧹 🧺 ☎️', ONCE_A_WEEK),
};

function each(icons: string, schedule: Schedule): Record<string, Schedule> {
  return Object.fromEntries(icons.split(' ').map((icon) => [icon, schedule]));
}

/** Guesses from a word of the name; nothing if no icon has such a word. */
export function guessHabit(name: string, icons: readonly EmojiOption[]): Guess {
  const words = wordsOf(name);
  // The name of an icon first: 'Walk the dog' is a walk.
  const found =
    icons.find(({ label }) => words.includes(label.toLowerCase())) ??
    icons.find(({ label, keywords = '' }) =>
      wordsOf(`${label} ${keywords}`).some((word) => words.includes(word)),
    );
  if (!found) return {};
  const schedule = SCHEDULES[found.value];
  return { icon: found.value, ...(schedule && { schedule }) };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
