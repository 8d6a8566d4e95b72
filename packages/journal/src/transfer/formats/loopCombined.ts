import type { Row, Table } from '../files/csv';
import type { DateReader } from '../records/dates/readDates';
import type { Place } from '../records/rawEntries';
import type { RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { isOfLoop, type LoopEntry, loopNumber, readLoopEntries } from './loopValues';

/**
 * True if a table is Loop's with a column a habit: each of its rows ends with a comma. Where a spreadsheet has left that
 * out, values tell that nobody else writes.
 */
export function isLoopCombined({ rows }: Table): boolean {
  const [header, ...days] = rows;
  if (header?.cells[0]?.trim() !== 'Date' || days.length === 0) return false;
  const sample = days.slice(0, 50).map(({ cells }) => valuesOf(cells));
  if (!sample.flat().every((cell) => loopNumber(cell) !== null)) return false;
  return endsWithComma(header) || days.some(({ cells }) => valuesOf(cells).some(isOfLoop));
}

/** The columns of habits in a table. */
export interface LoopColumns {
  readonly count: number;
  /** Names of the columns; null where commas in names leave it unclear which they are. */
  readonly names: readonly string[] | null;
  /** The place of the names, and their text. */
  readonly place: Place;
  readonly header: string;
}

/**
 * Reads a table with a column a habit. Names in its header are not quoted, so a comma in one makes
 * more of them.
 *
 * @param habitsOf - the habit of each column; null for one that is not read.
 * @param isMeasured - true if a habit counts amounts; null: the file does not say.
 */
export function readLoopCombined(
  builder: RecordsBuilder,
  dates: DateReader,
  { rows }: Table,
  file: string,
  habitsOf: (columns: LoopColumns) => readonly (RawHabit | null)[],
  isMeasured: (habit: RawHabit) => boolean | null = () => null,
): void {
  const [header, ...days] = rows;
  if (header === undefined) return;
  const count = days.reduce((most, { cells }) => Math.max(most, valuesOf(cells).length), 0);
  const columns = Array.from({ length: count }, (): LoopEntry[] => []);
  for (const row of days) {
    const place = { file, line: row.line };
    const day = builder.day(row.cells[0] ?? '', place, dates);
    if (day === null) continue;
    for (const [column, value] of valuesOf(row.cells).entries()) {
      columns[column]?.push({ day, value, note: '', place });
    }
  }
  const habits = habitsOf({
    count,
    names: namesOf(header.cells.slice(1, endsWithComma(header) ? -1 : undefined), count),
    place: { file, line: 1 },
    header: header.cells.join(','),
  });
  for (const [column, entries] of columns.entries()) {
    const habit = habits[column];
    if (habit) readLoopEntries(builder, habit, entries, isMeasured(habit));
  }
}

/** A habit for each column, where no list tells which habits there are. */
export function newHabits(
  builder: RecordsBuilder,
  { count, names, place, header }: LoopColumns,
): readonly (RawHabit | null)[] {
  if (names === null) builder.unread('name-unclear', header, place);
  return Array.from({ length: count }, (_, column) =>
    builder.habit(column, names?.[column] ?? `#${column + 1}`),
  );
}

/**
 * The habits of the list that columns belong to: by their order where all have one, else by their
 * names, as only habits that were selected have columns.
 */
export function listedHabits(
  builder: RecordsBuilder,
  { count, names, place, header }: LoopColumns,
  listed: readonly (RawHabit | null)[],
): readonly (RawHabit | null)[] {
  if (count === listed.length) return listed;
  if (names === null) {
    builder.unread('name-unclear', header, place);
    return [];
  }
  const trimmed = names.map((name) => name.trim());
  return trimmed.map((name) => {
    const habits = listed.filter((habit) => habit?.name === name);
    const isClear = habits.length === 1 && trimmed.indexOf(name) === trimmed.lastIndexOf(name);
    if (!isClear) builder.unread('name-unclear', name, place);
    return isClear ? (habits[0] ?? null) : null;
  });
}

function endsWithComma({ cells }: Row): boolean {
  return cells.at(-1)?.trim() === '';
}

/** The values of a row, between the date and the comma at the end. */
function valuesOf(cells: readonly string[]): readonly string[] {
  // 'Entry(timestamp=2022-02-06, value=2)' has a comma in it.
  return cells
    .slice(1)
    .join(',')
    .replace(/,\s*$/, '')
    .split(/,(?! value=)/);
}

/** The names of so many columns; null where commas in names leave it unclear which they are. */
function namesOf(pieces: readonly string[], count: number): readonly string[] | null {
  if (pieces.length === count) return pieces;
  // A comma in a name has a space after it most of the time.
  const names = pieces.reduce<string[]>(
    (joined, piece) =>
      piece.startsWith(' ') && joined.length > 0
        ? [...joined.slice(0, -1), `${joined.at(-1)},${piece}`]
        : [...joined, piece],
    [],
  );
  return names.length === count ? names : null;
}
