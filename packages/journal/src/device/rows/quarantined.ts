import { contentKey } from './contentKey';
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
  const { table = 'quarantine', key = null, row = value, at } = known;
  return { table: String(table), key, row, at: typeof at === 'number' ? at : 0 };
}

/** The key of a quarantined row: its content. */
export function quarantinedKey({ table, row }: Pick<QuarantinedRow, 'table' | 'row'>): string {
  return contentKey([table, row]);
}
