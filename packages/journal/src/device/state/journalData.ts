import type { Day } from '../../days/day';
import type { Month } from '../../days/month';
import { type MonthRecord, withMonths } from '../../progress/records';
import { type DayCells, type DayValues, valueWriter } from '../rows/cells';
import { applyChange, type Change, keysOf, type Rows } from '../rows/changes';
import { changedMonthRecord, liveOffsets, valuesOfRecord } from '../rows/monthRecord';
import {
  type HabitNoteRow,
  type HabitRow,
  type MonthRow,
  type SettingRow,
  settingsOf as settingsOfRows,
} from '../rows/rows';
import { type Stamp } from '../rows/stamp';
import { undoOf } from '../rows/undo';
import { oncePerObject } from '../../snapshot/oncePerObject';

/** What the journal holds in memory: all but the notes, of which only the latest are shown. */
export interface JournalData {
  /** Deleted ones among them. */
  readonly habits: ReadonlyMap<number, HabitRow>;
  /** The highest id that any habit has or had. */
  readonly lastHabitId: number;
  /** In order. Ten years of rows would take too much memory: these are what the rules read of them. */
  readonly months: ReadonlyMap<Month, MonthRecord>;
  /** Those that are known: of the latest entries and what was written since; empty without one. */
  readonly notes: ReadonlyMap<Day, string>;
  /** Those on habits' days that were read or written. */
  readonly habitNotes: ReadonlyMap<string, HabitNoteRow>;
  readonly settings: ReadonlyMap<string, SettingRow>;
  readonly quarantinedRows: number;
  /** When everything was replaced by a file, which can still be undone; null otherwise. */
  readonly replacedAt: number | null;
}

export const settingsOf = oncePerObject((settings: JournalData['settings']) =>
  settingsOfRows(settings.values()),
);

/** The journal as it is once changes are durable: what is shown until then. */
export function withChanges(
  data: JournalData,
  changes: readonly Change[],
  stamp: Stamp,
): JournalData {
  const writer = { stamp, cells: valueWriter };
  const rows = changes.reduce(
    (before, change) => applyChange(before, change, writer),
    rowsFor(data, changes),
  );
  const marked = markedBy(changes);
  return withRows(data, rows, (row, known) =>
    changedMonthRecord(row, known, marked, () => known?.offsets ?? []),
  );
}

/** For each of some changes the one that takes it back, as memory knows what was there before. */
export function undoEach(data: JournalData, changes: readonly Change[]): readonly Change[] {
  const rows = rowsFor(data, changes);
  return changes.map((change) => undoOf(rows, change));
}

/** The journal with the rows of changes as they are stored now. */
export function withStoredRows(
  data: JournalData,
  rows: Rows<DayCells>,
  changes: readonly Change[],
): JournalData {
  const marked = markedBy(changes);
  return withRows(data, rows, (row, known) =>
    changedMonthRecord(row, known, marked, () => liveOffsets(row)),
  );
}

/** The habits whose marks are changed. */
function markedBy(changes: readonly Change[]): ReadonlySet<number> {
  return new Set(changes.flatMap((each) => (each.kind === 'mark' ? [each.id] : [])));
}

/** The rows that changes read, as memory knows them: of a month only the habits that are marked. */
function rowsFor(data: JournalData, changes: readonly Change[]): Rows<DayValues> {
  const marked = markedBy(changes);
  const months = [...keysOf(changes).months].flatMap((month) => {
    const record = data.months.get(month);
    return record ? [[month, valuesOfRecord(month, record, marked)] as const] : [];
  });
  const { habits, notes, habitNotes, settings, lastHabitId } = data;
  return { habits, months: new Map(months), notes, habitNotes, settings, lastHabitId };
}

function withRows<Cells extends DayValues>(
  data: JournalData,
  rows: Rows<Cells>,
  recordOf: (row: MonthRow<Cells>, known: MonthRecord | undefined) => MonthRecord,
): JournalData {
  const months = [...rows.months.values()].map(
    (row) => [row.month, recordOf(row, data.months.get(row.month))] as const,
  );
  return {
    ...data,
    habits: merged(data.habits, rows.habits),
    lastHabitId: Math.max(data.lastHabitId, rows.lastHabitId),
    months: withMonths(data.months, months),
    notes: merged(data.notes, rows.notes),
    habitNotes: merged(data.habitNotes, rows.habitNotes),
    settings: merged(data.settings, rows.settings),
  };
}

function merged<Key, Row>(known: ReadonlyMap<Key, Row>, rows: ReadonlyMap<Key, Row>) {
  return rows === known || rows.size === 0 ? known : new Map([...known, ...rows]);
}
