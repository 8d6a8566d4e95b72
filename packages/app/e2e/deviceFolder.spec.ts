import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { addHabit, expect, openApp, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { card, closeSheet, openDevice, reload, startJournal } from './device';
import { writeMonths } from './deviceRows';
import { chooseFile, fileOnDisk, importSheet } from './files';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Has the browser choose a folder of its own, where it would ask a person. */
async function withFolders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => {
        const root = await navigator.storage.getDirectory();
        return root.getDirectoryHandle('Backups', { create: true });
      },
    });
  });
}

/** The names of the files in the folder, in order. */
const namesInFolder = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('Backups', { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names.toSorted();
  });

/** Puts a file there, as a service does that keeps the folders of two devices in step. */
const putIntoFolder = (page: Page, name: string, text: string) =>
  page.evaluate(
    async ([file, content]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('Backups', { create: true });
      const handle = await folder.getFileHandle(file, { create: true });
      const stream = await handle.createWritable();
      await stream.write(content);
      await stream.close();
    },
    [name, text] as const,
  );

const openSettings = (page: Page) => page.getByRole('link', { name: 'Settings' }).click();

/** Opens Settings, and returns the words that stand there at once. */
async function firstWordsOfSettings(page: Page): Promise<string> {
  const words = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const text = document.querySelector('main')?.textContent ?? '';
          if (text.includes('Automatic backup')) resolve(text);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await openSettings(page);
  return words;
}

async function chooseFolder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Automatic backup' }).click();
  await page.getByRole('textbox', { name: 'Name of this device' }).fill('laptop');
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Last backup this minute, in Backups')).toBeVisible();
}

/** Saves a backup, and returns where it is on the disk. */
async function saveCopy(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Back up now' }).click(),
  ]);
  return download.path();
}

test('Folder: chosen once, it gets a backup a day, and none after Stop', async ({ page }) => {
  await withFolders(page);
  await openDevice(page);
  await openSettings(page);
  await chooseFolder(page);
  expect(await namesInFolder(page)).toEqual([
    expect.stringMatching(/^daybow 2026-11-21 laptop \w{8}\.json$/),
  ]);
  await expectAccessibleInBothThemes(page, 'Backup folder');

  await page.clock.fastForward('24:00:00');
  await reload(page);
  await page.clock.fastForward(4000);
  await expect.poll(async () => (await namesInFolder(page)).length).toBe(2);

  await page.getByRole('button', { name: 'Automatic backup' }).click();
  await expectAccessibleInBothThemes(page, 'Sheet of the folder');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(toastsOf(page).last()).toContainText('Automatic backup is off.');
  await expect(page.getByText('Once a day, into a folder you choose')).toBeVisible();
  await reload(page);
  await expect(page.getByText('Once a day, into a folder you choose')).toBeVisible();
  expect(await namesInFolder(page)).toHaveLength(2);
});

test('Folder: what another device left there says what it would bring, and is joined', async ({
  page,
}) => {
  await withFolders(page);
  await openDevice(page);
  await openSettings(page);
  const before = await saveCopy(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await addHabit(page, 'Evening walk');
  await openSettings(page);
  const after = await saveCopy(page);
  await page.getByRole('button', { name: 'Import Data' }).click();
  await chooseFile(page, before);
  await importSheet(page).getByRole('radio', { name: 'Replace everything' }).check();
  await importSheet(page).getByRole('button', { name: 'Replace everything' }).click();
  await expect(importSheet(page)).toBeHidden();

  await openSettings(page);
  await chooseFolder(page);
  await putIntoFolder(page, 'daybow 2026-11-20 phone zzzz.json', readFileSync(after, 'utf8'));
  await putIntoFolder(page, 'daybow 2026-11-20 tablet yyyy.json', '{"app": "dayb');
  await reload(page);
  await expect(page.getByText(/^Also on: phone, /)).toBeVisible();
  await expect(page.getByText('It would add 1 record.')).toBeVisible();
  await expect(page.getByText(/^Also on: tablet, /)).toBeVisible();
  await expect(page.getByText("It can't be read yet.")).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Settings with other devices');

  await page.getByRole('button', { name: 'Look at phone' }).click();
  await expect(importSheet(page)).toContainText('1 habit');
  await importSheet(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card(page, 'Evening walk')).toBeVisible();
  await openSettings(page);
  await expect(page.getByText('All of it is here.')).toBeVisible();
});

test('Folder: what is read late moves nothing, and what was read once comes with the screen', async ({
  page,
}) => {
  await withFolders(page);
  // Narrow, where the row has two lines of words; and so high that nothing scrolls.
  await page.setViewportSize({ width: 320, height: 1800 });
  const reader = '**/backupFolder-*.js';
  const held: Route[] = [];
  await page.route(reader, (route) => void held.push(route));
  await openDevice(page);
  await openSettings(page);
  const below = page.getByRole('button', { name: 'Export Data' });
  const place = await below.boundingBox();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await page.unroute(reader);
  await chooseFolder(page);
  expect(await below.boundingBox()).toEqual(place);

  await putIntoFolder(page, 'daybow 2026-11-20 tablet yyyy.json', '{"app": "dayb');
  await reload(page);
  await expect(page.getByText(/^Also on: tablet, /)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Automatic backup')).toHaveCount(0);
  expect(await firstWordsOfSettings(page)).toContain('Also on: tablet, ');
});

test('Folder: one that was erased with its journal is not shown in the next', async ({ page }) => {
  await withFolders(page);
  await openDevice(page);
  await openSettings(page);
  await chooseFolder(page);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('ERASE');
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(dialog).toBeHidden();
  await startJournal(page);
  expect(await firstWordsOfSettings(page)).not.toContain('Backups');
});

test('Folder: the browser asks again before it is used, and a backup that fails is said', async ({
  page,
}) => {
  await withFolders(page);
  await page.addInitScript(() => {
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: async () => ('asks' in localStorage ? 'prompt' : 'granted'),
      requestPermission: async () => {
        localStorage.removeItem('asks');
        return 'granted';
      },
    });
    const open = FileSystemDirectoryHandle.prototype.getFileHandle;
    FileSystemDirectoryHandle.prototype.getFileHandle = function get(...given) {
      if ('fails' in localStorage) throw new DOMException('The disk is gone.', 'NotFoundError');
      return open.apply(this, given);
    };
  });
  await openDevice(page);
  await openSettings(page);
  await chooseFolder(page);

  await page.evaluate(() => localStorage.setItem('asks', ''));
  await reload(page);
  const asks = page.getByText('Your browser asks again before it uses Backups.');
  await expect(asks).toBeVisible();
  await page.getByRole('button', { name: 'Automatic backup' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(asks).toHaveCount(0);
  await closeSheet(page);

  await page.evaluate(() => localStorage.setItem('fails', ''));
  await page.clock.fastForward('24:00:00');
  await expect(async () => {
    // As a page is shown once more, a backup that is due is written, and the folder is read.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const failed = page.getByText("The last backup wasn't saved. Is Backups still there?");
    await expect(failed).toBeVisible({ timeout: 1000 });
  }).toPass();
});

/** The text of the one backup in the folder. */
const backupIn = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('Backups');
    for await (const handle of folder.values()) {
      if (handle instanceof FileSystemFileHandle) return (await handle.getFile()).text();
    }
    return '';
  });

