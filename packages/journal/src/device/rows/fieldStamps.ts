import type { Day } from '../../days/day';
import { type Stamp, stampAfter } from './stamp';

/** A row whose fields are stamped one by one: in a merge, each edit outlives earlier ones of the same field alone. */
export interface StampedRow extends Stamp {
  readonly stamps?: Readonly<Record<string, Stamp>> | undefined;
}

/** The value of a field with its stamp; undefined where the row has no such field. */
export interface StampedField extends Stamp {
  readonly value?: unknown;
}

/** The stamp of a field: its own, or that of the row. */
export function stampOf({ stamps = {}, at, offset }: StampedRow, field: string): Stamp {
  return (Object.hasOwn(stamps, field) && stamps[field]) || { at, offset };
}

const MINUTE_MS = 60_000;
const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** The day on the clocks of a stamp. */
export function dayOf(stamp: Stamp): Day {
  return onTheClocks(stamp).slice(0, DATE_LENGTH);
}

/** The time on the clocks of a stamp, 'HH:MM', if it was made on the day itself. */
export function timeWithin(day: Day, stamp: Stamp): string | null {
  const date = onTheClocks(stamp);
  return date.startsWith(day) ? date.slice(DATE_LENGTH + 1, DATE_LENGTH + 'THH:MM'.length) : null;
}

/** The date and the time on the clocks of a stamp; of the last times that a `Date` can be, in UTC. */
function onTheClocks({ at, offset }: Stamp): string {
  const date = new Date(at + offset * MINUTE_MS);
  return (Number.isNaN(date.getTime()) ? new Date(at) : date).toISOString();
}

/** Changes fields of a row, and stamps each of them. */
export function withFields<Row extends StampedRow>(
  row: Row,
  changes: Partial<NoInfer<Row>>,
  stamp: Stamp,
): Row {
  const fields = new Map(fieldsIn(row).map((field) => [field, fieldOf(row, field)]));
  for (const [field, value] of Object.entries(changes)) {
    fields.set(field, { value, ...stampAfter(stampOf(row, field), stamp) });
  }
  return rowOf<Row>(row, fields);
}

/**
 * Joins versions of a row field by field.
 *
 * @param choose - chooses the version of a field that stays; `of` gives that of a row. It chooses the stamp of the
 * row, too, as that of a field without a name and a value.
 */
export function joinVersions<Row extends StampedRow>(
  rows: readonly Row[],
  choose: (of: (row: Row) => StampedField, field?: string) => StampedField,
): Row {
  const fields = [...new Set(rows.flatMap(fieldsIn))].map(
    (field) => [field, choose((row) => fieldOf(row, field), field)] as const,
  );
  return rowOf<Row>(
    choose(({ at, offset }) => ({ at, offset })),
    new Map(fields),
  );
}

/** The names of the fields that a row has, or had. */
function fieldsIn({ at: _at, offset: _offset, stamps, ...values }: StampedRow): string[] {
  return [...new Set([...Object.keys(values), ...Object.keys(stamps ?? {})])];
}

function fieldOf(row: StampedRow, field: string): StampedField {
  const value: unknown = Object.hasOwn(row, field) ? Reflect.get(row, field) : undefined;
  return { value, ...stampOf(row, field) };
}

/** The row of these fields. Equal fields make equal rows: a stamp like that of the row is left out. */
function rowOf<Row extends StampedRow>(
  { at, offset }: Stamp,
  fields: ReadonlyMap<string, StampedField>,
): Row {
  const values = [...fields]
    .filter(([, { value }]) => value !== undefined)
    .map(([field, { value }]) => [field, value] as const);
  const stamps = [...fields]
    .filter(([, own]) => own.at !== at || own.offset !== offset)
    .map(([field, own]) => [field, { at: own.at, offset: own.offset }] as const);
  const row = {
    ...Object.fromEntries(values),
    at,
    offset,
    ...(stamps.length > 0 && { stamps: Object.fromEntries(stamps) }),
  };
  return row as unknown as Row;
}
