import type { Day } from '../../days/day';
import type { Row } from '../files/csv';
import { namedLabels, textsIn } from '../records/labelTexts';
import type { DateReader } from '../records/dates/readDates';
import type { SignReader } from '../records/doneSigns';
import type { MoodReader } from '../records/moodScale';
import { readTime } from '../records/dates/readTime';
import type { ColumnRole } from '../records/questions';
import { joinNotes, type RawEntry } from '../records/rawEntries';
import type { NumberReader } from '../records/readNumbers';
import type { RawHabit, RecordsBuilder } from '../records/recordsBuilder';
import { isComputedName } from './computedColumns';
import { HabitValues } from './habitValues';
import { cellValue } from './plainColumns';

/** Reads the rows of a table, each cell by the role of its column. */
export class RowReader {
  readonly #values: HabitValues;
  /** Entries by their rows; by day and mood where a row is a day of a habit. */
  readonly #entries = new Map<string, RawEntry>();
  readonly #places: Readonly<Record<Exclude<ColumnRole, 'habit-done' | 'ignore'>, number>>;

  constructor(
    private readonly builder: RecordsBuilder,
    private readonly roles: readonly ColumnRole[],
    private readonly names: readonly string[],
    private readonly dates: DateReader,
    private readonly numbers: readonly NumberReader[],
    private readonly signOf: SignReader,
    private readonly moods: MoodReader,
  ) {
    this.#values = new HabitValues(builder);
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

  /** Adds the marks and the entries that several rows name. */
  finish(): void {
    const entries = [...this.#entries.values()];
    const isNewestFirst = (entries[0]?.day ?? '') > (entries.at(-1)?.day ?? '');
    for (const entry of entries) {
      this.builder.entry({ ...entry, order: isNewestFirst ? -entry.order : entry.order });
    }
    this.#values.finish();
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
    const text = column < 0 ? '1' : this.#cell(row, column);
    const value = cellValue(text, this.numbers[column] ?? Number, this.signOf);
    const place = { line: row.lines?.[column] ?? row.line, part: row };
    if (value === null) this.builder.unread('value-unknown', text, place);
    // An empty cell says nothing.
    else if (text !== '') this.#values.add(habit, day, { value, beside: this.#beside(row), place });
  }

  /** The time, and the words of a row, that tell it apart from others of its habit and day. */
  #beside(row: Row): string {
    const { date, habit, done } = this.#places;
    if (habit < 0) return '';
    const others = row.cells.filter(
      (cell, column) =>
        ![date, habit, done].includes(column) &&
        !isComputedName(this.names[column] ?? '') &&
        (/\p{L}/u.test(cell) || readTime(cell) !== null),
    );
    return [this.dates.time(this.#cell(row, date)) ?? '', ...others].join('\n');
  }

  #readMood(row: Row, day: Day, text: string, note: string, order: number): void {
    const labels = namedLabels(labelsIn(this.#cell(row, this.#places.labels)));
    const { date, habit, time: timeColumn } = this.#places;
    const mood = this.moods.mood(text);
    if (mood === null && text !== '') this.builder.unread('mood-missing', text, row);
    if (mood === null && note === '' && labels.length === 0) return;
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
