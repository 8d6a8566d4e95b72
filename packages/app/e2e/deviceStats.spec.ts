import type { Page } from '@playwright/test';
import { expect, headingOf, tab, test } from './app';
import {
  chooseMood,
  closeSheet,
  moodSheet,
  openDevice,
  openHabit,
  reload,
  setDay,
  saveMood,
} from './device';
import { writeMonths, writeRows } from './deviceRows';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const table = (page: Page, name: string) => page.getByRole('table', { name });
const stat = (page: Page, label: string) =>
  page.locator('dl').filter({ has: page.getByText(label, { exact: true }) });

test('Stats: before any record there is one friendly sentence, and then the page', async ({
  page,
}) => {
  await openDevice(page, 'Empty list');
  await tab(page, 'Stats').click();
  await expect(headingOf(page)).toHaveText('Your Progress');
  await expect(page.getByRole('heading', { name: 'Your story starts here' })).toBeVisible();
  await expect(page.getByText('–', { exact: true })).toHaveCount(0);
  const fits = await page.evaluate(
    () => document.documentElement.scrollHeight <= document.documentElement.clientHeight,
  );
  expect(fits).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goBack();

  await tab(page, 'Mood').click();
  await saveMood(page, 'Good');
  await tab(page, 'Stats').click();
  await expect(stat(page, 'Day Streak')).toContainText('–');
  await expect(page.getByText('Finish a habit and your week begins here.')).toBeVisible();
  await expect(page.getByText(/^Insights begin in \d+ days$/)).toBeVisible();
  await page.getByText('How this is counted').click();
  await expect(page.getByText(/not what caused what/)).toBeVisible();
  await expect(page.getByText(/Holm/)).toBeHidden();
  await page.getByText('For the curious').click();
  await expect(page.getByText(/Holm/)).toBeVisible();
});

test('Stats: figures are computed, and say what they counted', async ({ page }) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Meditate');
  for (const day of [/20 November/, /19 November/, /10 November/]) {
    await setDay(sheet, day, 'Done');
  }
  await closeSheet(page);
  await tab(page, 'Stats').click();
  await expect(stat(page, 'Day Streak')).toContainText('3');
  // Meditate was due from its first record on: today 3 of 5, of which 2 are open, and 2 of 6 days before.
  await expect(stat(page, 'Completion')).toContainText('56%');
  await expect(page.getByText(/^5 of 9 in the last 7 days/)).toBeVisible();
  await expect(page.getByText("You're on a 3-day streak! Keep it up!")).toBeVisible();
  await expect(table(page, 'Weekly Habits')).toContainText(/Thu\s*1.*Fri\s*1.*Sat\s*3/);

  await page.getByRole('button', { name: 'Previous week' }).click();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByText(/^2\s*–\s*8 November$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing was due in this week' })).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(table(page, 'Weekly Habits')).toContainText(/Tue\s*1/);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByText('This week', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next week' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('Stats: the line of moods says how soon it begins, without a word of blame', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good');
  await tab(page, 'Stats').click();
  await expect(page.getByRole('heading', { name: 'One mood so far' })).toBeVisible();
  await expect(page.getByText('One more and the line begins.')).toBeVisible();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /20 November/ })
    .click();
  // A tap on a day only selects it.
  await expect(moodSheet(page)).toBeHidden();
  await page
    .getByRole('group', { name: /20 November/ })
    .getByRole('button', { name: 'Add mood' })
    .click();
  const sheet = moodSheet(page);
  await chooseMood(sheet, 'Great');
  await sheet.getByRole('button', { name: 'Save Mood' }).click();
  await expect(page.getByText('One more and the line begins.')).toBeHidden();
});

/** A label on the days with a habit, and a scale that is higher on them. */
const labelsLike = (marks: string) => ({
  a: marks.replaceAll('d', '1'),
  b: marks.replaceAll('d', '8').replaceAll('.', '6'),
});
const never = { at: 0, offset: 0 };

