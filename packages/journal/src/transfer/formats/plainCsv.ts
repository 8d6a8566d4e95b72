import type { Table } from '../files/csv';
import { readSigns } from '../records/doneSigns';
import { isLeftOut } from '../records/leftOut';
import { readMoods } from '../records/moodScale';
import type { ColumnRole } from '../records/questions';
import { decimalQuestion, readNumbers } from '../records/readNumbers';
import { RecordsBuilder, type ReadingContext } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { RowReader } from './plainRows';
import { shapeOf } from './plainShape';

const SAMPLE_ROWS = 5;

/** Anybody's table with a column of dates: a row a habit and day, or a column a habit. */
export const plainCsv: Format = {
  id: 'plain-csv',
  app: '',
  recognise: (content) => {
    if (content.kind !== 'table') return null;
    const { roles } = shapeOf(content.table, '9999-12-30');
    return roles.includes('date') && roles.length > 1 ? '' : null;
  },
  read: (content, context) => {
    if (content.kind !== 'table') throw new TransferError('unknown');
    return readPlain(content.table, context);
  },
};

function readPlain(table: Table, context: ReadingContext) {
  const builder = new RecordsBuilder(context);
  const { names, body, roles: guess } = shapeOf(table, context.today);
  const sample = body.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.slice(0, names.length));
  builder.ask({ kind: 'columns', names, sample, guess });
  const { answers } = context;
  const roles = answers.columns ?? guess;
  const dateColumn = roles.indexOf('date');
  const column = (at: number) => body.map(({ cells }) => cells[at]?.trim() ?? '');
  for (const [at, name] of names.entries()) {
    if (isLeftOut(roles, at)) builder.leaveOut(name, column(at));
  }
  const others = roles.flatMap((_, at) => (at === dateColumn ? [] : [column(at)]));
  const dates = builder.dates(column(dateColumn), others);
  const amounts = roles.flatMap((role, at) => (isAmount(role) ? [column(at)] : []));
  builder.ask(decimalQuestion(amounts, table.delimiter));
  const numbers = roles.map((_, at) =>
    readNumbers(column(at), table.delimiter, answers.decimalSign),
  );
  const mood = roles.indexOf('mood');
  const moods = readMoods(column(mood), names[mood] ?? '', answers.moodScale);
  builder.ask(moods.question);
  const signOf = readSigns(roles.map((_, at) => column(at)));
  const reader = new RowReader(builder, roles, names, dates, numbers, signOf, moods);
  for (const [index, row] of body.entries()) {
    builder.progress(index, body.length);
    reader.read(row, index);
  }
  reader.finish();
  if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
  return builder.build();
}

/** True for the role of a column that may hold amounts. */
function isAmount(role: ColumnRole): boolean {
  return role === 'done' || role === 'habit-done';
}
