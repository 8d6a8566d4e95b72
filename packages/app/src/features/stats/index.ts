export { DeviceStatsScreen } from './DeviceStatsScreen';
export { InsightList } from './InsightList';
export { Summary } from './Summary';
export { WeekCharts } from './WeekCharts';
