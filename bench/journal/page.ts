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
import type { LabelRow } from '../../packages/journal/src/device/rows/labels';
import type { HabitRow } from '../../packages/journal/src/device/rows/rows';
import { newEntryId } from '../../packages/journal/src/moods/mood';

const DATABASE = 'daybow';
const STORES = ['habits', 'months', 'entries', 'labels', 'settings'];
const TIMES = ['08:10', '13:20', '21:30'];
const LABELS = 40;
/** Number of labels on an entry. */
const LABELS_OF_ENTRY = 3;

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

/** The labels, every fifth of them a scale. */
const labels = Array.from({ length: LABELS }, (_, index): LabelRow => {
  const kind = index % 5 === 0 ? 'scale' : 'label';
  return {
    uid: `label-${index}`,
    name: `Label ${index}`,
    icon: '🏷️',
    kind,
    unit: kind === 'scale' ? 'h' : '',
    group: `Group ${index % 4}`,
    position: index,
    archived: false,
    deleted: false,
    mergedInto: null,
    at: 0,
    offset: 0,
  };
});

/** Labels of one of the entries, by their uids. */
function labelsOf(index: number): Record<string, number> {
  const given = Array.from(
    { length: LABELS_OF_ENTRY },
    (_, each) => (index * 7 + each * 13) % LABELS,
  );
  return Object.fromEntries(given.map((label) => [`label-${label}`, 1]));
}

/** Starts a journal in which on each of so many days every habit was done and three moods were kept, with labels. */
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
    for (const row of labels) tables.put('labels', row);
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
    const entries = kept.flatMap((day, index) =>
      TIMES.map((time, each) => ({
        id: `${day} ${each}`,
        time,
        mood: 1 + ((Number(day.slice(8)) + each) % 5),
        note: `What shaped ${day} at ${time}.`,
        labels: labelsOf(index + each),
        at: Date.parse(`${day}T18:00:00Z`),
        offset: 60,
      })),
    );
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

/** In milliseconds: saving one entry more of today until it is durable, and removing it outside of that. */
async function save(): Promise<number> {
  await quiet();
  const { today } = journal.getView();
  const id = newEntryId(today);
  const known = journal.labels().slice(0, LABELS_OF_ENTRY);
  const given = Object.fromEntries(known.map(({ uid }) => [uid, 1]));
  const start = performance.now();
  await journal.saveEntry(id, { mood: 4, note: 'What shaped today.', labels: given });
  const time = performance.now() - start;
  await journal.removeEntry(id);
  return time;
}

/** In milliseconds: the month of today's entries, read and put in one strict transaction of IndexedDB alone. */
async function rawSave(): Promise<number> {
  await quiet();
  const month = monthOf(journal.getView().today);
  const start = performance.now();
  const transaction = raw.transaction(STORES, 'readwrite', { durability: 'strict' });
  const durable = new Promise((resolve) => transaction.addEventListener('complete', resolve));
  const row = await answer(transaction.objectStore('entries').get(month));
  transaction.objectStore('entries').put(row ?? { month, entries: [] });
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

export const journalBench = { fill, open, tick, rawTick, save, rawSave, rawRead };
Object.assign(globalThis, { journalBench });
