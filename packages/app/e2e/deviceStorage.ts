import type { Page } from '@playwright/test';
import { type Fixtures, passSplash } from './app';

// How tests make the browser's storage fail, hang or work slowly.

/** Leaves the app, so that it holds no database open, and comes back after the work is done. */
export async function betweenVisits(
  page: Page,
  announce: Fixtures['announce'],
  work: () => Promise<void>,
) {
  announce(/404 \(Not Found\)/, 'any');
  await page.goto('/favicon.svg');
  await work();
  await page.goto('/');
  await passSplash(page);
}

/** From the next page on, storage never answers what this names, until `healStorage`. */
export async function hangStorage(page: Page, what: 'open' | 'databases'): Promise<void> {
  await page.addInitScript((hanging) => {
    const { open, databases } = IDBFactory.prototype;
    if (hanging === 'databases') {
      IDBFactory.prototype.databases = function never() {
        return Reflect.get(window, 'isHealed') ? databases.call(this) : new Promise(() => {});
      };
    } else {
      IDBFactory.prototype.open = function never(name, version) {
        if (Reflect.get(window, 'isHealed')) return open.call(this, name, version);
        const request = open.call(this, 'elsewhere');
        request.addEventListener = () => {};
        return request;
      };
    }
  }, what);
}

const heal = () => void Object.assign(window, { isHealed: true });

/** Storage answers again, in the page that is open and in those after it. */
export async function healStorage(page: Page): Promise<void> {
  await page.evaluate(heal);
  await page.addInitScript(heal);
}

/** Lets every write of the page fail with an error of this name, until `mendWrites`. */
export async function breakWrites(page: Page, name: string): Promise<void> {
  await page.evaluate((error) => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { mendWrites: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No.', error);
    };
  }, name);
}

export async function mendWrites(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { mendWrites: () => void }).mendWrites());
}

/** From now on each write takes some ms longer, on a machine that is six times slower. */
export async function slowDown(page: Page, commit = 300): Promise<void> {
  await page.evaluate((delay) => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function slowly(...given) {
      const opened = transaction.apply(this, given);
      const [name] = opened.objectStoreNames;
      if (opened.mode === 'readonly' || name === undefined) return opened;
      opened.commit = () => {};
      const until = performance.now() + delay;
      // A transaction is not committed while something is asked of it.
      const keepOpen = () => {
        if (performance.now() > until) return;
        opened.objectStore(name).count().addEventListener('success', keepOpen);
      };
      keepOpen();
      return opened;
    };
  }, commit);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
