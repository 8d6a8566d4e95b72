import type { Page } from '@playwright/test';
import { expect, headingOf, tab, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { openDevice, reload, undo } from './device';
import { writeMonths } from './deviceRows';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const outliers = (page: Page) => page.getByText(/^Friday,? 21 November 2025 looks out of place\./);

/** A journal of three weeks, with one tick made while the clock was a year off. */
async function openOutlier(page: Page) {
  await openDevice(page);
  await writeMonths(page, [
    { month: '2025-11', marks: { 1: `${'.'.repeat(20)}d${'.'.repeat(9)}` }, moods: '.'.repeat(30) },
    { month: '2026-11', marks: { 1: `${'d'.repeat(21)}${'.'.repeat(9)}` }, moods: '.'.repeat(30) },
  ]);
  await reload(page);
}

test('Outlier days: one that is far from the rest is shown, removed and taken back', async ({
  page,
}) => {
  await openOutlier(page);
  await expect(outliers(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Out of place?' });
  const day = dialog.getByRole('region', { name: /21 November 2025/ });
  await expect(day.getByRole('listitem')).toHaveText([/Exercise/]);
  await expectAccessibleInBothThemes(page, 'Out of place?');
  await day.getByRole('button', { name: 'Delete this day' }).click();
  await expect(dialog).toBeHidden();
  await expect(outliers(page)).toHaveCount(0);
  await expect(headingOf(page)).toBeFocused();
  await expect(toastsOf(page).last()).toContainText(/^Deleted Friday,? 21 November 2025/);
  await undo(page);
  await expect(outliers(page)).toBeVisible();
});

test('Outlier days: those that are left are not pointed out again', async ({ page }) => {
  await openOutlier(page);
  await tab(page, 'Stats').click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(outliers(page)).toHaveCount(0);
  await tab(page, 'Home').click();
  await expect(outliers(page)).toHaveCount(0);
  await reload(page);
  await expect(headingOf(page)).toBeVisible();
  await expect(outliers(page)).toHaveCount(0);
});
