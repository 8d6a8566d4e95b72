export type { SampleWords } from './sampleData';
export {
  createSampleJournal,
  type SampleJournal,
  type SampleJournalOptions,
  type SampleSnapshot,
} from './sampleJournal';
