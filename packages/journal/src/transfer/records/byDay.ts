import type { Day } from '../../days/day';

/** Groups records by their days, in the order of the first of each. */
export function byDay<Each>(all: Iterable<Each>, dayOf: (each: Each) => Day): Map<Day, Each[]> {
  const days = new Map<Day, Each[]>();
  for (const each of all) {
    const ofDay = days.get(dayOf(each));
    if (ofDay) ofDay.push(each);
    else days.set(dayOf(each), [each]);
  }
  return days;
}
