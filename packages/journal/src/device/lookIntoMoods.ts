import { findHabitMoods, type HabitMoodFinding, type MoodDays } from '../habitMood';

/** What the worker is asked. */
export interface HabitMoodsQuestion {
  readonly days: MoodDays;
  readonly seed: number;
}

/** Sets habits beside moods, in a worker where there are any: it takes a moment of computing. */
export async function lookIntoMoods(question: HabitMoodsQuestion): Promise<HabitMoodFinding[]> {
  if (typeof Worker === 'undefined') return findHabitMoods(question.days, question.seed);
  const worker = new Worker(new URL('./insights.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data as HabitMoodFinding[]));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
