import { findHabitMoods } from '../../insights/habitMood';
import type { HabitMoodTest } from './testHabitMoods';

/** Answers one test with its findings. */
addEventListener('message', ({ data }: MessageEvent<HabitMoodTest>) => {
  postMessage(findHabitMoods(data.days, data.seed));
});
