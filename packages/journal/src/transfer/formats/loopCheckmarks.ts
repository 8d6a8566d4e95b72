import type { Table } from '../files/csv';
import type { DateReader } from '../records/dates/readDates';
import { numberedDate, plainDate } from '../records/dates/writtenDate';
import { RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { isLoopCombined, newHabits, readLoopCombined } from './loopCombined';
import { type LoopEntry, loopNumber, readLoopEntries } from './loopValues';

/** A single `Checkmarks.csv` out of Loop's zip: of all habits, or of one. */
export const loopCheckmarks: Format = {
  id: 'loop-checkmarks-csv',
  app: 'Loop Habit Tracker',
  recognise: (content) => {
    if (content.kind !== 'table') return null;
    return isLoopCombined(content.table) || isLoopEntries(content.table) ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    const { table, fileName } = content;
    const builder = new RecordsBuilder(context);
    const dates = builder.dates(loopDates(table));
    if (isLoopEntries(table)) {
      // The habit's name is not in the file.
      const habit = builder.habit(fileName.replace(/\.\w+$/, '') || 'Checkmarks');
      if (habit) readLoopEntries(builder, habit, loopEntries(builder, dates, table, ''), null);
    } else {
      readLoopCombined(builder, dates, table, '', (columns) => newHabits(builder, columns));
    }
    return builder.build();
  },
};

/** True if a table is that of one habit: 'Date,Value,Notes', or without a header a date and a number. */
function isLoopEntries({ rows }: Table): boolean {
  if (hasHeader(rows[0]?.cells ?? [])) return true;
  return (
    rows.length > 0 &&
    rows
      .slice(0, 50)
      .every(
        ({ cells: [date = '', value = '', ...more] }) =>
          more.every((cell) => cell.trim() === '') &&
          numberedDate(plainDate(date)) !== null &&
          loopNumber(value) !== null,
      )
  );
}

function hasHeader(cells: readonly string[]): boolean {
  return cells.map((cell) => cell.trim()).join() === 'Date,Value,Notes';
}

/** The dates of a table. */
export function loopDates({ rows }: Table): string[] {
  return rows.map(({ cells: [date = ''] }) => date);
}

/** The rows of one habit's table. */
export function loopEntries(
  builder: RecordsBuilder,
  dates: DateReader,
  { rows }: Table,
  file: string,
): LoopEntry[] {
  const entries = hasHeader(rows[0]?.cells ?? []) ? rows.slice(1) : rows;
  return entries.flatMap(({ cells: [date = '', value = '', note = ''], line }) => {
    const place = { file, line };
    const read = dates.day(date);
    if ('problem' in read && read.problem === 'date-to-come' && loopNumber(value) === 1) {
      builder.remark('computed');
      return [];
    }
    const day = builder.day(date, place, dates);
    return day === null ? [] : [{ day, value, note, place }];
  });
}
