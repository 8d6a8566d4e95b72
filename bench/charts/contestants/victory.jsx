/** Its container for hovering (VictoryVoronoiContainer) fails with React 19, so there is none. */
import { VictoryAxis, VictoryBar, VictoryChart, VictoryLine } from 'victory';

export function Bars({ data }) {
  return (
    <Drawing data={data}>
      <VictoryBar data={data} x="index" y="value" />
    </Drawing>
  );
}

export function Line({ data }) {
  return (
    <Drawing data={data}>
      <VictoryLine data={data} x="index" y="value" />
    </Drawing>
  );
}

function Drawing({ data, children }) {
  return (
    <VictoryChart width={360} height={200} domainPadding={10}>
      <VictoryAxis tickCount={7} tickFormat={(index) => data[index]?.label ?? ''} />
      <VictoryAxis dependentAxis />
      {children}
    </VictoryChart>
  );
}
