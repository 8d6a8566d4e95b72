/** Ours, as published: the built package and its style sheets. */
import '@daybow/components/base.css';
import '@daybow/components/year-calendar.css';
import { YearCalendar } from '@daybow/components/year-calendar.js';
import { yearsOf } from '../samples.mjs';

const yearsOfData = new WeakMap();

export function prepare(data) {
  const years = yearsOf(data).map(({ year, days }) => ({
    year,
    marks: Object.fromEntries(
      days.map(({ day, level }) => [day, { value: level + 1, label: `Level ${level}` }]),
    ),
  }));
  yearsOfData.set(data, years);
}

export function Calendar({ data }) {
  const today = data.at(-1).day;
  return yearsOfData
    .get(data)
    .map(({ year, marks }) => (
      <YearCalendar key={year} layout="weeks" today={today} year={year} marks={marks} />
    ));
}
