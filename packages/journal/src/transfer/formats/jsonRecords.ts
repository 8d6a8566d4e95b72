import * as v from 'valibot';
import type { RecordsBuilder } from '../records/recordsBuilder';

/** Reads each value of a list that has the fields of a schema; the others are noted as not read. */
export function* validRecords<Schema extends v.GenericSchema>(
  builder: RecordsBuilder,
  schema: Schema,
  values: readonly unknown[],
  list: string,
): Iterable<v.InferOutput<Schema>> {
  for (const [index, value] of values.entries()) {
    builder.progress(index, values.length);
    const { success, output } = v.safeParse(schema, value);
    if (success) yield output;
    else builder.unread('record-damaged', excerptOf(value), { file: `${list}[${index}]` });
  }
}

/** True if a value is an object that has lists of these names. */
export function hasLists<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, readonly unknown[]> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => Object.hasOwn(value, name) && Array.isArray(Reflect.get(value, name)))
  );
}

/** The first value of a list, if it is an object. */
export function firstObject(list: unknown): Readonly<Record<string, unknown>> {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === 'object' && first !== null ? (first as Record<string, unknown>) : {};
}

const EXCERPT_MAX = 80;

function excerptOf(value: unknown): string {
  return (JSON.stringify(value) ?? '').slice(0, EXCERPT_MAX);
}
