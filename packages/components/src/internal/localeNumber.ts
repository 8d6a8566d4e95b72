type FormatOptions = Intl.NumberFormatOptions;

/** A number as a language writes it: 1.5 is '1,5' in German. */
export function formatLocaleNumber(
  value: number,
  locale: string,
  options: FormatOptions = {},
): string {
  const all = hasUsualDecimals(options) ? options : { maximumFractionDigits: 10, ...options };
  return new Intl.NumberFormat(locale, all).format(value);
}

/** The most digits after the decimal point that a format has; Infinity if it says nothing about them. */
export function mostDecimals(locale: string, options: FormatOptions): number {
  if (!hasUsualDecimals(options)) return options.maximumFractionDigits ?? Infinity;
  const resolved = new Intl.NumberFormat(locale, options).resolvedOptions();
  return resolved.maximumFractionDigits ?? Infinity;
}

/** A currency and a percentage have the decimals that are usual for them, other numbers those that they have. */
const hasUsualDecimals = ({ style }: FormatOptions) => style === 'currency' || style === 'percent';

/**
 * The number that a person typed in a language: null for an empty text, undefined for what is no number. It may have
 * the unit, the currency or the percent sign of the format, in any length, or none.
 *
 * The other decimal separator is understood, too, because keyboards of phones often have only one: in German
 * '1.5' is 1.5, but '1.500' is 1500.
 */
export function parseLocaleNumber(
  text: string,
  locale: string,
  options: FormatOptions = {},
): number | null | undefined {
  const parts = new Intl.NumberFormat(locale, {
    ...options,
    maximumSignificantDigits: undefined,
    minimumSignificantDigits: undefined,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: true,
  }).formatToParts(12_345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ' ';

  const typed = withoutUnit(plainText(text), unitsOf(locale, options));
  if (typed === '') return null;

  const [whole = '', ...fraction] = typed.split(find('decimal'));
  const groups = whole.split(find('group'));
  // Three digits at the end; Indian groups before it have two.
  const isGrouped =
    groups.length > 1 &&
    groups.slice(1, -1).every((group) => group.length >= 2) &&
    groups.at(-1)?.length === 3;
  const plain = [isGrouped ? groups.join('') : whole, ...fraction].join('.').replace(/[,٫]/, '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  // As a text, because 7.1 / 100 is not 0.071.
  return Number(options.style === 'percent' ? `${plain}e-2` : plain) + 0;
}

/**
 * A text in small letters and the digits 0 to 9. Full-width signs and points become narrow; spaces, apostrophes, a plus
 * and marks of direction are left out.
 */
export function plainText(text: string): string {
  return plainDigits(text)
    .toLowerCase()
    .replaceAll(/[\s'’]/gu, '')
    .replace('−', '-')
    .replace(/^\+/, '');
}

/** A text with the digits 0 to 9 for those of any script, narrow signs for full-width ones, and no marks of direction. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, digitOf);
}

/** Numbers for all the forms of a word that languages have: one, two, few, many, others. */
const COUNTS = [0, 1, 2, 3, 5, 11, 20, 100, 1.5];

/** All that can stand beside a number in a format: the unit in its lengths and forms, as a plain text, longest first. */
export function unitsOf(locale: string, { style, unit, currency }: FormatOptions): string[] {
  if (!style || style === 'decimal') return [];
  const lengths: FormatOptions[] = {
    unit: (['short', 'narrow', 'long'] as const).map((unitDisplay) => ({ unit, unitDisplay })),
    currency: (['symbol', 'narrowSymbol', 'code', 'name'] as const).map((currencyDisplay) => ({
      currency,
      currencyDisplay,
    })),
    percent: [{}],
  }[style];
  const words = lengths
    .map((length) => new Intl.NumberFormat(locale, { style, ...length }))
    .flatMap((format) => COUNTS.flatMap((count) => format.formatToParts(count)))
    .filter(({ type }) => type === 'unit' || type === 'currency' || type === 'percentSign')
    .map(({ value }) => plainText(value));
  // A point at the end of 'Std.' may be left out, and '%' is on all keyboards.
  const all = [...words, ...words.map((word) => word.replace(/\.$/, ''))];
  if (style === 'percent' || unit === 'percent') all.push('%');
  return [...new Set(all)].filter(Boolean).toSorted((one, other) => other.length - one.length);
}

function withoutUnit(typed: string, units: readonly string[]): string {
  const sign = typed.startsWith('-') ? '-' : '';
  const unsigned = typed.slice(sign.length);
  const before = units.find((unit) => unsigned.startsWith(unit)) ?? '';
  const rest = unsigned.slice(before.length);
  const after = units.find((unit) => rest.endsWith(unit)) ?? '';
  return sign + rest.slice(0, rest.length - after.length);
}

/** The value of a digit of any script: Unicode has them in runs of ten, from 0 on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
