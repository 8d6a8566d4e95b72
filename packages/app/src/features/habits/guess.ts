import { EVERY_DAY, type Schedule } from '@daybow/journal';
import type { HabitForm } from './habitEdits';
import type { HabitIcon } from '../../shared/words/habitIcons';

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

/** How often a habit with this icon is usually done. */
export function usualSchedule(icon: string): Schedule {
  return SCHEDULES[icon] ?? EVERY_DAY;
}

/**
 * Guesses from the name of an icon that is in the name, or from a word that tells of one; nothing without either. Nor if
 * any other word is unknown to that icon: 'Run a review' is no run, and a wrong guess is worse than none.
 */
export function guessHabit(name: string, icons: readonly HabitIcon[], smallWords: string): Guess {
  const words = wordsOf(name);
  const text = ` ${words.join(' ')} `;
  const small = wordsOf(smallWords);
  const fitting = icons.filter(({ label, keywords }) => {
    const known = [...small, ...wordsOf(`${label} ${keywords}`)];
    return words.every((word) => /^\p{N}/u.test(word) || known.includes(word));
  });
  // The name of an icon first, and only as a whole: 'Make' alone is no bed to make.
  const found =
    fitting.find(({ label }) => text.includes(` ${wordsOf(label).join(' ')} `)) ??
    fitting.find(({ telling }) => wordsOf(telling).some((word) => words.includes(word)));
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
