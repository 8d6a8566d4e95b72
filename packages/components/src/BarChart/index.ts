export { BarChart, type BarChartProps } from './BarChart';
export type { ChartDatum, ChartSummary } from '../chart/chartData';
