import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { addHabit, expect, headingOf, openOtherTab, tab, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { card, closeSheet, openDevice, reload, saveMood, startJournal, undo } from './device';
import { chooseFile, fileOnDisk, importSheet, undoImport } from './files';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the sheet of copies from any tab. */
async function openCopies(page: Page): Promise<Locator> {
  await tab(page, 'Home').click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Export Data' }).click();
  const sheet = page.getByRole('dialog', { name: 'Export your data' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Its path on the disk. */
async function saveCopy(page: Page, within: Locator): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name: 'Back up now' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('daybow-1.0.0-2026-11-21.json');
  return download.path();
}

/** Goes on from the sheet of copies to the one that brings one back, and chooses a file there. */
async function bringBack(page: Page, copies: Locator, path: string): Promise<Locator> {
  await copies.getByRole('button', { name: 'Restore a backup' }).click();
  await expect(copies).toBeHidden();
  const sheet = importSheet(page);
  await chooseFile(page, path);
  return sheet;
}

/** A journal with a mood, then its copy, then another habit. */
async function copyAndGoOn(page: Page): Promise<string> {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good', 'First words');
  const sheet = await openCopies(page);
  const copy = await saveCopy(page, sheet);
  await closeSheet(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await addHabit(page, 'Evening walk');
  return copy;
}

const replace = (sheet: Locator) => sheet.getByRole('button', { name: 'Replace everything' });

test('Copies: a copy says what is in it and what it replaces, comes back, and can be undone', async ({
  page,
}) => {
  const copy = await copyAndGoOn(page);
  const copies = await openCopies(page);
  await expectAccessibleInBothThemes(page, 'Copies');
  const sheet = await bringBack(page, copies, copy);
  await expect(
    sheet.getByRole('heading', { name: /^5 habits, 3 ticks, 1 mood and 1 note,? (?:from|on) / }),
  ).toBeVisible();
  await expect(sheet.getByText('6 habits, 3 ticks, 1 mood, 1 note')).toBeVisible();
  await sheet.getByText('Details', { exact: true }).click();
  await expect(sheet.getByText(/^A backup of Daybow. Saved on \S+ \d/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Copy to bring back');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await replace(sheet).dblclick();
  await expect(sheet).toBeHidden();
  await expect(toastsOf(page).last()).toContainText('Imported your file.');
  await expect(card(page, 'Exercise')).toBeVisible();
  await expect(card(page, 'Evening walk')).toHaveCount(0);
  await undo(page);
  await expect(card(page, 'Evening walk')).toBeVisible();
  await toastsOf(page).last().getByRole('button', { name: 'Redo' }).click();
  await expect(card(page, 'Evening walk')).toHaveCount(0);
});

test('Copies: what was there before the last copy is kept through reloads, until the next one', async ({
  page,
}) => {
  const copy = await copyAndGoOn(page);
  const sheet = await bringBack(page, await openCopies(page), copy);
  await replace(sheet).click();
  await expect(sheet).toBeHidden();
  await reload(page);
  const other = await openOtherTab(page);
  await expect(card(other, 'Evening walk')).toHaveCount(0);

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Import Data' }).click();
  await expect(page.getByText(/^Imported .*Undo keeps what you added since/)).toBeVisible();
  await undoImport(page);
  await expect(toastsOf(page).last()).toContainText('Undone: the import.');
  await expect(page.getByRole('button', { name: 'Import Data' })).toBeFocused();
  await expect(card(other, 'Evening walk')).toBeVisible();
  await expect(importSheet(page)).toBeHidden();
  await page.getByRole('button', { name: 'Import Data' }).click();
  await expect(importSheet(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0);
});

test('Copies: a file that is no copy, is cut off or is newer gets a sentence, and changes nothing', async ({
  page,
}, info) => {
  const copy = await copyAndGoOn(page);
  const text = readFileSync(copy, 'utf8');
  const newer = text.replace(/"version": \d+/, '"version": 99');
  const sheet = await bringBack(page, await openCopies(page), copy);
  for (const [name, content, sentence] of [
    ['other.json', '{"name": "another"}', "It isn't from a tracker we know"],
    ['half.json', text.slice(0, text.length / 2), 'It ends too early'],
    ['newer.json', newer, 'A newer version of the app saved it.'],
  ] as const) {
    await chooseFile(page, fileOnDisk(info, name, content));
    await expect(sheet.getByRole('alert')).toContainText(sentence);
    await expect(replace(sheet)).toHaveCount(0);
  }
  await expectAccessibleInBothThemes(page, 'No copy');
  await chooseFile(page, copy);
  await expect(replace(sheet)).toBeVisible();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await closeSheet(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(card(page, 'Evening walk')).toBeVisible();
});

test('Copies: where there is no room for what is replaced, nothing is changed', async ({
  page,
}) => {
  // The worker that writes is made to find none.
  await page.route(/transfer\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    const full = `IDBObjectStore.prototype.put = () => { throw new DOMException('No.', 'QuotaExceededError'); };\n`;
    await route.fulfill({ response, body: full + (await response.text()) });
  });
  const copy = await copyAndGoOn(page);
  const sheet = await bringBack(page, await openCopies(page), copy);
  await replace(sheet).click();
  await expect(toastsOf(page).last()).toContainText('There is no room left on this device');
  await expect(replace(sheet)).toBeVisible();
  await closeSheet(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(card(page, 'Evening walk')).toBeVisible();
});

test('Copies: one under a passphrase opens with it alone', async ({ page }) => {
  await openDevice(page);
  const copies = await openCopies(page);
  await copies.getByRole('switch', { name: 'Protect with a passphrase' }).click();
  await copies.getByRole('button', { name: 'Back up now' }).click();
  const passphrase = page.getByRole('textbox', { name: 'Passphrase' });
  await expect(passphrase).toHaveAccessibleDescription('Please enter a passphrase.');
  await passphrase.fill('correct horse');
  const copy = await saveCopy(page, copies);
  expect(readFileSync(copy, 'utf8')).not.toContain('Exercise');
  const sheet = await bringBack(page, copies, copy);
  await passphrase.fill('wrong horse');
  await sheet.getByRole('button', { name: 'Open' }).click();
  await expect(passphrase).toHaveAccessibleDescription(/Wrong passphrase/);
  await expectAccessibleInBothThemes(page, 'Passphrase');
  await passphrase.fill('correct horse');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('5 habits, 3 ticks')).toHaveCount(2);
});

test('Copies: one is shared where the device can share files', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) => {
        Object.assign(window, { shared: { name: file?.name, text: await file?.text() } });
      },
    });
  });
  await openDevice(page);
  const copies = await openCopies(page);
  await copies.getByRole('button', { name: 'Share a backup' }).click();
  await page.waitForFunction(() => 'shared' in window);
  const shared = await page.evaluate<{ name: string; text: string }>(() =>
    Reflect.get(window, 'shared'),
  );
  expect(shared.name).toBe('daybow-1.0.0-2026-11-21.json');
  expect(JSON.parse(shared.text)).toMatchObject({ app: 'daybow', kind: 'backup' });
});

test('Copies: tables for a spreadsheet come back as what they hold', async ({ page }) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good', '=1+1');
  const copies = await openCopies(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    copies.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('daybow-1.0.0-2026-11-21.zip');
  const sheet = await bringBack(page, copies, await download.path());
  await expect(
    sheet.getByRole('heading', { name: /^3 habits, 3 ticks, 1 mood and 1 note,? (?:from|on) / }),
  ).toBeVisible();
  await sheet.getByRole('radio', { name: 'Merge' }).check();
  await expect(
    sheet.getByRole('heading', { name: 'Nothing new: all of it is here' }),
  ).toBeVisible();
});

test('Copies: erasing offers one first, and it comes back into a new journal', async ({ page }) => {
  await openDevice(page);
  await addHabit(page, 'Evening walk');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const erase = page.getByRole('dialog', { name: 'Erase everything' });
  const copy = await saveCopy(page, erase);
  await erase.getByRole('textbox', { name: 'Type ERASE' }).fill('ERASE');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sample data.')).toBeVisible();
  await startJournal(page, 'Empty list');
  await expect(headingOf(page)).toBeFocused();
  const sheet = await bringBack(page, await openCopies(page), copy);
  await expect(sheet.getByText('Nothing', { exact: true })).toBeVisible();
  await replace(sheet).click();
  await expect(sheet).toBeHidden();
  await expect(card(page, 'Evening walk')).toBeVisible();
});
