import type { Row } from '../files/csv';
import type { ColumnRole } from '../records/questions';
import { readSigns, type SignReader } from '../records/doneSigns';
import { readTime } from '../records/dates/readTime';
import { type NumberReader, readNumbers } from '../records/readNumbers';

export type CellValue = 'done' | 'skipped' | number | null;

/** The value of a cell: 'done', 'skipped', an amount (0 for not done); null where that is unclear. */
export function cellValue(text: string, numberOf: NumberReader, signOf: SignReader): CellValue {
  const sign = text.trim() === '' ? 'not-done' : signOf(text);
  if (sign !== null) return sign === 'not-done' ? 0 : sign;
  const number = numberOf(text);
  return number !== null && number >= 0 ? number : null;
}

const NAMES: readonly (readonly [ColumnRole, RegExp])[] = [
  ['habit', /^(habit|habit ?name|name|task|activity|title|what|gewohnheit|was)$/],
  ['mood', /^(mood|feeling|stimmung)$/],
  ['time', /^(time|time of day|hour|clock|uhrzeit|zeit|heure|hora|godzina)$/],
  ['labels', /^(tags?|labels?|activities|emotions|factors)$/],
  ['note', /^(notes?|comments?|commenttext|text|memo|notiz)$/],
  [
    'done',
    /^(done|value|status|completed|amount|count|total( log)?|how (much|many)|quantity|menge)$/,
  ],
];

const NEARLY_ALL = 0.9;

/**
 * Guesses the roles of a table's columns by their names and their cells.
 *
 * @param rows - rows that have a date.
 * @param names - none where the table has no header.
 * @param date - the index of the column of dates; -1 where there is none.
 */
export function guessRoles(
  names: readonly string[],
  rows: readonly Row[],
  width: number,
  date: number,
  delimiter: string,
): readonly ColumnRole[] {
  const columns = Array.from({ length: width }, (_, column) =>
    rows.map(({ cells }) => cells[column]?.trim() ?? ''),
  );
  const signOf = readSigns(columns);
  const values = columns.map((cells) => {
    const numberOf = readNumbers(cells, delimiter);
    return cells.map((cell) => cellValue(cell, numberOf, signOf));
  });
  const named = names.map(
    (name) => NAMES.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0],
  );
  const roles = columns.map((cells, column): ColumnRole => {
    if (column === date) return 'date';
    const role = named[column];
    // Labels are those of a mood.
    const isLikely =
      role === 'time'
        ? areTimes(cells, values[column] ?? [])
        : role !== 'labels' || named.includes('mood');
    if (role && isLikely) return role;
    return areValues(values[column] ?? []) ? 'habit-done' : 'ignore';
  });
  return withHabitColumn(roles, names.length === 0 || hasRowAHabit(roles, columns[date]), values);
}

/** True if nearly all cells are values. */
function areValues(values: readonly CellValue[]): boolean {
  return values.filter((value) => value !== null).length >= values.length * NEARLY_ALL;
}

/** True for times on the clock: 21.10 is one, unless other cells are amounts, as 0.5 or 30. */
function areTimes(cells: readonly string[], values: readonly CellValue[]): boolean {
  const others = values.filter((_, row) => readTime(cells[row] ?? '') === null);
  return others.length < cells.length && !others.some((value) => Number(value) > 0);
}

/** True if days recur beside at most one column of values, as with a row a habit; a diary has a row an entry. */
function hasRowAHabit(roles: readonly ColumnRole[], dates: readonly string[] = []): boolean {
  const days = dates.filter((cell) => cell !== '');
  const values = roles.filter((role) => role === 'habit-done');
  return new Set(days).size < days.length && values.length <= 1 && !roles.includes('mood');
}

/** Relates a column of values to the column of habits' names, where there is one. */
function withHabitColumn(
  roles: readonly ColumnRole[],
  isRowAHabit: boolean,
  values: readonly (readonly CellValue[])[],
): readonly ColumnRole[] {
  const isText = (column: number) => values[column]?.includes(null);
  const firstText = roles.findIndex((role, column) => role === 'ignore' && isText(column));
  const habit = isRowAHabit && !roles.includes('habit') ? firstText : roles.indexOf('habit');
  const valueColumn = roles.includes('done') ? roles.indexOf('done') : roles.indexOf('habit-done');
  return roles.map((role, column) => {
    if (habit < 0) return role === 'done' ? 'habit-done' : role;
    if (column === habit) return 'habit';
    if (column === valueColumn) return 'done';
    return role === 'habit-done' || role === 'habit' || role === 'done' ? 'ignore' : role;
  });
}
