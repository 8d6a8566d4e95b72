import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Content } from '../files/content';
import type { Format } from './format';

const NOTES = /^notes \((.+)\)$/i;
const VALUES: ReadonlySet<string> = new Set(['green', 'red', '-', '']);

/** Way of Life's CSV: a row a day, and two columns a habit: its colour and its notes. */
export const wayOfLife: Format = {
  id: 'way-of-life-csv',
  app: 'Way of Life',
  recognise: (content) => {
    const header = headerOf(content);
    if (header?.[0]?.toLowerCase() !== 'date' || content.kind !== 'table') return null;
    const colours = content.table.rows
      .slice(1, 50)
      .flatMap(({ cells }) => cells.slice(1).filter((_, index) => !isNotes(header, index + 1)))
      .map((cell) => cell.trim().toLowerCase());
    const isColoured = colours.some((cell) => cell === 'green' || cell === 'red');
    return isColoured && colours.every((cell) => VALUES.has(cell)) ? '' : null;
  },
  read: (content, context) => {
    const header = headerOf(content);
    if (content.kind !== 'table' || header === null) throw new TransferError('unknown');
    const builder = new RecordsBuilder(context);
    const { table } = content;
    const rows = table.rows.slice(1);
    const dates = builder.dates(rows.map(({ cells }) => cells[0] ?? ''));
    const habits = header.map((name, column): RawHabit | null =>
      column === 0 || isNotes(header, column) ? null : builder.habit(`${column} ${name}`, name),
    );
    for (const [index, row] of rows.entries()) {
      builder.progress(index, rows.length);
      const day = builder.day(row.cells[0] ?? '', row, dates);
      if (day === null) continue;
      for (const [column, habit] of habits.entries()) {
        if (habit === null) continue;
        const value = (row.cells[column] ?? '').trim();
        const colour = value.toLowerCase();
        if (colour === 'green') builder.mark(habit, day, 'done', row);
        else if (colour === 'red') builder.unmark(habit, day);
        else if (!VALUES.has(colour)) builder.unread('value-unknown', value, row);
        const note = isNotes(header, column + 1) ? (row.cells[column + 1] ?? '') : '';
        // A dash stands for nothing.
        if (note.trim() !== '-') builder.note(habit, day, note);
      }
    }
    if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
    return builder.build();
  },
};

function headerOf(content: Content): readonly string[] | null {
  return content.kind === 'table'
    ? (content.table.rows[0]?.cells.map((name) => name.trim()) ?? null)
    : null;
}

/** True if a column holds the notes of the one before it: a habit may have such a name, too. */
function isNotes(header: readonly string[], column: number): boolean {
  return NOTES.exec(header[column] ?? '')?.[1] === header[column - 1];
}
