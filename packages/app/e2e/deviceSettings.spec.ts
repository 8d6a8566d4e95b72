import type { Page } from '@playwright/test';
import { expect, habit, headingOf, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { expectProgress, openDevice, openHabit, reload, undo } from './device';
import { boxOf, brokenWords, expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openSettings(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(headingOf(page)).toHaveText('Settings');
}

async function deleteHabit(page: Page, name: string) {
  const sheet = await openHabit(page, name);
  await sheet.getByRole('button', { name: 'Delete habit' }).click();
  await expect(sheet).toBeHidden();
}

test('Settings: the screen is a column whose foot sits at its end, however tall the window', async ({
  page,
}) => {
  await openDevice(page);
  await openSettings(page);
  for (const [width, height] of [
    [1024, 1366],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const dayStart = await boxOf(page.getByLabel('Day starts at'));
    expect(dayStart.height).toBeLessThan(70);
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
  await expect(page.getByRole('list').filter({ has: page.getByRole('switch') }))
    .toMatchAriaSnapshot(`
    - list:
      - /children: deep-equal
      - listitem:
        - switch "Notifications"
      - listitem:
        - paragraph:
          - button "Reminder times"
        - paragraph: 20:00
      - listitem:
        - switch "Dark Mode"
  `);
  await expect(page.getByRole('switch', { name: 'Notifications' })).toHaveAccessibleDescription(
    'Daily reminders for habits',
  );
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
  const bin = page.getByRole('region', { name: 'Deleted habits' });
  await expect(bin.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothThemes(page, 'Bin');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await brokenWords(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const exercise = bin.getByRole('listitem').filter({ hasText: 'Exercise' });
  await expect(exercise).toContainText('Saturday 21 November');
  await bin.getByRole('button', { name: 'Restore Exercise' }).click();
  await expect(exercise).toHaveCount(0);
  await expect(bin.getByRole('button', { name: 'Restore Meditate' })).toBeFocused();

  await page.getByRole('button', { name: 'Back' }).click();
  const sheet = await openHabit(page, 'Exercise');
  await sheet.getByRole('button', { name: 'Previous month' }).click();
  await expect(sheet.getByRole('button', { name: /21 November, done/ })).toBeVisible();
});

test('Settings: a deleted habit is removed for good once that was asked', async ({ page }) => {
  await openDevice(page);
  await deleteHabit(page, 'Exercise');
  await openSettings(page);
  const remove = page.getByRole('button', { name: 'Remove Exercise for good' });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Remove "Exercise" for good?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await expectAccessibleInBothThemes(page, 'Remove for good');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();

  await remove.click();
  await dialog.getByRole('button', { name: 'Remove for good' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Deleted habits' })).toHaveCount(0);
  await expect(toastsOf(page).last()).toContainText('Removed "Exercise" for good.');
  await expect(headingOf(page)).toBeFocused();
  await reload(page);
  await expect(page.getByRole('region', { name: 'Deleted habits' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectProgress(page, '50%', '2 of 4 habits completed');
});
