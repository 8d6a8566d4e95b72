import type { Page } from '@playwright/test';
import { expect, habit, test } from './app';
import { closeSheet, expectProgress, goToDay, openDevice, openHabit, reload } from './device';
import { rewriteHabits } from './deviceRows';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const from = '2026-11-21';
const weekly = (times: number) => ({
  schedule: [{ from, value: { kind: 'times', times, per: 'week' } }],
});
const amountOf = (target: number, unit: string, direction = 'atLeast', step = 1) => ({
  goal: [{ from, value: { target, unit, direction, step } }],
});
const glasses = amountOf(8, 'glasses', 'atLeast', 2);

/** The toggle of a habit whose name goes on with how it stands. */
const toggle = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

const spinner = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

test('Kinds: so many times a week is counted, and can be done beyond the number', async ({
  page,
}) => {
  await openDevice(page);
  await rewriteHabits(page, { 'Read 20 mins': weekly(1) });
  const reading = toggle(page, 'Read 20 mins');
  await expect(reading).toHaveAccessibleName('Read 20 mins 0 of 1 this week');
  const ofWeek = page.getByRole('region', { name: 'This week 0 of 1' });
  await expect(ofWeek.getByRole('listitem')).toHaveText([/Read 20 mins/]);
  await expect(page.getByRole('region', { name: 'Any time' }).getByRole('listitem')).toHaveCount(4);
  // It is due as a whole at the end of the week, so it is missing in no day.
  await expectProgress(page, '75%', '3 of 4 habits completed');
  await reading.click();
  await expect(reading).toHaveAccessibleName('Read 20 mins 1 of 1 this week');
  await expectProgress(page, '80%', '4 of 5 habits completed');

  await page.clock.fastForward('24:00:00');
  await expect(page.getByRole('time')).toHaveText(/22 November/);
  const notToday = page.getByRole('region', { name: 'Not due today' });
  await expect(notToday.getByText('1 of 1 this week')).toBeVisible();
  await reading.focus();
  await page.keyboard.press('Space');
  await expect(reading).toHaveAttribute('aria-pressed', 'true');
  await expect(reading).toHaveAccessibleName('Read 20 mins 2 of 1 this week');
  await goToDay(page, 'before');
  await expect(reading).toHaveAccessibleName('Read 20 mins 2 of 1 that week');
});

test('Kinds: a tap adds the step of an amount, and the ring counts it when its target is met', async ({
  page,
}) => {
  await openDevice(page);
  await rewriteHabits(page, { 'Sleep early': glasses });
  const water = spinner(page, 'Sleep early');
  await expect(water).toHaveAttribute('aria-valuetext', '0 of 8 glasses');
  await water.click();
  await expect(page.getByText('2 of 8 glasses')).toBeVisible();
  await expect(water).toHaveAttribute('aria-valuetext', '2 of 8 glasses');
  await expectProgress(page, '60%', '3 of 5 habits completed');
  for (let taps = 0; taps < 3; taps += 1) await water.click();
  await expect(water).toHaveAttribute('aria-valuetext', '8 of 8 glasses');
  await expectProgress(page, '80%', '4 of 5 habits completed');
  await reload(page);
  await expect(water).toHaveAttribute('aria-valuetext', '8 of 8 glasses');
});

test('Kinds: a long press or the more-button sets a number, of the day that is shown', async ({
  page,
}) => {
  await openDevice(page);
  await rewriteHabits(page, { 'Sleep early': glasses });
  const water = spinner(page, 'Sleep early');
  const sheet = page.getByRole('dialog', { name: 'Sleep early' });
  const field = sheet.getByRole('spinbutton', { name: 'Amount (glasses)' });
  await water.hover();
  await page.mouse.down();
  await page.clock.runFor(1500);
  await expect(sheet).toBeVisible();
  await page.mouse.up();
  await field.fill('7.5');
  await closeSheet(page);
  await expect(water).toHaveAttribute('aria-valuetext', '7.5 of 8 glasses');

  await water.click();
  await expect(water).toHaveAttribute('aria-valuetext', '9.5 of 8 glasses');
  await goToDay(page, 'before');
  await page.getByRole('button', { name: 'Fill them in' }).click();
  await page.getByRole('button', { name: 'More about Sleep early' }).press('Enter');
  await expect(field).toHaveValue('');
  await field.fill('8');
  await closeSheet(page);
  await expect(water).toHaveAttribute('aria-valuetext', '8 of 8 glasses');
  await expectProgress(page, '100%', '1 of 1 habits completed');
});

test('Kinds: a number that is being typed is kept as the page is closed', async ({ page }) => {
  await openDevice(page);
  await rewriteHabits(page, { 'Sleep early': glasses });
  const sheet = await openHabit(page, 'Sleep early');
  const field = sheet.getByRole('spinbutton', { name: 'Amount (glasses)' });
  await field.fill('6');
  await expect(field).toBeFocused();
  await reload(page);
  await expect(spinner(page, 'Sleep early')).toHaveAttribute('aria-valuetext', '6 of 8 glasses');
});

test('Kinds: an amount by the keyboard, also one that is not to be exceeded', async ({ page }) => {
  await openDevice(page);
  await rewriteHabits(page, {
    'Sleep early': glasses,
    'Read 20 mins': amountOf(2, 'coffees', 'atMost'),
  });
  const coffees = spinner(page, 'Read 20 mins');
  await coffees.focus();
  await page.keyboard.press('ArrowUp');
  await expect(coffees).toHaveAttribute('aria-valuetext', 'coffees: 1, limit 2');
  await expectProgress(page, '75%', '3 of 4 habits completed');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(coffees).toHaveAttribute('aria-valuetext', '3 coffees, 1 over');
  await expectProgress(page, '60%', '3 of 5 habits completed');
});

test('Kinds: times of day in their order, empty ones never', async ({ page }) => {
  await openDevice(page);
  const headings = page.getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(0);
  await rewriteHabits(page, {
    Meditate: { group: 'morning' },
    Exercise: { group: 'evening' },
    'Drink water': { group: 'evening' },
  });
  await expect(headings).toHaveText(['Morning', 'Evening', 'Any time']);
  const evening = page.getByRole('region', { name: 'Evening' });
  await expect(evening.getByRole('listitem')).toHaveText([/Exercise/, /Drink water/]);

  // The sheet that orders them has the same parts, and a move to another one changes the part.
  await page.getByRole('button', { name: 'Reorder' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reorder habits' });
  await sheet.getByRole('button', { name: 'Move up: Exercise' }).press('Enter');
  await expect(sheet.getByText('Exercise, Afternoon, 1 of 1')).toBeAttached();
  await closeSheet(page);
  await expect(headings).toHaveText(['Morning', 'Afternoon', 'Evening', 'Any time']);
  await expect(evening.getByRole('listitem')).toHaveText([/Drink water/]);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await reload(page);
  await expect(headings).toHaveText(['Morning', 'Afternoon', 'Evening', 'Any time']);
});

test('Kinds: a paused habit is not due, and says so', async ({ page }) => {
  await openDevice(page);
  await rewriteHabits(page, { Meditate: { pauses: [{ from, to: null }] } });
  await expectProgress(page, '50%', '2 of 4 habits completed');
  await expect(habit(page, 'Meditate')).toHaveCount(0);
  const notToday = page.getByRole('region', { name: 'Not due today' });
  await expect(notToday.getByRole('button', { name: 'Meditate Paused' })).toBeVisible();
});
