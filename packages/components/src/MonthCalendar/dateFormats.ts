import { dayFormat } from '../internal/dayFormat';
import { monthOf } from './months';

/**
 * Formats days and months in a language (a BCP 47 tag). The year appears only if it is not that of `today`.
 */
export function dateFormats(locale: string, today: string) {
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const month = dateFormat(locale, today, { month: 'long' });
  const monthRange = (first: string, last: string) => {
    const isThisYear = [first, last].every((each) => each.slice(0, 4) === today.slice(0, 4));
    return dayFormat(locale, {
      month: 'long',
      ...(!isThisYear && { year: 'numeric' }),
    }).formatRange(new Date(first), new Date(last));
  };
  return {
    /** '21'. */
    dayNumber: (date: string) => number.format(Number(date.slice(8))),
    /** 'Saturday 21 November'. */
    day: dateFormat(locale, today, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** 'November'. */
    month: (date: string) => month(`${monthOf(date)}-01`),
    /** 'November – December', or 'November' if both are the same. */
    months: (first: string, last: string) =>
      first === last ? month(`${first}-01`) : monthRange(first, last),
  };
}

function dateFormat(locale: string, today: string, options: Intl.DateTimeFormatOptions) {
  const thisYear = dayFormat(locale, options);
  const otherYear = dayFormat(locale, { ...options, year: 'numeric' });
  // A year has hundreds of days, whose words stay the same while their marks change.
  const texts = new Map<string, string>();
  return (date: string) => {
    const known = texts.get(date);
    if (known !== undefined) return known;
    const format = date.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear;
    const text = format.format(new Date(date));
    texts.set(date, text);
    return text;
  };
}
