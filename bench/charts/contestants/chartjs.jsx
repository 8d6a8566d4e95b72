import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { Chart as ReactChart } from 'react-chartjs-2';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

const options = {
  animation: false,
  maintainAspectRatio: false,
  interaction: { mode: 'index', intersect: false },
  elements: { point: { radius: 0 } },
};

export function Bars({ data }) {
  return <CanvasChart type="bar" data={data} />;
}

export function Line({ data }) {
  return <CanvasChart type="line" data={data} />;
}

function CanvasChart({ type, data }) {
  const series = {
    labels: data.map(({ label }) => label),
    datasets: [
      { data: data.map(({ value }) => value), backgroundColor: '#b9a', borderColor: '#b9a' },
    ],
  };
  return (
    <div style={{ height: 200 }}>
      <ReactChart type={type} data={series} options={options} />
    </div>
  );
}
