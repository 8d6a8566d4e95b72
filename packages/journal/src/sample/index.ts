export type { SampleWords } from './sampleData';
export { createSampleJournal, type SampleJournalOptions } from './sampleJournal';
