import type { Content } from '../files/content';
import { hasColumns } from '../files/csv';
import { type Advice, TransferError } from '../transferError';
import { firstObject } from './jsonRecords';

/** A kind of file that is recognised and not read. */
interface Refused {
  readonly name: string;
  readonly advice: Advice;
  readonly isFrom: (content: Content) => boolean;
}

const REFUSED: readonly Refused[] = [
  { name: 'Loop Habit Tracker', advice: 'loop-csv', isFrom: database('Repetitions') },
  { name: 'Loop Habit Tracker', advice: 'loop-zip', isFrom: table('name', 'numrepetitions') },
  { name: 'Loop Habit Tracker', advice: 'loop-zip', isFrom: table('name', 'frequencynumerator') },
  { name: 'Loop Habit Tracker', advice: 'loop-zip', isFrom: isLoopScores },
  { name: 'Tickmate', advice: 'plain-csv', isFrom: database('ticks') },
  { name: 'Rewire', advice: 'plain-csv', isFrom: database('CHECKINS') },
  { name: 'SQLite', advice: 'app-csv', isFrom: ({ kind }) => kind === 'database' },
  { name: 'Microsoft Excel', advice: 'spreadsheet-csv', isFrom: archive('[Content_Types].xml') },
  { name: 'LibreOffice', advice: 'spreadsheet-csv', isFrom: archive('META-INF/manifest.xml') },
  { name: 'Habitica', advice: 'plain-csv', isFrom: table('task name', 'task id', 'value') },
  { name: 'Bearable', advice: 'plain-csv', isFrom: table('date', 'weekday', 'category', 'detail') },
  {
    name: 'Streaks',
    advice: 'plain-csv',
    isFrom: json(({ tasks }) => 'log' in firstObject(tasks)),
  },
  {
    name: 'OpenHabitTracker',
    advice: 'plain-csv',
    isFrom: json(({ Categories }) => 'Habits' in firstObject(Categories)),
  },
  {
    name: 'Pixy',
    advice: 'plain-csv',
    isFrom: json(({ items }) => 'rating' in firstObject(items)),
  },
  {
    name: 'Daily You',
    advice: 'plain-csv',
    isFrom: (content) => content.kind === 'json' && 'timeCreated' in firstObject(content.value),
  },
];

/** @throws TransferError 'elsewhere' for a file of an app that is known and not read. */
export function refuseElsewhere(content: Content): void {
  const refused = REFUSED.find(({ isFrom }) => isFrom(content));
  if (refused === undefined) return;
  const { name, advice } = refused;
  throw new TransferError('elsewhere', { elsewhere: { name, advice } });
}

function database(tableName: string): Refused['isFrom'] {
  const create = new RegExp(`CREATE TABLE\\s+["'\`[]?${tableName}\\b`, 'i');
  return (content) => content.kind === 'database' && create.test(content.schema);
}

function archive(path: string): Refused['isFrom'] {
  return (content) => content.kind === 'archive' && content.files.has(path);
}

function table(...names: readonly string[]): Refused['isFrom'] {
  return (content) => content.kind === 'table' && hasColumns(content.table, names);
}

function json(isFrom: (value: Readonly<Record<string, unknown>>) => boolean): Refused['isFrom'] {
  return (content) => content.kind === 'json' && isFrom(Object(content.value));
}

/** A score as Loop writes it, from 0 to 1; a spreadsheet leaves zeros at the end out. */
const SCORE = /^[01](?:[.,]\d{1,4})?$/;

/** True for Loop's scores: of all habits, or of one, which has no header before 2.3.1. */
function isLoopScores(content: Content): boolean {
  if (content.kind !== 'table') return false;
  const [header, ...others] = content.table.rows;
  const rows = header?.cells[0]?.trim() === 'Date' ? others : content.table.rows;
  const scores = rows.flatMap(({ cells }) => cells.slice(1)).filter((cell) => cell.trim() !== '');
  return scores.every((cell) => SCORE.test(cell)) && scores.some((cell) => cell.length === 6);
}
