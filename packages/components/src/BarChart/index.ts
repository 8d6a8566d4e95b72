export { BarChart, type BarChartProps } from './BarChart';
export type { ChartProps } from '../chart/chartProps';
export type {
  ChartDatum,
  ChartSeries,
  ChartSummary,
  ChartTrend,
  SummaryPoint,
} from '../chart/chartData';
