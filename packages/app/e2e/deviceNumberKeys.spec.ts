import { addDialog, expect, openAddDialog, tab, test } from './app';
import { card, openDevice } from './device';

test.use({ viewport: { width: 1280, height: 800 } });

test('Number keys: in a wide window a number ticks the habit in that place, and again takes the tick away', async ({
  page,
}) => {
  await openDevice(page);
  for (const pressed of ['true', 'false']) {
    await page.keyboard.press('2');
    await expect(card(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', pressed);
    await expect(card(page, 'Read 20 mins')).toBeFocused();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  // A French layout has digits under Shift.
  await page.evaluate(() => {
    const key = { key: 'é', code: 'Digit2', bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(card(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('2');
  await expect(card(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'false');
  // No habit has this place.
  await page.keyboard.press('9');
  // In a field it is a number.
  const { name } = await openAddDialog(page);
  await page.keyboard.type('2');
  await expect(name).toHaveValue('2');
  await name.fill('');
  await addDialog(page).close.focus();
  await page.keyboard.press('2');
  await addDialog(page).close.click();
  await expect(addDialog(page).dialog).toBeHidden();
  await page.setViewportSize({ width: 800, height: 800 });
  await page.keyboard.press('2');
  await expect(card(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'false');
});

test('Number keys: a setting turns them off', async ({ page }) => {
  await openDevice(page);
  const keys = page.getByRole('switch', { name: 'Number keys tick habits' });
  await page.getByRole('link', { name: 'Settings' }).click();
  await keys.click();
  await expect(keys).not.toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(card(page, 'Read 20 mins')).toBeVisible();
  await page.keyboard.press('2');
  await tab(page, 'Mood').click();
  await tab(page, 'Home').click();
  await expect(card(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'false');
  // Where no key ticks, there is nothing to turn off.
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(keys).not.toBeChecked();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(keys).toBeHidden();
});
