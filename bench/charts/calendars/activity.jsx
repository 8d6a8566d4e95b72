import { ActivityCalendar } from 'react-activity-calendar';
import 'react-activity-calendar/tooltips.css';
import { yearsOf } from '../samples.mjs';

const tooltips = {
  activity: { text: ({ date, level }) => `${date}: Level ${level}` },
};
const yearsOfData = new WeakMap();

export function prepare(data) {
  const years = yearsOf(data).map(({ year, days }) => ({
    year,
    activities: days.map(({ day, level }) => ({ date: day, count: level, level })),
  }));
  yearsOfData.set(data, years);
}

export function Calendar({ data }) {
  return yearsOfData
    .get(data)
    .map(({ year, activities }) => (
      <ActivityCalendar
        key={year}
        data={activities}
        colorScheme="light"
        tooltips={tooltips}
        showWeekdayLabels
      />
    ));
}
