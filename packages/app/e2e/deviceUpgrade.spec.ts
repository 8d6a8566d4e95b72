import type { Page } from '@playwright/test';
import { expect, habitsOf, headingOf, leaveSplash, test, waitForSplashTimers } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { openDevice } from './device';
import { betweenVisits } from './deviceStorage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Has the database be one of the version before, with the same rows. */
const makeOlder = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const once = { once: true };
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result), once);
        request.addEventListener('error', () => reject(request.error), once);
      });
    const database = await answer(indexedDB.open('daybow'));
    const names = [...database.objectStoreNames].filter((name) => name !== 'periodNotes');
    const stores = database.transaction(names);
    const tables = await Promise.all(
      names.map(async (name) => {
        const store = stores.objectStore(name);
        return { name, keyPath: store.keyPath, rows: await answer(store.getAll()) };
      }),
    );
    const version = database.version - 10;
    database.close();
    await answer(indexedDB.deleteDatabase('daybow'));
    const opening = indexedDB.open('daybow', version);
    opening.addEventListener('upgradeneeded', () => {
      for (const { name, keyPath, rows } of tables) {
        const store = opening.result.createObjectStore(name, { keyPath });
        for (const row of rows) store.put(row);
      }
    });
    (await answer(opening)).close();
  });

/** More than a test takes, in ms: the clock of a page also goes on by itself. */
const LONG = 120_000;

/** From the next page on, the database tells late that it is open. */
async function openSlowly(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function slowly(name, version) {
      const request = open.call(this, name, version);
      const { addEventListener } = request;
      request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
        const late = (event: Event) =>
          setTimeout(() => (listener as (event: Event) => void).call(request, event), ms);
        addEventListener.call(request, type, type === 'success' ? late : listener);
      };
      return request;
    };
  }, LONG);
}

test('Upgrade: one that takes long shows a bar after 300 ms, on the splash and after it', async ({
  page,
  announce,
}) => {
  await openDevice(page);
  await betweenVisits(page, announce, async () => {
    await makeOlder(page);
    await openSlowly(page);
    await page.goto('/');
    // At the very frame: an expectation looks every second, and the bar may be there by then.
    await page.waitForFunction(() => !document.querySelector('[data-stage=served]'));
    const bar = page.getByRole('progressbar', { name: 'Updating your journal' });
    await expect(bar).toHaveCount(0);
    await page.clock.fastForward(400);
    await expect(bar).toBeVisible();
    await expect(page.getByRole('status').filter({ has: bar })).toHaveText('Updating your journal');
    await leaveSplash(page);
    await expect(headingOf(page)).toHaveText('Opening your journal');
    await expect(bar).toBeVisible();
    await expectAccessibleInBothThemes(page, 'Upgrade');
    // It is no storage that does not answer.
    await page.clock.fastForward(4000);
    await expect(headingOf(page)).toHaveText('Opening your journal');
    await page.clock.fastForward(LONG);
    await expect(habitsOf(page).first()).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test('Upgrade: an opening that brings nothing to a new version shows no bar', async ({ page }) => {
  await openDevice(page);
  await openSlowly(page);
  await page.reload();
  await waitForSplashTimers(page);
  await page.clock.fastForward(400);
  await leaveSplash(page);
  await expect(headingOf(page)).toHaveText('Opening your journal');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
