// Types of public props have names, each beside the components that use it.
export type { ChartTrend, SummaryPoint } from '@daybow/components/bar-chart';
export type { ChartTrend as TrendOfALine } from '@daybow/components/line-chart';
export type { Tone } from '@daybow/components/stat-card';
export type { Tone as ToneOfATile } from '@daybow/components/emoji-tile';
export type { Tone as ToneOfAToast } from '@daybow/components/toast';
export type { TitleElement } from '@daybow/components/card';
export type { TitleElement as TitleOfASection } from '@daybow/components/section';
export type { TitleElement as TitleOfAnEmptyState } from '@daybow/components/empty-state';
export type { TitleElement as TitleOfAMonth } from '@daybow/components/month-calendar';
