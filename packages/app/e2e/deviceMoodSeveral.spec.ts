import type { Page } from '@playwright/test';
import { expect, note, saveButton, tab, test, toastsOf } from './app';
import {
  chooseMood,
  faceOfDay,
  moodSheet,
  openEmptyMood,
  recentEntries,
  reload,
  saveInSheet,
  saveMood,
  saveMoodOf,
  tapMood,
  undo,
} from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The entries of a day as a line of faces. */
const lineOfDay = (page: Page) => page.getByRole('group', { name: 'Moods of the day' });
const another = (page: Page) => page.getByRole('button', { name: 'Add another' });

/** Saves one mood more of today, and waits until all of them, so many, are stored. */
async function saveAnother(page: Page, count: number, label: string, words = '') {
  await another(page).click();
  await chooseMood(page, label);
  if (words !== '') await note(page).fill(words);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveCount(0);
  await expect(lineOfDay(page).locator('[data-entry]')).toHaveCount(count);
  await expect(lineOfDay(page).locator('[aria-busy]')).toHaveCount(0);
}

test('Several moods: the day is a line of faces with times, and the mean of them elsewhere', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good', 'Slept well');
  await saveAnother(page, 2, 'Okay');
  await expect(faceOfDay(page, /21 November: Between Okay and Good$/)).toBeVisible();
  await saveAnother(page, 3, 'Bad', 'A long meeting');

  const faces = lineOfDay(page).getByRole('button', { name: /^(Good|Okay|Bad) / });
  await expect(faces).toHaveCount(3);
  for (const face of await faces.all()) await expect(face).toHaveAccessibleName(/\d:\d\d/);
  await expect(faceOfDay(page, /21 November: Okay$/)).toBeVisible();
  await expect(page.getByText('Slept well')).toBeVisible();
  await expect(page.getByText('A long meeting')).toBeVisible();
  await reload(page);
  await expect(faces).toHaveCount(3);

  await undoAndRedo(page);
  await tab(page, 'Stats').click();
  const month = page.getByRole('grid', { name: 'November' });
  await expect(
    month.getByRole('button', { name: /^Saturday,? 21 November.*Between Bad and Okay/ }),
  ).toBeVisible();
  await tab(page, 'Home').click();
  await expect(page.getByRole('link', { name: /^Mood Good, Okay,? and Terrible/ })).toBeVisible();
});

/** Changes the last entry, takes that back and makes it again. */
async function undoAndRedo(page: Page) {
  await lineOfDay(page).getByRole('button', { name: /^Bad / }).click();
  await chooseMood(moodSheet(page), 'Terrible');
  await saveInSheet(page).click();
  await expect(moodSheet(page)).toBeHidden();
  await expect(lineOfDay(page).getByRole('button', { name: /^Terrible / })).toBeFocused();
  await undo(page);
  await expect(lineOfDay(page).getByRole('button', { name: /^Bad / })).toBeVisible();
  await toastsOf(page).last().getByRole('button', { name: 'Redo' }).click();
  await expect(lineOfDay(page).getByRole('button', { name: /^Terrible / })).toBeVisible();
}

test('Several moods: one more is given by keyboard alone, and removed again', async ({ page }) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good');
  await another(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Great' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const second = lineOfDay(page)
    .getByRole('button', { name: /^Good / })
    .nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await moodSheet(page).getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(moodSheet(page)).toBeHidden();
  await expect(lineOfDay(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Today: Good/ })).toBeFocused();
});

test('Several moods: each of them can be changed in the sheet of its day, where one more can be given', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good');
  await page.getByRole('button', { name: /^Today: Good/ }).click();
  const sheet = moodSheet(page);
  await sheet.getByRole('button', { name: 'Add another' }).click();
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
  await chooseMood(sheet, 'Terrible');
  await note(sheet).fill('The train was late');
  await saveInSheet(page).click();
  await expect(sheet).toBeHidden();
  await lineOfDay(page)
    .getByRole('button', { name: /^Terrible / })
    .click();
  await expect(note(sheet)).toHaveValue('The train was late');
  await sheet.getByRole('button', { name: /^Good / }).click();
  await expect(note(sheet)).toHaveValue('');
});

