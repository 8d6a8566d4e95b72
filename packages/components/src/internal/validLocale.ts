import { reportMisuse } from './misuse';

/** A locale that `Intl` understands: the given one, or the nearest that makes sense. */
export function validLocale(component: string, locale: string): string {
  if (isLocale(locale)) return locale;
  if (process.env.NODE_ENV !== 'production') {
    reportMisuse(
      component,
      `has the locale '${locale}', which is not a language tag, so dates and numbers have no language. ` +
        "Give `locale` as a BCP 47 tag with hyphens: 'en-US'.",
    );
  }
  const hyphenated = String(locale).replaceAll('_', '-');
  return isLocale(hyphenated) ? hyphenated : 'en';
}

function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}
