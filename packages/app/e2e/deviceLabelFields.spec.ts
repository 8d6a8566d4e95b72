import type { Locator, Page } from '@playwright/test';
import { expect, saveButton, test, toastsOf } from './app';
import {
  chooseMood,
  moodSheet,
  openEmptyMood,
  reload,
  saveInSheet,
  todayEntry,
  undo,
} from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const chips = (within: Page | Locator) => within.getByRole('group', { name: 'Labels' });
const chip = (within: Page | Locator, name: string) =>
  chips(within).getByRole('button', { name, exact: true });
const sheetOfLabels = (page: Page) => page.getByRole('dialog', { name: 'Labels' });

/** Opens the sheet of all labels from the form of an entry. */
async function openLabels(page: Page, button = 'More'): Promise<Locator> {
  await chips(page).last().getByRole('button', { name: button, exact: true }).click();
  await expect(sheetOfLabels(page)).toBeVisible();
  return sheetOfLabels(page);
}

/** Adds a label in the sheet of all labels; `kind` chooses another than a label. */
async function addLabel(sheet: Locator, name: string, kind = 'Label', unit = ''): Promise<void> {
  await sheet.getByRole('searchbox').fill(name);
  await sheet.getByText(kind, { exact: true }).click();
  if (unit !== '') await sheet.getByRole('textbox', { name: 'Unit' }).fill(unit);
  await sheet.getByRole('button', { name: `Add ${name}` }).click();
  await expect(sheet.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
}

/** Counts the lines that elements stand on. */
const linesOf = (elements: Locator): Promise<number> =>
  elements.evaluateAll(
    (all) => new Set(all.map((element) => element.getBoundingClientRect().top)).size,
  );

test('Labels: they are added in place, and belong to the entry', async ({ page }) => {
  await openEmptyMood(page);
  const sheet = await openLabels(page, 'Add labels');
  await addLabel(sheet, 'friends');
  await addLabel(sheet, 'Sleep', 'Number', 'h');
  await addLabel(sheet, 'Pain', '1 to 5');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole('spinbutton', { name: 'Sleep' }).fill('7.5');
  await page.getByRole('radiogroup', { name: 'Pain' }).getByText('2', { exact: true }).click();
  await chooseMood(page, 'Good');
  await saveButton(page).click();
  await expect(todayEntry(page)).not.toHaveAttribute('aria-busy');
  await reload(page);

  await todayEntry(page).getByRole('button').click();
  const entry = moodSheet(page);
  await expect(chip(entry, 'friends')).toHaveAttribute('aria-pressed', 'true');
  await expect(entry.getByRole('spinbutton', { name: 'Sleep' })).toHaveValue('7.5');
  await expect(entry.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await chip(entry, 'friends').click();
  await chip(entry, 'Pain').click();
  await expect(entry.getByRole('radiogroup', { name: 'Pain' })).toHaveCount(0);
  await saveInSheet(page).click();
  await expect(entry).toBeHidden();
  await expect(toastsOf(page).last()).toContainText("Changed today's mood.");

  await todayEntry(page).getByRole('button').click();
  await expect(chip(entry, 'friends')).toHaveAttribute('aria-pressed', 'false');
  await expect(chip(entry, 'Sleep')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await undo(page);
  await todayEntry(page).getByRole('button').click();
  await expect(chip(entry, 'friends')).toHaveAttribute('aria-pressed', 'true');
  await expect(entry.getByRole('radio', { name: '2', exact: true })).toBeChecked();
});

test('Labels: a chosen scale without a value is no part of the entry', async ({ page }) => {
  await openEmptyMood(page);
  const sheet = await openLabels(page, 'Add labels');
  await addLabel(sheet, 'Pain', '1 to 5');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radiogroup', { name: 'Pain' })).toBeVisible();
  await chooseMood(page, 'Good');
  await saveButton(page).click();
  await todayEntry(page).getByRole('button').click();
  await expect(chip(moodSheet(page), 'Pain')).toHaveAttribute('aria-pressed', 'false');
});

test('Labels: names of a mood are offered with it alone, and by keyboard', async ({ page }) => {
  await openEmptyMood(page);
  await chooseMood(page, 'Good');
  await chips(page).getByRole('button', { name: 'Add labels' }).press('Enter');
  const sheet = sheetOfLabels(page);
  await expect(sheet.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('calm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(sheet.getByRole('radio', { name: 'Name for Good' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('group', { name: 'Names for Good' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(sheet).toBeHidden();
  const names = page.getByRole('group', { name: 'Names for Good' });
  await expect(names.getByRole('button', { name: 'calm' })).toHaveAttribute('aria-pressed', 'true');
  await chooseMood(page, 'Okay');
  await expect(names).toHaveCount(0);
  await chooseMood(page, 'Good');
  await expect(names.getByRole('button', { name: 'calm' })).toHaveAttribute('aria-pressed', 'true');
  await saveButton(page).press('Enter');
  await expect(todayEntry(page)).not.toHaveAttribute('aria-busy');
});

test('Labels: at most two lines of them, and the others under More', async ({ page }) => {
  await openEmptyMood(page);
  let sheet = await openLabels(page, 'Add labels');
  const names = [
    'reading',
    'running',
    'friends',
    'family',
    'good food',
    'music',
    'garden',
    'a long walk',
    'cinema',
    'rain',
  ];
  for (const name of names) await addLabel(sheet, name);
  await page.keyboard.press('Escape');
  await chooseMood(page, 'Good');
  await saveButton(page).click();
  await expect(todayEntry(page)).not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: 'Add another' }).click();

  for (const width of [390, 320, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => linesOf(chips(page).getByRole('button'))).toBe(2);
    await expect(chip(page, 'reading')).toBeVisible();
    await expect(chip(page, 'rain')).toHaveCount(0);
  }
  sheet = await openLabels(page);
  await sheet.getByRole('searchbox').fill('RAIN');
  await expect(sheet.getByRole('group').getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(chip(page, 'rain')).toHaveAttribute('aria-pressed', 'true');
});
