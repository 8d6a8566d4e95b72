import { contentKey } from './contentKey';
import { isHabitId } from './habitIds';
import { isObject } from './values';

/** A row of another table that cannot be read, unchanged. */
export interface QuarantinedRow {
  /** A unique id; rows that version 1 of the schema put here have numbers. */
  readonly id: string | number;
  readonly table: string;
  readonly key: unknown;
  readonly row: unknown;
  readonly at: number;
}

/** Reads a row of the table `quarantine`; a value that is no such row is quarantined itself. */
export function quarantinedRow(value: unknown): Omit<QuarantinedRow, 'id'> {
  const known = isObject(value) ? value : {};
  const { table, key = null, row = value, at } = known;
  return {
    // Any object can stand there, also one that String() throws for.
    table: typeof table === 'string' ? table : 'quarantine',
    key,
    row,
    at: typeof at === 'number' ? at : 0,
  };
}

/** The key of a quarantined row: its content. */
export function quarantinedKey({ table, row }: Pick<QuarantinedRow, 'table' | 'row'>): string {
  return contentKey([table, row]);
}

/** The uid of the habit whose row is quarantined; null for any other row, and where the uid is what is damaged. */
export function quarantinedUid({ table, row }: Pick<QuarantinedRow, 'table' | 'row'>) {
  const { uid }: { uid?: unknown } = Object(row);
  return table === 'habits' && typeof uid === 'string' ? uid : null;
}

/** True for the quarantined row of a habit or a label that was removed for good. */
export function isOfRemoved(
  { table, row }: Pick<QuarantinedRow, 'table' | 'row'>,
  rows: Readonly<Record<'habits' | 'labels', Removable>>,
): boolean {
  const { uid }: { uid?: unknown } = Object(row);
  const isKnown = (table === 'habits' || table === 'labels') && typeof uid === 'string';
  return isKnown && rows[table].get(uid)?.removed === true;
}

type Removable = ReadonlyMap<string, { readonly removed?: true | undefined }>;

/** The id in this database of the habit whose row is quarantined; null for any other row. */
export function quarantinedId({ table, key, row }: Omit<QuarantinedRow, 'id' | 'at'>) {
  const { id }: { id?: unknown } = Object(row);
  if (table !== 'habits') return null;
  return [key, id].find(isHabitId) ?? null;
}
