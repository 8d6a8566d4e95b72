import type { Page } from '@playwright/test';
import { expect, note, tab, test, toastsOf } from './app';
import {
  faceOfDay,
  facesOfWeek,
  openDevice,
  openEmptyMood,
  recentEntries,
  reload,
  saveMood,
  saveMoodOf,
  tapMood,
  todayEntry,
  undo,
} from './device';
import { targetSizes } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const hardDay = (page: Page) =>
  page.getByRole('region', { name: 'Thank you for writing that down' });

test('Mood: a face of the last week shows its day in place, with the focus on its title', async ({
  page,
}) => {
  await openEmptyMood(page);
  await expect(facesOfWeek(page).getByRole('button')).toHaveCount(7);
  await expect(faceOfDay(page, /21 November: no entry$/)).toHaveAttribute('aria-pressed', 'true');
  await faceOfDay(page, /20 November: no entry$/).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^For Friday,? 20 November$/)).toBeFocused();
  await note(page).fill('Soup and a book');
  await tapMood(page, 'Okay');
  await expect(faceOfDay(page, /20 November: Okay$/)).toBeVisible();
  await expect(toastsOf(page).last()).toContainText("Saved yesterday's mood.");

  // It stays for more words, which its button saves.
  await note(page).fill('Soup, a book, a bath');
  await page.getByRole('button', { name: 'Save Mood' }).click();
  await expect(faceOfDay(page, /20 November: Okay$/)).toBeFocused();
  await expect(recentEntries(page).first()).toContainText('Soup, a book, a bath');
  await expect(page.getByRole('button', { name: "Save Today's Mood" })).toBeVisible();
});

test('Mood: of a day that has one it changes with the next tap, and Undo brings it back', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMoodOf(page, '17 November', 'Okay');
  await faceOfDay(page, /17 November: Okay$/).click();
  await tapMood(page, 'Good');
  await expect(toastsOf(page).last()).toContainText('Changed the mood for');
  await expect(faceOfDay(page, /17 November: Good$/)).toBeFocused();
  await undo(page);
  await expect(faceOfDay(page, /17 November: Okay$/)).toBeVisible();

  await faceOfDay(page, /17 November: Okay$/).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(faceOfDay(page, /17 November: no entry$/)).toBeFocused();
});

test('Mood: arrow keys walk the faces of a past day, and Enter saves', async ({ page }) => {
  await openEmptyMood(page);
  await saveMoodOf(page, '17 November', 'Okay');
  await faceOfDay(page, /17 November: Okay$/).click();
  await expect(note(page)).toBeFocused();
  await expect(page.getByRole('region', { name: /^For Tuesday,? 17 November$/ })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Add labels' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'Okay' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Terrible' })).toBeChecked();
  await expect(faceOfDay(page, /17 November: Okay$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(faceOfDay(page, /17 November: Terrible$/)).toBeFocused();
});

test('Mood: the faces of the week are 44 px at 390 and at 320 px', async ({ page }) => {
  await openEmptyMood(page);
  await expect(facesOfWeek(page)).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const sizes = (await targetSizes(page)).filter(({ name }) => /no entry/.test(name ?? ''));
    expect(sizes.length).toBeGreaterThanOrEqual(6);
    for (const size of sizes) expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
  }
});

test('A hard day: no cheer, today can be taken off, and a good day read again', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMoodOf(page, '20 November', 'Great', 'Dinner with old friends');
  await expect(hardDay(page)).toHaveCount(0);
  await saveMood(page, 'Terrible');
  await expect(hardDay(page)).toBeVisible();

  await hardDay(page).getByRole('button', { name: 'Read a day that went well' }).click();
  await expect(page.getByRole('dialog')).toContainText('Dinner with old friends');
  await page.keyboard.press('Escape');
  await tab(page, 'Stats').click();
  await expect(page.getByText('Completion', { exact: true })).toBeVisible();
  await expect(page.getByText('Day Streak')).toHaveCount(0);
  await expect(page.getByText(/streak! Keep it up/)).toHaveCount(0);
  await tab(page, 'Mood').click();

  await hardDay(page).getByRole('button', { name: 'Take today off' }).click();
  await expect(toastsOf(page).last()).toContainText('Today is off.');
  await expect(hardDay(page).getByRole('button', { name: 'Take today off' })).toHaveCount(0);
  await expect(todayEntry(page).getByRole('button')).toBeFocused();
  await tab(page, 'Home').click();
  await expect(page.getByText('3 of 3 habits completed')).toBeVisible();
  await expect(page.getByText('Your bow is complete')).toHaveCount(0);
  await undo(page);
  await expect(page.getByText('3 of 5 habits completed')).toBeVisible();
});

test('A hard day: its offers are dismissed for good', async ({ page }) => {
  await openEmptyMood(page);
  await saveMood(page, 'Bad');
  await expect(hardDay(page).getByRole('listitem')).toHaveCount(0);
  await hardDay(page).getByRole('button', { name: "Don't show this again" }).click();
  await expect(hardDay(page)).toHaveCount(0);
  await expect(todayEntry(page).getByRole('button')).toBeFocused();
  await reload(page);
  await expect(todayEntry(page)).toContainText('Bad');
  await expect(hardDay(page)).toHaveCount(0);
});
