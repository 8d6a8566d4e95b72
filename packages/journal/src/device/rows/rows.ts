import * as v from 'valibot';
import type { JournalTables } from '../../deviceJournal';
import { type EntriesRow, entriesRow } from './entries';
import { type HabitNoteRow, habitNoteRow } from './habitNotes';
import { type HabitRow, habitRow } from './habits';
import { type LabelRow, labelRow } from './labels';
import { type MonthRow, monthRow } from './months';
import { type PeriodNoteRow, periodNoteRow } from './periodNotes';
import type { QuarantinedRow } from './quarantined';
import { type SettingRow, settingRow } from './settings';
import type { SnapshotRow } from './snapshots';

// The rows as they are stored, a file for each table. Each row carries what a merge of two devices
// needs: when it was changed, and that something was removed rather than never there.

export type { EntriesRow, EntryRow } from './entries';
export type { HabitNoteRow } from './habitNotes';
export { type HabitRow, inOrder, placesAfterMove } from './habits';
export type { LabelRow } from './labels';
export type { MonthRow } from './months';
export type { PeriodNoteRow } from './periodNotes';
export type { QuarantinedRow } from './quarantined';
export {
  DEFAULT_SETTINGS,
  type MoodFactors,
  type SettingRow,
  settingsOf,
  type SettingValues,
} from './settings';

/** The tables, and the rows of each. */
export interface TableRows {
  readonly habits: HabitRow;
  readonly months: MonthRow;
  readonly entries: EntriesRow;
  readonly habitNotes: HabitNoteRow;
  readonly periodNotes: PeriodNoteRow;
  readonly labels: LabelRow;
  readonly settings: SettingRow;
  readonly quarantine: QuarantinedRow;
  readonly snapshots: SnapshotRow;
}

export type TableName = keyof TableRows;

/** The tables that make up a journal. */
export type JournalTable = keyof JournalTables;

/** The tables whose rows are validated as they are read. */
export type ValidatedTable = Exclude<TableName, 'quarantine' | 'snapshots'>;

/** The field of each table that is its primary key. */
export const TABLE_KEYS: { readonly [Name in TableName]: keyof TableRows[Name] } = {
  habits: 'id',
  months: 'month',
  entries: 'month',
  habitNotes: 'key',
  periodNotes: 'period',
  labels: 'uid',
  settings: 'key',
  quarantine: 'id',
  snapshots: 'id',
};

export const TABLE_NAMES = Object.keys(TABLE_KEYS) as TableName[];

/** The schema of each validated table. Fields that a schema does not name are kept in the row. */
export const ROW_SCHEMAS: {
  readonly [Name in ValidatedTable]: v.GenericSchema<unknown, TableRows[Name]>;
} = {
  habits: habitRow,
  months: monthRow,
  entries: entriesRow,
  habitNotes: habitNoteRow,
  periodNotes: periodNoteRow,
  labels: labelRow,
  settings: settingRow,
};

export const VALIDATED_TABLES = Object.keys(ROW_SCHEMAS) as ValidatedTable[];

/** True if a stored value is a row of its table, so that it can be relied on. */
export function isRow<Name extends ValidatedTable>(
  table: Name,
  value: unknown,
): value is TableRows[Name] {
  return v.is(ROW_SCHEMAS[table], value);
}
