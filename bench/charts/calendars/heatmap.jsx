/** Its tooltips are another package's: here each day has a `<title>`, by the documented `rectRender`. */
import HeatMap from '@uiw/react-heat-map';
import { yearsOf } from '../samples.mjs';

const WIDTH = 720;
const yearsOfData = new WeakMap();

export function prepare(data) {
  const years = yearsOf(data).map(({ year, days }) => ({
    year,
    start: new Date(`${year}/01/01`),
    end: new Date(`${year}/12/31`),
    value: days.map(({ day, level }) => ({ date: day.replaceAll('-', '/'), count: level })),
  }));
  yearsOfData.set(data, years);
}

export function Calendar({ data }) {
  return yearsOfData
    .get(data)
    .map(({ year, start, end, value }) => (
      <HeatMap
        key={year}
        width={WIDTH}
        startDate={start}
        endDate={end}
        value={value}
        rectRender={renderDay}
      />
    ));
}

function renderDay(props, { date, count }) {
  return (
    <rect {...props}>
      <title>{`${date}: Level ${count}`}</title>
    </rect>
  );
}
