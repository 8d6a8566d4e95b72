import { type Day, daysBetween, type Month, type Weekday } from '@daybow/journal';
import { isolate } from './messages';
import { pluralOf, unitAfter } from './units';

/** The words that a format needs. */
export interface FormatWords {
  readonly day: {
    readonly today: string;
    readonly yesterday: string;
    readonly daysAgo: (values: { readonly days: number }) => string;
  };
  readonly amounts: {
    readonly bare: (values: { readonly amount: number }) => string;
    readonly of: (values: { readonly amount: number; readonly target: number }) => string;
    readonly unitLast: (values: { readonly amount: string; readonly unit: string }) => string;
    readonly unitFirst: (values: { readonly amount: string; readonly unit: string }) => string;
  };
}

/** Puts dates and numbers into words: the only place that does, in one locale. */
export interface Format {
  /** 'Saturday 21 November', with the year unless it is today's. */
  readonly longDay: (day: Day, today: Day) => string;
  /** '26 Nov', with the year unless it is today's. */
  readonly shortDay: (day: Day, today: Day) => string;
  /** The long day in parts: the weekday, and the rest. */
  readonly longDayParts: (day: Day, today: Day) => readonly string[];
  /** 'Today', 'Yesterday', '2 days ago', then 'Wed 18 Nov', with the year instead of the weekday unless it is today's. */
  readonly relativeDay: (day: Day, today: Day) => string;
  /** '21' for 21 November. */
  readonly dayOfMonth: (day: Day) => string;
  /** '9 – 15 November', with the year unless it is today's. */
  readonly dayRange: (first: Day, last: Day, today: Day) => string;
  /** 'November', with the year unless it is today's. */
  readonly month: (month: Month, today: Day) => string;
  /** 'November 2026'. */
  readonly monthOfYear: (month: Month) => string;
  /** 'Nov'. */
  readonly shortMonth: (month: Month) => string;
  /** 'N' for November. */
  readonly narrowMonth: (month: Month) => string;
  /** '2026'. */
  readonly year: (year: string) => string;
  /** 'Mon' for 1. */
  readonly shortWeekday: (weekday: Weekday) => string;
  /** 'M' for 1. */
  readonly narrowWeekday: (weekday: Weekday) => string;
  /** 'Monday' for 1. */
  readonly longWeekday: (weekday: Weekday) => string;
  /** '03:00' or '3:00 AM' for 3. */
  readonly hour: (hour: number) => string;
  /** '20:30' or '8:30 PM' for '20:30'. */
  readonly time: (time: string) => string;
  /** '1.2 MB'. */
  readonly bytes: (count: number) => string;
  /** '2 hours ago' for what was so long before now, in ms; never in the future. */
  readonly ago: (milliseconds: number) => string;
  /** '89%' for 89. */
  readonly percent: (percentage: number) => string;
  /** '0.8', always with one decimal. */
  readonly oneDecimal: (value: number) => string;
  /** '8 cups', '1 cup' where both forms are known, 'cups: 1' where none that fits is, and '8' without a unit. */
  readonly amount: (amount: number, unit: string) => string;
  /** '5 of 8 cups'. */
  readonly amountOf: (amount: number, target: number, unit: string) => string;
  /** 'Mon, Wed, Fri'. */
  readonly list: (texts: readonly string[]) => string;
  /** '9 habits, 3 skips and 64 moods'. */
  readonly sentenceList: (texts: readonly string[]) => string;
  /** The weekday on which weeks begin where the locale is used. */
  readonly firstWeekday: Weekday;
}

