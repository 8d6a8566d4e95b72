export { LabelName } from './LabelName';
export { LabelSheetProvider, useLabelSheet } from './LabelSheetProvider';
export { LabelsRow } from './LabelsRow';
export { LabelsDialog } from './LabelsDialog';
