import {
  formatLocaleNumber,
  mostDecimals,
  parseLocaleNumber,
  plainText,
  unitsOf,
} from '../internal/localeNumber';

/** How a number is written: options of `Intl.NumberFormat` whose text can be read back, or hours and minutes. */
export type NumberFieldFormat =
  | Omit<Intl.NumberFormatOptions, 'notation' | 'compactDisplay' | 'currencySign' | 'signDisplay'>
  | 'h:mm';

interface NumberFormat {
  /** The text of a number. */
  write: (value: number) => string;
  /** The number in a text: null if there is none, undefined if it is something else. */
  read: (text: string) => number | null | undefined;
  /** The number in words for screen readers, with its unit in full. */
  say: (value: number) => string;
  /** True if a number has more decimals than the format. */
  isTooFine: (value: number) => boolean;
  /** The most digits after the decimal point. */
  decimals: number;
}

export function numberFormatOf(locale: string, format: NumberFieldFormat = {}): NumberFormat {
  if (format === 'h:mm') return durationFormat(locale);
  const inFull = { ...format, unitDisplay: 'long', currencyDisplay: 'name' } as const;
  const decimals = mostDecimals(locale, format);
  // 45.5 % is 0.455.
  const digits = decimals + (format.style === 'percent' ? 2 : 0);
  return {
    write: (value) => formatLocaleNumber(value, locale, format),
    read: (text) => parseLocaleNumber(text, locale, format),
    say: (value) => formatLocaleNumber(value, locale, inFull),
    isTooFine: (value) => digits <= 20 && Number(value.toFixed(digits)) !== value,
    decimals,
  };
}

/** The keyboard of a phone. Those with digits alone often have no minus, and no colon. */
export function inputModeOf(format: NumberFieldFormat | undefined, min = -1, decimals: number) {
  if (format === 'h:mm' || min < 0) return 'text';
  return decimals === 0 ? 'numeric' : 'decimal';
}

/** Minutes as hours and minutes. */
function durationFormat(locale: string): NumberFormat {
  return {
    write(value) {
      const { sign, hours, minutes } = partsOf(value);
      const padded = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(minutes);
      const unpadded = new Intl.NumberFormat(locale, { useGrouping: false }).format(hours);
      return `${sign}${unpadded}:${padded}`;
    },
    read: (text) => readDuration(text, locale),
    say(value) {
      const { sign, hours, minutes } = partsOf(value);
      const words = [
        ...(hours > 0 ? [inFull(hours, 'hour')] : []),
        ...(minutes > 0 || hours === 0 ? [inFull(minutes, 'minute')] : []),
      ];
      return sign + new Intl.ListFormat(locale, { type: 'unit' }).format(words);
    },
    isTooFine: () => false,
    decimals: 0,
  };

  function inFull(count: number, unit: string) {
    return formatLocaleNumber(count, locale, { style: 'unit', unit, unitDisplay: 'long' });
  }
}

function partsOf(value: number) {
  const total = Math.round(Math.abs(value));
  return {
    sign: value < 0 && total > 0 ? '-' : '',
    hours: Math.floor(total / 60),
    minutes: total % 60,
  };
}

/** The minutes of '7:30', '7h30', '7 hr 30 min', '450 min', or of hours such as '7.5'. */
function readDuration(text: string, locale: string): number | null | undefined {
  const hours = patternOf([...unitsOf(locale, { style: 'unit', unit: 'hour' }), 'h']);
  const minutes = patternOf([...unitsOf(locale, { style: 'unit', unit: 'minute' }), 'min', 'm']);
  const typed = plainText(text);

  const both = new RegExp(`^(-?)(\\d+)(?::|${hours}),?(\\d{1,2})(?:${minutes})?$`).exec(typed);
  if (both) {
    const [, sign = '', whole = '', rest = ''] = both;
    return Number(rest) < 60
      ? Number(`${sign}${Number(whole) * 60 + Number(rest)}`) + 0
      : undefined;
  }
  const alone = new RegExp(`^(-?\\d+)(?:${minutes})$`).exec(typed);
  if (alone) return Number(alone[1]) + 0;
  const number = parseLocaleNumber(typed.replace(new RegExp(`(?:${hours})$`), ''), locale);
  return typeof number === 'number' ? Math.round(number * 60) + 0 : number;
}

/** A pattern of any of the words. */
function patternOf(words: readonly string[]): string {
  return words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
}
