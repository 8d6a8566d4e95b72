const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats dates of UTC in a language. Made once: that takes as long as to draw a week of a calendar. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
