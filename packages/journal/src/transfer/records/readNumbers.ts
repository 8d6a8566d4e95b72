import { asciiDigits } from './asciiDigits';
import type { DecimalSign, Question } from './questions';

const BY_COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const BY_DOTS = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const COMMA_OF_DECIMALS = /^\d+,\d+$/;
const DOT_OF_DECIMALS = /^\d+\.\d+$/;

/** A number whose sign may part thousands or decimals. */
const OPEN = /^\d{1,3}[.,]\d{3}$/;

/** Reads the numbers of a column; null for anything else. */
export type NumberReader = (text: string) => number | null;

/**
 * Makes the reader of the numbers in a column: all of its commas and dots mean the same. A comma in a file whose cells
 * are parted by commas is one of thousands, as in "10,234", unless the column has decimals after one, as in "2,5".
 *
 * @param delimiter - the sign between the cells of the file.
 * @param decimalSign - the sign of decimals where the column leaves it open.
 */
export function readNumbers(
  texts: readonly string[],
  delimiter: string,
  decimalSign = usualSign(delimiter),
): NumberReader {
  const sign = provenSign(texts.map(plainNumber)) ?? (delimiter === ',' ? '.' : decimalSign);
  return (text) => {
    const plain = plainNumber(text);
    if (plain === '') return null;
    if (sign === '.' && BY_COMMAS.test(plain)) return numberIn(plain.replaceAll(',', ''));
    if (sign === ',' && BY_DOTS.test(plain)) {
      return numberIn(plain.replaceAll('.', '').replace(',', '.'));
    }
    return numberIn(plain.replace(/^(\d+),(\d+)$/, '$1.$2'));
  };
}

/**
 * The question for the sign of decimals, where columns leave it open: 1.234 can be more than a thousand. The guess is the
 * sign that other columns have, or else that of countries whose files have such a sign between cells.
 */
export function decimalQuestion(
  columns: readonly (readonly string[])[],
  delimiter: string,
): Question | null {
  if (delimiter === ',') return null;
  const all = columns.map((texts) => texts.map(plainNumber));
  const example = all
    .filter((texts) => provenSign(texts) === null)
    .flat()
    .find((text) => OPEN.test(text));
  if (example === undefined) return null;
  const known = all.map(provenSign).find((sign) => sign !== null);
  return { kind: 'decimal-sign', example, guess: known ?? usualSign(delimiter) };
}

/** The sign of decimals that a column proves; null where it has none, or leaves it open. */
function provenSign(texts: readonly string[]): DecimalSign | null {
  // 1,234,567 and 1,234.5 can have commas of thousands only.
  const isProvenBy = (shape: RegExp) =>
    texts.some((text) => shape.test(text) && text.match(/[.,]/g)?.length !== 1);
  const isDecimal = (shape: RegExp, grouped: RegExp) =>
    texts.some((text) => shape.test(text) && (!grouped.test(text) || text.startsWith('0')));
  if (isDecimal(COMMA_OF_DECIMALS, BY_COMMAS)) return ',';
  if (isDecimal(DOT_OF_DECIMALS, BY_DOTS)) return '.';
  if (isProvenBy(BY_COMMAS)) return '.';
  return isProvenBy(BY_DOTS) ? ',' : null;
}

function usualSign(delimiter: string): DecimalSign {
  return delimiter === ';' ? ',' : '.';
}

function plainNumber(text: string): string {
  return asciiDigits(text).trim();
}

function numberIn(text: string): number | null {
  const number = Number(text);
  return Number.isNaN(number) ? null : number;
}
