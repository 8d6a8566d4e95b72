import { findHabitMoods, type HabitMoodFinding, type MoodDays } from '../../insights/habitMood';

/** The message to the worker. */
export interface HabitMoodTest {
  readonly days: MoodDays;
  readonly seed: number;
}

/** Tests habits and moods, in a worker where there are any: it takes a moment of computing. */
export async function testHabitMoods(test: HabitMoodTest): Promise<HabitMoodFinding[]> {
  if (typeof Worker === 'undefined') return findHabitMoods(test.days, test.seed);
  const worker = new Worker(new URL('./habitMoods.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data as HabitMoodFinding[]));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(test);
    });
  } finally {
    worker.terminate();
  }
}
