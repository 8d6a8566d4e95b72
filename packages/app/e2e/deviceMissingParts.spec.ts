import type { Page } from '@playwright/test';
import { expect, habit, headingOf, passSplash, tab, test, toastsOf } from './app';
import { openDevice, startButton } from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NOT_LOADED = "This part couldn't be loaded.";

/** Takes a part of the app from its server, as a newer version does that takes its place. */
async function takeAway(page: Page, file: string) {
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

/** Opens Data and asks for a file to bring in. */
async function askForImport(page: Page) {
  await page.getByRole('button', { name: /^Import Data/ }).click();
}

test('Missing parts: the page is loaded again by itself, once, where nothing is lost', async ({
  page,
  announce,
}) => {
  announce(/404/, 'any');
  await openDevice(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await takeAway(page, '**/ImportDialog-*.js');
  const loads: string[] = [];
  page.on('framenavigated', () => loads.push(page.url()));
  await askForImport(page);
  await expect.poll(() => loads.length).toBe(1);
  await passSplash(page);
  await askForImport(page);
  const told = toastsOf(page).last();
  await expect(told).toContainText(NOT_LOADED);
  await expect(headingOf(page)).toHaveText('Settings');
  expect(loads).toHaveLength(1);

  await page.unroute('**/ImportDialog-*.js');
  await told.getByRole('button', { name: 'Reload' }).click();
  await passSplash(page);
  await askForImport(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Missing parts: a worker that is gone is told in its sheet, which stays', async ({ page }) => {
  await openDevice(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await takeAway(page, '**/transfer.worker-*.js');
  await page.getByRole('button', { name: /^Export Data/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Back up now' }).click();
  await expect(toastsOf(page).last()).toContainText(NOT_LOADED);
  await expect(sheet).toBeVisible();
});

test('Missing parts: the sample is not loaded again by itself, as its ticks would be lost', async ({
  page,
  announce,
}) => {
  announce(/404/, 'any');
  await page.goto('/');
  await expect(tab(page, 'Home')).toBeVisible();
  await habit(page, 'Sleep early').click();
  await takeAway(page, '**/DeviceScreens-*.js');
  await startButton(page).click();
  await expect(toastsOf(page).last()).toContainText(NOT_LOADED);
  await expect(habit(page, 'Sleep early')).toHaveAttribute('aria-pressed', 'true');
});
