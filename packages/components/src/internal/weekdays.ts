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

/** Regions whose weeks begin on another day than Monday, from Unicode's CLDR. */
const SATURDAY_REGIONS = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const SUNDAY_REGIONS =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE ' +
  'PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';

/** The first weekday where a language (a BCP 47 tag) is spoken: Sunday for 'en', Monday for 'en-GB'. */
export function firstWeekdayOf(locale: string): WeekdayNumber {
  const known: { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo; region?: string | undefined } =
    new Intl.Locale(locale).maximize();
  const week = known.getWeekInfo?.() ?? known.weekInfo;
  return (week?.firstDay as WeekdayNumber | undefined) ?? firstWeekdayIn(known.region);
}

interface WeekInfo {
  firstDay: number;
}

/** The first weekday of a region, for browsers without week data, such as Firefox. */
export function firstWeekdayIn(region: string | undefined): WeekdayNumber {
  if (!region) return 1;
  if (SATURDAY_REGIONS.includes(region)) return 6;
  return SUNDAY_REGIONS.includes(region) ? 7 : 1;
}
