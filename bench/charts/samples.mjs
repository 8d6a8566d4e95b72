/**
 * Values like those of a week, a year or a day in seconds: the same in every run.
 *
 * @param {number} count
 * @param {number} variant another one, of the same kind
 */
export function sampleOf(count, variant) {
  return Array.from({ length: count }, (_, index) => ({
    index,
    label: `D${index + 1}`,
    value: Math.round(
      50 + 30 * Math.sin((index / count) * 9 + variant) + 15 * Math.sin(index * 12.9898 + variant),
    ),
  }));
}

/** The first day of all samples of days. */
const FIRST = Date.UTC(2015, 0, 1);
const DAY = 86_400_000;

/**
 * Days one after another from 1 January, each with a level from 0 to 4: the same in every run.
 *
 * @param {number} count
 * @param {number} variant another one, of the same kind
 */
export function daysOf(count, variant) {
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(FIRST + index * DAY).toISOString().slice(0, 10),
    level: Math.round(
      2 + 1.2 * Math.sin(index / 40 + variant) + Math.sin(index * 12.9898 + variant),
    ),
  }));
}

/**
 * The years of days in order, each with its days.
 *
 * @param {ReturnType<typeof daysOf>} data
 */
export function yearsOf(data) {
  const years = [...new Set(data.map(({ day }) => day.slice(0, 4)))];
  return years.map((year) => ({ year, days: data.filter(({ day }) => day.startsWith(year)) }));
}
