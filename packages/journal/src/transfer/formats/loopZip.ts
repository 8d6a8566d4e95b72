import type { Content } from '../files/content';
import { cellReader, columnsOf, readTable, type Row, type Table } from '../files/csv';
import { decodeText } from '../files/decodeText';
import { always } from '../records/histories';
import { asciiDigits } from '../records/asciiDigits';
import { type RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { scheduleOfTimes } from '../records/schedules';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { loopDates, loopEntries } from './loopCheckmarks';
import { listedHabits, newHabits, readLoopCombined } from './loopCombined';
import { readLoopEntries } from './loopValues';

const DAILY = { times: 1, days: 1 };

/** Loop's zip, in all its layouts from 1.2 to 2.3.1: a folder a habit. */
export const loopZip: Format = {
  id: 'loop-zip',
  app: 'Loop Habit Tracker',
  recognise: (content) => {
    if (content.kind !== 'archive') return null;
    const files = filesOf(content);
    return files.folders.size > 0 || files.combined || isHabits(files.habits)
      ? versionOf(files)
      : null;
  },
  read: (content, context) => {
    if (content.kind !== 'archive') throw new TransferError('unknown');
    const builder = new RecordsBuilder(context);
    const { habits, folders, combined } = filesOf(content);
    const rows = habits?.table.rows.slice(1) ?? [];
    const cell = habits ? cellReader(habits.table) : () => '';
    const isMeasured = new Map<RawHabit, boolean>();
    const byNumber = new Map<number, RawHabit | null>();
    for (const [index, row] of rows.entries()) {
      const number = Number(asciiDigits(cell(row, 'position'))) || index + 1;
      const name = cell(row, 'name');
      const habit = builder.habit(number, name);
      byNumber.set(number, habit);
      if (habit === null) {
        builder.unread('habit-missing', row.cells.join(','), {
          file: habits?.path,
          line: row.line,
        });
      } else readHabit(builder, habit, cell, row, isMeasured);
    }
    const tables = [...folders.values(), ...(combined ? [combined] : [])];
    const dates = builder.dates(tables.flatMap(({ table }) => loopDates(table)));
    for (const [folder, table] of folders) {
      const [, digits = '', name = ''] = /^(\p{Nd}{3,})(?: |\/|$)(.*)$/su.exec(folder) ?? [];
      const number = Number(asciiDigits(digits));
      // Before 1.4 a folder has the name of its habit; later it may have lost letters of it.
      const habit =
        byNumber.get(number) ??
        (habits ? builder.habit(number, name || folder) : builder.habit(folder));
      if (!habit) continue;
      const entries = loopEntries(builder, dates, table.table, table.path);
      readLoopEntries(builder, habit, entries, isMeasured.get(habit) ?? null);
    }
    if (folders.size === 0 && combined) {
      const listed = [...byNumber.values()];
      readLoopCombined(
        builder,
        dates,
        combined.table,
        combined.path,
        (columns) =>
          habits ? listedHabits(builder, columns, listed) : newHabits(builder, columns),
        (habit) => isMeasured.get(habit) ?? null,
      );
    }
    for (const path of content.nested) builder.unread('nested-archive', path, { file: path });
    return builder.build();
  },
};

interface File {
  readonly path: string;
  readonly table: Table;
}

interface LoopFiles {
  /** The list of habits. */
  readonly habits: File | null;
  /** The table of each habit, by its folder. */
  readonly folders: ReadonlyMap<string, File>;
  /** The table of all habits. */
  readonly combined: File | null;
}

/** The files of a zip, also where somebody has packed them again within a folder. */
function filesOf(content: Content & { kind: 'archive' }): LoopFiles {
  const paths = [...content.files.keys()].filter((path) => !/(^|\/)Scores\.csv$/i.test(path));
  const list = paths.find((path) => /(^|\/)Habits\.csv$/i.test(path));
  const checkmarks = paths.filter((path) => /(^|\/)checkmarks\.csv$/i.test(path));
  const root = list?.replace(/[^/]*$/, '') ?? commonRoot(checkmarks);
  const fileAt = (path: string): File => ({
    path,
    table: readTable(decodeText(content.files.get(path) ?? new Uint8Array())),
  });
  const folders = checkmarks
    .map((path) => [path.slice(root.length).replace(/\/?[^/]*$/, ''), path] as const)
    .filter(([folder]) => folder !== '');
  const combined = checkmarks.find((path) => path.slice(root.length).indexOf('/') < 0);
  return {
    habits: list === undefined ? null : fileAt(list),
    folders: new Map(folders.map(([folder, path]) => [folder, fileAt(path)])),
    combined: combined === undefined ? null : fileAt(combined),
  };
}

/** A folder that all files lie in, where there is more than that of one habit. */
function commonRoot(paths: readonly string[]): string {
  const [first = ''] = paths;
  const top = first.slice(0, first.indexOf('/') + 1);
  const isCommon = paths.every((path) => path.startsWith(top) && path.split('/').length > 2);
  return isCommon ? top : '';
}

function isHabits(habits: File | null): boolean {
  const columns = habits ? columnsOf(habits.table) : new Map<string, number>();
  return columns.has('numrepetitions') || columns.has('frequencynumerator');
}

/** The first version that has this layout. */
function versionOf({ habits, folders, combined }: LoopFiles): string {
  if (habits === null) return '1.2';
  const columns = columnsOf(habits.table);
  if (columns.has('frequencynumerator')) return '2.3.1';
  if (!columns.has('position')) return '1.4';
  if (!columns.has('question')) return combined || isNewestFirst(folders) ? '1.6' : '1.5.4';
  const cells = combined?.table.rows.flatMap((row) => row.cells) ?? [];
  return cells.some((cell) => cell.startsWith('Entry(')) ? '2.0.1' : '2.1';
}

function isNewestFirst(folders: ReadonlyMap<string, File>): boolean {
  const days = [...folders.values()].map(({ table }) => table.rows.map(({ cells }) => cells[0]));
  return days.some((each) => (each[0] ?? '') > (each.at(-1) ?? ''));
}

/** Reads a habit from the list. */
function readHabit(
  builder: RecordsBuilder,
  habit: RawHabit,
  cell: (row: Row, column: string) => string,
  row: Row,
  isMeasured: Map<RawHabit, boolean>,
): void {
  const times = Number(asciiDigits(cell(row, 'frequencynumerator') || cell(row, 'numrepetitions')));
  const days = Number(asciiDigits(cell(row, 'frequencydenominator') || cell(row, 'interval')));
  const frequency = times > 0 && days > 0 ? { times, days } : DAILY;
  const { schedule, isExact } = scheduleOfTimes(frequency.times, frequency.days);
  habit.schedule = always(schedule);
  if (!isExact) builder.remark('schedule-approximated', habit.name);
  habit.archived = cell(row, 'archived?').toLowerCase() === 'true';
  if (cell(row, 'description') || cell(row, 'question')) builder.remark('left-out-descriptions');
  const type = cell(row, 'type');
  if (type === '') return;
  isMeasured.set(habit, type === 'NUMERICAL');
  if (type !== 'NUMERICAL') return;
  const direction = cell(row, 'target type') === 'AT_MOST' ? 'atMost' : 'atLeast';
  // Without a target it is not a number, and asked for.
  const target = Number(cell(row, 'target value') || NaN);
  habit.goal = always({ target, unit: cell(row, 'unit'), direction, step: 1 });
  if (frequency.times !== frequency.days) builder.remark('period-target', habit.name);
}
