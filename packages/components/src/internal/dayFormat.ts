const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats dates of UTC in a language, by the Gregorian calendar, whose days and months a `Date` counts. Each
 * format is made once, because that is slow.
 */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
    ...options,
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  formats.set(key, format);
  return format;
}
