import type { Locator, Page } from '@playwright/test';
import { expect, headingOf, openAddDialog, product, test, toastsOf } from './app';
import {
  chooseAction,
  card,
  closeSheet,
  openDevice,
  openHabit,
  openPlan,
  reload,
  setDay,
  undo,
} from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const RANGE = 'Please enter a date from 01/01/1900 to 31/12/9999';
const NO_DATE = 'Please enter a date, such as 21/11/2026';

/** Opens the form for a pause of Exercise, in a journal that was only just started. */
async function openPauseForm(page: Page): Promise<Locator> {
  await openDevice(page);
  const sheet = await openHabit(page, 'Exercise');
  await chooseAction(sheet, 'Pause');
  return sheet;
}

for (const [typed, told] of [
  ['0026-09-01', RANGE],
  ['1/9/1899', RANGE],
  ['12345-09-01', NO_DATE],
  ['275760-09-01', NO_DATE],
  ['31/2/2027', NO_DATE],
  ['11', NO_DATE],
] as const) {
  test(`Dates: '${typed}' is told at its field, stays there, and nothing is stored`, async ({
    page,
  }) => {
    const sheet = await openPauseForm(page);
    const until = sheet.getByLabel('Until');
    await until.fill(typed);
    await page.keyboard.press('Enter');
    await expect(until).toHaveAccessibleDescription(new RegExp(told));
    await expect(until).toHaveValue(typed);
    await expect(until).toBeFocused();
    await expect(sheet.getByRole('button', { name: 'End pause' })).toHaveCount(0);

    await until.fill('1 dec');
    await page.keyboard.press('Enter');
    await expect(sheet.getByText(/^Paused from .* to Tuesday 1 December$/)).toBeVisible();
  });
}

test('Dates: a day is chosen from a calendar, in weeks as they are set', async ({ page }) => {
  const sheet = await openPauseForm(page);
  const until = sheet.getByLabel('Until');
  const button = sheet.getByRole('button', { name: 'Choose a date' }).last();
  await button.click();
  const calendar = page.getByRole('dialog', { name: 'Until' });
  await expect(calendar.getByRole('columnheader').first()).toHaveAccessibleName('Monday');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(button).toBeFocused();
  await expect(until).toHaveValue('28/11/2026');
  await expect(sheet.getByText(/^Paused from .* to Saturday 28 November$/)).toBeVisible();
});

test('Dates: the first day of a habit is told when the form is sent from another field', async ({
  page,
}) => {
  await openDevice(page, 'Empty list');
  const { dialog, name } = await openAddDialog(page);
  await name.fill('Walk');
  await openPlan(dialog, 'How often');
  const first = dialog.getByLabel('Starts');
  await first.fill('0026-11-27');
  await name.press('Enter');
  await expect(first).toHaveAccessibleDescription(new RegExp(RANGE));
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
  await page.keyboard.press('Tab');
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
  await setDay(sheet, /^Friday,? 20 November/, 'Done');
  await chooseAction(sheet, 'Pause');
  await sheet.getByLabel('From').fill('2026-11-19');
  await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
  const yesterday = sheet.getByRole('button', { name: /^Friday,? 20 November/ });
  await sheet.getByRole('button', { name: /^Remove: Paused since Thursday 19/ }).click();
  await setDay(sheet, /^Friday,? 20 November/, 'Skip');
  await expect(yesterday).toHaveAccessibleName(/skipped, selected$/);
  await expect(toastsOf(page).last()).toContainText('skipped');
  await reload(page);
  await openHabit(page, 'Exercise');
  await expect(yesterday).toHaveAccessibleName(/skipped$/);
  await expect(sheet.getByText('Past pauses')).toHaveCount(0);
});
