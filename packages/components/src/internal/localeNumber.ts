/** A number as a language writes it: 1.5 is '1,5' in German. */
export function formatLocaleNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(value);
}

/**
 * The number that a person typed in a language: null for an empty text, undefined for what is no number.
 *
 * The other decimal separator is understood, too, because keyboards of phones often have only one: in German
 * '1.5' is 1.5, but '1.500' is 1500.
 */
export function parseLocaleNumber(text: string, locale: string): number | null | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ' ';

  // Full-width signs and points become narrow. Without spaces, apostrophes and marks of direction.
  const typed = text
    .normalize('NFKC')
    .replaceAll(/[\s'’\p{Cf}]/gu, '')
    .replace('−', '-')
    .replace(/^\+/, '')
    .replaceAll(/\p{Nd}/gu, digitOf);
  if (typed === '') return null;

  const [whole = '', ...fraction] = typed.split(find('decimal'));
  const groups = whole.split(find('group'));
  // Three digits at the end; Indian groups before it have two.
  const isGrouped =
    groups.length > 1 &&
    groups.slice(1, -1).every((group) => group.length >= 2) &&
    groups.at(-1)?.length === 3;
  const plain = [isGrouped ? groups.join('') : whole, ...fraction].join('.').replace(/[,٫]/, '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) + 0 : undefined;
}

/** The value of a digit of any script: Unicode has them in runs of ten, from 0 on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
