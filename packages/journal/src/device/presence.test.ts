import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from './device.testing';
import { openJournal } from './index';
import { databaseExists } from './indexedDb/databaseExists';
import { databaseName } from './indexedDb/databaseName';
import { findDeviceJournal } from './indexedDb/presence';

const { indexedDB: shared } = globalThis;

const provide = (value: IDBFactory) =>
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, writable: true, value });

// The journal has its usual name here, so each test has storage of its own.
beforeEach(() => provide(new IDBFactory()));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

afterAll(() => provide(shared));

const refuse = (name: string) => () => {
  throw new DOMException('No', name);
};

/** A browser that cannot list its databases: Firefox before version 126. */
function withoutList() {
  vi.stubGlobal(
    'indexedDB',
    new Proxy(indexedDB, {
      get: (target, key) => {
        const value: unknown = key === 'databases' ? undefined : Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  );
}

it('a journal is found, also where the browser cannot list its databases', async () => {
  expect(await findDeviceJournal()).toBe('none');
  withoutList();
  expect(await findDeviceJournal()).toBe('none');
  vi.unstubAllGlobals();
  expect(await indexedDB.databases()).toEqual([]);

  (await start([], databaseName())).close();
  expect(await findDeviceJournal()).toBe('present');
  withoutList();
  expect(await findDeviceJournal()).toBe('present');
  expect(await databaseExists('another')).toBe(false);
  const journal = await openJournal();
  expect(journal).not.toBeNull();
  journal?.close();
});

it('where listing fails, opening tells; where both fail, a journal may be there', async () => {
  (await start([], databaseName())).close();
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('No', 'UnknownError'));
  expect(await findDeviceJournal()).toBe('present');
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse('UnknownError'));
  expect(await findDeviceJournal()).toBe('unknown');
  await expect(openJournal()).rejects.toMatchObject({ code: 'failed' });
});

it('storage that is blocked or missing is told apart', async () => {
  vi.spyOn(indexedDB, 'databases').mockImplementation(refuse('SecurityError'));
  expect(await findDeviceJournal()).toBe('blocked');
  vi.stubGlobal('indexedDB', undefined);
  expect(await findDeviceJournal()).toBe('blocked');
  // Where cookies are refused, a browser may refuse even to name it.
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: refuse('SecurityError'),
  });
  expect(await findDeviceJournal()).toBe('blocked');
  await expect(openJournal()).rejects.toMatchObject({ code: 'blocked' });
});