test('Folder: what was changed is backed up as the page is left', async ({ page }) => {
  await withFolders(page);
  await openDevice(page);
  await openSettings(page);
  await chooseFolder(page);
  expect(await backupIn(page)).not.toContain('Evening walk');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await addHabit(page, 'Evening walk');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => backupIn(page)).toContain('Evening walk');
});

test('Folder: what a page was closed over is backed up at the next start of the same day', async ({
  page,
}) => {
  await withFolders(page);
  // No page has the time to write a backup as it is closed.
  await page.addInitScript(() => {
    const open = FileSystemDirectoryHandle.prototype.getFileHandle;
    FileSystemDirectoryHandle.prototype.getFileHandle = function get(...given) {
      return 'closing' in localStorage ? new Promise(() => {}) : open.apply(this, given);
    };
  });
  await openDevice(page);
  await openSettings(page);
  await chooseFolder(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await addHabit(page, 'Evening walk');
  await page.evaluate(() => localStorage.setItem('closing', ''));
  await page.addInitScript(() => localStorage.removeItem('closing'));
  await reload(page);
  await page.clock.fastForward(4000);
  await expect.poll(() => backupIn(page)).toContain('Evening walk');
});

test('Folder: a copy that a wrong clock dated hides no other, and says so where it is the only one', async ({
  page,
}, info) => {
  await withFolders(page);
  await openDevice(page);
  await openSettings(page);
  const copy = readFileSync(await saveCopy(page), 'utf8');
  // The worker that saves has the clock of the machine, so its time of day is put aside too.
  const dated = (day: string) =>
    copy.replace(/"savedAt": "[^"]*/, `"savedAt": "${day}T08:00:00.000Z`);
  await chooseFolder(page);
  await putIntoFolder(page, 'daybow 2027-11-21 phone zzzz.json', dated('2027-11-21'));
  await reload(page);
  const warning = page.getByText(/^That day is still to come: the clock was/);
  await expect(page.getByText('Also on: phone, dated Sunday, 21 November 2027')).toBeVisible();
  await expect(warning).toBeVisible();

  // Two devices of one name.
  await putIntoFolder(page, 'daybow 2026-11-19 phone zzzz.json', dated('2026-11-19'));
  await putIntoFolder(page, 'daybow 2026-11-18 phone yyyy.json', dated('2026-11-18'));
  await reload(page);
  await expect(page.getByText('Also on: phone (zzzz), 2 days ago')).toBeVisible();
  await expect(page.getByText('Also on: phone (yyyy), 3 days ago')).toBeVisible();
  await expect(warning).toHaveCount(0);

  await page.getByRole('button', { name: 'Import Data' }).click();
  await chooseFile(page, fileOnDisk(info, 'copy.json', dated('2027-11-21')));
  await expect(importSheet(page)).toContainText(/2027. That day is still to come/);
});

test('Folder: without one, an old copy is pointed out where something is new, until there is another', async ({
  page,
}) => {
  await openApp(page);
  await startJournal(page);
  await writeMonths(page, [
    { month: '2026-09', marks: { 1: 'd'.repeat(30) }, moods: '.'.repeat(30) },
  ]);
  await reload(page);
  await openSettings(page);
  const line = page.getByText('No backup yet');
  await expect(line).toBeVisible();
  await saveCopy(page);
  await reload(page);
  await expect(page.getByRole('button', { name: 'Export Data' })).toBeVisible();
  await expect(line).toHaveCount(0);

  // A clock that was a year ahead does not keep the line away for a year.
  await page.evaluate(() => localStorage.setItem('daybow-last-copy', '2027-11-21'));
  await reload(page);
  const warning = page.getByText(
    'The last one is dated Sunday, 21 November 2027, still to come. Was the clock wrong?',
  );
  await expect(warning).toBeVisible();
});
