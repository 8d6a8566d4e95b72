import type { Table } from '../files/csv';
import type { HabitDraft, RecordsBuilder } from '../records/recordsBuilder';
import { type LoopEntry, loopNumber, readLoopEntries } from './loopValues';

/** What a table of Loop's with a column a habit looks like: each of its rows ends with a comma. */
export function isLoopCombined({ rows }: Table): boolean {
  const [header, ...days] = rows;
  if (header === undefined || days.length === 0) return false;
  if (header.cells[0]?.trim() !== 'Date' || header.cells.at(-1)?.trim() !== '') return false;
  return days
    .slice(0, 50)
    .every(({ cells }) => valuesOf(cells).every((cell) => loopNumber(cell) !== null));
}

/**
 * Reads a table with a column a habit. Names in its header are not quoted, so a comma in one makes
 * more of them.
 *
 * @param habitAt - the habit of a column, by its place and its name.
 */
export function readLoopCombined(
  builder: RecordsBuilder,
  { rows }: Table,
  file: string,
  habitAt: (column: number, name: string | null) => HabitDraft | null,
): void {
  const [header, ...days] = rows;
  if (header === undefined) return;
  const count = days.reduce((most, { cells }) => Math.max(most, valuesOf(cells).length), 0);
  const names = namesOf(header.cells.slice(1, -1), count);
  if (names === null) builder.unread('name-unclear', header.cells.join(','), { file, line: 1 });
  const columns = Array.from({ length: count }, (): LoopEntry[] => []);
  for (const row of days) {
    const place = { file, line: row.line };
    const day = builder.day(row.cells[0] ?? '', 'day-first', place);
    if (day === null) continue;
    for (const [column, value] of valuesOf(row.cells).entries()) {
      columns[column]?.push({ day, value, note: '', place });
    }
  }
  for (const [column, entries] of columns.entries()) {
    const habit = habitAt(column, names?.[column] ?? null);
    if (habit) readLoopEntries(builder, habit, entries, null);
  }
}

/** The values of a row: those between the date and the comma at the end. */
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
