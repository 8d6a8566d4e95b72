import type { Content } from '../files/content';
import { readTable } from '../files/csv';
import { decodeText } from '../files/decodeText';
import { RecordsBuilder } from '../records/recordsBuilder';
import type { ImportedRecords } from '../records/reading';
import { TransferError } from '../transferError';
import { daylioCsv } from './daylioCsv';
import type { Format } from './format';
import { habitBull } from './habitBull';
import { wayOfLife } from './wayOfLife';

const TABLES: readonly Format[] = [habitBull, daylioCsv, wayOfLife];

/** Tables of other formats in a zip, as our own export of a spreadsheet is. */
export const csvZip: Format = {
  id: 'csv-zip',
  app: '',
  recognise: (content) => (tablesIn(content).length > 0 ? '' : null),
  read: (content, context) => {
    const tables = tablesIn(content);
    if (content.kind !== 'archive' || tables.length === 0) throw new TransferError('unknown');
    const readings = tables.map(({ path, format, table }) => {
      const reading = format.read(table, context);
      if (reading.kind === 'journal') throw new TransferError('unknown');
      return { ...reading, unread: reading.unread.map((each) => ({ ...each, file: path })) };
    });
    const builder = new RecordsBuilder(context);
    for (const path of content.nested) builder.unread('nested-archive', path, { file: path });
    return { kind: 'records', ...joined([...readings, builder.build()]) };
  },
};

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

function joined(readings: readonly ImportedRecords[]): ImportedRecords {
  return {
    habits: readings.flatMap(({ habits }) => habits),
    entries: readings.flatMap(({ entries }) => entries),
    unread: readings.flatMap(({ unread }) => unread),
    remarks: readings.flatMap(({ remarks }) => remarks),
    questions: readings.flatMap(({ questions }) => questions),
  };
}
