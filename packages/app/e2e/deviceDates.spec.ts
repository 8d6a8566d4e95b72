import type { Locator, Page } from '@playwright/test';
import { expect, headingOf, openAddDialog, product, test, toastsOf } from './app';
import { card, closeSheet, openDevice, openHabit, reload, undo } from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const YEAR = 'Please enter a year of four digits, from 1900 to 9999.';

/** Sets the text of a date field as a script, a password manager or a paste does: past its limits. */
async function force(field: Locator, value: string) {
  await field.evaluate((input: HTMLInputElement, text) => {
    input.removeAttribute('min');
    input.removeAttribute('max');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
}

/** Opens the form for a pause of Exercise, in a journal that was only just started. */
async function openPauseForm(page: Page): Promise<Locator> {
  await openDevice(page);
  const sheet = await openHabit(page, 'Exercise');
  await sheet.getByRole('button', { name: 'Pause habit' }).click();
  return sheet;
}

for (const year of ['26', '0026', '1899', '12345', '275760']) {
  test(`Dates: the year ${year} is told at its field, and nothing is stored`, async ({ page }) => {
    const sheet = await openPauseForm(page);
    const until = sheet.getByLabel('Until');
    await force(until, `${year.padStart(4, '0')}-09-01`);
    await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(until).toHaveAccessibleDescription(new RegExp(YEAR));
    await until.fill('2026-12-01');
    await expect(until).not.toHaveAccessibleDescription(new RegExp(YEAR));
    await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(sheet.getByText(/^Paused from .* to Tuesday 1 December$/)).toBeVisible();
  });
}

test('Dates: a half-typed date, and one of two digits, is told when its form is sent', async ({
  page,
}) => {
  const sheet = await openPauseForm(page);
  const until = sheet.getByLabel('Until');
  await until.focus();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(until).toHaveAccessibleDescription(/Please finish the date, or clear it\./);
  await expect(until).toBeFocused();
  await page.keyboard.type('2226');
  await page.keyboard.press('Enter');
  await expect(until).toHaveAccessibleDescription(new RegExp(YEAR));
  await expect(sheet.getByRole('button', { name: 'End pause' })).toHaveCount(0);
});

test('Dates: the first day of a habit takes no year of two digits either', async ({ page }) => {
  await openDevice(page, 'Start with an empty list');
  const { dialog, name } = await openAddDialog(page);
  await name.fill('Walk');
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  const first = dialog.getByLabel('First day');
  await force(first, '0026-11-27');
  await name.press('Enter');
  await expect(first).toHaveAccessibleDescription(new RegExp(YEAR));
  await expect(first).toBeFocused();
  await first.fill('2026-11-21');
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(headingOf(page)).toHaveText(product);
});

test('Dates: a pause says when it is before it is saved, and one that is over can be removed', async ({
  page,
}) => {
  const sheet = await openPauseForm(page);
  await sheet.getByLabel('From').fill('2026-11-16');
  await sheet.getByLabel('Until').fill('2026-11-18');
  const said = sheet.getByText('Paused from Monday 16 November to Wednesday 18 November');
  await expect(said).toBeVisible();
  await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(said).toBeHidden();
  await sheet.getByText('Past pauses').click();
  await expect(said).toBeVisible();
  await sheet.getByRole('button', { name: /^Remove: Paused from Monday 16/ }).click();
  await expect(toastsOf(page).last()).toContainText('Removed the pause.');
  await expect(said).toHaveCount(0);
  await undo(page);
  await expect(sheet.getByText('Past pauses')).toBeVisible();
  await closeSheet(page);
});

test('Dates: a pause that began by mistake is removed, and its days are due again', async ({
  page,
}) => {
  await openDevice(page);
  await card(page, 'Exercise').click();
  const sheet = await openHabit(page, 'Exercise');
  await sheet.getByRole('button', { name: /^Friday,? 20 November/ }).click();
  await sheet.getByRole('button', { name: 'Pause habit' }).click();
  await sheet.getByLabel('From').fill('2026-11-19');
  await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
  const yesterday = sheet.getByRole('button', { name: /^Friday,? 20 November/ });
  await sheet.getByRole('button', { name: /^Remove: Paused since Thursday 19/ }).click();
  await yesterday.click();
  await expect(yesterday).toHaveAccessibleName(/skipped$/);
  await reload(page);
  await openHabit(page, 'Exercise');
  await expect(yesterday).toHaveAccessibleName(/skipped$/);
  await expect(sheet.getByText('Past pauses')).toHaveCount(0);
});
