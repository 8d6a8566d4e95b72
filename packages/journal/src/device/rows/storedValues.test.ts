import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { expect, it } from 'vitest';
import { AMOUNT_MAX } from '../../habits/goal';
import { MOOD_OPTIONS } from '../../moods/mood';
import { MARK_CODES } from './cells';
import { ENTRY_CHECKS } from './entries';
import { SCHEMA_VERSION } from './migrations';
import { ROW_SCHEMAS } from './rows';
import { settings } from './settings';

/** The parts of schemas that say which values can be stored. */
interface Schema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** The values that a schema takes, as JSON. */
function valuesOf(schema: Schema): unknown {
  const { type, entries, wrapped, item, value, options, literal, pipe = [] } = schema;
  const limits = pipe.filter(({ requirement }) => typeof requirement === 'number');
  const limited = Object.fromEntries(limits.map((limit) => [limit.type, limit.requirement]));
  if (entries) return mapValues(entries, valuesOf);
  if (wrapped) return { [type]: valuesOf(wrapped) };
  if (item) return { [type]: valuesOf(item), ...limited };
  if (value) return { [type]: valuesOf(value) };
  if (type === 'picklist') return options;
  if (options) return options.map((option) => valuesOf(option as Schema));
  if (type === 'literal') return { literal };
  return limits.length > 0 ? { [type]: limited } : type;
}

function mapValues<Value>(record: Readonly<Record<string, Value>>, map: (value: Value) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

it('SCHEMA_VERSION rises where a row takes a new field or a field a new value', () => {
  const values = {
    rows: mapValues(ROW_SCHEMAS, valuesOf as (schema: v.GenericSchema) => unknown),
    settings: valuesOf(settings as unknown as Schema),
    entryFields: Object.keys(ENTRY_CHECKS),
    marks: MARK_CODES,
    moods: MOOD_OPTIONS.map(({ value }) => value),
    amountMax: AMOUNT_MAX,
  };
  // Frozen with its version. Other values are a new version: a step in migrations.ts, a new file here
  // and a new database beside it.
  const frozen = new URL(`../indexedDb/fixtures/values-${SCHEMA_VERSION}.json`, import.meta.url);
  expect(values).toEqual(JSON.parse(readFileSync(frozen, 'utf8')));
});
