import type { Page } from '@playwright/test';
import { addButton, addDialog, expect, note, tab, test, toastsOf } from './app';
import {
  closeSheet,
  faceOfDay,
  goToDay,
  offerInstall,
  openDevice,
  openHabit,
  planChip,
  saveMoodOf,
  setDay,
  todayEntry,
} from './device';
import { rewriteHabits } from './deviceRows';

/**
 * How many presses of a finger each thing takes that people do often. Typing counts as none; a field that is typed into
 * has to be pressed first, unless it has the focus already.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const from = '2026-11-21';
const glasses = [{ from, value: { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 } }];

/** Counts the presses from now on; the answer reads the count. */
async function countPresses(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('onPressed', () => (count += 1));
  await page.evaluate(() =>
    document.addEventListener('pointerdown', () => void Reflect.get(window, 'onPressed')(), true),
  );
  return () => count;
}

const gear = (page: Page) => page.getByRole('link', { name: 'Settings' });

test('Taps: a habit of three times a week is added by four', async ({ page }) => {
  await openDevice(page);
  const presses = await countPresses(page);
  await addButton(page).click();
  const { dialog, name, add } = addDialog(page);
  await expect(name).toBeFocused();
  await page.keyboard.type('Pottery');
  await planChip(dialog, 'How often').click();
  await dialog.getByText('… times a week', { exact: true }).click();
  await add.click();
  const week = page.getByRole('region', { name: 'This week 0 of 3' });
  await expect(week.getByRole('button', { name: 'Pottery 0 of 3 this week' })).toBeVisible();
  expect(presses()).toBe(4);
});

test('Taps: two glasses of water are logged by two', async ({ page }) => {
  await openDevice(page);
  await rewriteHabits(page, { 'Drink water': { goal: glasses } });
  const presses = await countPresses(page);
  const water = page.getByRole('spinbutton', { name: 'Drink water' });
  await water.click();
  await water.click();
  await expect(water).toHaveAttribute('aria-valuetext', '2 of 8 glasses');
  expect(presses()).toBe(2);
});

test('Taps: a note on a habit of yesterday is written by three', async ({ page }) => {
  await openDevice(page);
  const month = await openHabit(page, 'Meditate');
  await setDay(month, /^Friday,? 20 November/, 'Done');
  await closeSheet(page);
  const presses = await countPresses(page);
  await page.getByRole('radio', { name: /^Friday 20 November/ }).click();
  await page.getByRole('button', { name: 'More about Meditate' }).click();
  const sheet = page.getByRole('dialog', { name: 'Meditate' });
  await sheet.getByRole('textbox', { name: 'Note' }).click();
  await page.keyboard.type('In the garden');
  await page.keyboard.press('Escape');
  await expect(toastsOf(page).last()).toContainText('Saved your note.');
  expect(presses()).toBe(3);
});

test("Taps: the note on yesterday's mood is reached by two", async ({ page }) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMoodOf(page, '20 November', 'Okay', 'Soup');
  await tab(page, 'Home').click();
  const presses = await countPresses(page);
  await tab(page, 'Mood').click();
  await faceOfDay(page, /20 November/).click();
  await expect(note(page)).toBeFocused();
  await expect(note(page)).toHaveValue('Soup');
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  expect(presses()).toBe(2);
});

test('Taps: the mood of last Tuesday is changed by three', async ({ page }) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMoodOf(page, '17 November', 'Okay', 'Rain');
  await tab(page, 'Home').click();
  const presses = await countPresses(page);
  await tab(page, 'Mood').click();
  await faceOfDay(page, /17 November/).click();
  await page.getByRole('radiogroup').getByText('Good', { exact: true }).click();
  await expect(faceOfDay(page, /17 November: Good$/)).toBeVisible();
  expect(presses()).toBe(3);
});

test("Taps: today's mood is saved on Home by one", async ({ page }) => {
  await openDevice(page);
  const presses = await countPresses(page);
  await page.getByRole('region', { name: 'Mood' }).getByRole('button', { name: 'Good' }).click();
  await expect(toastsOf(page).last()).toContainText("Saved today's mood.");
  expect(presses()).toBe(1);
  await tab(page, 'Mood').click();
  await expect(todayEntry(page)).toContainText('Good');
});

test('Taps: everything is paused until a day by four', async ({ page }) => {
  await openDevice(page);
  const presses = await countPresses(page);
  await gear(page).click();
  await page.getByRole('button', { name: 'Take a break' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take a break' });
  await sheet.getByRole('textbox', { name: 'Until' }).click();
  await page.keyboard.type('6 December 2026');
  await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(sheet.getByText(/^Paused from .* to Sunday,? 6 December$/)).toBeVisible();
  expect(presses()).toBe(4);
});

test('Taps: a backup is saved by two', async ({ page }) => {
  await openDevice(page);
  const presses = await countPresses(page);
  await gear(page).click();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Back up now' }).click(),
  ]);
  expect(presses()).toBe(2);
});

test('Taps: the app is installed by two where the browser offers it', async ({ page }) => {
  await openDevice(page);
  await offerInstall(page);
  const presses = await countPresses(page);
  await gear(page).click();
  await page.getByRole('button', { name: 'Install Daybow' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isAsked'))).toBe(true);
  expect(presses()).toBe(2);
});

test('Taps: the time of the reminder is changed by three', async ({ page }) => {
  await openDevice(page);
  const presses = await countPresses(page);
  await gear(page).click();
  await page.getByRole('button', { name: 'Reminder times' }).click();
  const time = page.getByRole('dialog').getByLabel(/^Reminder at /);
  await time.click();
  await time.fill('21:30');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Reminder times' })).toContainText(
    '21:30',
  );
  expect(presses()).toBe(3);
});

test('Taps: nine days back, today is one away', async ({ page }) => {
  await openDevice(page);
  for (let days = 0; days < 9; days += 1) await goToDay(page, 'before');
  await expect(page.getByRole('heading', { name: 'Before you started' })).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { name: "Today's Habits" })).toBeVisible();
  expect(presses()).toBe(1);
});
