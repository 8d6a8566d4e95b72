export { ReportButton, ReportRow } from './ReportLinks';
export { ReportScreen } from './ReportScreen';
