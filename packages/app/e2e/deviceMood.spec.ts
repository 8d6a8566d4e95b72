import type { Page } from '@playwright/test';
import { expect, headingOf, note, saveButton, tab, test, toastsOf } from './app';
import { chooseMood, openDevice, reload, saveMood, startButton, undo } from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const entries = (page: Page) =>
  page.getByRole('region', { name: 'Recent Entries' }).getByRole('listitem');
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Mood of a day' });

async function openMood(page: Page) {
  await openDevice(page, 'Start with an empty list');
  await tab(page, 'Mood').click();
}

test('Mood: an entry a day; saving again replaces it, which Undo takes back', async ({ page }) => {
  await openMood(page);
  await chooseMood(page, 'Good');
  await note(page).fill('First line\nsecond line');
  await saveButton(page).click();
  await expect(entries(page)).toHaveCount(1);
  expect(await entries(page).innerText()).toMatch(/^🙂\s+Today Good\s+First line\nsecond line$/);
  await expect(note(page)).toHaveValue('');

  await saveMood(page, 'Bad');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).getByText('Bad')).toBeVisible();
  await expect(toastsOf(page).last()).toContainText('Replaced the mood of today.');
  await undo(page);
  await expect(entries(page).getByText('Good')).toBeVisible();
  await expect(entries(page)).toContainText('second line');
  await toastsOf(page).last().getByRole('button', { name: 'Redo' }).click();
  await expect(entries(page).getByText('Bad')).toBeVisible();
  await undo(page);
  await expect(entries(page)).toContainText('second line');
  await reload(page);
  await expect(entries(page)).toContainText('second line');
});

