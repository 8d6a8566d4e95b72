export { createSampleJournal, type SampleJournal, type SampleView } from './sampleJournal';
