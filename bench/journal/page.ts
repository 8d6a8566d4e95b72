/* oxlint-disable no-restricted-imports -- it fills tables, which no door of the journal lets one do */
/**
 * Runs in a page of the app's origin: fills journals, and times ticks beside IndexedDB alone doing the
 * same reads and writes.
 */
import { addDays, civilDay } from '../../packages/journal/src/days/day';
import { addMonths, dayIn, daysInMonth, monthOf } from '../../packages/journal/src/days/month';
import type { DeviceJournal, HabitOptions } from '../../packages/journal/src/deviceJournal';
import { openJournal, startJournal } from '../../packages/journal/src/device/index';
import { openIndexedDbStore } from '../../packages/journal/src/device/indexedDb/indexedDbStore';
import type { DayCells } from '../../packages/journal/src/device/rows/cells';
import type { HabitRow } from '../../packages/journal/src/device/rows/rows';

const DATABASE = 'daybow';
const STORES = ['habits', 'months', 'entries', 'settings'];

/** Every fifth habit is of one of these kinds; the others are ticked every day. */
const KINDS: readonly HabitOptions[] = [
  { schedule: { kind: 'times', times: 3, per: 'week' } },
  { schedule: { kind: 'interval', days: 3 } },
  { goal: { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 } },
  { schedule: { kind: 'times', times: 9, per: 'month' } },
];

function kindOf(id: number): HabitOptions {
  return id % 5 === 0 ? (KINDS[(id / 5 - 1) % KINDS.length] ?? {}) : {};
}

/** Starts a journal in which every habit was done and a mood kept on each of so many days. */
async function fill(days: number, habits: number): Promise<void> {
  const names = Array.from({ length: habits }, (_, index) => `Habit ${index + 1}`);
  const { journal } = await startJournal({
    habits: names.map((name) => ({ name, icon: '✨', completed: false })),
  });
  journal.close();
  if (days === 0) return;

  const today = civilDay(new Date());
  const first = addDays(today, 1 - days);
  const store = await openIndexedDbStore(DATABASE);
  await store.transact('write', async (tables) => {
    for (const { value } of await tables.all('habits')) {
      const row = value as HabitRow;
      const { schedule, goal } = kindOf(row.id);
      tables.put('habits', {
        ...row,
        createdOn: first,
        ...(schedule && { schedule: [{ from: first, value: schedule }] }),
        ...(goal && { goal: [{ from: first, value: goal }] }),
      });
    }
  });
  for (let month = monthOf(first); month <= monthOf(today); month = addMonths(month, 1)) {
    const all = Array.from({ length: daysInMonth(month) }, (_, index) => dayIn(month, index));
    const kept = all.filter((day) => day >= first && day <= today);
    const cells = (code: (day: string) => string): DayCells => ({
      values: all.map((day) => (kept.includes(day) ? code(day) : '.')).join(''),
      at: all.map((day) => (kept.includes(day) ? Date.parse(`${day}T18:00:00Z`) : 0)),
      offset: all.map((day) => (kept.includes(day) ? 60 : 0)),
    });
    const done = cells(() => 'd');
    const amounts = { ...cells(() => 'a'), amounts: all.map((_, index) => index % 12) };
    const marks = Object.fromEntries(
      names.map((_, index) => [index + 1, kindOf(index + 1).goal ? amounts : done]),
    );
    const entries = kept.map((day) => ({
      id: day,
      mood: 1 + (Number(day.slice(8)) % 5),
      note: `What shaped ${day}.`,
      at: Date.parse(`${day}T18:00:00Z`),
      offset: 60,
    }));
    await store.transact('write', async (tables) => {
      tables.put('months', { month, marks });
      tables.put('entries', { month, entries });
    });
  }
  store.close();
}

let journal: DeviceJournal;
let raw: IDBDatabase;

/** What a request of IndexedDB alone is answered. */
function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** Opens the journal by its door and, beside it, by IndexedDB alone. */
async function open(): Promise<void> {
  const opened = await openJournal();
  if (opened === null) throw new Error('There is no journal.');
  journal = opened;
  // What Home looks at, at once, whenever something changes.
  journal.subscribe(() => {
    const { today, listed, storage } = journal.getView();
    Object.assign(globalThis, { drawn: [journal.day(today), listed, storage] });
  });
  raw = await answer(indexedDB.open(DATABASE));
}

/** What the tick before has left to do, such as telling other tabs, is not for the next one to bear. */
function quiet(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** In milliseconds: one tick until it is durable. */
async function tick(): Promise<number> {
  await quiet();
  const { today } = journal.getView();
  const mark = journal.day(today).habits[0]?.completed ? 'empty' : 'done';
  const start = performance.now();
  await journal.setMark(1, today, mark);
  return performance.now() - start;
}

/** In milliseconds: the same reads and writes in one strict transaction of IndexedDB alone. */
async function rawTick(): Promise<number> {
  await quiet();
  const month = monthOf(journal.getView().today);
  const start = performance.now();
  const transaction = raw.transaction(STORES, 'readwrite', { durability: 'strict' });
  const durable = new Promise((resolve) => transaction.addEventListener('complete', resolve));
  transaction.objectStore('habits').get(1);
  const row = await answer(transaction.objectStore('months').get(month));
  transaction.objectStore('months').put(row);
  await durable;
  return performance.now() - start;
}

/** In milliseconds: reading all that opening a journal reads. */
async function rawRead(): Promise<number> {
  const start = performance.now();
  const database = await answer(indexedDB.open(DATABASE));
  const transaction = database.transaction(STORES);
  await Promise.all(STORES.map((store) => answer(transaction.objectStore(store).getAll())));
  const time = performance.now() - start;
  database.close();
  return time;
}

export const journalBench = { fill, open, tick, rawTick, rawRead };
Object.assign(globalThis, { journalBench });
