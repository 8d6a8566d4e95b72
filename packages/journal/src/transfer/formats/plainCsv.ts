import type { Day } from '../../days/day';
import { isMoodValue } from '../../moods/mood';
import type { Row, Table } from '../files/csv';
import { namedLabels, textsIn } from '../records/labelTexts';
import type { DateReader } from '../records/dates/readDates';
import { readTime } from '../records/dates/readTime';
import type { ColumnRole } from '../records/questions';
import { joinNotes, type RawEntry } from '../records/rawEntries';
import { type NumberReader, readNumbers } from '../records/readNumbers';
import { type RawHabit, RecordsBuilder, type ReadingContext } from '../records/recordsBuilder';
import { TransferError } from '../transferError';
import type { Format } from './format';
import { findDateColumn } from './dateColumn';
import { cellValue, guessRoles } from './plainColumns';

const SAMPLE_ROWS = 5;
/** Rows that tell what columns hold. */
const SHAPE_ROWS = 200;

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

/** The header of a table, its other rows, and what its columns seem to hold. */
function shapeOf({ rows: all, delimiter }: Table, today: Day) {
  const rows = withoutTitle(all);
  const [first] = rows;
  const width = rows.slice(0, 100).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const date = findDateColumn(rows, width, today);
  const hasHeader = first !== undefined && date?.isDate(first) !== true;
  const body = hasHeader ? rows.slice(1) : rows;
  const names = Array.from(
    { length: width },
    (_, column) => (hasHeader && first.cells[column]?.trim()) || String(column + 1),
  );
  // Rows of totals have no date.
  const dated = date ? body.slice(0, SHAPE_ROWS).filter(date.isDate) : [];
  const roles = guessRoles(hasHeader ? names : [], dated, width, date?.column ?? -1, delimiter);
  return { names, body, roles };
}

/** The rows of a table without those above its header that have one cell. */
function withoutTitle(rows: readonly Row[]): readonly Row[] {
  const header = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim()).length > 1);
  return header < 0 ? rows : rows.slice(header);
}

function readPlain(table: Table, context: ReadingContext) {
  const builder = new RecordsBuilder(context);
  const { names, body, roles: guess } = shapeOf(table, context.today);
  const sample = body.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.slice(0, names.length));
  builder.ask({ kind: 'columns', names, sample, guess });
  const roles = context.answers.columns ?? guess;
  const dateColumn = roles.indexOf('date');
  const column = (at: number) => body.map(({ cells }) => cells[at]?.trim() ?? '');
  const others = roles.flatMap((_, at) => (at === dateColumn ? [] : [column(at)]));
  const dates = builder.dates(column(dateColumn), others);
  const numbers = roles.map((_, at) => readNumbers(column(at), table.delimiter));
  const reader = new RowReader(builder, roles, names, dates, numbers);
  for (const [index, row] of body.entries()) {
    builder.progress(index, body.length);
    reader.read(row, index);
  }
  reader.finish();
  if (table.openQuote !== null) builder.unread('cut-off', '', { line: table.openQuote });
  return builder.build();
}

/** Reads rows, each cell by the role of its column. */
class RowReader {
  readonly #habits = new Set<RawHabit>();
  /** Entries by their rows; by day and mood where a row is a day of a habit. */
  readonly #entries = new Map<string, RawEntry>();
  readonly #places: Readonly<Record<Exclude<ColumnRole, 'habit-done' | 'ignore'>, number>>;