test('Mood: an entry can be edited and removed, and comes back by Undo', async ({ page }) => {
  await openMood(page);
  await saveMood(page, 'Okay');
  // A toast lies over the end of a page for as long as it stays.
  await page.clock.fastForward(11_000);
  await page.getByRole('button', { name: 'Edit Today' }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('radio', { name: 'Okay' })).toBeChecked();
  await chooseMood(sheet, 'Great');
  await note(page).last().fill('Better now');
  await sheet.getByRole('button', { name: 'Save Mood' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Today' })).toBeFocused();
  await expect(entries(page)).toContainText('Better now');

  await page.getByRole('button', { name: 'Edit Today' }).click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect(headingOf(page)).toBeFocused();
  await undo(page);
  await expect(entries(page)).toContainText('Better now');
});

test('Mood: any past day can be given one; the latest seven are listed in words', async ({
  page,
}) => {
  await openMood(page);
  await page.getByRole('button', { name: 'Another day' }).click();
  const sheet = sheetOf(page);
  await expect(sheet).toContainText('Friday 20 November');
  for (let day = 0; day < 8; day += 1) {
    await chooseMood(sheet, day % 2 ? 'Good' : 'Okay');
    await sheet.getByRole('button', { name: 'Save Mood' }).click();
    await expect(sheet).toBeHidden();
    if (day === 7) break;
    await page.getByRole('button', { name: 'Another day' }).click();
    for (let step = 0; step <= day; step += 1) {
      await sheet.getByRole('button', { name: 'Previous day' }).click();
    }
  }
  await expect(entries(page)).toHaveCount(7);
  await expect(entries(page).nth(0)).toContainText('Yesterday');
  await expect(entries(page).nth(1)).toContainText('2 days ago');
  await expect(entries(page).nth(2)).toContainText(/Wednesday,? 18 November/);
});

test('Mood: what is typed and not yet saved outlives another screen and a reload, until all is erased', async ({
  page,
}) => {
  await openMood(page);
  await chooseMood(page, 'Good');
  await note(page).fill('Half a page');
  await tab(page, 'Stats').click();
  await tab(page, 'Mood').click();
  await expect(note(page)).toHaveValue('Half a page');
  await note(page).fill('Half a page,\nand more');
  await reload(page);
  await expect(note(page)).toHaveValue('Half a page,\nand more');
  await expect(page.getByRole('radio', { name: 'Good' })).toBeChecked();

  await saveButton(page).click();
  await expect(entries(page)).toContainText('and more');
  await reload(page);
  await expect(note(page)).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await note(page).fill('A secret');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('textbox', { name: 'Type ERASE' }).fill('ERASE');
  await page.keyboard.press('Enter');
  await expect(startButton(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
});

test('Mood: what is typed for a day stays while one steps to other days', async ({ page }) => {
  await openMood(page);
  await page.getByRole('button', { name: 'Another day' }).click();
  const sheet = sheetOf(page);
  await chooseMood(sheet, 'Good');
  await note(sheet).fill('Half a thought');
  await sheet.getByRole('button', { name: 'Previous day' }).click();
  await expect(note(sheet)).toHaveValue('');
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Next day' }).click();
  await expect(note(sheet)).toHaveValue('Half a thought');
  await expect(sheet.getByRole('radio', { name: 'Good' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Save Mood' }).click();
  await expect(entries(page)).toContainText('Half a thought');
});

test('Mood: a sheet that was closed over unsaved words offers to go on with them', async ({
  page,
}) => {
  await openMood(page);
  await saveMood(page, 'Good');
  await page.clock.fastForward(11_000);
  await page.getByRole('button', { name: 'Edit Today' }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('radio', { name: 'Good' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toastsOf(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Today' }).click();
  await note(sheet).fill('Half a page');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toastsOf(page).last()).toContainText('Closed without saving.');
  await toastsOf(page).last().getByRole('button', { name: 'Go on' }).click();
  await expect(note(sheet)).toHaveValue('Half a page');
  await expect(sheet.getByRole('radio', { name: 'Good' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Save Mood' }).click();
  await expect(sheet).toBeHidden();
  await expect(entries(page)).toContainText('Half a page');

  // What was let go of is gone.
  await page.clock.fastForward(11_000);
  await page.getByRole('button', { name: 'Edit Today' }).click();
  await note(sheet).fill('A slip');
  await page.keyboard.press('Escape');
  await page.clock.fastForward(11_000);
  await page.getByRole('button', { name: 'Edit Today' }).click();
  await expect(note(sheet)).toHaveValue('Half a page');
});

test('Mood: the month shows every day as a rainbow, and a day in it gives or changes its mood', async ({
  page,
}) => {
  await openMood(page);
  await saveMood(page, 'Great');
  await tab(page, 'Stats').click();
  const month = page.getByRole('grid', { name: 'November' });
  await expect(
    month.getByRole('button', { name: /^Saturday,? 21 November.*Great$/ }),
  ).toBeVisible();
  await month.getByRole('button', { name: /^Tuesday,? 3 November/ }).click();
  const sheet = sheetOf(page);
  await expect(sheet).toContainText('Tuesday 3 November');
  await chooseMood(sheet, 'Bad');
  await sheet.getByRole('button', { name: 'Save Mood' }).click();
  await expect(sheet).toBeHidden();
  await expect(month.getByRole('button', { name: /^Tuesday,? 3 November.*Bad$/ })).toBeFocused();
  await expect(month.getByRole('button', { name: /22 November/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('grid', { name: 'October' })).toBeVisible();

  // Of another year a day says which.
  for (let step = 0; step < 10; step += 1) {
    await page.getByRole('button', { name: 'Previous month' }).click();
  }
  await page
    .getByRole('grid', { name: 'December 2025' })
    .getByRole('button', { name: /^Wednesday,? 31 December/ })
    .click();
  await expect(sheet).toContainText(/Wednesday,? 31 December 2025/);
});

test('Mood: a note may have 5,000 characters, and what is left is said near the end', async ({
  page,
}) => {
  await openMood(page);
  await chooseMood(page, 'Good');
  await note(page).fill('👨‍👩‍👧‍👦'.repeat(4000));
  await expect(note(page)).not.toHaveAccessibleDescription(/left/);
  await note(page).fill('ä'.repeat(4990));
  await expect(note(page)).toHaveAccessibleDescription('10 characters left');
  await note(page).fill('ä'.repeat(5001));
  await expect(note(page)).toHaveAccessibleDescription(/1 character too many/);
  await expect(saveButton(page)).toBeDisabled();
  await note(page).fill('ä'.repeat(5000));
  await saveButton(page).click();
  await expect(entries(page)).toContainText('ä'.repeat(5000));
});
