import type { Locator, Page } from '@playwright/test';
import { expect, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { closeSheet, moodSheet, openDevice, openPutAway, reload, undo } from './device';
import { labelRow, writeRows } from './deviceRows';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const stamp = { at: 0, offset: 0 };
const entry = (day: string, mood: number, labels: object) => ({
  id: `2026-11-${day}`,
  mood,
  note: '',
  time: '18:20',
  labels,
  ...stamp,
});

/** Opens Settings on a journal with labels on some days of November. */
async function openLabels(page: Page): Promise<void> {
  await openDevice(page, 'Empty list');
  await writeRows(page, 'labels', [
    labelRow('walk', 'Walk', 1, { icon: '🚶', group: 'Outside' }),
    labelRow('hike', 'Hike', 2, { group: 'Outside' }),
    labelRow('sleep', 'Sleep', 3, { kind: 'scale', unit: 'h' }),
    labelRow('calm', 'calm', 4, { kind: 'mood', mood: 4 }),
  ]);
  const entries = [
    entry('02', 5, { walk: 1, sleep: 8 }),
    entry('03', 2, { sleep: 5.5 }),
    entry('10', 4, { walk: 1, calm: 1 }),
    entry('12', 3, { hike: 1 }),
  ];
  await writeRows(page, 'entries', [{ month: '2026-11', entries }]);
  await reload(page);
  await page.getByRole('link', { name: 'Settings' }).click();
}

const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Labels', exact: true });

/** Opens all labels, and of these the page of one. */
async function openLabel(page: Page, name: string): Promise<Locator> {
  if (await list(page).isHidden()) await page.getByRole('button', { name: 'Labels' }).click();
  await list(page).getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

async function choose(sheet: Locator, action: string): Promise<void> {
  await sheet.getByRole('button', { name: 'Actions' }).click();
  await sheet.getByRole('menuitem', { name: action, exact: true }).click();
}

test('Labels: how often one was there, when last, and how the days with and without it were', async ({
  page,
}) => {
  await openLabels(page);
  const sheet = await openLabel(page, 'Walk');
  await expect(sheet.getByText('Walk', { exact: true })).toBeFocused();
  await expect(sheet).toHaveAccessibleDescription('Label · Outside');
  await expect(sheet.getByRole('definition')).toHaveText(['2 of 4', '2']);
  await expect(sheet.getByText('Last: Tuesday 10 November, 18:20, 11 days ago')).toBeVisible();
  await expect(sheet.getByText('2 days with it, mean 4.5')).toBeVisible();
  await expect(sheet.getByText('2 days without it, mean 2.5')).toBeVisible();
  await expect(sheet.getByText('need not be the cause')).toBeVisible();

  const day = sheet.getByRole('button', { name: /^Tuesday,? 10 November, with it, Good$/ });
  await day.click();
  await expect(moodSheet(page)).toHaveAccessibleName('Mood for Tuesday 10 November');
  await page.keyboard.press('Escape');
  await expect(moodSheet(page)).toBeHidden();
  await expect(day).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('button', { name: 'Walk', exact: true })).toBeFocused();

  const scale = await openLabel(page, 'Sleep');
  await expect(scale.getByRole('definition')).toHaveText(['6.8', '5.5 to 8', '5.5', '2 of 4', '2']);
  await page.keyboard.press('Escape');
  const name = await openLabel(page, 'calm');
  await expect(name.getByRole('term').first()).toHaveText('day with Good since 10 Nov');
});

test('Labels: renaming changes the past, and each change is undone', async ({ page }) => {
  await openLabels(page);
  let sheet = await openLabel(page, 'Walk');
  await choose(sheet, 'Edit');
  const field = sheet.getByRole('textbox', { name: 'Name' });
  await field.fill(' ');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(sheet.getByText('Please enter a name', { exact: true })).toBeVisible();
  await field.fill('Stroll');
  await sheet.getByRole('textbox', { name: 'Group' }).fill('Free time');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(toastsOf(page).last()).toContainText('Saved "Stroll".');
  sheet = page.getByRole('dialog', { name: 'Stroll', exact: true });
  await expect(sheet.getByRole('definition').first()).toHaveText('2 of 4');
  await expect(sheet.getByRole('button', { name: 'Actions' })).toBeFocused();
  await undo(page);
  await expect(page.getByRole('dialog', { name: 'Walk', exact: true })).toBeVisible();
});

test('Labels: a name that is taken offers to merge, and one Undo takes that back', async ({
  page,
}) => {
  await openLabels(page);
  const sheet = await openLabel(page, 'Walk');
  await choose(sheet, 'Edit');
  const field = sheet.getByRole('textbox', { name: 'Name' });
  await field.fill('HIKE');
  await field.press('Enter');
  await expect(sheet.getByText('There is already "Hike".')).toBeVisible();
  await expect(toastsOf(page).last()).toContainText('This name is taken.');
  await sheet.getByRole('button', { name: 'Merge into "Hike"' }).click();
  const merged = page.getByRole('dialog', { name: 'Hike', exact: true });
  await expect(merged.getByRole('definition')).toHaveText(['3 of 4', '3']);
  await expect(toastsOf(page).last()).toContainText('Merged "Walk" into "Hike".');
  await undo(page);
  await expect(sheet.getByRole('definition')).toHaveText(['2 of 4', '2']);
});

test('Labels: by keyboard merged, archived and restored', async ({ page }) => {
  const key = (name: string) => page.keyboard.press(name);
  await openLabels(page);
  await page.getByRole('button', { name: 'Labels' }).press('Enter');
  await list(page).getByRole('button', { name: 'Walk', exact: true }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Walk', exact: true });
  await expect(sheet.getByText('Walk', { exact: true })).toBeFocused();
  await key('Tab');
  await expect(sheet.getByRole('button', { name: 'Actions' })).toBeFocused();
  await key('Enter');
  await expect(sheet.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await key('ArrowDown');
  await key('Enter');
  await expect(sheet.getByRole('heading', { name: 'Merge into…' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Hike' }).press('Enter');
  const merged = page.getByRole('dialog', { name: 'Hike', exact: true });
  await expect(merged.getByRole('button', { name: 'Actions' })).toBeFocused();
  await expect(toastsOf(page).last()).toContainText('Merged "Walk" into "Hike".');
  await key('Control+z');
  await expect(sheet.getByRole('definition')).toHaveText(['2 of 4', '2']);

  await sheet.getByRole('button', { name: 'Actions' }).press('Enter');
  await sheet.getByRole('menuitem', { name: 'Archive' }).press('Enter');
  await expect(toastsOf(page).last()).toContainText('Archived "Walk".');
  await expect(sheet).toBeHidden();
  await expect(list(page).getByRole('button', { name: 'Hike', exact: true })).toBeFocused();
  await list(page).getByText('Archived labels').press('Enter');
  await list(page).getByRole('button', { name: 'Walk', exact: true }).press('Enter');
  await sheet.getByRole('button', { name: 'Actions' }).press('Enter');
  await sheet.getByRole('menuitem', { name: 'Restore' }).press('Enter');
  await expect(toastsOf(page).last()).toContainText('Restored "Walk".');
  await expect(list(page).getByRole('region', { name: 'Outside' })).toContainText('Walk');
});

test('Labels: a deleted one lies in the bin, is brought back, and deleted for good', async ({
  page,
}) => {
  await openLabels(page);
  await choose(await openLabel(page, 'Walk'), 'Delete');
  await expect(toastsOf(page).last()).toContainText('Deleted "Walk".');
  await expect(list(page).getByText('Walk')).toHaveCount(0);
  await closeSheet(page);
  await openPutAway(page);
  const bin = page.getByRole('region', { name: 'Deleted labels' });
  await expect(bin).toContainText('Deleted: Today');
  await expectAccessibleInBothThemes(page, 'the bin');
  await bin.getByRole('button', { name: 'Restore Walk' }).click();
  await expect(toastsOf(page).last()).toContainText('Restored "Walk".');
  await expect(page.getByRole('dialog')).toBeHidden();

  await choose(await openLabel(page, 'Walk'), 'Delete');
  await expect(toastsOf(page).last()).toContainText('Deleted "Walk".');
  await closeSheet(page);
  await openPutAway(page);
  await bin.getByRole('button', { name: 'Walk', exact: true }).press('Enter');
  const ask = page.getByRole('dialog', { name: 'Delete "Walk" for good?' });
  await ask.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(toastsOf(page).last()).toContainText('Deleted "Walk" for good.');
  await reload(page);
  await expect(page.getByRole('button', { name: 'Archived and deleted' })).toHaveCount(0);
  await expect((await openLabel(page, 'Hike')).getByRole('definition').first()).toHaveText(
    '1 of 1',
  );
});

test('Labels: a list, a page and its tasks that anybody can use, at any width', async ({
  page,
}) => {
  await openLabels(page);
  await page.getByRole('button', { name: 'Labels' }).click();
  await expectAccessibleInBothThemes(page, 'the list');
  const sheet = await openLabel(page, 'Walk');
  await expectAccessibleInBothThemes(page, 'the page');
  for (const task of ['Edit', 'Merge into…']) {
    await choose(sheet, task);
    await expectAccessibleInBothThemes(page, task);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await sheet.getByRole('button', { name: 'Cancel' }).click();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
