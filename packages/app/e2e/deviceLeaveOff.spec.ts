import type { Page } from '@playwright/test';
import { expect, openAddDialog, test, toastsOf } from './app';
import {
  choosePlan,
  openPlan,
  planChip,
  closeSheet,
  openDevice,
  openHabit,
  reload,
  undo,
} from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Adds a habit to leave off; today is 21 November 2026. */
async function addAlcohol(page: Page, firstDay = '') {
  await openDevice(page, 'Empty list');
  const { dialog, name } = await openAddDialog(page);
  await name.fill('Alcohol');
  await choosePlan(dialog, 'Track', 'Leave it off');
  await expect(planChip(dialog, 'Track')).toHaveAccessibleName('Track to leave off');
  await expect(dialog.getByRole('spinbutton', { name: 'Target' })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Unit' }).fill('drinks');
  await openPlan(dialog, 'How often');
  await dialog.getByLabel('Starts').fill(firstDay);
  await dialog.getByRole('button', { name: 'Add Habit', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const card = (page: Page) => page.getByRole('group', { name: 'Alcohol' });
const slipDialog = (page: Page) => page.getByRole('dialog', { name: 'It happened' });

async function openSlip(page: Page) {
  await card(page).getByRole('button', { name: 'It happened Alcohol' }).click();
  await expect(slipDialog(page)).toBeVisible();
  return slipDialog(page);
}

test('To leave something off: hours at first, and nothing to tick', async ({ page }) => {
  await addAlcohol(page);
  await expect(card(page)).toContainText('0 hours without');
  await expect(page.locator('[aria-pressed], [role="spinbutton"]')).toHaveCount(0);
  await reload(page);
  await expect(card(page)).toContainText('0 hours without');
});

test('To leave something off: a slip says what stays, and can be taken back', async ({ page }) => {
  await addAlcohol(page, '2026-10-21');
  await expect(card(page)).toContainText('31 days without');
  const dialog = await openSlip(page);
  await dialog.getByRole('spinbutton', { name: 'Amount (drinks)' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('A wedding');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(toastsOf(page).last()).toContainText('Best: 31 days. 29 of the last 30 without.');
  await expect(card(page)).toContainText('0 hours without');
  await expect(card(page)).toContainText('Best: 31 days. 29 of the last 30 without.');
  await expect(card(page).getByRole('button', { name: 'It happened Alcohol' })).toBeFocused();

  const sheet = await openHabit(page, 'Alcohol');
  await expect(sheet.getByText('it happened, 2 drinks, with a note')).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Note' })).toHaveValue('A wedding');
  await closeSheet(page);
  await undo(page);
  await expect(card(page)).toContainText('31 days without');
});

test('To leave something off: a time to come is told, and words stay', async ({ page }) => {
  await addAlcohol(page, '2026-11-18');
  const dialog = await openSlip(page);
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Almost');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card(page)).toContainText('3 days without');
  await openSlip(page);
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Almost');
  await dialog.getByLabel('At what time?').fill('23:59');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('That is still to come.')).toBeVisible();
  await dialog.getByLabel('At what time?').fill('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page)).toContainText('Without since today');
});
