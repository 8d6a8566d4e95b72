/** What one writes on an afternoon: d3 computes, React renders an element a bar, and a tooltip. */
import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { useState } from 'react';

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [360, 200, 30, 180];
const MOST_LABELS = 7;

export function Bars({ data }) {
  const x = scaleBand(
    data.map(({ label }) => label),
    [LEFT, WIDTH],
  ).padding(0.3);
  const y = valueScale(data);
  return (
    <Drawing data={data} y={y} middleOf={({ label }) => x(label) + x.bandwidth() / 2}>
      {data.map(({ label, value }) => (
        <rect
          key={label}
          x={x(label)}
          y={y(value)}
          width={x.bandwidth()}
          height={BOTTOM - y(value)}
          fill="#b9a"
        />
      ))}
    </Drawing>
  );
}

export function Line({ data }) {
  const x = scalePoint(
    data.map(({ label }) => label),
    [LEFT, WIDTH],
  );
  const y = valueScale(data);
  const path = line(
    ({ label }) => x(label),
    ({ value }) => y(value),
  ).curve(curveMonotoneX);
  return (
    <Drawing data={data} y={y} middleOf={({ label }) => x(label)}>
      <path d={path(data)} fill="none" stroke="#b9a" />
    </Drawing>
  );
}

function valueScale(data) {
  return scaleLinear([0, Math.max(...data.map(({ value }) => value))], [BOTTOM, 10]).nice();
}

function Drawing({ data, y, middleOf, children }) {
  const [shown, setShown] = useState(null);
  const every = Math.ceil(data.length / MOST_LABELS);
  const handleMove = ({ clientX, currentTarget }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = (((clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT);
    const index = Math.floor(place * data.length);
    setShown(data[Math.max(0, Math.min(data.length - 1, index))]);
  };
  return (
    <div style={{ position: 'relative' }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        preserveAspectRatio="none"
        onPointerMove={handleMove}
        onPointerLeave={() => setShown(null)}
      >
        {y.ticks(5).map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} stroke="#ddd" />
            <text y={y(tick)}>{tick}</text>
          </g>
        ))}
        {children}
        {data.map((datum, index) =>
          index % every ? null : (
            <text key={datum.label} x={middleOf(datum)} y={195} textAnchor="middle">
              {datum.label}
            </text>
          ),
        )}
      </svg>
      {shown && (
        <div style={{ position: 'absolute', top: y(shown.value), left: middleOf(shown) }}>
          {shown.label}: {shown.value}
        </div>
      )}
    </div>
  );
}
