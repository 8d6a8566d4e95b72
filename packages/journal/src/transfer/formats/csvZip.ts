import type { Content } from '../files/content';
import { readTable } from '../files/csv';
import { decodeText } from '../files/decodeText';
import { joinRecords } from '../records/joinRecords';
import type { Answers, Question } from '../records/questions';
import { RecordsBuilder } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import { daylioCsv } from './daylioCsv';
import type { Format } from './format';
import { habitBull } from './habitBull';
import { plainCsv } from './plainCsv';
import { wayOfLife } from './wayOfLife';

const TABLES: readonly Format[] = [habitBull, daylioCsv, wayOfLife, plainCsv];

/** Tables of other formats in a zip, as our own export of a spreadsheet is. */
export const csvZip: Format = {
  id: 'csv-zip',
  app: '',
  recognise: (content) => (tablesIn(content).length > 0 ? '' : null),
  read: (content, context) => {
    const tables = tablesIn(content);
    if (content.kind !== 'archive' || tables.length === 0) throw new TransferError('unknown');
    // A person says what the columns of one table hold; those of several are read as they seem to be.
    const isOnlyPlain = tables.filter(({ format }) => format === plainCsv).length === 1;
    const { columns: _, ...others } = context.answers;
    const answers = isOnlyPlain ? context.answers : others;
    const read = (each: ZippedTable, more: Answers = {}) => {
      const reading = each.format.read(each.table, {
        ...context,
        answers: { ...answers, ...more },
      });
      if (reading.kind === 'journal') throw new TransferError('unknown');
      return reading;
    };
    const first = tables.map((each) => ({ table: each, reading: read(each) }));
    // Day and month have one order in all of the tables.
    const orders = new Set(first.flatMap(({ reading }) => reading.dateOrder ?? []));
    const [proven] = orders.size === 1 ? orders : [];
    const asked = first.flatMap(({ reading }) => reading.questions).find(isOfDateOrder);
    const dateOrder = proven ?? context.answers.dateOrder ?? asked?.guess;
    const readings = first.map(({ table, reading: alone }) => {
      const isOpen = alone.questions.some(isOfDateOrder);
      const reading = isOpen ? read(table, dateOrder && { dateOrder }) : alone;
      return {
        ...reading,
        questions: reading.questions.filter(
          (question) =>
            (isOnlyPlain || question.kind !== 'columns') && !(proven && isOfDateOrder(question)),
        ),
        unread: reading.unread.map((one) => ({ ...one, file: table.path })),
      };
    });
    const builder = new RecordsBuilder(context);
    for (const path of content.nested) builder.unread('nested-archive', path, { file: path });
    return { kind: 'records', ...joinRecords([...readings, builder.build()]) };
  },
};

function isOfDateOrder(question: Question): question is Extract<Question, { kind: 'date-order' }> {
  return question.kind === 'date-order';
}

interface ZippedTable {
  readonly path: string;
  readonly format: Format;
  readonly table: Content;
}

function tablesIn(content: Content): readonly ZippedTable[] {
  if (content.kind !== 'archive') return [];
  return [...content.files].flatMap(([path, bytes]) => {
    if (!/\.csv$/i.test(path)) return [];
    const table: Content = { kind: 'table', table: readTable(decodeText(bytes)), fileName: path };
    const format = TABLES.find((each) => each.recognise(table) !== null);
    return format ? [{ path, format, table }] : [];
  });
}
