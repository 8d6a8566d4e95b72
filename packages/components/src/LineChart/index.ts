export { LineChart, type LineChartProps } from './LineChart';
export type { ChartDatum } from '../chart/chartProps';
export type { ChartSummary } from '../chart/describeChart';
