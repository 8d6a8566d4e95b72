import type { Row } from '../files/csv';
import type { ColumnRole } from '../records/questions';
import { readSigns, type SignReader } from '../records/doneSigns';
import { namesFor } from '../records/dates/calendarNames';
import { readTime } from '../records/dates/readTime';
import { type NumberReader, readNumbers } from '../records/readNumbers';
import { addsUp, countsRows, isComputedName } from './computedColumns';

export type CellValue = 'done' | 'skipped' | number | null;

/** The value of a cell: 'done', 'skipped', an amount (0 for not done); null where that is unclear. */
export function cellValue(text: string, numberOf: NumberReader, signOf: SignReader): CellValue {
  const sign = text.trim() === '' ? 'not-done' : signOf(text);
  if (sign !== null) return sign === 'not-done' ? 0 : sign;
  const number = numberOf(text);
  return number !== null && number >= 0 ? number : null;
}

/** Names of a column that names habits for sure. */
const HABIT = /^(habit|habit ?name|task|activity|gewohnheit)$/;
const NAMES: readonly (readonly [ColumnRole, RegExp])[] = [
  ['habit', HABIT],
  ['habit', /^(name|title|what|was)$/],
  // A scale may stand behind, as in 'Mood (1-10)'.
  ['mood', /^(my |overall )?(mood|feeling|stimmung)( rating| score)?\s*([([/:].*|-?\d.*)?$/],
  ['time', /^(time|time of day|hour|clock|uhrzeit|zeit|heure|hora|godzina)$/],
  ['labels', /^(tags?|labels?|activities|emotions|factors)$/],
  ['note', /^(notes?|comments?|commenttext|text|memo|notiz)$/],
  [
    'done',
    /^(done|value|status|completed|amount|count|total( log)?|how (much|many)|quantity|menge)$/,
  ],
];

/** The share of a column's cells from which on they tell what it holds. */
const LARGE = 0.6;
const PERCENT = /^\d+(?:[.,]\d+)?\s?%$/;
/** The share of different texts above which they are titles, in so many rows. */
const MANY_TEXTS = 0.8;
const TITLES_MIN = 10;

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
    return areValues(cells, values[column] ?? []) ? 'habit-done' : 'ignore';
  });
  return withHabitColumn(withoutComputed(roles, names, values), names, columns, values);
}

/** True if a column has cells, and a large share of them are values. */
function areValues(cells: readonly string[], values: readonly CellValue[]): boolean {
  const filled = values.filter((_, row) => cells[row] !== '');
  const known = filled.filter((value) => value !== null);
  return filled.length > 0 && known.length >= filled.length * LARGE;
}

/** True for times on the clock: 21.10 is one, unless other cells are amounts, as 0.5 or 30. */
function areTimes(cells: readonly string[], values: readonly CellValue[]): boolean {
  const others = values.filter((_, row) => readTime(cells[row] ?? '') === null);
  return others.length < cells.length && !others.some((value) => Number(value) > 0);
}

/** Ignores columns that are worked out from others, or that count the rows, where there are others. */
function withoutComputed(
  roles: readonly ColumnRole[],
  names: readonly string[],
  values: readonly (readonly CellValue[])[],
): readonly ColumnRole[] {
  const hasHabits = roles.includes('habit');
  // The amount of a habit may be called its total.
  const isOpen = (role: ColumnRole) => role === 'habit-done' || (role === 'done' && !hasHabits);
  const inDoubt = [...roles.keys()].filter((column) => isOpen(roles[column] ?? 'ignore'));
  const own = inDoubt.filter(
    (column) => !isComputedName(names[column] ?? '') && !countsRows(values[column] ?? []),
  );
  const valuesOf = (column: number) => values[column] ?? [];
  const sum = own.find((column) =>
    addsUp(valuesOf(column), own.filter((each) => each !== column).map(valuesOf)),
  );
  const kept = own.filter((column) => column !== sum);
  const hasOthers = kept.length > 0 || hasHabits || roles.includes('mood');
  if (!hasOthers) return roles;
  return roles.map((role, at) => (isOpen(role) && !kept.includes(at) ? 'ignore' : role));
}

/** Relates a column of values to the column of habits' names, where there is one. */
function withHabitColumn(
  roles: readonly ColumnRole[],
  names: readonly string[],
  columns: readonly (readonly string[])[],
  values: readonly (readonly CellValue[])[],
): readonly ColumnRole[] {
  const isForSure = (column: number) => HABIT.test((names[column] ?? '').toLowerCase());
  const mayName = (column: number) =>
    isForSure(column) || mayNameHabits(columns[column] ?? [], columns, roles, names.length > 0);
  const named = roles.findIndex((role, column) => role === 'habit' && mayName(column));
  const isRowAHabit = names.length === 0 || hasRowAHabit(roles, columns[roles.indexOf('date')]);
  const unnamed = roles.findIndex(
    (role, column) => role === 'ignore' && values[column]?.includes(null) && mayName(column),
  );
  const habit = named < 0 && isRowAHabit ? unnamed : named;
  const valueColumn = roles.includes('done') ? roles.indexOf('done') : roles.indexOf('habit-done');
  return roles.map((role, column) => {
    if (habit < 0) return role === 'done' ? 'habit-done' : role === 'habit' ? 'ignore' : role;
    if (column === habit) return 'habit';
    if (column === valueColumn) return 'done';
    return role === 'habit-done' || role === 'habit' || role === 'done' ? 'ignore' : role;
  });
}

/** True if days recur beside at most one column of values, as with a row a habit; a diary has a row an entry. */
function hasRowAHabit(roles: readonly ColumnRole[], dates: readonly string[] = []): boolean {
  const values = roles.filter((role) => role === 'habit-done');
  return recur(dates) && values.length <= 1 && !roles.includes('mood');
}

/** True for texts that can be names of habits: titles of days hardly repeat, or stand beside habits of their own. */
function mayNameHabits(
  cells: readonly string[],
  columns: readonly (readonly string[])[],
  roles: readonly ColumnRole[],
  hasHeader: boolean,
): boolean {
  const texts = [...new Set(cells)].filter((cell) => cell !== '');
  if (texts.some((text) => PERCENT.test(text)) || areWeekdays(texts)) return false;
  const [hasDone, hasMood] = [roles.includes('done'), roles.includes('mood')];
  const habits = roles.filter((role) => role === 'habit-done').length;
  const daysRecur = recur(columns[roles.indexOf('date')] ?? []);
  const areTitles = texts.length > cells.length * MANY_TEXTS;
  if (habits > 1) return daysRecur && !areTitles;
  const isRowADay = !hasDone && (hasMood || (habits === 1 && hasHeader && !daysRecur));
  return !areTitles || (!isRowADay && cells.length < TITLES_MIN);
}

/** True if all of some texts name weekdays. */
function areWeekdays(texts: readonly string[]): boolean {
  if (texts.length === 0 || texts.length > 7) return false;
  return namesFor(texts, ['weekdays']).known === texts.length;
}

function recur(cells: readonly string[]): boolean {
  const all = cells.filter((cell) => cell !== '');
  return new Set(all).size < all.length;
}
