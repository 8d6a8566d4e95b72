import { expect, it, vi } from 'vitest';
import { createTransferCalls } from '../transfer/worker/calls';
import { newName, reopen, saveToday, start } from './device.testing';
import schema10 from './indexedDb/fixtures/schema-10.json';
import { openIndexedDbStore } from './indexedDb/indexedDbStore';
import { restore } from './indexedDb/schema.testing';
import type { Tables } from './journalStore';
import { TABLE_NAMES } from './rows/rows';

it('a journal has one identity in every tab, and another one once it was erased and begun again', async () => {
  const name = newName();
  const journal = await start([], name);
  const other = await reopen(name);
  expect(other.identity).toBe(journal.identity);
  await journal.erase();
  other.close();
  const next = await start([], name);
  expect(next.identity).not.toBe(journal.identity);
  next.close();
});

it('a journal without an identity gets one as it is opened, and keeps it', async () => {
  const name = newName();
  await restore(name, { ...schema10, tables: { ...schema10.tables, snapshots: [] } });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  (await reopen(name)).close();
  put.mockRestore();
  const journal = await reopen(name);
  const other = await reopen(name);
  expect(other.identity).toBe(journal.identity);
  journal.close();
  other.close();
});

it('no copy holds the identity, and no import brings another or takes it away', async () => {
  const [name, elsewhere] = [newName(), newName()];
  const journal = await start([{ name: 'Walk', icon: '🚶', completed: true }], name);
  const other = await start([], elsewhere);
  const text = await other.saveAll();
  expect(text).not.toContain(other.identity);
  other.close();
  const calls = createTransferCalls(() => {});
  for (const mode of ['merge', 'replace'] as const) {
    const file = new File([text], 'backup.json');
    await calls.open({ file, database: name, passphrase: undefined });
    await calls.write(mode);
    expect((await reopen(name)).identity).toBe(journal.identity);
    await calls.undo({ database: name, at: undefined });
    expect((await reopen(name)).identity).toBe(journal.identity);
  }
  journal.close();
});

it.each([
  ['another journal was begun in its place', (tables: Tables) => replaceIdentity(tables)],
  ['there is none any more', (tables: Tables) => TABLE_NAMES.forEach((each) => tables.clear(each))],
])('a tab whose connection was lost writes nothing where %s', async (_, erase) => {
  const name = newName();
  const journal = await start([], name);
  const store = await openIndexedDbStore(name);
  await store.transact('write', async (all) => erase(all));
  await expect(saveToday(journal, { mood: 1, note: 'Secret' })).rejects.toMatchObject({
    code: 'erased',
  });
  expect(journal.getView().storage.trouble).toBe('erased');
  expect(await store.readAll()).not.toContain('Secret');
  store.close();
  journal.close();
});

function replaceIdentity(all: Tables): void {
  all.put('snapshots', { id: 'journal', identity: 'another', written: [] });
}
