export { BarChart, type BarChartProps } from './BarChart';
export type { ChartDatum } from '../chart/chartProps';
export type { ChartSummary } from '../chart/describeChart';
