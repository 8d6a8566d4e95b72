import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  type Fixtures,
  expect,
  habit,
  headingOf,
  note,
  openApp,
  passSplash,
  tab,
  test,
  toastsOf,
} from './app';
import { expectAccessibleInBothThemes } from './axe';
import {
  chooseMood,
  closeSheet,
  expectProgress,
  openDevice,
  reload,
  startButton,
  writeMonths,
} from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses 'Save a copy' and reads the file that the person gets. */
async function savedCopy(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('daybow-2026-11-21.json');
  return readFileSync(await download.path(), 'utf8');
}

/** Leaves the app, so that it holds no database open, and comes back after the work is done. */
async function betweenVisits(
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

/** Lets every write of the page fail with an error of this name, until `heal`. */
const breakWrites = (page: Page, name: string) =>
  page.evaluate((error) => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { heal: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No.', error);
    };
  }, name);
const heal = (page: Page) =>
  page.evaluate(() => (window as unknown as { heal: () => void }).heal());

test('Trouble: where storage is blocked the sample still shows, and starting says why not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['open', 'databases']) {
      Object.assign(IDBFactory.prototype, {
        [name]: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await openApp(page);
  await startButton(page).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(headingOf(page)).toHaveText('Storage is blocked');
  await expectAccessibleInBothThemes(page, 'Blocked');
  await page.getByRole('button', { name: 'Try again' }).click();
  await passSplash(page);
  await expectProgress(page, '60%', '3 of 5 habits completed');
});

test('Trouble: a full device takes a tick back, says so, and hands out a copy', async ({
  page,
}) => {
  await openDevice(page);
  await breakWrites(page, 'QuotaExceededError');
  await habit(page, 'Sleep early').click();
  await expect(toastsOf(page).last()).toContainText('There is no room left on this device');
  await expect(habit(page, 'Sleep early')).toHaveAttribute('aria-pressed', 'false');
  await expectProgress(page, '60%', '3 of 5 habits completed');

  const strip = page.getByRole('region', { name: 'Storage' });
  await expect(strip).toContainText('This device is full. Your last change was not saved.');
  await tab(page, 'Mood').click();
  await strip.getByRole('button', { name: 'What now?' }).click();
  await expect(page.getByRole('dialog', { name: 'This device is full' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Full');
  expect(await savedCopy(page)).toContain('Sleep early');
  await page.keyboard.press('Escape');

  await heal(page);
  await tab(page, 'Home').click();
  await habit(page, 'Sleep early').click();
  await expect(habit(page, 'Sleep early')).toHaveAttribute('aria-pressed', 'true');
  await expect(strip).toHaveCount(0);
  await reload(page);
  await expectProgress(page, '80%', '4 of 5 habits completed');
});

test('Trouble: an entry that cannot be read is not offered empty, to be written over', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Stats').click();
  const month = page.getByRole('grid', { name: 'November' });
  await month.getByRole('button', { name: /^Sunday,? 1 November/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Mood of a day' });
  await chooseMood(sheet, 'Good');
  await note(sheet).fill('Dear diary');
  await sheet.getByRole('button', { name: 'Save Mood' }).click();
  await expect(sheet).toBeHidden();
  // After so many later entries its note is not in memory.
  await writeMonths(page, [
    { month: '2026-11', marks: {}, moods: `${'4'.repeat(20)}${'.'.repeat(10)}` },
  ]);
  await reload(page);
  await tab(page, 'Stats').click();
  await page.evaluate(() => {
    const { getAllKeys } = IDBObjectStore.prototype;
    Object.assign(window, { heal: () => (IDBObjectStore.prototype.getAllKeys = getAllKeys) });
    IDBObjectStore.prototype.getAllKeys = () => {
      throw new DOMException('No.', 'UnknownError');
    };
  });
  await month.getByRole('button', { name: /^Sunday,? 1 November/ }).click();
  await expect(toastsOf(page).last()).toContainText('This could not be read. Please try again.');
  await expect(sheet.getByRole('button', { name: 'Save Mood' })).toHaveCount(0);

  await heal(page);
  await closeSheet(page);
  await month.getByRole('button', { name: /^Sunday,? 1 November/ }).click();
  await expect(note(sheet)).toHaveValue('Dear diary');
});

test('Trouble: a newer Daybow keeps this one from writing, and asks for a reload', async ({
  page,
  announce,
}) => {
  await openDevice(page);
  await betweenVisits(page, announce, async () => {
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('daybow', 1_000_000);
          request.addEventListener('success', () => {
            request.result.close();
            resolve();
          });
          request.addEventListener('error', () => reject(request.error));
        }),
    );
  });
  await expect(headingOf(page)).toHaveText('Daybow was updated, reload');
  await expectAccessibleInBothThemes(page, 'Newer');
  expect(await savedCopy(page)).toContain('Sleep early');
  const [{ version } = {}] = await page.evaluate(() => indexedDB.databases());
  expect(version).toBe(1_000_000);
});

test('Trouble: a journal that does not open is left alone, and can be tried again', async ({
  page,
  announce,
}) => {
  announce(/Workaround for Chrome UnknownError/, 'any');
  await openDevice(page);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('healed')) return;
    IDBFactory.prototype.open = () => {
      throw new DOMException('The disk gave up.', 'UnknownError');
    };
  });
  await reload(page);
  await expect(headingOf(page)).toHaveText("Your journal didn't open");
  await page.getByRole('button', { name: 'Save a copy' }).click();
  await expect(toastsOf(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('healed', 'yes'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await passSplash(page);
  await expectProgress(page, '60%', '3 of 5 habits completed');
});

test('Trouble: what opens a journal can fail to load, and be tried again', async ({
  page,
  announce,
}) => {
  announce(/Failed to load resource/, 'any');
  await openDevice(page);
  await page.route('**/device-*.js', (route) => route.abort());
  await reload(page);
  await expect(headingOf(page)).toHaveText("Your journal didn't open");
  await expectAccessibleInBothThemes(page, 'Not loaded');
  await page.unroute('**/device-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await passSplash(page);
  await expectProgress(page, '60%', '3 of 5 habits completed');
});

test('Trouble: rows that cannot be read are set aside, counted, and part of a copy', async ({
  page,
  announce,
}) => {
  await openDevice(page);
  await betweenVisits(page, announce, async () => {
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('daybow');
          request.addEventListener('error', () => reject(request.error));
          request.addEventListener('success', () => {
            const database = request.result;
            const change = database.transaction('habits', 'readwrite');
            const rows = change.objectStore('habits').openCursor();
            rows.addEventListener('success', () => {
              rows.result?.update({ ...rows.result.value, name: 42, scribble: 'unreadable' });
            });
            change.addEventListener('complete', () => {
              database.close();
              resolve();
            });
          });
        }),
    );
  });
  const strip = page.getByRole('region', { name: 'Storage' });
  await expect(strip).toContainText('1 record could not be read. It is set aside, not lost.');
  await expect(habit(page, 'Meditate')).toBeVisible();
  await strip.getByRole('button', { name: 'What now?' }).click();
  expect(await savedCopy(page)).toContain('unreadable');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText(/1 record could not be read/)).toBeVisible();
});

test('Trouble: what is not yet durable is said to be busy', async ({ page }) => {
  await openDevice(page);
  const busy = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          const card = document.querySelector('[aria-busy="true"]');
          if (!card) return;
          observer.disconnect();
          resolve(card.textContent ?? '');
        }).observe(document.body, { subtree: true, attributes: true, childList: true });
      }),
  );
  await habit(page, 'Sleep early').click();
  expect(await busy).toContain('Sleep early');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
