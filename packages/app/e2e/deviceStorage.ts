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

/** Storage answers again, in the page that is open. */
export async function healStorage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isHealed: true }));
}

/** Every transaction takes 300 ms longer, and the page runs at a sixth of its speed. */
export async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { addEventListener } = IDBTransaction.prototype;
    IDBTransaction.prototype.addEventListener = function later(
      this: IDBTransaction,
      type: string,
      listener: EventListenerOrEventListenerObject,
    ) {
      const isCompletion = type === 'complete' && typeof listener === 'function';
      const held = isCompletion ? (event: Event) => setTimeout(listener, 300, event) : listener;
      addEventListener.call(this, type, held);
    } as typeof addEventListener;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
