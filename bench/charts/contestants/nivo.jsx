import { ResponsiveBar } from '@nivo/bar';
import { ResponsiveLine } from '@nivo/line';

const margin = { top: 10, right: 10, bottom: 25, left: 40 };

export function Bars({ data }) {
  const every = Math.ceil(data.length / 7);
  const ticks = data.filter((_, index) => index % every === 0).map(({ label }) => label);
  return (
    <div style={{ height: 200 }}>
      <ResponsiveBar
        data={data}
        keys={['value']}
        indexBy="label"
        margin={margin}
        animate={false}
        enableLabel={false}
        axisBottom={{ tickValues: ticks }}
      />
    </div>
  );
}

export function Line({ data }) {
  const series = [{ id: 'values', data: data.map(({ index, value }) => ({ x: index, y: value })) }];
  return (
    <div style={{ height: 200 }}>
      <ResponsiveLine
        data={series}
        margin={margin}
        xScale={{ type: 'linear', max: data.length - 1 }}
        animate={false}
        enablePoints={false}
        enableGridX={false}
        useMesh
        axisBottom={{ tickValues: 7, format: (index) => data[index]?.label ?? '' }}
      />
    </div>
  );
}
