import { addDays } from '@daybow/journal';
import { openJournal } from '@daybow/journal/device';

/** The tables of version 1, and their keys. */
const STORES: Readonly<Record<string, IDBObjectStoreParameters>> = {
  habits: { keyPath: 'id' },
  months: { keyPath: 'month' },
  notes: { keyPath: 'day' },
  settings: { keyPath: 'key' },
  setAside: { keyPath: 'id', autoIncrement: true },
};

const VERSION_1 = 10;
const HABITS = 25;
const DAYS = 3650;
const LAST = '2026-10-31';

/** Makes the database of a journal of ten years as version 1 left it, without any code of today's. */
export async function makeVersion1(): Promise<void> {
  const request = indexedDB.open('daybow', VERSION_1);
  request.addEventListener('upgradeneeded', () => {
    for (const [store, options] of Object.entries(STORES)) {
      request.result.createObjectStore(store, options);
    }
  });
  const database = await answered(request);
  const transaction = database.transaction(Object.keys(STORES), 'readwrite', {
    // The browser is killed as soon as this is done.
    durability: 'strict',
  });
  const put = (store: string, row: object) => transaction.objectStore(store).put(row);
  put('settings', { key: 'notifications', value: true, at: 1, offset: 60 });
  const first = addDays(LAST, 1 - DAYS);
  for (let id = 1; id <= HABITS; id += 1) {
    put('habits', {
      id,
      uid: `habit-${id}`,
      name: `Habit ${id}`,
      icon: '✨',
      position: id,
      createdOn: first,
      schedule: [{ from: first, value: [1, 2, 3, 4, 5, 6, 7] }],
      archive: [],
      deleted: false,
      at: 1,
      offset: 60,
    });
  }
  const byMonth = Map.groupBy(
    Array.from({ length: DAYS }, (_, index) => addDays(first, index)),
    (day) => day.slice(0, 7),
  );
  for (const [month, days] of byMonth) {
    const [year = 0, number = 0] = month.split('-').map(Number);
    const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
    const kept = new Set(days.map((day) => Number(day.slice(8))));
    const cells = (code: string) => ({
      values: Array.from({ length }, (_, index) => (kept.has(index + 1) ? code : '.')).join(''),
      at: Array.from({ length }, () => 1),
      offset: Array.from({ length }, () => 60),
    });
    const marks = Array.from({ length: HABITS }, (_, index) => [index + 1, cells('d')]);
    put('months', { month, marks: Object.fromEntries(marks), moods: cells('4') });
    for (const day of days) put('notes', { day, note: `What shaped ${day}.` });
  }
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

/** Opens the journal with today's code, in milliseconds. */
export async function upgrade(): Promise<number> {
  const start = performance.now();
  const journal = await openJournal();
  if (journal === null) throw new Error('There is no journal.');
  const time = performance.now() - start;
  journal.close();
  return time;
}

/** What version 1 left and is no longer there as it was. */
export async function missing(): Promise<string[]> {
  await upgrade();
  const database = await answered(indexedDB.open('daybow'));
  const stores = ['habits', 'months', 'entries', 'quarantine'];
  const transaction = database.transaction(stores);
  const rowsOf = async (store: string) =>
    (await answered(transaction.objectStore(store).getAll())) as Record<string, unknown>[];
  const [habits = [], months = [], entries = [], quarantine = []] = await Promise.all(
    stores.map(rowsOf),
  );
  database.close();
  const all = entries.flatMap((row) => row['entries'] as Record<string, unknown>[]);
  const marks = months.flatMap((row) => Object.values(row['marks'] as object).map(values)).join('');
  const found = {
    habits: habits.length,
    marks: marks.length,
    moods: all.filter(({ mood }) => mood === 4).length,
    notes: all.filter(({ id, note }) => note === `What shaped ${String(id)}.`).length,
    quarantine: quarantine.length,
  };
  const expected = {
    habits: HABITS,
    marks: HABITS * DAYS,
    moods: DAYS,
    notes: DAYS,
    quarantine: 0,
  };
  return Object.entries(expected).flatMap(([what, count]) => {
    const actual = found[what as keyof typeof found];
    return actual === count ? [] : [`${actual} of ${count} ${what}`];
  });
}

function values(cells: unknown): string {
  return (cells as { values: string }).values.replaceAll('.', '');
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
