export { StartJournal } from './StartJournal';
