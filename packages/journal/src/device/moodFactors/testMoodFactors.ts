import { findMoodFactors, type MoodFactorFinding, type MoodDays } from '../../insights/moodFactors';

/** The message to the worker. */
export interface MoodFactorTest {
  readonly days: MoodDays;
  readonly seed: number;
}

/** Tests what goes with moods, in a worker where there are any: it takes up to a second of computing. */
export async function testMoodFactors(test: MoodFactorTest): Promise<MoodFactorFinding[]> {
  if (typeof Worker === 'undefined') return findMoodFactors(test.days, test.seed);
  const worker = new Worker(new URL('./moodFactors.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data as MoodFactorFinding[]));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(test);
    });
  } finally {
    worker.terminate();
  }
}
