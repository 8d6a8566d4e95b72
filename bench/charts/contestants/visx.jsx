import { AxisBottom, AxisLeft } from '@visx/axis';
import { ParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear, scalePoint } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { TooltipWithBounds, useTooltip } from '@visx/tooltip';

const [HEIGHT, LEFT, BOTTOM] = [200, 30, 175];

export function Bars({ data }) {
  return (
    <Chart data={data} scaleOf={scaleBand} padding={0.3}>
      {(x, y) =>
        data.map(({ label, value }) => (
          <Bar
            key={label}
            x={x(label)}
            y={y(value)}
            width={x.bandwidth()}
            height={BOTTOM - y(value)}
          />
        ))
      }
    </Chart>
  );
}

export function Line({ data }) {
  return (
    <Chart data={data} scaleOf={scalePoint}>
      {(x, y) => (
        <LinePath
          data={data}
          x={({ label }) => x(label)}
          y={({ value }) => y(value)}
          stroke="#b9a"
        />
      )}
    </Chart>
  );
}

function Chart(props) {
  return (
    <div style={{ height: HEIGHT }}>
      <ParentSize debounceTime={0}>
        {({ width }) => (width > 0 ? <Drawing {...props} width={width} /> : null)}
      </ParentSize>
    </div>
  );
}

function Drawing({ data, scaleOf, padding, width, children }) {
  const { tooltipData, tooltipLeft, tooltipTop, showTooltip, hideTooltip } = useTooltip();
  const x = scaleOf({ domain: data.map(({ label }) => label), range: [LEFT, width], padding });
  const highest = Math.max(...data.map(({ value }) => value));
  const y = scaleLinear({ domain: [0, highest], range: [BOTTOM, 10], nice: true });
  const handleMove = ({ clientX, currentTarget }) => {
    const place = (clientX - currentTarget.getBoundingClientRect().left - LEFT) / (width - LEFT);
    const index = Math.max(0, Math.min(data.length - 1, Math.floor(place * data.length)));
    const datum = data[index];
    showTooltip({ tooltipData: datum, tooltipLeft: x(datum.label), tooltipTop: y(datum.value) });
  };
  return (
    <>
      <svg width={width} height={HEIGHT} onPointerMove={handleMove} onPointerLeave={hideTooltip}>
        <AxisLeft scale={y} left={LEFT} numTicks={5} />
        <AxisBottom scale={x} top={BOTTOM} numTicks={7} />
        {children(x, y)}
        <rect x={LEFT} width={width - LEFT} height={BOTTOM} fill="transparent" />
      </svg>
      {tooltipData && (
        <TooltipWithBounds left={tooltipLeft} top={tooltipTop}>
          {tooltipData.label}: {tooltipData.value}
        </TooltipWithBounds>
      )}
    </>
  );
}
