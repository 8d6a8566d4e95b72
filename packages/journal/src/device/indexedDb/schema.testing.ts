import 'fake-indexeddb/auto';
import schema1 from './fixtures/schema-1.json';
import schema2 from './fixtures/schema-2.json';
import schema3 from './fixtures/schema-3.json';
import schema4 from './fixtures/schema-4.json';
import schema5 from './fixtures/schema-5.json';
import schema6 from './fixtures/schema-6.json';
import schema7 from './fixtures/schema-7.json';
import schema8 from './fixtures/schema-8.json';
import schema9 from './fixtures/schema-9.json';
import schema10 from './fixtures/schema-10.json';

/** A database as a version of Daybow left it. It is frozen: never make it again. */
export interface Fixture {
  /** The version in IndexedDB: ten for each version of the schema. */
  readonly version: number;
  readonly stores: Readonly<Record<string, IDBObjectStoreParameters>>;
  readonly tables: Readonly<Record<string, readonly { row: unknown }[]>>;
}

/** Fixtures, one for each version of the schema, the oldest first. */
export const FIXTURES: readonly Fixture[] = [
  schema1,
  schema2,
  schema3,
  schema4,
  schema5,
  schema6,
  schema7,
  schema8,
  schema9,
  schema10,
];

/** Makes a database as the fixture's version did, without any code of today's. */
export async function restore(name: string, { version, stores, tables }: Fixture): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      for (const [store, options] of Object.entries(stores)) {
        const made = request.result.createObjectStore(store, options);
        for (const { row } of tables[store] ?? []) made.add(row);
      }
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
  database.close();
}

/** The version and the stores of a database. */
export async function describeDatabase(name: string): Promise<Omit<Fixture, 'tables'>> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
  const transaction = database.transaction([...database.objectStoreNames]);
  const stores = [...database.objectStoreNames].map((store) => {
    const { keyPath, autoIncrement } = transaction.objectStore(store);
    return [store, { keyPath, autoIncrement }] as const;
  });
  database.close();
  return { version: database.version, stores: Object.fromEntries(stores) };
}
