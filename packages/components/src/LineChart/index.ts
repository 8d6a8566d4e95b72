export { LineChart, type LineChartProps } from './LineChart';
export type { ChartDatum, ChartSummary } from '../chart/chartData';
