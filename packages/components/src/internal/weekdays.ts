import { dayFormat } from './dayFormat';

/** A weekday by its ISO 8601 number: 1 for Monday to 7 for Sunday. */
export type WeekdayNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A weekday and its names. */
export interface NamedWeekday {
  number: WeekdayNumber;
  /** 'Monday'. */
  long: string;
  /** 'M'. */
  narrow: string;
}

/** The weekdays in order from the first one, named in a language (a BCP 47 tag). */
export function weekdaysFrom(first: WeekdayNumber, locale: string): NamedWeekday[] {
  const long = weekdayNames(locale, 'long');
  const narrow = weekdayNames(locale, 'narrow');
  return Array.from({ length: 7 }, (_, index) => {
    const number = (((first - 1 + index) % 7) + 1) as WeekdayNumber;
    return { number, long: long(number), narrow: narrow(number) };
  });
}

function weekdayNames(locale: string, weekday: 'long' | 'narrow') {
  const format = dayFormat(locale, { weekday });
  // 1 January 2024 was a Monday.
  return (number: WeekdayNumber) => format.format(Date.UTC(2024, 0, number));
}