  constructor(
    private readonly builder: RecordsBuilder,
    private readonly roles: readonly ColumnRole[],
    private readonly names: readonly string[],
    private readonly dates: DateReader,
    private readonly numbers: readonly NumberReader[],
  ) {
    const place = (role: ColumnRole) => roles.indexOf(role);
    this.#places = {
      date: place('date'),
      habit: place('habit'),
      done: place('done'),
      mood: place('mood'),
      time: place('time'),
      note: place('note'),
      labels: place('labels'),
    };
  }

  read(row: Row, index: number): void {
    const { date, habit, mood } = this.#places;
    const day = this.builder.day(this.#cell(row, date), row, this.dates);
    if (day === null) return;
    const note = this.#cell(row, this.#places.note);
    if (habit >= 0) this.#readHabit(row, day, this.#cell(row, habit), note);
    for (const [column, role] of this.roles.entries()) {
      if (role !== 'habit-done') continue;
      const name = this.names[column] ?? '';
      this.#readValue(row, day, this.builder.habit(`${column} ${name}`, name), column);
    }
    if (mood >= 0) this.#readMood(row, day, this.#cell(row, mood), note, index);
  }

  /** Turns amounts into ticks where a habit has nothing but 0 and 1, and adds the entries that several rows name. */
  finish(): void {
    const entries = [...this.#entries.values()];
    const isNewestFirst = (entries[0]?.day ?? '') > (entries.at(-1)?.day ?? '');
    for (const entry of entries) {
      this.builder.entry({ ...entry, order: isNewestFirst ? -entry.order : entry.order });
    }
    for (const habit of this.#habits) {
      const amounts = [...habit.marks].filter(([, mark]) => typeof mark === 'number');
      const isCounted = amounts.some(([, mark]) => mark !== 1);
      habit.targetUnknown = isCounted;
      if (!isCounted) for (const [day] of amounts) habit.marks.set(day, 'done');
    }
  }

  #cell(row: Row, column: number): string {
    return row.cells[column]?.trim() ?? '';
  }

  #readHabit(row: Row, day: Day, name: string, note: string): void {
    const habit = this.builder.habit(name);
    if (habit === null) {
      this.builder.unread('habit-missing', row.cells.join(', '), row);
      return;
    }
    if (this.#places.mood < 0) this.builder.note(habit, day, note);
    const { done } = this.#places;
    this.#readValue(row, day, habit, done);
  }

  /** Reads the value of a habit. A list of days on which something was done needs no column for it. */
  #readValue(row: Row, day: Day, habit: RawHabit | null, column: number): void {
    if (habit === null) return;
    this.#habits.add(habit);
    const text = column < 0 ? '1' : this.#cell(row, column);
    const value = cellValue(text, this.numbers[column] ?? Number);
    if (value === null) this.builder.unread('value-unknown', text, row);
    else if (value !== 0) this.builder.mark(habit, day, value, row);
    // An empty cell says nothing.
    else if (text !== '') this.builder.unmark(habit, day);
  }

  #readMood(row: Row, day: Day, text: string, note: string, order: number): void {
    const labels = namedLabels(labelsIn(this.#cell(row, this.#places.labels)));
    if (text === '' && note === '' && labels.length === 0) return;
    const { date, habit, time: timeColumn } = this.#places;
    const value = Number(text);
    const mood = isMoodValue(value) ? value : text === '' ? null : text;
    const time =
      timeColumn < 0
        ? this.dates.time(this.#cell(row, date))
        : readTime(this.#cell(row, timeColumn));
    const entry = { day, mood, note, labels, time, order, place: row };
    if (habit < 0) this.#entries.set(String(order), entry);
    else this.#joinEntry(entry);
  }

  /** Joins the entries of one mood: it stands beside each habit of its day, with the time of the habit. */
  #joinEntry(entry: RawEntry): void {
    const key = `${entry.day} ${entry.mood}`;
    const known = this.#entries.get(key);
    const note = joinNotes([known?.note ?? '', entry.note]);
    const labels = [...(known?.labels ?? []), ...entry.labels];
    this.#entries.set(key, { ...entry, note, labels, time: null });
  }
}

/** The labels of a cell: between bars, or else between commas or semicolons. */
function labelsIn(cell: string): readonly string[] {
  if (cell.includes('|')) return textsIn(cell);
  return cell
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
