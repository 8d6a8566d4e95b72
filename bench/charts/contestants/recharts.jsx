import {
  Bar,
  BarChart,
  Line as RechartsLine,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

export function Bars({ data }) {
  return (
    <ResponsiveContainer width="100%" height={200}>
      <BarChart data={data}>
        <XAxis dataKey="label" />
        <YAxis />
        <Tooltip isAnimationActive={false} />
        <Bar dataKey="value" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

export function Line({ data }) {
  return (
    <ResponsiveContainer width="100%" height={200}>
      <LineChart data={data}>
        <XAxis
          type="number"
          dataKey="index"
          domain={['dataMin', 'dataMax']}
          tickFormatter={(index) => data[index]?.label ?? ''}
        />
        <YAxis />
        <Tooltip isAnimationActive={false} />
        <RechartsLine dataKey="value" dot={false} isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  );
}
