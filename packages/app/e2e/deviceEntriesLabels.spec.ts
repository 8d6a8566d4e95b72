import type { Page } from '@playwright/test';
import { expect, tab, test } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { moodSheet, openDevice, recentEntries, reload, saveMood } from './device';
import { writeRows } from './deviceRows';
import { expectFitsNarrow } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LONG = 'A long evening with everybody from the old house';

/** Labels by their uids. */
const labels = [
  { uid: 'run', name: 'run', icon: '🏃', kind: 'label', unit: '', group: 'Body' },
  { uid: 'friends', name: 'friends', icon: '👥', kind: 'label', unit: '', group: 'People' },
  { uid: 'long', name: LONG, icon: '🏡', kind: 'label', unit: '', group: 'People' },
  { uid: 'sleep', name: 'Sleep', icon: '', kind: 'scale', unit: 'h', group: 'Body' },
  { uid: 'pain', name: 'Pain', icon: '', kind: 'scale', unit: '', group: 'Body' },
  { uid: 'proud', name: 'proud', icon: '🦁', kind: 'mood', mood: 4, unit: '', group: '' },
  { uid: 'worn', name: 'worn out', icon: '', kind: 'mood', mood: 2, unit: '', group: '' },
].map((label, position) => ({
  ...label,
  position,
  archived: label.uid === 'pain',
  deleted: false,
  mergedInto: null,
  at: 1,
  offset: 60,
}));

/** Three entries of a day in November, with labels and names of moods. */
function entriesOf(day: number) {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  const entry = (mark: string, time: string, mood: number, note: string, given = {}) => ({
    id: `${date} ${mark}`,
    time,
    mood,
    note,
    labels: given,
    at: 1,
    offset: 60,
  });
  return [
    entry('a', '07:40', 2, '', { sleep: 5.5, pain: 4, worn: 1 }),
    entry('b', '13:10', 4, 'A walk', {
      run: 1,
      friends: 1,
      sleep: 7.5,
      pain: 2,
      long: 1,
      proud: 1,
    }),
    entry('c', 'evening', 3, ''),
  ];
}

async function openLabelled(
  page: Page,
  entries = [12, 13, 14, 15, 16, 17, 18, 19, 20, 21].flatMap(entriesOf),
) {
  await openDevice(page, 'Empty list');
  await writeRows(page, 'labels', labels);
  await writeRows(page, 'entries', [{ month: '2026-11', entries }]);
  await reload(page);
}

async function openMood(page: Page) {
  await openLabelled(page);
  await tab(page, 'Mood').click();
}

test('Labels: stand on every entry, scales with their values, and own names for the mood', async ({
  page,
}) => {
  await openMood(page);
  const entry = recentEntries(page).filter({ hasText: 'A walk' }).first();
  await expect(entry).toContainText('friends');
  await expect(entry).toContainText('Sleep 7.5 h');
  await expect(entry).toContainText('Pain 2 of 5');
  await expect(entry.getByRole('button')).toHaveAccessibleName(/^Yesterday, 13:10 proud, Good$/);
  await expect(entry.getByText('Good', { exact: true })).toHaveCount(0);

  const line = page.getByRole('group', { name: 'Moods of the day' });
  await expect(line.getByRole('button', { name: 'worn out, Bad 07:40' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText(
    '13:10 proud A walk',
  );
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText(
    'Sleep 5.5 h',
  );
  await line.getByRole('button', { name: 'proud, Good 13:10' }).click();
  await expect(moodSheet(page).getByRole('button', { name: 'worn out, Bad 07:40' })).toBeVisible();
});

test('Labels: the row of Home names the mood as a person does', async ({ page }) => {
  await openLabelled(page, entriesOf(21).slice(1, 2));
  await expect(page.getByRole('link', { name: 'Mood proud, Good' })).toBeVisible();
  await tab(page, 'Mood').click();
  const today = page.getByRole('region', { name: 'Today: proud, Good' });
  await expect(today).toContainText('friends');
  await today.getByRole('button').click();
  await expect(moodSheet(page)).toBeVisible();
});

test('Labels: entries are found by them, by words and by filter, with marks on what matched', async ({
  page,
}) => {
  await openLabelled(page, [20, 21].flatMap(entriesOf));
  await tab(page, 'Mood').click();
  await page.getByRole('link', { name: 'All entries' }).click();
  const days = page.getByRole('main').getByRole('listitem');
  const marks = page.getByRole('main').locator('mark');
  const filter = page.getByRole('combobox', { name: 'Label' });
  await expect(filter.getByRole('option')).toHaveText([
    'All labels',
    '🏃 run',
    'Sleep',
    '👥 friends',
    `🏡 ${LONG}`,
    '🦁 proud',
    'worn out',
    'Pain',
  ]);
  await page.getByRole('searchbox').fill('FRIEND walk');
  await expect(days).toHaveCount(2);
  await expect(marks).toHaveText(['friend', 'walk', 'friend', 'walk']);
  await page.getByRole('searchbox').fill('worn');
  await expect(days).toHaveCount(2);
  await expect(marks).toHaveText(['worn', 'worn']);
  await page.getByRole('searchbox').fill('');
  await filter.selectOption('🏃 run');
  await expect(page.getByRole('status').filter({ hasText: '2 days' })).toBeVisible();
  await expect(marks).toHaveText(['run', 'run']);
  await page.getByRole('combobox', { name: 'Mood' }).selectOption('🙁 Bad');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await filter.selectOption('Pain');
  await expect(days).toHaveCount(2);
});

test('Labels: no filter is offered without any', async ({ page }) => {
  await openDevice(page, 'Empty list');
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good', 'A walk');
  await page.getByRole('link', { name: 'All entries' }).click();
  await expect(page.getByRole('combobox', { name: 'Mood' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Label' })).toHaveCount(0);
});

test('Labels: accessible in both themes, at 320 px, with large text and from right to left', async ({
  page,
}) => {
  test.slow();
  await openMood(page);
  for (const where of ['Mood', 'All entries']) {
    if (where !== 'Mood') await page.getByRole('link', { name: where }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInBothThemes(page, where);
    await expectFitsNarrow(page);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  }
});
