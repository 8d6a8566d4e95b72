import type { Page } from '@playwright/test';
import { expect, headingOf, tab, test } from './app';
import { openDevice, reload } from './device';
import { expectAccessibleInBothThemes } from './axe';
import { writeMonths } from './deviceRows';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const period = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const figure = (page: Page, caption: string) =>
  page.locator('dl > div').filter({ has: page.getByText(caption, { exact: true }) });

/** October and a part of November, which it is the 21st of. */
async function openLookBack(page: Page) {
  await openDevice(page);
  await writeMonths(page, [
    {
      month: '2026-10',
      marks: { 1: '.dd..ddd.d.d..dd.dd...ddd.d.d.d' },
      moods: '3333333333333333333333333333333',
    },
    {
      month: '2026-11',
      marks: { 1: 'ddd.ddd.d.d..dd.dd............' },
      moods: '444444443.4445.444............',
    },
  ]);
  await reload(page);
  await tab(page, 'Stats').click();
}

test('Look back: a month in a sentence, three figures, its calendar and a line for each habit', async ({
  page,
}) => {
  await openLookBack(page);
  await page.getByText('Month', { exact: true }).click();
  await expect(page.getByText('Mostly Good, brighter than October')).toBeVisible();
  await expect(figure(page, 'of 21 days with a mood')).toContainText('16');
  const legend = page.getByRole('list', { name: 'Legend' });
  await expect(legend.getByRole('listitem').filter({ hasText: 'Good' })).toHaveText(/Good\s*14/);
  await expect(page.getByRole('button', { name: /^Meditate/ })).toHaveText(/nothing due$/);
  await page.getByRole('button', { name: /^Exercise/ }).click();
  await expect(page.getByRole('dialog', { name: 'Exercise', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await expectAccessibleInBothThemes(page, 'a month');

  // Another month by its step, an arrow key, and its name.
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByText('Mostly Okay', { exact: true })).toBeVisible();
  await expect(figure(page, 'of 31 days with a mood')).toContainText('31');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Mostly Good, brighter than October')).toBeVisible();
  await page.getByRole('button', { name: 'November', exact: true }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a month' });
  await expect(chooser.getByRole('button', { name: 'December' })).toBeDisabled();
  await chooser.getByRole('button', { name: 'October' }).click();
  await expect(page.getByText('Mostly Okay', { exact: true })).toBeVisible();
});

test('Look back: a year as a bow and month by month, and all years', async ({ page }) => {
  await openLookBack(page);
  await page.getByText('Year', { exact: true }).click();
  await expect(figure(page, 'of 52 days with a mood')).toContainText('47');

  await expectAccessibleInBothThemes(page, 'a year');

  // A month of the bow by the keyboard.
  const bow = page.getByRole('slider', { name: 'The days of 2026' });
  await bow.focus();
  await expect(bow).toHaveAttribute('aria-valuetext', 'November: Mostly Good');
  await bow.press('ArrowLeft');
  await expect(bow).toHaveAttribute('aria-valuetext', 'October: Mostly Okay');
  await bow.press('Enter');
  await expect(period(page, 'Month')).toBeChecked();
  await expect(page.getByText('Mostly Okay', { exact: true })).toBeVisible();

  // The period is remembered, and goes back to today.
  await page.getByText('Year', { exact: true }).click();
  await reload(page);
  await expect(period(page, 'Year')).toBeChecked();

  await period(page, 'Year').press('ArrowRight');
  await expect(period(page, 'All')).toBeChecked();
  await expect(figure(page, 'entries')).toContainText('47');
  await page.getByRole('button', { name: '2026' }).click();
  await expect(period(page, 'Year')).toBeChecked();
  await expect(headingOf(page)).toHaveText('Your Progress');
});
