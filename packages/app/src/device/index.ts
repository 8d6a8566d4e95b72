export { openJournal, saveAllRows } from '@daybow/journal/device';
export { deviceScreens } from './deviceScreens';
export { StartJournalDialog } from './StartJournalDialog';
