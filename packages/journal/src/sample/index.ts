export { createSampleJournal, type SampleJournal, type SampleSnapshot } from './sampleJournal';
