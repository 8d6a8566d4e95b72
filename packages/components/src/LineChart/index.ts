export { LineChart, type LineChartProps } from './LineChart';
export type { ChartProps } from '../chart/chartProps';
export type {
  ChartDatum,
  ChartSeries,
  ChartSummary,
  ChartTrend,
  SummaryPoint,
} from '../chart/chartData';
export type { LineGaps } from './lineGeometry';
