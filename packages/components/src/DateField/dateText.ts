import { dayFormat } from '../internal/dayFormat';
import { plainDigits } from '../internal/localeNumber';

/*
 * Dates as people write and type them, by the Gregorian calendar. Days are 'YYYY-MM-DD', languages BCP 47 tags.
 */

type Part = 'year' | 'month' | 'day';
type Figures = Partial<Record<Part, string>>;

const PARTS: Part[] = ['year', 'month', 'day'];
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));

const IN_FIGURES = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const IN_WORDS = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** A day in figures, as a language writes it: '21/11/2026'. */
export function writeDay(day: string, locale: string): string {
  const year = new Intl.NumberFormat(locale, { minimumIntegerDigits: 4, useGrouping: false });
  return dayFormat(locale, IN_FIGURES)
    .formatToParts(new Date(day))
    .map(({ type, value }) => (type === 'year' ? year.format(Number(day.slice(0, 4))) : value))
    .join('');
}

/** How a language writes days in figures: 'DD/MM/YYYY' in English, 'TT.MM.JJJJ' in German, '年/月/日' in Japanese. */
export function dayPattern(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  return dayFormat(locale, IN_FIGURES)
    .formatToParts(0)
    .map(({ type, value }) => {
      if (!isPart(type)) return value;
      const name = names.of(type) ?? type;
      const [initial = ''] = name.toLocaleUpperCase(locale);
      // Scripts without capitals do not abbreviate by initials.
      const hasCapitals = initial !== initial.toLocaleLowerCase(locale);
      return hasCapitals ? initial.repeat(type === 'year' ? 4 : 2) : name;
    })
    .join('');
}

/**
 * Reads the day that a person typed: null for an empty text, undefined for what is no day.
 *
 * Figures are in the order of the language, or with a year of four digits first, as in ISO 8601. There may be any signs
 * between them, or none ('21112026'), and the month may be a word. Of the years with two digits, the nearest to today is
 * meant; without a year, the present one.
 */
export function readDay(text: string, locale: string, today: string): string | null | undefined {
  const typed = plain(text, locale);
  if (!typed.trim()) return null;
  const words = wordsIn(typed);
  const days = readingsOf(typed.match(/\d+/g) ?? [], words.length > 0, locale)
    .map((figures) => dayOf(figures, today))
    .filter((day) => day !== undefined);

  const daysWhere = (isSame: (own: string, word: string) => boolean) =>
    days.filter((day) => {
      const own = wordsOf(day, locale);
      return words.every((word) => own.some((each) => isSame(each, word)));
    });
  // A word may be cut short, as in 'Mar', unless it is whole: Czech 'červen' is June, and begins 'červenec', July.
  const whole = daysWhere((own, word) => own === word);
  const found = whole.length > 0 ? whole : daysWhere((own, word) => own.startsWith(word));
  return found.length === 1 ? found[0] : undefined;
}

/** The present day by the device's clock and time zone. */
export function presentDay(): string {
  const now = new Date();
  const local = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  return local.toISOString().slice(0, 10);
}

/** The ways to read some figures as a date; where the month is a word, one way for each month. */
function readingsOf(figures: string[], hasWords: boolean, locale: string): Figures[] {
  const order = orderOf(locale, IN_FIGURES);
  const [first = '', second = ''] = figures;
  const isYearFirst = first.length === 4;
  if (figures.length === 3) return [named(figures, isYearFirst ? PARTS : order)];
  if (hasWords) {
    const inWords = isYearFirst ? PARTS : second.length === 4 ? PARTS.toReversed() : undefined;
    const others = without('month', inWords ?? orderOf(locale, IN_WORDS));
    return MONTHS.map((month) => ({
      ...named(figures, figures.length === 1 ? ['day'] : others),
      month,
    }));
  }
  if (figures.length === 2) return [named(figures, without('year', order))];
  return figures.length === 1 ? [named(cut(first, order), order)] : [];
}

/** The figures by their part, or none if there are too many or too few. */
function named(figures: string[], order: Part[]): Figures {
  if (figures.length !== order.length) return {};
  return Object.fromEntries(order.map((part, index) => [part, figures[index]]));
}

/** Cuts a date without signs into its figures: '21112026', or '211126'. */
function cut(digits: string, order: Part[]): string[] {
  const lengths = order.map((part) => (part === 'year' ? digits.length - 4 : 2));
  const [first = 0, second = 0] = lengths;
  return [
    digits.slice(0, first),
    digits.slice(first, first + second),
    digits.slice(first + second),
  ];
}

/** The day of some figures, or undefined if there is none. */
function dayOf({ year, month = '', day = '' }: Figures, today: string): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const figures = year ?? String(thisYear);
  if (!/^(\d\d|\d{4})$/.test(figures) || ![month, day].every((each) => /^\d\d?$/.test(each)))
    return undefined;
  const fullYear = figures.length === 4 ? Number(figures) : nearestYear(Number(figures), thisYear);
  const date = new Date(0);
  date.setUTCFullYear(fullYear, Number(month) - 1, Number(day));
  const isSame = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isSame && fullYear > 0 ? date.toISOString().slice(0, 10) : undefined;
}

/** The nearest year with the two last digits. */
function nearestYear(lastDigits: number, thisYear: number): number {
  const centuries = Math.round((thisYear - lastDigits) / 100);
  return lastDigits + centuries * 100;
}

/** The words in a day as a language may write it, whole and short, and the month's name by itself. */
function wordsOf(day: string, locale: string): string[] {
  const options = [
    IN_FIGURES,
    IN_WORDS,
    { ...IN_WORDS, month: 'short' },
    { month: 'long' },
  ] as const;
  return options.flatMap((each) =>
    wordsIn(plain(dayFormat(locale, each).format(new Date(day)), locale)),
  );
}

/** A text in small letters and narrow ASCII digits, without marks of direction and letters that end a figure: '5th'. */
function plain(text: string, locale: string): string {
  return plainDigits(text)
    .toLocaleLowerCase(locale)
    .replaceAll(/(\d)\p{L}{1,2}(?!\p{L})/gu, '$1 ');
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}

function orderOf(locale: string, options: Intl.DateTimeFormatOptions): Part[] {
  const parts = dayFormat(locale, options).formatToParts(0);
  return parts.map(({ type }) => type).filter(isPart);
}

const without = (part: Part, order: Part[]) => order.filter((each) => each !== part);

const isPart = (type: string): type is Part => PARTS.some((part) => part === type);
