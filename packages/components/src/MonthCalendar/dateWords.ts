import { monthOf } from './months';

/**
 * Names of days and months in a language (a BCP 47 tag). A year is only named where it is not the
 * year of `today`.
 */
export function dateWords(locale: string, today: string) {
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const month = yearly(locale, today, { month: 'long' });
  const day = yearly(locale, today, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    /** '21'. */
    number: (date: string) => number.format(Number(date.slice(8))),
    /** 'Saturday 21 November'. */
    day,
    /** 'November'. */
    month: (date: string) => month(`${monthOf(date)}-01`),
  };
}

function yearly(locale: string, today: string, options: Intl.DateTimeFormatOptions) {
  const utc = { ...options, timeZone: 'UTC' };
  const thisYear = new Intl.DateTimeFormat(locale, utc);
  const otherYear = new Intl.DateTimeFormat(locale, { ...utc, year: 'numeric' });
  return (date: string) =>
    (date.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear).format(new Date(date));
}