test('Several moods: a time can be given to a past day, as a part of the day or exactly', async ({
  page,
}) => {
  await openEmptyMood(page);
  await faceOfDay(page, /20 November: no entry$/).click();
  await page.getByRole('combobox', { name: 'Time' }).selectOption('Evening');
  await tapMood(page, 'Okay');
  await expect(recentEntries(page).first()).toContainText('Yesterday, Evening');

  await another(page).click();
  await page.getByRole('combobox', { name: 'Time' }).selectOption('Exact time');
  await page.getByLabel('Exact time').last().fill('08:15');
  await tapMood(page, 'Great');
  await expect(recentEntries(page)).toHaveCount(2);
  await expect(recentEntries(page).nth(0)).toContainText('Yesterday, Evening');
  await expect(recentEntries(page).nth(1)).toContainText('Yesterday, 08:15');

  await recentEntries(page).nth(0).getByRole('button').click();
  const sheet = moodSheet(page);
  await sheet.getByRole('combobox', { name: 'Time' }).selectOption('No time');
  await saveInSheet(page).click();
  await expect(sheet).toBeHidden();
  await expect(recentEntries(page).nth(1)).toContainText('Okay');
  await expect(recentEntries(page).nth(1)).not.toContainText('Evening');
  await undo(page);
  await expect(recentEntries(page).nth(0)).toContainText('Yesterday, Evening');
});

test('Several moods: a past day is given one in two taps', async ({ page }) => {
  await openEmptyMood(page);
  await faceOfDay(page, /18 November: no entry$/).click();
  await tapMood(page, 'Good');
  await expect(faceOfDay(page, /18 November: Good$/)).toBeVisible();
  await undo(page);
  await expect(faceOfDay(page, /18 November: no entry$/)).toBeVisible();
});

test('Several moods: one more can be given up, and what was written comes back by Undo', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good');
  await another(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Today: Good/ })).toBeFocused();

  await another(page).click();
  await note(page).fill('Half a thought');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Today: Good/ })).toBeFocused();
  await undo(page);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note(moodSheet(page))).toHaveValue('Half a thought');
});

test('Several moods: one that was begun in the sheet stays there, and the sheet gives the focus to it', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good');
  await page.getByRole('button', { name: /^Today: Good/ }).click();
  const sheet = moodSheet(page);
  await sheet.getByRole('button', { name: 'Add another' }).click();
  await expect(sheet.getByRole('radio', { name: 'Great' })).toBeFocused();
  await note(sheet).fill('Begun');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Today: Good/ })).toBeFocused();
  await page.getByRole('button', { name: 'Keep editing' }).last().click();
  await expect(note(sheet)).toHaveValue('Begun');
});

test('Several moods: the focus of one that is removed goes to the next in the line', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good');
  await saveAnother(page, 2, 'Okay');
  await saveAnother(page, 3, 'Bad');
  await lineOfDay(page)
    .getByRole('button', { name: /^Good / })
    .click();
  await moodSheet(page).getByRole('button', { name: 'Remove' }).click();
  await expect(moodSheet(page)).toBeHidden();
  await expect(lineOfDay(page).getByRole('button', { name: /^Okay / })).toBeFocused();
});

test('Several moods: one more of a past day that was begun is found again behind its face', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMoodOf(page, '20 November', 'Okay');
  await faceOfDay(page, /20 November: Okay$/).click();
  await another(page).click();
  await note(page).fill('And later');
  await faceOfDay(page, /21 November: no entry$/).click();
  await faceOfDay(page, /20 November: Okay$/).click();
  await expect(note(page)).toHaveValue('And later');
});

test('A note: its addresses open outside, and all the rest of its row opens the entry', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good', 'Read https://example.org/a, twice. Not http://example.org/b');
  await expect(page.getByRole('link', { name: /example/ })).toHaveCount(1);
  const link = page.getByRole('link', { name: 'https://example.org/a', exact: true });
  await expect(link).toHaveAttribute('href', 'https://example.org/a');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  // A press on it would meet it and not the button below.
  await link.click({ trial: true });
  await page.getByText('twice. Not').click({ force: true, position: { x: 2, y: 2 } });
  await expect(moodSheet(page)).toBeVisible();
});
