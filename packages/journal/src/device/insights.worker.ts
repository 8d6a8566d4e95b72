import { findHabitMoods } from '../habitMood';
import type { HabitMoodsQuestion } from './lookIntoMoods';

/** Answers one question with what it finds. */
addEventListener('message', ({ data }: MessageEvent<HabitMoodsQuestion>) => {
  postMessage(findHabitMoods(data.days, data.seed));
});
