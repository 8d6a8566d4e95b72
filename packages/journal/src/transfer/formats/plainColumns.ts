import type { Row } from '../files/csv';
import type { ColumnRole } from '../records/questions';
import { readTime } from '../records/dates/readTime';

const DONE: ReadonlySet<string> = new Set(
  'x ✓ ✔ ✅ ☑ yes y true done ja oui si sí sim tak да はい completed complete success'.split(' '),
);
const NOT_DONE: ReadonlySet<string> = new Set(
  [
    '',
    '-',
    '–',
    '—',
    '✗',
    '✘',
    '❌',
    '☐',
    'no',
    'n',
    'false',
    'nein',
    'non',
    'nie',
    'não',
    'нет',
  ].concat(['not done', 'failed', 'fail', 'missed', 'incomplete']),
);
const SKIPPED: ReadonlySet<string> = new Set(['skip', 'skipped', 'pause', 'paused']);

/** The value of a cell: 'done', 'skipped', an amount (0 for not done); null where that is unclear. */
export function cellValue(text: string): 'done' | 'skipped' | number | null {
  const lower = text.trim().toLowerCase();
  if (DONE.has(lower)) return 'done';
  if (NOT_DONE.has(lower)) return 0;
  if (SKIPPED.has(lower)) return 'skipped';
  const number = Number(lower.replace(/^(\d+),(\d+)$/, '$1.$2'));
  return number >= 0 ? number : null;
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

const SAMPLE_ROWS = 200;

/**
 * Guesses the roles of a table's columns by their names and their cells.
 *
 * @param names - none where the table has no header.
 * @param date - the index of the column of dates; -1 where there is none.
 */
export function guessRoles(
  names: readonly string[],
  rows: readonly Row[],
  width: number,
  date: number,
): readonly ColumnRole[] {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const columns = Array.from({ length: width }, (_, column) =>
    sample.map(({ cells }) => cells[column]?.trim() ?? ''),
  );
  const named = names.map(
    (name) => NAMES.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0],
  );
  const roles = columns.map((cells, column): ColumnRole => {
    if (column === date) return 'date';
    const role = named[column];
    // Labels are those of a mood.
    const isLikely =
      role === 'time' ? areTimes(cells) : role !== 'labels' || named.includes('mood');
    if (role && isLikely) return role;
    return cells.every((cell) => cellValue(cell) !== null) ? 'habit-done' : 'ignore';
  });
  return withHabitColumn(roles, names.length === 0 || hasRowAHabit(roles, columns[date]), columns);
}

/** True for times on the clock: 21.10 is one, unless other cells are amounts, as 0.5 or 30. */
function areTimes(cells: readonly string[]): boolean {
  const others = cells.filter((cell) => readTime(cell) === null);
  return others.length < cells.length && !others.some((cell) => Number(cellValue(cell)) > 0);
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
  columns: readonly (readonly string[])[],
): readonly ColumnRole[] {
  const isText = (column: number) => columns[column]?.some((cell) => cellValue(cell) === null);
  const firstText = roles.findIndex((role, column) => role === 'ignore' && isText(column));
  const habit = isRowAHabit && !roles.includes('habit') ? firstText : roles.indexOf('habit');
  const value = roles.includes('done') ? roles.indexOf('done') : roles.indexOf('habit-done');
  return roles.map((role, column) => {
    if (habit < 0) return role === 'done' ? 'habit-done' : role;
    if (column === habit) return 'habit';
    if (column === value) return 'done';
    return role === 'habit-done' || role === 'habit' || role === 'done' ? 'ignore' : role;
  });
}
