import type { Page } from '@playwright/test';
import { expect, headingOf, openApp, passSplash, product, tab, tabsOf, test } from './app';

const notifications = (page: Page) =>
  page.getByRole('switch', { name: 'Notifications', exact: true });
const darkMode = (page: Page) => page.getByRole('switch', { name: 'Dark Mode', exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const settingsLink = (page: Page) => page.getByRole('link', { name: 'Settings', exact: true });

const infoRows = [
  ['Themes', 'Customize your colors'],
  ['Export Data', 'Download your progress'],
  ['About', 'Version 1.0.0'],
] as const;

test("§2 Settings: title 'Settings', two switch rows with their words, and no tabs", async ({
  page,
}) => {
  await openApp(page, '/settings');
  await expect(headingOf(page)).toHaveText('Settings');
  await expect(page.getByRole('switch')).toHaveCount(2);
  await expect(notifications(page)).toHaveAccessibleDescription('Daily reminders for habits');
  await expect(page.getByText('Daily reminders for habits', { exact: true })).toBeVisible();
  await expect(darkMode(page)).toHaveAccessibleDescription('Coming soon');
  await expect(page.getByText('Coming soon', { exact: true })).toBeVisible();
  await expect(tabsOf(page)).toHaveCount(0);
});

test('§2 Settings: three info rows without any action', async ({ page }) => {
  await openApp(page, '/settings');
  const before = await page.locator('body').innerText();
  for (const [title, description] of infoRows) {
    const row = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
    await expect(row).toHaveText(new RegExp(`^${title}\\s*${description}$`));
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(row.getByRole('link')).toHaveCount(0);
    await expect(row.locator('[tabindex]')).toHaveCount(0);
    await expect(row.getByText(title, { exact: true })).not.toHaveCSS('cursor', 'pointer');
    await row.click();
  }
  await expect(page).toHaveURL('/settings');
  expect(await page.locator('body').innerText()).toBe(before);
  await expect(page.getByRole('listitem')).toHaveCount(5);
});

test("§2 Settings: a footer with version text 1.0.0 and 'Made with love for mindful living'", async ({
  page,
}) => {
  await openApp(page, '/settings');
  const footer = page.locator('footer');
  await expect(footer.getByText('Version 1.0.0', { exact: true })).toBeVisible();
  await expect(
    footer.getByText('Made with love for mindful living', { exact: true }),
  ).toBeVisible();
});

test('§4 Settings: Notifications starts on and can be toggled, by its words too', async ({
  page,
}) => {
  await openApp(page, '/settings');
  await expect(notifications(page)).toBeChecked();
  await notifications(page).click();
  await expect(notifications(page)).not.toBeChecked();
  await page.getByText('Daily reminders for habits').click();
  await expect(notifications(page)).toBeChecked();
  await notifications(page).press('Space');
  await expect(notifications(page)).not.toBeChecked();
});

test('§4 Settings: Dark Mode starts off and is disabled', async ({ page }) => {
  await openApp(page, '/settings');
  await expect(darkMode(page)).not.toBeChecked();
  await expect(darkMode(page)).toBeDisabled();
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await darkMode(page).click({ force: true });
  await page.getByText('Coming soon').click({ force: true });
  await expect(darkMode(page)).not.toBeChecked();
  expect(await paper()).toBe(light);
});

test('§9 Settings: no theme of the system changes the light page while Dark Mode is disabled', async ({
  page,
}) => {
  await openApp(page, '/settings');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).toBe(light);
});

test('§4 Settings: neither switch is persisted: a reload turns Notifications on again', async ({
  page,
}) => {
  await openApp(page, '/settings');
  await notifications(page).click();
  await expect(notifications(page)).not.toBeChecked();
  await page.reload();
  await passSplash(page);
  await expect(notifications(page)).toBeChecked();
  await expect(darkMode(page)).not.toBeChecked();
});

test('§2 Settings: Back goes to the previous page', async ({ page }) => {
  await openApp(page);
  await settingsLink(page).click();
  await back(page).click();
  await expect(page).toHaveURL('/');
  await expect(headingOf(page)).toHaveText(product);

  await tab(page, 'Mood').click();
  await settingsLink(page).click();
  await expect(headingOf(page)).toHaveText('Settings');
  await back(page).click();
  await expect(page).toHaveURL('/mood');
  await expect(headingOf(page)).toHaveText('How are you feeling?');
});

test('§2 Settings: Back after a reload still goes to the previous page', async ({ page }) => {
  await openApp(page, '/mood');
  await settingsLink(page).click();
  await expect(headingOf(page)).toHaveText('Settings');
  await page.reload();
  await passSplash(page);
  await back(page).click();
  await expect(page).toHaveURL('/mood');
});

test('§2 Settings: Back leads Home when Settings was opened directly, and does not stay in the history', async ({
  page,
}) => {
  await openApp(page, '/settings');
  await back(page).click();
  await expect(page).toHaveURL('/');
  await expect(headingOf(page)).toHaveText(product);
  await expect(headingOf(page)).toBeFocused();
  // Before Settings there was an empty page, and there still is.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
