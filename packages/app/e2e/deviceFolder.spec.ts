import type { Page } from '@playwright/test';
import { expect, openApp, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { closeSheet, openDevice, reload, startJournal, writeMonths } from './device';

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

async function chooseFolder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Daily copies' }).click();
  await page.getByRole('textbox', { name: 'What this device is called' }).fill('laptop');
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Last backup this minute, in Backups')).toBeVisible();
}

async function saveCopy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export Data' }).click();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  await closeSheet(page);
}

test('Folder: chosen once, it gets a backup a day, and none after Stop', async ({ page }) => {
  await withFolders(page);
  await openDevice(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await chooseFolder(page);
  expect(await namesInFolder(page)).toEqual([
    expect.stringMatching(/^daybow 2026-11-21 laptop \w{8}\.json$/),
  ]);
  await expectAccessibleInBothThemes(page, 'Backup folder');

  await page.clock.fastForward('24:00:00');
  await reload(page);
  await page.clock.fastForward(4000);
  await expect.poll(async () => (await namesInFolder(page)).length).toBe(2);

  await page.getByRole('button', { name: 'Daily copies' }).click();
  await expectAccessibleInBothThemes(page, 'Sheet of the folder');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(toastsOf(page).last()).toContainText('No more backups are written there.');
  await expect(page.getByText('Into a folder of yours, by itself')).toBeVisible();
  await reload(page);
  await expect(page.getByText('Into a folder of yours, by itself')).toBeVisible();
  expect(await namesInFolder(page)).toHaveLength(2);
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
  await page.getByRole('link', { name: 'Settings' }).click();
  const line = page.getByText('There is no copy of your journal yet.');
  await expect(line).toBeVisible();
  await saveCopy(page);
  await reload(page);
  await expect(page.getByRole('button', { name: 'Export Data' })).toBeVisible();
  await expect(line).toHaveCount(0);
});
