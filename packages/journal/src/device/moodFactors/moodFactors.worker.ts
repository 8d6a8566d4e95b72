import { findMoodFactors } from '../../insights/moodFactors';
import type { MoodFactorTest } from './testMoodFactors';

/** Answers one test with its findings. */
addEventListener('message', ({ data }: MessageEvent<MoodFactorTest>) => {
  postMessage(findMoodFactors(data.days, data.seed));
});
