import type { CellValue } from './plainColumns';

/** Names of columns that are worked out from others, or that tell of the row itself. */
const COMPUTED: readonly RegExp[] = [
  /^(grand |sub)?totals?$|^(total|daily|weekly) (score|points)$|^(sum|average|avg\.?|mean|score)$/,
  /^((longest|best|current|day|max) )?streaks?$/,
  /^%|^(done|completed|completion|progress|success|total) ?%$|^percent(age)?\b|^completion( rate)?$/,
  /^(.+ )?(id|uuid)$|^(n[or]\.?|№|#|index|row)$/,
  /^(week ?day|day of (the )?week|week( no\.?| number)?|month|quarter|year)$/,
  /^(summe|gesamt|insgesamt|durchschnitt|mittelwert|mittel|serie|prozent|wochentag|woche|monat|jahr)$/,
  /^(somme|moyenne|série|pourcentage|semaine|mois|année|suma|media|promedio|racha|porcentaje)$/,
  /^(somma|totale|soma|média|porcentagem|razem|średnia|итого|сумма|среднее|合計|平均|总计|平均值)$/,
];
const MADE = /^(date )?(created|added|modified|updated|(last )?(edited|modified|updated))\b/;
/** Rows from which on numbers that count up are no chance; fewer where they begin with 1. */
const ROWS_MIN = 5;
const ROWS_FROM_ONE = 3;

/** True for the name of a column that holds when its rows were made or changed. */
export function isMadeName(name: string): boolean {
  return MADE.test(name.trim().toLowerCase());
}

/** True for the name of a column that nobody fills in. */
export function isComputedName(name: string): boolean {
  const lower = name.trim().toLowerCase();
  return isMadeName(lower) || COMPUTED.some((pattern) => pattern.test(lower));
}

/** True for numbers that count the rows, up or down. */
export function countsRows(values: readonly CellValue[]): boolean {
  const [first, last] = [values[0], values.at(-1)];
  const step = first === 1 || (last !== 1 && Number(first) < Number(last)) ? 1 : -1;
  const isLong = values.length >= (first === 1 || last === 1 ? ROWS_FROM_ONE : ROWS_MIN);
  return isLong && values.every((value, row) => value === Number(first) + row * step);
}

/** True for sums of other columns, where a tick is 1. */
export function addsUp(
  values: readonly CellValue[],
  others: readonly (readonly CellValue[])[],
): boolean {
  const sums = values.map((_, row) =>
    others.reduce((sum, cells) => sum + numberOf(cells[row] ?? null), 0),
  );
  // Of ones and zeros, one column is easily the sum of two others.
  const isTelling = others.length > 1 && new Set(values).size > 1 && sums.some((sum) => sum > 1);
  return (
    isTelling && values.every((value, row) => typeof value === 'number' && value === sums[row])
  );
}

function numberOf(value: CellValue): number {
  return value === 'done' ? 1 : Number(value) || 0;
}
