import Papa from 'papaparse';
import { TransferError } from '../transferError';

/** A line of a table. */
export interface Row {
  readonly cells: readonly string[];
  /** The line of the file on which it begins, from 1 on. */
  readonly line: number;
  /** The line of each cell, where those of a column were made a row. */
  readonly lines?: readonly number[];
}

/** The rows of a CSV file that have anything in them, its header among them. */
export interface Table {
  readonly rows: readonly Row[];
  /** The line where a quoted cell begins that never ends: the file was cut off. */
  readonly openQuote: number | null;
  /** The sign between cells. */
  readonly delimiter: string;
}

const DELIMITERS = [',', ';', '\t'];
/** The most cells in a row: nobody tracks so many things. */
const COLUMNS_MAX = 10_000;

/**
 * Reads CSV with commas, semicolons or tabs, as spreadsheets of different countries save it.
 *
 * @throws TransferError 'too-large' for a row of more than {@link COLUMNS_MAX} cells.
 */
export function readTable(file: string): Table {
  // Spreadsheets are told the delimiter by a line above the table.
  const [told = '', delimiterTold] = /^\uFEFF?sep=(.)\r?\n/i.exec(file) ?? [];
  const text = file.slice(told.length);
  const delimiter = delimiterTold ?? delimiterOf(text);
  const rows: Row[] = [];
  let openQuote: number | null = null;
  let cursor = 0;
  let line = told === '' ? 1 : 2;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      if (data.length > COLUMNS_MAX) throw new TransferError('too-large');
      if (errors.some(({ code }) => code === 'MissingQuotes')) openQuote ??= line;
      if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data, line });
      line += countLineBreaks(text, cursor, meta.cursor);
      cursor = meta.cursor;
    },
  });
  return { rows, openQuote, delimiter };
}

/** The delimiter of cells: as in the first line that has one, where nobody has written notes. */
function delimiterOf(text: string): string {
  for (const [line] of text.matchAll(/(?:"[^"]*"|[^"\r\n]+)+/g)) {
    const bare = line.replace(/"[^"]*"/g, '');
    const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
    const most = Math.max(...counts);
    if (most > 1) return DELIMITERS[counts.indexOf(most)] ?? ',';
  }
  return ',';
}

/** The indices of a table's columns, by the names in its first row, in any letters. */
export function columnsOf({ rows }: Table): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [index, name] of (rows[0]?.cells ?? []).entries()) {
    const key = name.trim().toLowerCase();
    if (!columns.has(key)) columns.set(key, index);
  }
  return columns;
}

/** True if a table has all of these columns. */
export function hasColumns(table: Table, names: readonly string[]): boolean {
  const columns = columnsOf(table);
  return names.every((name) => columns.has(name));
}

/** Reads cells of rows by the names of their columns; empty where a row is too short. */
export function cellReader(table: Table): (row: Row, column: string) => string {
  const columns = columnsOf(table);
  return (row, column) => row.cells[columns.get(column) ?? -1]?.trim() ?? '';
}

function countLineBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index += 1) {
    const code = text.charCodeAt(index);
    // A line ends with \n, \r\n, or \r alone.
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) count += 1;
  }
  return count;
}
