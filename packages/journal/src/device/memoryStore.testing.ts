import type { JournalStore, Key, StoreEvent, Tables } from './journalStore';
import { TABLE_KEYS, TABLE_NAMES, type TableName } from './rows/rows';

type Rows = Map<TableName, Map<Key, unknown>>;

/** Storage in memory that several journals may share, as tabs share a database. */
export function createMemoryStorage() {
  let rows: Rows = emptyRows();
  let queue: Promise<unknown> = Promise.resolve();
  const stores = new Set<(event: StoreEvent) => void>();

  /** Another store on the same rows. */
  function connect(): JournalStore {
    const listeners = new Set<(event: StoreEvent) => void>();
    const hear = (event: StoreEvent) => listeners.forEach((listener) => listener(event));
    stores.add(hear);
    const tell = (event: StoreEvent) => stores.forEach((other) => other !== hear && other(event));

    return {
      name: 'memory',
      readAll: async () =>
        JSON.stringify({
          tables: Object.fromEntries(
            [...rows].map(([table, all]) => [table, [...all].map(([key, row]) => ({ key, row }))]),
          ),
        }),
      transact: (mode, work) => {
        const result = queue.then(async () => {
          const draft: Rows = new Map([...rows].map(([table, all]) => [table, new Map(all)]));
          const months = new Set<string>();
          const entries = new Set<string>();
          const habitNotes = new Set<string>();
          const value = await work(tablesOf(draft, months, entries, habitNotes));
          if (mode === 'write') {
            rows = draft;
            const changed = months.has('all')
              ? 'all'
              : { months: [...months], entries: [...entries], habitNotes: [...habitNotes] };
            queueMicrotask(() => tell({ kind: 'changed', changed }));
          }
          return value;
        });
        queue = result.catch(() => undefined);
        return result;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      erase: async () => {
        rows = emptyRows();
        tell({ kind: 'lost', trouble: 'erased' });
        stores.delete(hear);
      },
      close: () => void stores.delete(hear),
    };
  }

  return { connect };
}

function emptyRows(): Rows {
  return new Map(TABLE_NAMES.map((table) => [table, new Map()]));
}

function tablesOf(
  rows: Rows,
  months: Set<string>,
  entries: Set<string>,
  habitNotes: Set<string>,
): Tables {
  const of = (table: TableName) => rows.get(table) ?? new Map<Key, unknown>();
  const all = (table: TableName) =>
    [...of(table)]
      .map(([key, value]) => ({ key, value: structuredClone(value) }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return {
    get: async (table, key) => structuredClone(of(table).get(key)),
    all: async (table) => all(table),
    count: async (table) => of(table).size,
    put: (table, row) => {
      const path = TABLE_KEYS[table];
      const key = Reflect.get(row, path) ?? of(table).size + 1;
      of(table).set(key as Key, structuredClone({ ...row, [path]: key }));
      if ('month' in row) (table === 'entries' ? entries : months).add(row.month);
      if (table === 'habitNotes' && 'key' in row) habitNotes.add(String(row.key));
    },
    delete: (table, key) => {
      if (table === 'habitNotes') habitNotes.add(String(key));
      of(table).delete(key);
    },
    clear: (table) => {
      months.add('all');
      of(table).clear();
    },
  };
}
