import type { Page } from '@playwright/test';
import { expect, headingOf, openApp, tab, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { chooseMood, moodSheet, openDevice, reload, saveMood, todayEntry, undo } from './device';
import { writeMonths, writeRows } from './deviceRows';
import { expectFitsNarrow, targetSizes } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const month = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const days = (page: Page) => page.getByRole('main').getByRole('listitem');
const find = (page: Page) => page.getByRole('searchbox', { name: 'Search notes' });
const moodField = (page: Page) => page.getByRole('combobox', { name: 'Mood' });

/** Two years with an entry on each day, a few with notes, and notes on habits. */
async function openEntries(page: Page) {
  await openDevice(page);
  const months = Array.from({ length: 22 }, (_, index) => {
    const first = new Date(Date.UTC(2025, 1 + index, 1));
    const length = new Date(Date.UTC(2025, 2 + index, 0)).getUTCDate();
    const name = first.toISOString().slice(0, 7);
    const lived = name === '2026-11' ? 20 : length;
    return {
      month: name,
      marks: {},
      moods: '43'.repeat(16).slice(0, lived).padEnd(length, '.'),
      notes: {
        '2026-11-20': 'Café with the others',
        '2025-03-02': 'The first CAFE of spring',
        '2025-03-03': 'Rain',
      },
    };
  });
  await writeMonths(page, months);
  await writeRows(page, 'habitNotes', [
    { key: '2026-11-19 2', note: 'A whole chapter', at: 1, offset: 0 },
  ]);
  await reload(page);
  await tab(page, 'Mood').click();
  await page.getByRole('link', { name: 'All entries' }).click();
  await expect(headingOf(page)).toHaveText('All entries');
}

test('Entries: all of them, by month, the newest first, with the notes on habits', async ({
  page,
}) => {
  await openEntries(page);
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('November');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(23);
  const latest = month(page, 'November').getByRole('listitem');
  await expect(latest).toHaveCount(20);
  await expect(latest.first()).toContainText('Yesterday');
  await expect(latest.first()).toContainText('Café with the others');
  await expect(latest.nth(1)).toContainText('Read 20 mins');
  await expect(latest.nth(1)).toContainText('A whole chapter');

  // Only what is near is drawn.
  expect(await days(page).count()).toBeLessThan(150);
  await page.getByRole('heading', { name: 'March 2025' }).scrollIntoViewIfNeeded();
  const last = month(page, 'March 2025').getByRole('listitem');
  await expect(last).toHaveCount(31);
  await expect(last.nth(28)).toContainText('Rain');
  await last.nth(29).scrollIntoViewIfNeeded();
  await expect(last.nth(29)).toBeInViewport();
  await expect(month(page, 'November').getByRole('listitem')).toHaveCount(0);
});

test('Entries: found by words, whatever their accents and case, and by mood', async ({ page }) => {
  await openEntries(page);
  await find(page).fill('cafe');
  await expect(days(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 days' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['November', 'March 2025']);
  await expect(days(page).locator('mark')).toHaveText(['Café', 'CAFE']);
  await find(page).fill('chapter read');
  await expect(days(page)).toHaveCount(1);
  await expect(days(page).locator('mark')).toHaveText(['Read', 'chapter']);
  await find(page).fill('CAFÉ');
  await moodField(page).selectOption('🙂 Good');
  await expect(days(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await moodField(page).selectOption('😐 Okay');
  await expect(days(page)).toHaveCount(2);
  await find(page).fill('');
  await moodField(page).selectOption('All moods');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(23);
});

test('Entries: the days with the date of today, without hard ones if they are left out', async ({
  page,
}) => {
  await openEntries(page);
  const past = page.getByRole('region', { name: 'On this day' });
  await expect(past.getByRole('listitem')).toHaveText([/^A month ago.*Oct/, /^A year ago.*2025/]);
  await past.getByRole('button', { name: /^21 Nov 2025/ }).click();
  await chooseMood(moodSheet(page), 'Bad');
  await moodSheet(page).getByRole('button', { name: 'Save Mood' }).click();
  await expect(moodSheet(page)).toBeHidden();
  await past.getByRole('switch', { name: 'Leave out days below Okay' }).press('Space');
  await expect(past.getByRole('listitem')).toHaveText([/^A month ago/]);
  await reload(page);
  await expect(past.getByRole('listitem')).toHaveCount(1);
  await past.getByRole('switch').click();
  await expect(past.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothThemes(page, 'the days with the date of today');
  await find(page).fill('rain');
  await expect(past).toBeHidden();
});

test('Entries: a note is edited and removed there, and the focus stays at its place', async ({
  page,
}) => {
  await openEntries(page);
  await find(page).fill('rain');
  await page.getByRole('button', { name: /^3 Mar 2025/ }).click();
  await expect(moodSheet(page)).toHaveAccessibleName(/^Mood for Monday,? 3 March 2025$/);
  await chooseMood(moodSheet(page), 'Great');
  await moodSheet(page).getByRole('textbox').fill('Rain, then a rainbow');
  await moodSheet(page).getByRole('button', { name: 'Save Mood' }).click();
  await expect(moodSheet(page)).toBeHidden();
  await expect(days(page).first()).toContainText('Rain, then a rainbow');
  await expect(page.getByRole('button', { name: /^3 Mar 2025/ })).toBeFocused();

  await find(page).fill('');
  await page.getByRole('button', { name: /^Wed,? 18 Nov/ }).click();
  await moodSheet(page).getByRole('button', { name: 'Remove' }).click();
  const next = page.getByRole('button', { name: /^Tue,? 17 Nov/ });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await expect(toastsOf(page).last()).toContainText('Removed the mood for');
  await undo(page);
  await expect(page.getByRole('button', { name: /^Wed,? 18 Nov/ })).toBeVisible();
});

test('Entries: the way there and back, and by its address', async ({ page }) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await expect(page.getByRole('link', { name: 'All entries' })).toHaveCount(0);
  await saveMood(page, 'Good', 'Walk');
  await page.getByRole('link', { name: 'All entries' }).click();
  await expect(headingOf(page)).toBeFocused();
  await expect(page).toHaveTitle('All entries · Daybow');
  await expect(days(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(todayEntry(page)).toContainText('Walk');
  await page.goto('/mood/entries');
  await page.clock.fastForward(2300);
  await expect(days(page)).toContainText(['Walk']);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/mood');
});

test('Entries: the sample has none, and its address leads nowhere', async ({ page, announce }) => {
  announce(/404: there is no page at \/mood\/entries/);
  await openApp(page, '/mood/entries');
  await expect(headingOf(page)).toHaveText('404');
});

test('Entries: accessible in both themes, at 320 px, with large text and from right to left', async ({
  page,
}) => {
  test.slow();
  await openEntries(page);
  await expectAccessibleInBothThemes(page, 'All entries');
  const sizes = await targetSizes(page);
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  await expectFitsNarrow(page);
});
