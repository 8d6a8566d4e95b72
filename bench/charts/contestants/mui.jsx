import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

export function Bars({ data }) {
  return (
    <BarChart
      dataset={data}
      xAxis={[{ scaleType: 'band', dataKey: 'label' }]}
      series={[{ dataKey: 'value' }]}
      height={200}
      skipAnimation
      hideLegend
    />
  );
}

export function Line({ data }) {
  return (
    <LineChart
      dataset={data}
      xAxis={[{ scaleType: 'linear', dataKey: 'index', valueFormatter: labelOf(data) }]}
      series={[{ dataKey: 'value', showMark: false }]}
      height={200}
      skipAnimation
      hideLegend
    />
  );
}

function labelOf(data) {
  return (index) => data[index]?.label ?? '';
}
