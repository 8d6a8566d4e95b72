import { useEffect, useLayoutEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export function Bars({ data }) {
  return <Plot data={data} paths={uPlot.paths.bars({ size: [0.7] })} />;
}

export function Line({ data }) {
  return <Plot data={data} />;
}

/** The legend is where uPlot says what is under the pointer. */
function Plot({ data, paths }) {
  const box = useRef(null);
  const plot = useRef(null);
  const labels = useRef(data);
  useLayoutEffect(() => {
    labels.current = data;
    const columns = [data.map((_, index) => index), data.map(({ value }) => value)];
    if (plot.current) {
      plot.current.setData(columns);
      return;
    }
    plot.current = new uPlot(
      {
        width: box.current.clientWidth,
        height: 170,
        scales: { x: { time: false }, y: { range: (_, __, highest) => [0, highest] } },
        axes: [{ values: (_, places) => places.map((at) => labels.current[at]?.label ?? '') }, {}],
        series: [{}, { stroke: '#b9a', fill: paths && '#b9a', paths, points: { show: false } }],
      },
      columns,
      box.current,
    );
  }, [data, paths]);
  useEffect(
    () => () => {
      plot.current?.destroy();
      plot.current = null;
    },
    [],
  );
  return <div ref={box} />;
}
