import type { Day } from '../../days/day';
import { cellReader, columnsOf, type Row } from '../files/csv';
import { unguardFormula } from '../files/formulas';
import { namedLabels, scaleIn, textsIn } from '../records/labelTexts';
import { plainLines } from '../records/plainText';
import { monthReader } from '../records/monthNames';
import { checkedDay } from '../records/readDay';
import { readTime } from '../records/readTime';
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
    const monthOf = columns.has('full_date')
      ? () => null
      : monthReader(rows.map((row) => cell(row, 'date')));
    for (const [index, row] of rows.entries()) {
      builder.progress(index, rows.length);
      const day = columns.has('full_date')
        ? builder.day(cell(row, 'full_date'), 'day-first', row)
        : dayOfOldRow(builder, cell(row, 'year'), cell(row, 'date'), monthOf, row);
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
    if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
    return builder.build();
  },
};

/** The column for the names of a mood in our own table: those who read its word know the mood by that. */
export const MOOD_NAME = 'mood_name';

interface DatedRow {
  readonly row: Row;
  readonly day: Day;
}

/** The day of a row until 2018: it had a year, and a date in words of the phone's language. */
function dayOfOldRow(
  builder: RecordsBuilder,
  year: string,
  date: string,
  monthOf: (date: string) => number | null,
  row: Row,
): Day | null {
  const month = monthOf(date);
  const number = /\d+/.exec(date)?.[0];
  if (month === null || number === undefined) {
    builder.unread('date-unknown', `${date} ${year}`, row);
    return null;
  }
  const read = checkedDay(year, month, number, builder.today);
  if ('day' in read) return read.day;
  builder.unread(read.problem, `${date} ${year}`, row);
  return null;
}
