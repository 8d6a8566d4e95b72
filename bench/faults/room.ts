import { addDays, type DeviceJournal, storageTroubleOf } from '@daybow/journal';
import { startJournal } from '@daybow/journal/device';
import { habits } from './journal';

/** Every way to write, each of them prepared so that it changes something. */
const sites: Record<string, (journal: DeviceJournal, today: string) => Promise<unknown>> = {
  addHabit: (journal) => journal.addHabit({ name: 'New', icon: '' }),
  setMarkOfToday: (journal, today) => journal.setMark(1, today, 'done'),
  setMark: (journal, today) => journal.setMark(2, addDays(today, -40), 'skipped'),
  editHabit: (journal) => journal.editHabit(3, { name: 'Other', schedule: [1, 2] }),
  moveHabit: (journal) => journal.moveHabit(5, 1),
  archiveHabit: (journal) => journal.archiveHabit(4),
  restoreHabit: (journal) => journal.restoreHabit(9),
  deleteHabit: (journal) => journal.deleteHabit(6),
  undeleteHabit: (journal) => journal.undeleteHabit(8),
  setAmount: (journal, today) => journal.setAmount(7, today, 2.5),
  setHabitNote: (journal, today) => journal.setHabitNote(7, today, 'Far'),
  setPauses: (journal, today) => journal.setPauses([{ from: today, to: null }]),
  setGroupName: (journal) => journal.setGroupName('evening', 'After work'),
  saveEntry: (journal, today) => journal.saveEntry(today, { mood: 2, note: 'Rain' }),
  editEntry: (journal, today) => journal.editEntry(addDays(today, -1), { mood: 4 }),
  removeEntry: (journal, today) => journal.removeEntry(addDays(today, -1)),
  setDayStartHour: (journal) => journal.setDayStartHour(3),
  setFirstWeekday: (journal) => journal.setFirstWeekday(3),
  setNotifications: (journal) => journal.setNotifications(false),
};

/** Fails each site's first, second, … write to a table, as the call or at the end of its transaction. */
export async function failAll(): Promise<{ failures: number; faults: string[] }> {
  const { journal: prepared } = await startJournal({ habits });
  const { today } = prepared.getView();
  await prepared.saveEntry(addDays(today, -1), { mood: 5, note: 'Sun' });
  await prepared.archiveHabit(9);
  await prepared.deleteHabit(8);
  prepared.close();

  const faults: string[] = [];
  let failures = 0;
  for (const [site, write] of Object.entries(sites)) {
    for (const way of ['call', 'commit'] as const) {
      for (let failing = 1; ; failing += 1) {
        const before = await stored();
        const { journal } = await startJournal({ habits });
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
        const shown = journal.getView().storage;
        journal.close();
        if (!hit) {
          if (failure !== null) faults.push(`${site} fails by itself: ${String(failure)}`);
          break;
        }
        failures += 1;
        const told = failure !== null && shown.trouble === storageTroubleOf(failure);
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
  const { journal } = await startJournal({ habits });
  const { tables } = JSON.parse(await journal.saveAll());
  journal.close();
  return JSON.stringify(tables);
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
    const original: (...args: never[]) => unknown = originals[index];
    Reflect.set(
      IDBObjectStore.prototype,
      name,
      function (this: IDBObjectStore, ...args: unknown[]): unknown {
        calls += 1;
        if (calls === failing && way === 'call')
          throw new DOMException('Full', 'QuotaExceededError');
        if (calls === failing) failed = this.transaction;
        return Reflect.apply(original, this, args);
      },
    );
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
