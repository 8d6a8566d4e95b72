export { openDevice } from './openDevice';
export { StartJournalDialog } from './StartJournalDialog';
