import type { Page } from '@playwright/test';
import { addDialog, expect, openAddDialog, tab, test, toastsOf } from './app';
import { card, openDevice, saveMood, todayEntry } from './device';

/** Ticks a habit, or takes its tick away, and waits until that is stored. */
async function press(page: Page, name: string, pressed: boolean) {
  await card(page, name).click();
  await expectTick(page, name, pressed);
}

async function expectTick(page: Page, name: string, pressed: boolean) {
  await expect(card(page, name)).toHaveAttribute('aria-pressed', String(pressed));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('Undo: Ctrl+Z takes back the last changes, one after the other, and Shift makes them again', async ({
  page,
}) => {
  await openDevice(page);
  await press(page, 'Exercise', false);
  await press(page, 'Read 20 mins', true);

  await page.keyboard.press('Control+z');
  await expect(toastsOf(page).last()).toContainText('Undone: Read 20 mins');
  await expectTick(page, 'Read 20 mins', false);
  await page.keyboard.press('Control+z');
  await expect(toastsOf(page).last()).toContainText('Undone: Exercise');
  await expectTick(page, 'Exercise', true);

  await page.keyboard.press('Control+Shift+z');
  await expectTick(page, 'Exercise', false);
  await expect(toastsOf(page).last()).toContainText('Redone: Exercise');
  await expect(toastsOf(page).last().getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expectTick(page, 'Read 20 mins', true);

  // By the toast of an earlier one, and then by the keys: nothing is taken back twice.
  await page.keyboard.press('Control+z');
  await expectTick(page, 'Read 20 mins', false);
  await toastsOf(page).last().getByRole('button', { name: 'Redo' }).click();
  await expectTick(page, 'Read 20 mins', true);
  await page.keyboard.press('Control+Shift+z');
  await expectTick(page, 'Read 20 mins', true);
});

test('Undo: the keys take back on another screen too, with the words of the toast', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good', 'A walk.');
  await tab(page, 'Home').click();
  await page.keyboard.press('Control+z');
  await expect(toastsOf(page).last()).toContainText('Undone: Mood for Saturday 21 November');
  await tab(page, 'Mood').click();
  await expect(todayEntry(page)).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(todayEntry(page)).toHaveAccessibleName(/Good$/);
});

test('Undo: in a field of text the keys are those of the field', async ({ page }) => {
  await openDevice(page);
  await press(page, 'Exercise', false);
  const { name } = await openAddDialog(page);
  await name.pressSequentially('Run');
  await page.keyboard.press('Control+z');
  await expect(name).not.toHaveValue('Run');
  await addDialog(page).close.click();
  await expect(addDialog(page).dialog).toBeHidden();
  await expectTick(page, 'Exercise', false);
  await page.keyboard.press('Control+z');
  await expectTick(page, 'Exercise', true);
});
