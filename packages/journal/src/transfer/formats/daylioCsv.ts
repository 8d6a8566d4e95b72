import type { Day } from '../../days/day';
import { cellReader, columnsOf, type Row, type Table } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import { leaveOutOthers } from '../records/leftOut';
import { namedLabels, scaleIn, textsIn } from '../records/labelTexts';
import { plainLines } from '../records/plainText';
import { namesFor } from '../records/dates/calendarNames';
import { readTime } from '../records/dates/readTime';
import { numberedDate, plainDate } from '../records/dates/writtenDate';
import { RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';

/** Daylio's CSV, in its four headers, and our own table of moods; columns are read by name. */
export const daylioCsv: Format = {
  id: 'daylio-csv',
  app: 'Daylio',
  recognise: (content) => {
    if (content.kind !== 'table') return null;
    const columns = columnsOf(withHeader(content.table));
    const isDaylio = columns.has('mood') && columns.has('activities') && columns.has('time');
    return isDaylio && (columns.has('full_date') || columns.has('year')) ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    const table = withHeader(content.table);
    const builder = new RecordsBuilder(context);
    const columns = columnsOf(table);
    const cell = cellReader(table);
    const lastColumn = [...columns.values()].reduce((last, column) => Math.max(last, column), -1);
    const entries: DatedRow[] = [];
    const rows = table.rows.slice(1);
    // Until 2018 the year was apart.
    const dateOf = (row: Row) =>
      columns.has('full_date')
        ? cell(row, 'full_date')
        : `${cell(row, 'date')} ${cell(row, 'year')}`;
    const besideOf = (column: string) => rows.map((row) => cell(row, column));
    const dates = builder.dates(rows.map(dateOf), [besideOf('date'), besideOf('weekday')]);
    for (const [index, row] of rows.entries()) {
      builder.progress(index, rows.length);
      const day = builder.day(dateOf(row), row, dates);
      if (day !== null) entries.push({ row, day });
    }
    const isNewestFirst = (entries[0]?.day ?? '') >= (entries.at(-1)?.day ?? '');
    const textsOf = (row: Row, column: string) => textsIn(unguardFormula(cell(row, column)));
    for (const [index, { row, day }] of entries.entries()) {
      const note = [
        cell(row, 'note_title'),
        // A comma in a note that was saved again without quotes makes cells beyond the last column.
        [unguardFormula(cell(row, 'note')), ...row.cells.slice(lastColumn + 1)]
          .filter(Boolean)
          .join(','),
      ];
      const scales = textsOf(row, 'scales').flatMap((text) => {
        const scale = scaleIn(text);
        if (scale === null) builder.unread('value-unknown', text, row);
        return scale ?? [];
      });
      const word = cell(row, 'mood');
      builder.entry({
        day,
        mood: word === '' ? null : word,
        note: plainLines(note),
        labels: [
          ...namedLabels(textsOf(row, 'activities')),
          ...scales,
          ...namedLabels(textsOf(row, MOOD_NAME), { kind: 'mood' }),
        ],
        time: readTime(cell(row, 'time')),
        order: isNewestFirst ? -index : index,
        place: row,
      });
    }
    leaveOutOthers(builder, table, READ);
    if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
    return builder.build();
  },
};

/** The column for the names of a mood in our own table: those who read its word know the mood by that. */
export const MOOD_NAME = 'mood_name';

/** The columns that are read; the day of the week says no more than the date. */
const READ: ReadonlySet<string> = new Set(
  'full_date year date weekday time mood activities scales note_title note'.split(' '),
).add(MOOD_NAME);

const HEADER = ['full_date', 'date', 'weekday', 'time', 'mood', 'activities'];
/** Rows that tell the shape of a table. */
const SHAPE_ROWS = 20;

/** A table with Daylio's header where a person has taken it away: its columns are known by what they hold. */
function withHeader(table: Table): Table {
  const rows = table.rows.slice(0, SHAPE_ROWS);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const weekdays = new Set(rows.map(({ cells }) => cells[2]?.trim() ?? ''));
  const isDaylio = rows.every(
    ({ cells: [date = '', , , time = '', mood = ''] }) =>
      numberedDate(plainDate(date)) !== null &&
      /^\d{1,2}[:.]\d{2}/.test(time) &&
      /\p{L}/u.test(mood),
  );
  if (rows.length === 0 || width < HEADER.length || width > HEADER.length + 3) return table;
  if (!isDaylio || namesFor(weekdays, ['weekdays']).known < weekdays.size) return table;
  const scales = width > HEADER.length + 2 ? ['scales'] : [];
  const title = width > HEADER.length + 1 ? ['note_title'] : [];
  const cells = [...HEADER, ...scales, ...title, 'note'];
  return { ...table, rows: [{ cells, line: 0 }, ...table.rows] };
}

interface DatedRow {
  readonly row: Row;
  readonly day: Day;
}