export function createFormat(
  locale: string,
  { day: words, amounts }: FormatWords,
  direction: 'ltr' | 'rtl',
): Format {
  const longDay = dayFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const longDayOfYear = dayFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const date = dayFormat(locale, { day: 'numeric', month: 'long' });
  const shortDay = dayFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const shortDate = dayFormat(locale, { day: 'numeric', month: 'short' });
  const shortDayOfYear = dayFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const dayOfMonth = dayFormat(locale, { day: 'numeric' });
  const dateOfYear = dayFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const month = dayFormat(locale, { month: 'long' });
  const monthOfYear = dayFormat(locale, { month: 'long', year: 'numeric' });
  const shortMonth = dayFormat(locale, { month: 'short' });
  const narrowMonth = dayFormat(locale, { month: 'narrow' });
  const year = dayFormat(locale, { year: 'numeric' });
  const shortWeekday = dayFormat(locale, { weekday: 'short' });
  const narrowWeekday = dayFormat(locale, { weekday: 'narrow' });
  const longWeekday = dayFormat(locale, { weekday: 'long' });
  const hour = dayFormat(locale, { timeStyle: 'short' });
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const oneDecimal = once(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const megabytes = once(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'megabyte',
        maximumSignificantDigits: 2,
      }),
  );
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const list = once(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
  const sentenceList = once(() => new Intl.ListFormat(locale));
  const plurals = once(() => new Intl.PluralRules(locale));

  /** Adds the unit to what is said of an amount. */
  const withUnit = (amount: string, count: number, unit: string) => {
    if (unit.trim() === '') return amount;
    const form = unitAfter(count, unit, plurals());
    return form === null
      ? amounts.unitFirst({ amount, unit: pluralOf(unit) })
      : amounts.unitLast({ amount, unit: form });
  };

  return {
    longDay: (day, today) => {
      const format = isOfOtherYear(day, today) ? longDayOfYear : longDay;
      return format().format(noonOf(day));
    },
    shortDay: (day, today) => {
      const format = isOfOtherYear(day, today) ? shortDayOfYear : shortDate;
      return format().format(noonOf(day));
    },
    longDayParts: (day, today) => {
      const format = isOfOtherYear(day, today) ? longDayOfYear : longDay;
      return weekdayAndRest(format().formatToParts(noonOf(day)));
    },
    relativeDay: (day, today) => {
      const days = daysBetween(day, today);
      if (days === 0) return words.today;
      if (days === 1) return words.yesterday;
      if (days === 2) return words.daysAgo({ days });
      const format = isOfOtherYear(day, today) ? shortDayOfYear : shortDay;
      return format().format(noonOf(day));
    },
    dayOfMonth: (day) => dayOfMonth().format(noonOf(day)),
    dayRange: (first, last, today) => {
      const format = isOfOtherYear(first, today) ? dateOfYear : date;
      return format().formatRange(noonOf(first), noonOf(last));
    },
    month: (each, today) => {
      const day = `${each}-01`;
      const format = isOfOtherYear(day, today) ? monthOfYear : month;
      return format().format(noonOf(day));
    },
    monthOfYear: (each) => monthOfYear().format(noonOf(`${each}-01`)),
    shortMonth: (each) => shortMonth().format(noonOf(`${each}-01`)),
    narrowMonth: (each) => narrowMonth().format(noonOf(`${each}-01`)),
    year: (each) => year().format(noonOf(`${each}-01-01`)),
    shortWeekday: (weekday) => shortWeekday().format(noonOf(someDayOf(weekday))),
    narrowWeekday: (weekday) => narrowWeekday().format(noonOf(someDayOf(weekday))),
    longWeekday: (weekday) => longWeekday().format(noonOf(someDayOf(weekday))),
    hour: (each) => hour().format(new Date(Date.UTC(2024, 0, 1, each))),
    time: (each) => hour().format(new Date(`2024-01-01T${each}Z`)),
    bytes: (count) => megabytes().format(count / 1e6),
    ago: (milliseconds) => {
      const minutes = Math.max(0, Math.round(milliseconds / 60_000));
      if (minutes < 60) return relative().format(-minutes, 'minute');
      const hours = Math.round(minutes / 60);
      return hours < 24
        ? relative().format(-hours, 'hour')
        : relative().format(-Math.round(hours / 24), 'day');
    },
    percent: (percentage) => percent().format(percentage / 100),
    oneDecimal: (value) => oneDecimal().format(value),
    amount: (amount, unit) => withUnit(amounts.bare({ amount }), amount, unit),
    amountOf: (amount, target, unit) => withUnit(amounts.of({ amount, target }), target, unit),
    list: (texts) => list().format(texts.map((text) => isolate(text, direction))),
    sentenceList: (texts) => sentenceList().format(texts.map((text) => isolate(text, direction))),
    firstWeekday: firstWeekdayOf(locale),
  };
}

/**
 * A format of days, made when it is first used: making one takes longer than drawing a screen. In
 * UTC, where every day has a noon: a format keeps the zone that it was made in, and people travel
 * while a page is open. Of the Gregorian calendar, whose days and months the journal counts.
 */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return once(
    () => new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' }),
  );
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** True if a day needs its year, as it is not of this year. */
function isOfOtherYear(day: Day, today: Day): boolean {
  return day.slice(0, 4) !== today.slice(0, 4);
}

function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** 1 January 2024 was a Monday. */
function someDayOf(weekday: Weekday): Day {
  return `2024-01-0${weekday}`;
}

/** Texts that may each be kept on one line: the weekday, what is before it and what is after it. */
function weekdayAndRest(parts: readonly Intl.DateTimeFormatPart[]): string[] {
  const weekday = parts.findIndex(({ type }) => type === 'weekday');
  // A comma after the weekday stays with it.
  const isPunctuated = parts[weekday + 1]?.value.trim() !== '';
  const end = weekday + (isPunctuated ? 2 : 1);
  return [parts.slice(0, weekday), parts.slice(weekday, end), parts.slice(end)]
    .map((some) =>
      some
        .map(({ value }) => value)
        .join('')
        .trim(),
    )
    .filter((text) => text !== '');
}

function firstWeekdayOf(locale: string): Weekday {
  // A method in the standard, a property in browsers that came before it.
  const { getWeekInfo, weekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    readonly getWeekInfo?: () => { readonly firstDay: Weekday };
    readonly weekInfo?: { readonly firstDay: Weekday };
  };
  return (getWeekInfo?.call(new Intl.Locale(locale)) ?? weekInfo)?.firstDay ?? 1;
}
