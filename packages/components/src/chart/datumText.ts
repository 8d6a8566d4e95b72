import type { TextDatum } from './chartData';
import { finiteOrNull } from './valueDomain';

/** Format of a datum in words. */
export interface DatumFormat {
  formatReading: (value: number) => string;
  missingText: string;
  symbols?: Readonly<Record<number, string>> | undefined;
  valueLabels?: Readonly<Record<number, string>> | undefined;
}

/** A datum in words. */
export interface DatumText {
  symbol: string | undefined;
  /** The first line of the tooltip. */
  title: string;
  /** The second line of the tooltip. */
  detail: string;
  /** The value for screen readers: in the slider, the table and the description. */
  valueText: string;
}

/** A datum in words. The name of a value comes first: 'Okay', then 'Wed, 3 of 5'. */
export function datumText(datum: TextDatum, format: DatumFormat): DatumText {
  const { label, value, valueText } = datum;
  const { formatReading, missingText, symbols, valueLabels } = format;
  const finite = finiteOrNull(value);
  if (finite === null) {
    return { symbol: undefined, title: missingText, detail: label, valueText: missingText };
  }
  const text = valueText ?? formatReading(finite);
  const name = valueLabels?.[finite];
  const symbol = symbols?.[finite];
  return name === undefined
    ? { symbol, title: text, detail: label, valueText: text }
    : { symbol, title: name, detail: `${label}, ${text}`, valueText: `${name}, ${text}` };
}
