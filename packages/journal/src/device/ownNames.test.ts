import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInStorage } from './device.testing';

let stored: ReturnType<typeof standInStorage>;

// Each page loads the journal anew, with the path that its app was built for.
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stored = standInStorage();
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('sessionStorage', standInStorage());
  setWorkers([]);
});

afterEach(() => {
  vi.doUnmock('../appPath');
  vi.unstubAllGlobals();
});

/** Has the browser list workers of these paths; null: it has none, as without https. */
function setWorkers(paths: readonly string[] | null): void {
  const getRegistrations = async () =>
    (paths ?? []).map((path) => ({ scope: `https://example.org${path}` }));
  vi.stubGlobal('navigator', paths === null ? {} : { serviceWorker: { getRegistrations } });
}

/** Starts the app under a path, as a page that is loaded there does. */
async function startUnder(path: string) {
  vi.resetModules();
  vi.doMock('../appPath', () => ({ APP_PATH: path }));
  const { localNotes, ownName, sessionNotes } = await import('../webStorage');
  const { findDeviceJournal } = await import('./indexedDb/presence');
  const { startJournal, openJournal } = await import('./index');
  const presence = await findDeviceJournal();
  return {
    presence,
    localNotes,
    sessionNotes,
    ownName,
    /** Starts a journal with one habit, as it is named. */
    begin: async (name: string) => {
      const { journal } = await startJournal({ habits: [{ name, icon: '', completed: false }] });
      journal.close();
    },
    habits: async () => {
      const journal = await openJournal();
      const names = journal?.getView().listed.map(({ name }) => name);
      journal?.close();
      return names ?? null;
    },
  };
}

it('each path of a host has a journal, keys and names of its own', async () => {
  const root = await startUnder('/');
  await root.begin('Read');
  setWorkers(['/']);
  const beta = await startUnder('/beta/');
  expect(beta.presence).toBe('none');
  await beta.begin('Walk');
  const daybow = await startUnder('/daybow/');
  expect(daybow.presence).toBe('none');

  expect(await (await startUnder('/')).habits()).toEqual(['Read']);
  expect(await (await startUnder('/beta/')).habits()).toEqual(['Walk']);
  const names = [root, beta, daybow].map(({ ownName }) => ownName('daybow-tab'));
  expect(new Set(names).size).toBe(3);

  root.localNotes.set('daybow-theme', 'dark');
  root.sessionNotes.set('daybow-scroll', '1');
  expect(beta.localNotes.get('daybow-theme')).toBeNull();
  expect(beta.sessionNotes.get('daybow-scroll')).toBeNull();
  beta.localNotes.set('daybow-theme', 'light');
  expect(beta.localNotes.keys('daybow-th')).toEqual(['daybow-theme']);
  beta.localNotes.remove('daybow-theme');
  expect(beta.localNotes.keys('daybow-th')).toEqual([]);
  expect(root.localNotes.get('daybow-theme')).toBe('dark');
});

it('the app at the root has the names that it always had', async () => {
  const root = await startUnder('/');
  await root.begin('Read');
  root.localNotes.set('daybow-theme', 'dark');
  expect([...stored.items]).toEqual([['daybow-theme', 'dark']]);
  expect(await indexedDB.databases()).toEqual([expect.objectContaining({ name: 'daybow' })]);
});

it.each([
  ['its worker is there', ['/', '/daybow/']],
  ['no worker tells of another path', []],
  ['there are no workers, as without https', null],
])('a journal from before paths had names stays that of a path where %s', async (_, workers) => {
  // Versions before kept a journal of any path under the names of the root.
  const earlier = await startUnder('/');
  await earlier.begin('Read');
  earlier.localNotes.set('daybow-theme', 'dark');
  setWorkers(workers);
  const daybow = await startUnder('/daybow/');
  expect(daybow.presence).toBe('present');
  expect(await daybow.habits()).toEqual(['Read']);
  expect(daybow.localNotes.get('daybow-theme')).toBe('dark');
  // Chosen for good, whichever workers come.
  setWorkers(['/']);
  expect(await (await startUnder('/daybow/')).habits()).toEqual(['Read']);
});

it('a path that began with names of its own keeps to them, also once it has a worker', async () => {
  expect((await startUnder('/beta/')).presence).toBe('none');
  await (await startUnder('/')).begin('Read');
  setWorkers(['/', '/beta/']);
  expect((await startUnder('/beta/')).presence).toBe('none');
});
