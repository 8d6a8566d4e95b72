export { OutlierDays } from './OutlierDays';
export { StorageStrip } from './StorageStrip';
export { TroubleScreen } from './TroubleScreen';
export { UndoConflictDialog } from './UndoConflictDialog';
