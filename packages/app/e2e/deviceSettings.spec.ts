import type { Page } from '@playwright/test';
import { expect, habit, headingOf, test, toastsLeave, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import {
  offerInstall,
  chooseAction,
  expectProgress,
  openDevice,
  closeSheet,
  openHabit,
  openPutAway,
  reload,
  undo,
} from './device';
import { boxOf, brokenWords, expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openSettings(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(headingOf(page)).toHaveText('Settings');
}

async function deleteHabit(page: Page, name: string) {
  const sheet = await openHabit(page, name);
  await chooseAction(sheet, 'Delete');
  await expect(sheet).toBeHidden();
}

test('Settings: the screen is a column whose foot sits at its end, however tall the window', async ({
  page,
}) => {
  await openDevice(page);
  await openSettings(page);
  await toastsLeave(page);
  for (const [width, height] of [
    [1024, 1366],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const dayStart = await boxOf(page.getByLabel('Day starts at'));
    expect(dayStart.height).toBeLessThan(70);
    for (const row of await page.getByRole('main').getByRole('listitem').all()) {
      expect((await boxOf(row)).height).toBeGreaterThanOrEqual(60);
    }
    const foot = await boxOf(page.locator('footer'));
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    const from = await page.evaluate(() => scrollY);
    expect(pageHeight - (foot.bottom + from)).toBeLessThan(80);
  }
});

test('Settings: a row with a switch is read once', async ({ page }) => {
  // A headless Chromium may deny them to every page.
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { value: 'granted' }),
  );
  await openDevice(page);
  await openSettings(page);
  await expect(page.getByRole('region', { name: 'Reminders' })).toMatchAriaSnapshot(`
    - region "Reminders":
      - heading "Reminders" [level=2]
      - list:
        - /children: deep-equal
        - listitem:
          - switch "Notifications"
        - listitem:
          - paragraph:
            - button "Reminder times"
          - text: 20:00
  `);
  await expect(page.getByRole('switch', { name: 'Notifications' })).toHaveAccessibleDescription(
    'Daily reminders for habits',
  );
});

test('Settings: its groups and their rows stand in one order', async ({ page }) => {
  await openDevice(page);
  await deleteHabit(page, 'Exercise');
  await openSettings(page);
  const rows = page
    .getByRole('main')
    .locator('button, [role="switch"], select')
    .filter({ visible: true });
  const names = await rows.evaluateAll((all) =>
    all.map((each) =>
      each instanceof HTMLButtonElement && each.getAttribute('role') !== 'switch'
        ? each.textContent
        : document.getElementById(`${each.id}-label`)?.textContent,
    ),
  );
  expect(names.filter((name) => name !== 'Automatic backup').slice(-16)).toEqual([
    'Notifications',
    'Reminder times',
    'Dark Mode',
    'Themes',
    'Show streaks',
    'Take a break',
    'Day starts at',
    'Week starts on',
    'Times of day',
    'Prompts for notes',
    'Back up now',
    'Export Data',
    'Import Data',
    'Archived and deleted',
    'About',
    'Erase everything',
  ]);
});

test('Settings: a backup is two presses away, and its row tells the day', async ({ page }) => {
  await openDevice(page);
  await openSettings(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Back up now' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button').click(),
  ]);
  expect(download.suggestedFilename()).toBe('daybow-1.0.0-2026-11-21.json');
  await expect(row).toContainText('last: 21 Nov');
});

test('Settings: a break until a day is four presses away', async ({ page }) => {
  await openDevice(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Take a break' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take a break' });
  await expect(sheet.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(sheet.getByText('Paused since Saturday 21 November')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Take a break' })).toContainText(
    'Paused since Saturday 21 November',
  );
});

test('Settings: the app is installed by its row where the browser offers it', async ({ page }) => {
  await openDevice(page);
  await openSettings(page);
  const row = page.getByRole('button', { name: 'Install Daybow' });
  await expect(row).toHaveCount(0);
  await offerInstall(page);
  await row.click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'About' })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'isAsked'))).toBe(true);
});

test('Settings: on iOS two steps tell how to install the app', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await openDevice(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Install Daybow' }).click();
  const sheet = page.getByRole('dialog', { name: 'Install Daybow' });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothThemes(page, 'Install');
});

test('Settings: the first weekday is that of the region until another one is chosen', async ({
  page,
}) => {
  await openDevice(page);
  await openSettings(page);
  const choice = page.getByRole('combobox', { name: 'Week starts on' });
  await expect(choice.locator('option:checked')).toHaveText('Monday');
  await choice.selectOption('Sunday');
  await reload(page);
  await expect(choice.locator('option:checked')).toHaveText('Sunday');
});

test('Settings: a deleted habit lies in the bin with all its days, also after a month, and comes back', async ({
  page,
}) => {
  await openDevice(page);
  await deleteHabit(page, 'Exercise');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toastsOf(page).last()).toContainText('Deleted "Exercise".');
  await undo(page);
  await expect(habit(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');

  await deleteHabit(page, 'Exercise');
  await deleteHabit(page, 'Meditate');
  await page.clock.setSystemTime(new Date('2026-12-31T09:00:00+01:00'));
  await reload(page);
  await openSettings(page);
  await openPutAway(page);
  const bin = page.getByRole('region', { name: 'Deleted habits' });
  await expect(bin.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothThemes(page, 'Bin');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await brokenWords(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const exercise = bin.getByRole('listitem').filter({ hasText: 'Exercise' });
  await expect(exercise).toContainText('Sat 21 Nov');
  await bin.getByRole('button', { name: 'Restore Exercise' }).click();
  await expect(exercise).toHaveCount(0);
  await expect(bin.getByRole('button', { name: 'Restore Meditate' })).toBeFocused();

  await closeSheet(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const sheet = await openHabit(page, 'Exercise');
  await sheet.getByRole('button', { name: 'Previous month' }).click();
  await expect(sheet.getByRole('button', { name: /21 November, done/ })).toBeVisible();
});

test('Settings: a deleted habit is deleted for good once that was asked', async ({ page }) => {
  await openDevice(page);
  await deleteHabit(page, 'Exercise');
  await openSettings(page);
  await openPutAway(page);
  const remove = page.getByRole('button', { name: 'Exercise', exact: true });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete "Exercise" for good?' });
  await expect(dialog).toContainText("This can't be undone.");
  await expectAccessibleInBothThemes(page, 'Delete for good');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();

  await remove.click();
  await dialog.getByRole('button', { name: 'Delete for good' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(toastsOf(page).last()).toContainText('Deleted "Exercise" for good.');
  await expect(headingOf(page)).toBeFocused();
  await reload(page);
  await expect(page.getByRole('button', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Archived and deleted' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectProgress(page, '50%', '2 of 4 habits completed');
});
