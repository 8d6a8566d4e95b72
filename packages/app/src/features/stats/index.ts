export { DeviceStatsScreen } from './DeviceStatsScreen';
export { InsightList } from './Insights';
export { Summary } from './Summary';
export { WeekCharts } from './WeekCharts';
