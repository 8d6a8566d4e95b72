export { OutlierDays } from './OutlierDays';
export { StorageRow, StorageStrip } from './StorageStrip';
export { TroubleScreen } from './TroubleScreen';
export { UndoConflictDialog } from './UndoConflictDialog';
