export { LabelSheetProvider, useLabelSheet } from './LabelSheetProvider';
export { LabelsRow } from './LabelsRow';
