export { DeviceStatsScreen } from './DeviceStatsScreen';
export { MoodMonth } from './MoodMonth';
export { InsightList } from './InsightList';
export { useRange } from './useRange';
export { Summary } from './Summary';
export { WeekCharts } from './WeekCharts';
