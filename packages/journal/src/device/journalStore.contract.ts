import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JournalStore, Stored, StoreEvent } from './journalStore';

/**
 * Tests the promises of every {@link JournalStore}.
 *
 * @param createStorage - makes an empty storage; each call of its result connects one more tab.
 */
export function describeJournalStore(
  name: string,
  createStorage: () => () => JournalStore | Promise<JournalStore>,
): void {
  describe(`${name}, as storage`, () => {
    const open: JournalStore[] = [];
    afterEach(() => {
      for (const store of open.splice(0)) store.close();
    });

    /** Tabs on one storage. */
    async function tabs(count: number): Promise<JournalStore[]> {
      const connect = createStorage();
      for (let tab = 0; tab < count; tab += 1) open.push(await connect());
      return open;
    }

    async function oneTab(): Promise<JournalStore> {
      const [store] = await tabs(1);
      if (store === undefined) throw new Error('No store was made.');
      return store;
    }

    it('gives back what was written, by key and in the order of keys', async () => {
      const store = await oneTab();
      for (const day of ['2026-11-03', '2026-11-01', '2026-11-02']) await put(store, day, day);
      expect((await notes(store)).map(({ key }) => key)).toEqual([
        '2026-11-01',
        '2026-11-02',
        '2026-11-03',
      ]);
      const [one, none, count] = await store.transact('read', (tables) =>
        Promise.all([
          tables.get('habitNotes', '2026-11-01'),
          tables.get('habitNotes', '2026-11-09'),
          tables.count('habitNotes'),
        ]),
      );
      expect(one).toEqual(noteOn('2026-11-01', '2026-11-01'));
      expect(none).toBeUndefined();
      expect(count).toBe(3);
    });

    it('writes all of a transaction or nothing of it', async () => {
      const store = await oneTab();
      await put(store, '2026-11-01', 'Before');
      const failing = store.transact('write', async (tables) => {
        tables.put('habitNotes', noteOn('2026-11-01', 'After'));
        await tables.count('habitNotes');
        throw new RangeError('Stop');
      });
      await expect(failing).rejects.toThrow(RangeError);
      expect(await notes(store)).toMatchObject([{ value: { note: 'Before' } }]);
    });

    it('lets no write come between the reads and writes of another', async () => {
      const stores = await tabs(2);
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          stores[index % 2]?.transact('write', async (tables) => {
            const known = (await tables.get('habitNotes', '2026-11-01')) as
              { note: string } | undefined;
            const note = String(Number(known?.note ?? 0) + 1);
            tables.put('habitNotes', noteOn('2026-11-01', note));
          }),
        ),
      );
      expect(await notes(stores[0] as JournalStore)).toMatchObject([{ value: { note: '20' } }]);
    });

    it('deletes one row, or all of a table', async () => {
      const store = await oneTab();
      await put(store, '2026-11-01', 'Note');
      await store.transact('write', async (tables) => {
        tables.delete('habitNotes', '2026-11-01');
        for (const key of [1, 2])
          tables.put('quarantine', { id: `${key}`, table: 'habits', key, row: null, at: 0 });
      });
      expect(await notes(store)).toEqual([]);
      const quarantined = await store.transact('read', (tables) => tables.all('quarantine'));
      expect(quarantined).toHaveLength(2);
      expect(JSON.parse(await store.readAll()).tables.quarantine).toHaveLength(2);
      await store.transact('write', async (tables) => tables.clear('quarantine'));
      expect(JSON.parse(await store.readAll()).tables.quarantine).toEqual([]);
    });

    it('tells the other tabs which months, entries and notes were written, and not the tab that wrote them', async () => {
      const [one, other] = await tabs(2);
      const heard: [string, StoreEvent][] = [];
      one?.subscribe((event) => heard.push(['one', event]));
      const unsubscribe = other?.subscribe((event) => heard.push(['other', event]));
      const month = { month: '2026-11', marks: {} };
      const entries = { month: '2026-10', entries: [] };
      await one?.transact('write', async (tables) => {
        tables.put('months', month);
        tables.put('entries', entries);
        tables.delete('habitNotes', '2026-11-02');
      });
      await vi.waitFor(() => expect(heard).toHaveLength(1));
      const changed = { months: ['2026-11'], entries: ['2026-10'], habitNotes: ['2026-11-02'] };
      expect(heard).toEqual([['other', { kind: 'changed', changed }]]);
      unsubscribe?.();
      await one?.transact('write', async (tables) => tables.put('months', month));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(heard).toHaveLength(1);
    });

    it('is erased in every tab', async () => {
      const [one, other] = await tabs(2);
      const heard: StoreEvent[] = [];
      other?.subscribe((event) => heard.push(event));
      if (one) await put(one, '2026-11-01', 'Note');
      heard.length = 0;
      await one?.erase('journal');
      await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'lost', trouble: 'erased' }));
    });
  });
}

function put(store: JournalStore, day: string, note: string): Promise<void> {
  return store.transact('write', async (tables) => tables.put('habitNotes', noteOn(day, note)));
}

function noteOn(day: string, note: string) {
  return { key: day, note, at: 1, offset: 0 };
}

function notes(store: JournalStore): Promise<Stored[]> {
  return store.transact('read', (tables) => tables.all('habitNotes'));
}
