import { asciiDigits } from './asciiDigits';

const BY_COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const BY_DOTS = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const COMMA_OF_DECIMALS = /^\d+,\d+$/;
const DOT_OF_DECIMALS = /^\d+\.\d+$/;

/** Reads the numbers of a column; null for anything else. */
export type NumberReader = (text: string) => number | null;

/**
 * Makes the reader of the numbers in a column: all of its commas and dots mean the same. A comma in a file whose cells
 * are parted by commas is one of thousands, as in "10,234", unless the column has decimals after one, as in "2,5".
 *
 * @param delimiter - the sign between the cells of the file.
 */
export function readNumbers(texts: readonly string[], delimiter: string): NumberReader {
  const all = texts.map(plainNumber);
  const hasDecimalComma = all.some((text) => COMMA_OF_DECIMALS.test(text) && !BY_COMMAS.test(text));
  const hasDecimalDot = all.some((text) => DOT_OF_DECIMALS.test(text) && !BY_DOTS.test(text));
  // 1,234,567 and 1,234.5 can have commas of thousands only.
  const isProvenBy = (shape: RegExp) =>
    all.some((text) => shape.test(text) && text.match(/[.,]/g)?.length !== 1);
  const hasCommas = !hasDecimalComma && (delimiter === ',' || isProvenBy(BY_COMMAS));
  const hasDots = !hasDecimalDot && isProvenBy(BY_DOTS);
  return (text) => {
    const plain = plainNumber(text);
    if (plain === '') return null;
    if (hasCommas && BY_COMMAS.test(plain)) return numberIn(plain.replaceAll(',', ''));
    if (hasDots && BY_DOTS.test(plain)) {
      return numberIn(plain.replaceAll('.', '').replace(',', '.'));
    }
    return numberIn(plain.replace(/^(\d+),(\d+)$/, '$1.$2'));
  };
}

function plainNumber(text: string): string {
  return asciiDigits(text).trim();
}

function numberIn(text: string): number | null {
  const number = Number(text);
  return Number.isNaN(number) ? null : number;
}
