/** Returns true for a day of the calendar as 'YYYY-MM-DD', which has no year 0. */
export function isDay(text: string): boolean {
  const time = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // Some engines read 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
