/* oxlint-disable no-restricted-imports -- it fills tables, which no function of the journal does */
import { openJournal, startJournal } from '@daybow/journal/device';
import { openIndexedDbStore } from '../../packages/journal/src/device/indexedDb/indexedDbStore';
import { habits, HABITS, numbersFrom } from './journal';

/** Puts values of any kind into every table, and gives what is wrong with the journal afterwards. */
export async function tamper(rows: number): Promise<string[]> {
  const { journal } = await startJournal({ habits });
  const before = journal.getView().storage.quarantinedRows;
  journal.close();
  const random = numbersFrom(7);
  const store = await openIndexedDbStore();
  await store.transact('write', async (tables) => {
    for (let row = 0; row < rows; row += 1) {
      const key = 1000 + row;
      const junk = {
        value: anything(random, 3),
        marks: anything(random, 3),
        name: anything(random, 2),
      };
      tables.put('habits', { ...junk, id: key } as never);
      tables.put('months', { ...junk, month: `m${key}` } as never);
      tables.put('entries', { ...junk, month: `m${key}` } as never);
      tables.put('settings', { ...junk, key: `s${key}` } as never);
    }
  });
  store.close();
  const again = await openJournal();
  if (again === null) return ['There is no journal.'];
  for (let wait = 0; wait < 100; wait += 1) {
    if (again.getView().storage.quarantinedRows === before + 4 * rows) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { storage, listed } = again.getView();
  const copy = JSON.parse(await again.saveAll()) as { tables: { quarantine: unknown[] } };
  again.close();
  return [
    storage.quarantinedRows === before + 4 * rows
      ? ''
      : `${storage.quarantinedRows} rows in quarantine`,
    listed.length >= HABITS ? '' : `${listed.length} habits left`,
    copy.tables.quarantine.length === storage.quarantinedRows ? '' : 'rows missing in the copy',
  ].filter(Boolean);
}

/** A value of any kind that JSON has. */
function anything(random: () => number, depth: number): unknown {
  const kind = Math.floor(random() * (depth === 0 ? 5 : 7));
  const count = depth === 0 ? 0 : Math.floor(random() * 3);
  const few = Array.from({ length: count }, () => anything(random, depth - 1));
  switch (kind) {
    case 0:
      return null;
    case 1:
      return random() < 0.5;
    case 2:
      return (random() - 0.5) * 10 ** Math.floor(random() * 20);
    case 3:
      return '2026-11-21';
    case 4:
      return '__proto__ 👩‍👩‍👧‍👦';
    case 5:
      return few;
    default:
      return Object.fromEntries(few.map((value, index) => [`key${index}`, value]));
  }
}

/** Storage that never answers at first: a second try begins one journal, and the first does no harm. */
export async function hang(): Promise<string[]> {
  const { open } = IDBFactory.prototype;
  const hung: IDBOpenDBRequest[] = [];
  IDBFactory.prototype.open = function (this: IDBFactory, ...args: [string, number?]) {
    if (hung.length > 0) return open.apply(this, args);
    // The request opens another database, and nobody hears of that.
    const request = open.call(this, 'never answers');
    request.addEventListener = () => undefined;
    hung.push(request);
    return request;
  };
  void startJournal({ habits });
  const { journal, isNew } = await startJournal({ habits });
  IDBFactory.prototype.open = open;
  const { listed } = journal.getView();
  journal.close();
  return isNew && listed.length === HABITS ? [] : [`${listed.length} habits, new: ${isNew}`];
}
