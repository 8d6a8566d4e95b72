/** Runs in a page: writes that are killed, that race, and that fail; and what is there afterwards. */
import { addDays, type DeviceJournal, JournalError } from '@daybow/journal';
import { openJournal, startJournal } from '@daybow/journal/device';

/** Told of each write once it is durable. */
declare const acknowledge: (write: number) => Promise<void>;

const HABITS = 10;
const DAYS = 28;

const habits = Array.from({ length: HABITS }, (_, index) => ({
  name: `Habit ${index + 1}`,
  icon: '✨',
  completed: false,
}));

/** Opens the journal. A browser that was killed may leave its storage locked for a moment. */
async function openKilled(): Promise<DeviceJournal> {
  try {
    return await startJournal({ habits });
  } catch (error) {
    throw new Error(`Not opened: ${String((error as Error).cause)}`, { cause: error });
  }
}

/** Writes a mood with a note, day after day, until the end comes: a write touches two tables. */
async function writeOn(): Promise<never> {
  const journal = await openKilled();
  const { today } = journal.getSnapshot();
  for (let write = 0; ; write += 1) {
    const mood = ((write % 5) + 1) as 1;
    await journal.saveMoodOn(addDays(today, -(write % DAYS)), { mood, note: String(write) });
    void acknowledge(write);
  }
}

/** The number that each day's note says, and the days whose mood is not that of their note. */
async function entries(): Promise<{ writes: (number | null)[]; halves: string[] }> {
  const journal = await openKilled();
  const { today } = journal.getSnapshot();
  const writes: (number | null)[] = [];
  const halves: string[] = [];
  for (let ago = 0; ago < DAYS; ago += 1) {
    const entry = await journal.readMood(addDays(today, -ago));
    const write = entry === null ? null : Number(entry.note);
    writes.push(write);
    if (entry && entry.mood !== ((write ?? 0) % 5) + 1) halves.push(JSON.stringify(entry));
  }
  if (journal.getSnapshot().storage.rowsSetAside > 0) halves.push('rows set aside');
  journal.close();
  return { writes, halves };
}

/** Numbers from 0 to 1 that look random enough here, the same for the same seed (Park and Miller's). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

/** Sets every other habit, odd or even, at random, and gives what is to be there in the end. */
async function race(parity: number, operations: number): Promise<Record<string, string>> {
  const journal = await startJournal({ habits });
  const random = numbersFrom(parity + 1);
  const { today } = journal.getSnapshot();
  const model: Record<string, string> = {};
  for (let batch = 0; batch < operations; batch += 10) {
    const writes = Array.from({ length: Math.min(10, operations - batch) }, () => {
      const id = 2 * Math.floor((random() * HABITS) / 2) + 1 + parity;
      const day = addDays(today, -Math.floor(random() * DAYS));
      const mark = (['done', 'skipped', 'empty'] as const)[Math.floor(random() * 3)] ?? 'empty';
      model[`${id} ${day}`] = mark;
      return journal.setMark(id, day, mark);
    });
    await Promise.all(writes);
  }
  Object.assign(globalThis, { raced: journal });
  return model;
}

/** The marks that differ from a model, as this tab shows them, or as a reload does. */
async function differences(model: Record<string, string>, reloaded: boolean): Promise<string[]> {
  const { raced } = globalThis as unknown as { raced: DeviceJournal };
  const journal = reloaded ? await openJournal() : raced;
  if (journal === null) return ['There is no journal.'];
  return Object.entries(model).flatMap(([cell, mark]) => {
    const [id = '', day = ''] = cell.split(' ');
    const actual = journal.habitMonth(Number(id), day.slice(0, 7)).find((each) => each.day === day);
    return actual?.mark === mark ? [] : [`${cell}: ${actual?.mark}, not ${mark}`];
  });
}

