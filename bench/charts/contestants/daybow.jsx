/** Ours, as published: the built package and its style sheets. */
import '@daybow/components/base.css';
import '@daybow/components/bar-chart.css';
import '@daybow/components/line-chart.css';
import { BarChart } from '@daybow/components/bar-chart.js';
import { LineChart } from '@daybow/components/line-chart.js';

export function Bars({ data }) {
  return <BarChart aria-label="Values" data={data} />;
}

export function Line({ data }) {
  return <LineChart aria-label="Values" data={data} />;
}
