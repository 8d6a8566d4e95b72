import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { addHabit, expect, headingOf, openOtherTab, tab, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { card, closeSheet, openDevice, reload, saveMood, undo } from './device';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the sheet of copies from any tab. */
async function openCopies(page: Page): Promise<Locator> {
  await tab(page, 'Home').click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Export Data' }).click();
  const sheet = page.getByRole('dialog', { name: 'Export Data' });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function saveCopy(page: Page, within: Locator): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('daybow-1.0.0-2026-11-21.json');
  return readFileSync(await download.path(), 'utf8');
}

async function chooseFile(page: Page, within: Locator, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    within.getByRole('button', { name: /^Choose a/ }).click(),
  ]);
  await chooser.setFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** A journal with a mood, then its copy, then another habit and another mood. */
async function copyAndGoOn(page: Page): Promise<string> {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good', 'First words');
  const sheet = await openCopies(page);
  const copy = await saveCopy(page, sheet);
  await closeSheet(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await addHabit(page, 'Evening walk');
  return copy;
}

test('Copies: a copy says what is in it and what it replaces, comes back, and can be undone', async ({
  page,
}) => {
  const copy = await copyAndGoOn(page);
  const sheet = await openCopies(page);
  await expectAccessibleInBothThemes(page, 'Copies');
  await chooseFile(page, sheet, copy);
  await expect(sheet.getByText('5 habits, 3 ticks, 1 mood, 1 note')).toBeVisible();
  await expect(sheet.getByText('6 habits, 3 ticks, 1 mood, 1 note')).toBeVisible();
  await expect(sheet.getByText('Saved on Saturday 21 November.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Copy to bring back');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole('button', { name: 'Replace everything' }).dblclick();
  await expect(sheet).toBeHidden();
  await expect(toastsOf(page).last()).toContainText('Your copy is back.');
  await page.getByRole('button', { name: 'Back' }).click();
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
  let sheet = await openCopies(page);
  await chooseFile(page, sheet, copy);
  await sheet.getByRole('button', { name: 'Replace everything' }).click();
  await expect(sheet).toBeHidden();
  await reload(page);
  const other = await openOtherTab(page);
  await expect(card(other, 'Evening walk')).toHaveCount(0);

  await page.getByRole('button', { name: 'Export Data' }).click();
  sheet = page.getByRole('dialog', { name: 'Export Data' });
  await expect(sheet).toContainText('You brought back a copy on Saturday 21 November.');
  await sheet.getByRole('button', { name: 'Return to it' }).click();
  await expect(sheet).toBeHidden();
  await expect(toastsOf(page).last()).toContainText('as it was before the copy');
  await expect(card(other, 'Evening walk')).toBeVisible();
  await page.getByRole('button', { name: 'Export Data' }).click();
  await expect(sheet.getByRole('button', { name: 'Return to it' })).toHaveCount(0);
});

test('Copies: a file that is no copy, is cut off or is newer gets a sentence, and changes nothing', async ({
  page,
}) => {
  const copy = await copyAndGoOn(page);
  const sheet = await openCopies(page);
  const newer = copy.replace(/"version": \d+/, '"version": 99');
  for (const [text, sentence] of [
    ['{"name": "another"}', 'This file was not saved by Daybow.'],
    [copy.slice(0, copy.length / 2), 'This file is not whole'],
    [newer, 'A newer Daybow saved this file.'],
  ] as const) {
    await chooseFile(page, sheet, text);
    await expect(sheet.getByRole('alert')).toContainText(sentence);
    await expect(sheet.getByRole('button', { name: 'Replace everything' })).toHaveCount(0);
  }
  await expectAccessibleInBothThemes(page, 'No copy');
  await chooseFile(page, sheet, copy);
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await closeSheet(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(card(page, 'Evening walk')).toBeVisible();
});

test('Copies: where there is no room for what is replaced, nothing is changed', async ({
  page,
}) => {
  const copy = await copyAndGoOn(page);
  const sheet = await openCopies(page);
  await chooseFile(page, sheet, copy);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
  });
  await sheet.getByRole('button', { name: 'Replace everything' }).click();
  await expect(toastsOf(page).last()).toContainText('There is no room left on this device');
  await closeSheet(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(card(page, 'Evening walk')).toBeVisible();
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
  await expect(page.getByText("You're exploring sample data.")).toBeVisible();
  await page.getByRole('button', { name: 'Start my journal' }).click();
  await page.getByRole('radio', { name: 'Start with an empty list' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(headingOf(page)).toBeFocused();
  const sheet = await openCopies(page);
  await chooseFile(page, sheet, copy);
  await expect(sheet.getByText('Nothing yet.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Replace everything' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(card(page, 'Evening walk')).toBeVisible();
});
