import { ResponsiveCalendar } from '@nivo/calendar';

const YEAR_HEIGHT = 110;
const margin = { top: 20, right: 10, bottom: 10, left: 30 };
const colors = ['#ebedf0', '#c6e48b', '#7bc96f', '#239a3b', '#196127'];
const dataOf = new WeakMap();

export function prepare(data) {
  dataOf.set(
    data,
    data.map(({ day, level }) => ({ day, value: level })),
  );
}

export function Calendar({ data }) {
  const [from, to] = [data[0].day, data.at(-1).day];
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1;
  return (
    <div style={{ height: years * YEAR_HEIGHT }}>
      <ResponsiveCalendar data={dataOf.get(data)} {...{ from, to, margin, colors }} />
    </div>
  );
}