test('Stats: what goes with the mood is said of habits, labels and scales, and not called a cause', async ({
  page,
}) => {
  await openDevice(page);
  const label = { icon: '', group: '', position: 0, archived: false, deleted: false };
  await writeRows(page, 'labels', [
    { uid: 'a', name: 'Friends', kind: 'label', unit: '', ...label, mergedInto: null, ...never },
    { uid: 'b', name: 'Sleep', kind: 'scale', unit: 'h', ...label, mergedInto: null, ...never },
  ]);
  // Two points of mood more on the days with Exercise, with friends, and after more sleep.
  await writeMonths(page, [
    {
      month: '2026-09',
      marks: { 1: 'dd.d..dd.d.ddd..d..ddd..d.d.dd' },
      moods: '453422453425543242344432424345',
      labels: labelsLike('dd.d..dd.d.ddd..d..ddd..d.d.dd'),
    },
    {
      month: '2026-10',
      marks: { 1: '.dd..ddd.d.d..dd.dd...ddd.d.d.d' },
      moods: '2453244525242345345223545242415',
      labels: labelsLike('.dd..ddd.d.d..dd.dd...ddd.d.d.d'),
    },
  ]);
  const worker = page.waitForEvent('worker');
  await reload(page);
  await tab(page, 'Stats').click();
  const told = page.getByRole('region', { name: 'What goes with your mood' });
  const texts = [
    /^On days with Exercise, .*about 2\.1 points higher33 days with it, 27 without, of 61 days/,
    /^On days with Friends, .*about 2\.1 points higher33 days with it, 27 without, of 61 days/,
    /^On days with more Sleep \(8 h or more\), .*33 days with more, 27 with less, of 61 days/,
  ];
  await page.clock.fastForward(6000);
  await expect(told.getByRole('listitem')).toHaveText(texts);
  await expect(
    told.getByText('What goes together with your mood need not be its cause.'),
  ).toBeVisible();
  expect((await worker).url()).toContain('moodFactors');

  // What was found is kept, and not looked for again in the same month.
  const workers: string[] = [];
  page.on('worker', (each) => workers.push(each.url()));
  await reload(page);
  await expect(told.getByRole('listitem')).toHaveText(texts);
  await page.clock.fastForward(6000);
  expect(workers).toEqual([]);
});

/** November on disk: the week from the 9th on, and the one after it. */
const november = (week: string, next: string) => `${'.'.repeat(8)}${week}${next}${'.'.repeat(8)}`;

test('Stats: this week beside the last, and a steady week that the chart does not call rising', async ({
  page,
}) => {
  await openDevice(page);
  await writeMonths(page, [
    {
      month: '2026-11',
      marks: { 1: november('d.d....', 'dddd...') },
      moods: november('3333433', '34.....'),
    },
  ]);
  await reload(page);
  await tab(page, 'Stats').click();
  await expect(
    page.getByText('4 done this week, 2 more than at this point last week'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Previous week' }).click();
  const chart = page.getByRole('slider', { name: 'Mood Trends' });
  await expect(chart).toHaveAccessibleDescription(/^7 values from Mon to Sun, steady,/);
});

test('Settings: the first day of the week moves charts and calendars', async ({ page }) => {
  await openDevice(page);
  await page.goto('/settings');
  await page.clock.fastForward(2300);
  await page.getByRole('combobox', { name: 'Week starts on' }).selectOption('Sunday');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await tab(page, 'Stats').click();
  await expect(table(page, 'Weekly Habits').getByRole('rowheader').first()).toHaveText('Sun');
  await expect(page.getByRole('grid').getByRole('columnheader').first()).toContainText('Sunday');
  await reload(page);
  await expect(table(page, 'Weekly Habits').getByRole('rowheader').first()).toHaveText('Sun');
});

test('Settings: erasing everything asks for a word, and leads back to the sample', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good', 'Secret');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything' });
  // A live region that comes with words in it would be read out with the dialog.
  await expect(dialog.getByRole('status')).toBeEmpty();
  const erase = dialog.getByRole('button', { name: 'Erase everything' });
  await expect(dialog.getByRole('textbox', { name: 'Type ERASE' })).toBeFocused();
  await page.keyboard.type('erase');
  await expect(erase).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').fill('ERASE');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sample data.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(headingOf(page)).toBeFocused();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await reload(page);
  await expect(page.getByText('3 of 5 habits completed')).toBeVisible();
});