/** Every way to write, each of them prepared so that it changes something. */
const sites: Record<string, (journal: DeviceJournal, today: string) => Promise<unknown>> = {
  addHabit: (journal) => journal.addHabit({ name: 'New', icon: '' }),
  setHabitCompleted: (journal) => journal.setHabitCompleted(1, true),
  setMark: (journal, today) => journal.setMark(2, addDays(today, -40), 'skipped'),
  editHabit: (journal) => journal.editHabit(3, { name: 'Other', schedule: [1, 2] }),
  moveHabit: (journal) => journal.moveHabit(5, 1),
  archiveHabit: (journal) => journal.archiveHabit(4),
  restoreHabit: (journal) => journal.restoreHabit(9),
  deleteHabit: (journal) => journal.deleteHabit(6),
  saveMood: (journal) => journal.saveMood({ mood: 2, note: 'Rain' }),
  removeMood: (journal, today) => journal.removeMood(addDays(today, -1)),
  setDayStartHour: (journal) => journal.setDayStartHour(3),
  setFirstWeekday: (journal) => journal.setFirstWeekday(3),
  setNotifications: (journal) => journal.setNotifications(false),
};

/** Fails each site's first, second, … write to a table, as the call or at the end of its transaction. */
async function failAll(): Promise<{ failures: number; faults: string[] }> {
  const prepared = await startJournal({ habits });
  const { today } = prepared.getSnapshot();
  await prepared.saveMoodOn(addDays(today, -1), { mood: 5, note: 'Sun' });
  await prepared.archiveHabit(9);
  prepared.close();

  const faults: string[] = [];
  let failures = 0;
  for (const [site, write] of Object.entries(sites)) {
    for (const way of ['call', 'commit'] as const) {
      for (let failing = 1; ; failing += 1) {
        const before = await stored();
        const journal = await startJournal({ habits });
        const injected = failNth(failing, way);
        let done: unknown;
        let failure: unknown = null;
        try {
          done = await write(journal, today);
        } catch (error) {
          failure = error;
        }
        const hit = injected.restore();
        // As before for the next way to fail.
        if (typeof done === 'function') await done();
        const shown = journal.getSnapshot().storage;
        journal.close();
        if (!hit) {
          if (failure !== null) faults.push(`${site} fails by itself: ${String(failure)}`);
          break;
        }
        failures += 1;
        const told = failure instanceof JournalError && shown.trouble === failure.trouble;
        if (!told) faults.push(`${site}, ${way} ${failing}: not told of`);
        if (way === 'call' && shown.trouble !== 'quota') faults.push(`${site}: ${shown.trouble}`);
        if ((await stored()) !== before)
          faults.push(`${site}, ${way} ${failing}: something changed`);
      }
    }
  }
  return { failures, faults };
}

async function stored(): Promise<string> {
  const journal = await startJournal({ habits });
  const all = await journal.saveAll();
  journal.close();
  return all;
}

/** Lets the nth write to a table fail for want of room, or its transaction after it. */
function failNth(failing: number, way: 'call' | 'commit') {
  const names = ['put', 'delete'] as const;
  const originals = names.map((name) => IDBObjectStore.prototype[name]);
  const { commit } = IDBTransaction.prototype;
  let calls = 0;
  let failed: IDBTransaction | null = null;
  IDBTransaction.prototype.commit = function (this: IDBTransaction) {
    if (this === failed) this.abort();
    else commit.call(this);
  };
  for (const [index, name] of names.entries()) {
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...args: [never]) {
      calls += 1;
      if (calls === failing && way === 'call') throw new DOMException('Full', 'QuotaExceededError');
      if (calls === failing) failed = this.transaction;
      return Reflect.apply(originals[index] as () => IDBRequest<never>, this, args);
    };
  }
  return {
    restore: () => {
      IDBTransaction.prototype.commit = commit;
      for (const [index, name] of names.entries()) {
        Object.assign(IDBObjectStore.prototype, { [name]: originals[index] });
      }
      return calls >= failing;
    },
  };
}

Object.assign(globalThis, { journalFaults: { writeOn, entries, race, differences, failAll } });
