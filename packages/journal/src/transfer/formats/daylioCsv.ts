import type { Day } from '../../days/day';
import { cellReader, columnsOf, type Row } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import { leaveOutOthers } from '../records/leftOut';
import { namedLabels, scaleIn, textsIn } from '../records/labelTexts';
import { plainLines } from '../records/plainText';
import { readTime } from '../records/dates/readTime';
import { RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';

/** Daylio's CSV, in its four headers, and our own table of moods; columns are read by name. */
export const daylioCsv: Format = {
  id: 'daylio-csv',
  app: 'Daylio',
  recognise: (content) => {
    if (content.kind !== 'table') return null;
    const columns = columnsOf(content.table);
    const isDaylio = columns.has('mood') && columns.has('activities') && columns.has('time');
    return isDaylio && (columns.has('full_date') || columns.has('year')) ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    const { table } = content;
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

interface DatedRow {
  readonly row: Row;
  readonly day: Day;
}
