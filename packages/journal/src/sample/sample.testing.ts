import type { SampleWords } from './sampleData';

/** The words of the specification. */
export const SAMPLE_WORDS: SampleWords = {
  exercise: 'Exercise',
  read: 'Read 20 mins',
  sleep: 'Sleep early',
  water: 'Drink water',
  meditate: 'Meditate',
  noteOfToday: 'Long walk before work. Head feels clear.',
  noteOfYesterday: 'Busy, but I kept the evening for myself.',
  noteOfTwoDaysAgo: 'Dinner with old friends. Laughed a lot.',
};
