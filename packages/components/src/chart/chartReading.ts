import type { ChartDatum } from './chartProps';
import { finiteOrNull } from './chartDomain';

/** How a value is put into words. */
export interface ReadingWords {
  formatReading: (value: number) => string;
  missingText: string;
  symbols?: Readonly<Record<number, string>>;
  names?: Readonly<Record<number, string>>;
}

/** One datum in words: the tooltip's two lines, and the value as it is read out. */
export interface Reading {
  symbol: string | undefined;
  title: string;
  note: string;
  spoken: string;
}

/** A datum in words. A value with a name leads with it: 'Okay', then 'Wed, 3 of 5'. */
export function readDatum({ label, value }: ChartDatum, words: ReadingWords): Reading {
  const finite = finiteOrNull(value);
  if (finite === null) {
    return { symbol: undefined, title: words.missingText, note: label, spoken: words.missingText };
  }
  const text = words.formatReading(finite);
  const name = words.names?.[finite];
  const symbol = words.symbols?.[finite];
  return name === undefined
    ? { symbol, title: text, note: label, spoken: text }
    : { symbol, title: name, note: `${label}, ${text}`, spoken: `${name}, ${text}` };
}
