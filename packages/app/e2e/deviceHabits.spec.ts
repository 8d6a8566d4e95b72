import type { Locator } from '@playwright/test';
import {
  addButton,
  addHabit,
  expect,
  habit,
  habitsOf,
  headingOf,
  stopClock,
  tab,
  test,
  toastsOf,
} from './app';
import {
  chooseAction,
  card,
  closeSheet,
  openPutAway,
  expectProgress,
  namesOfHabits,
  openDevice,
  openHabit,
  reload,
  setDay,
  undo,
  goToDay,
} from './device';
import { boxOf, overlap } from './geometry';

const middleOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height / 2;
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Habits: the week goes to any of its days and back to today, never into the future', async ({
  page,
}) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Meditate');
  await setDay(sheet, /^Thursday,? 19 November/, 'Done');
  await closeSheet(page);

  const dayOf = (name: string) => page.getByRole('radio', { name });
  await expect(dayOf('Sunday 22 November')).toBeDisabled();
  await goToDay(page, 'after');
  await expect(page.getByText('21 November')).toBeVisible();

  await dayOf('Friday 20 November').click();
  await expect(page.getByRole('heading', { name: "Yesterday's Habits" })).toBeVisible();
  await expect(page.getByText('20 November')).toBeVisible();
  await expectProgress(page, '0%', '0 of 1 habits completed');
  await card(page, 'Meditate').click();
  await expectProgress(page, '100%', '1 of 1 habits completed');
  await goToDay(page, 'before');
  await expect(page.getByRole('heading', { name: 'Thursday 19 November' })).toBeVisible();
  await expect(card(page, 'Meditate')).toHaveAttribute('aria-pressed', 'true');
  await goToDay(page, 'before');
  await expect(page.getByRole('heading', { name: 'Before you started' })).toBeVisible();

  await expect(dayOf('Thursday 19 November, 1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(dayOf('Saturday 21 November, 3 of 5')).toBeFocused();
  await expect(page.getByRole('heading', { name: "Today's Habits" })).toBeVisible();
  await expectProgress(page, '60%', '3 of 5 habits completed');
  await reload(page);
  await goToDay(page, 'before');
  await expect(card(page, 'Meditate')).toHaveAttribute('aria-pressed', 'true');
});

test('Habits: an archived habit leaves the list, comes back by Undo, or from Settings', async ({
  page,
}) => {
  await openDevice(page);
  const archive = async () => {
    const sheet = await openHabit(page, 'Drink water');
    await chooseAction(sheet, 'Archive');
    await expect(sheet).toBeHidden();
    await expect(habit(page, 'Drink water')).toHaveCount(0);
  };
  await archive();
  // The neighbour of the card that is gone.
  await expect(habit(page, 'Meditate')).toBeFocused();
  await expect(toastsOf(page).last()).toContainText('Archived "Drink water".');
  await undo(page);
  await expect(habit(page, 'Drink water')).toHaveAttribute('aria-pressed', 'true');

  await archive();
  await reload(page);
  await expect(habitsOf(page).first()).toBeVisible();
  await expect(habit(page, 'Drink water')).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await openPutAway(page);
  await page.getByRole('button', { name: 'Restore Drink water' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(headingOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(habit(page, 'Drink water')).toHaveAttribute('aria-pressed', 'true');
});

test('Habits: a deleted habit comes back with all its days, by the keyboard too', async ({
  page,
}) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Exercise');
  await chooseAction(sheet, 'Delete');
  await expect(habit(page, 'Exercise')).toHaveCount(0);
  await expect(sheet).toBeHidden();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toastsOf(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  // However long it takes: with the focus in it, a toast stays.
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Enter');
  await expect(habit(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');
  // It is offered once the undo is durable: one that a page is left over is not made.
  await expect(toastsOf(page).getByRole('button', { name: 'Redo' })).toBeVisible();
  await reload(page);
  await expect(habit(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');
});

test('Habits: the focus goes to the next card, or to the one before, when a habit is gone', async ({
  page,
}) => {
  await openDevice(page);
  for (const [name, next] of [
    ['Meditate', 'Drink water'],
    ['Exercise', 'Read 20 mins'],
  ] as const) {
    const sheet = await openHabit(page, name);
    await chooseAction(sheet, 'Delete');
    await expect(sheet).toBeHidden();
    await expect(habit(page, next)).toBeFocused();
    await expect(habit(page, next)).toBeInViewport();
  }
  await openHabit(page, 'Sleep early');
  await closeSheet(page);
  await expect(page.getByRole('button', { name: 'More about Sleep early' })).toBeFocused();
});

test('Habits: the date opens a month, from a week before the first record to today', async ({
  page,
}) => {
  await openDevice(page);
  await page.getByRole('button', { name: /^Saturday,? 21 November$/ }).click();
  const month = page.getByRole('dialog', { name: 'Choose a day' });
  await expect(month.getByRole('button', { name: /^Saturday,? 21 November/ })).toBeFocused();
  await expect(month.getByRole('button', { name: /^Friday,? 13 November/ })).toHaveCount(0);
  await month.getByRole('button', { name: /^Saturday,? 14 November/ }).click();
  await expect(month).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Saturday 14 November' })).toBeVisible();
  const chosen = page.getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName(/14 November/);
  await goToDay(page, 'before');
  await expect(chosen).toHaveAccessibleName(/14 November/);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeHidden();
});

test('Habits: the order is changed at the heading, on its line', async ({ page }) => {
  await openDevice(page);
  await goToDay(page, 'before');
  await goToDay(page, 'before');
  await page.getByRole('button', { name: 'Fill them in' }).click();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const heading = await middleOf(page.getByRole('heading', { name: 'Thursday 19 November' }));
    const order = await middleOf(page.getByRole('button', { name: 'Reorder' }));
    expect(Math.abs(order - heading)).toBeLessThan(8);
  }
});

test('Habits: one that is added on an earlier day brings back today, and says so', async ({
  page,
}) => {
  await openDevice(page);
  await goToDay(page, 'before');
  await expect(page.getByText('20 November')).toBeVisible();
  await addHabit(page, 'Stretch');
  await expect(page.getByText('21 November')).toBeVisible();
  await expect(habit(page, 'Stretch')).toBeInViewport({ ratio: 1 });
  await expect(toastsOf(page).last()).toContainText('Back to today');
  for (const toast of await toastsOf(page).all()) {
    expect(await overlap(habit(page, 'Stretch'), toast)).toBe(false);
  }
});

test('Habits: a day before the first habit can be filled in on Home', async ({ page }) => {
  await openDevice(page);
  await goToDay(page, 'before');
  await expect(page.getByRole('heading', { name: 'Before you started' })).toBeVisible();
  await page.getByRole('button', { name: 'Fill them in' }).click();
  const later = page.getByRole('region', { name: 'Started later' });
  await expect(later.getByRole('listitem')).toHaveCount(5);
  await later.getByRole('button', { name: 'Meditate', exact: true }).click();
  await expectProgress(page, '100%', '1 of 1 habits completed');
  await expect(later.getByRole('listitem')).toHaveCount(4);
  await goToDay(page, 'before');
  await later.getByRole('button', { name: 'Exercise', exact: true }).click();
  await reload(page);
  await goToDay(page, 'before');
  await expect(card(page, 'Meditate')).toHaveAttribute('aria-pressed', 'true');
  await goToDay(page, 'before');
  await expect(card(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');
});

test('Habits: each Undo stays for its time, and toasts that stack cover neither the new card nor each other', async ({
  page,
}) => {
  await openDevice(page);
  for (const name of ['One', 'Two', 'Three', 'Four']) await addHabit(page, name);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await reload(page);
  // Toasts stay.
  await stopClock(page);
  for (const name of ['Exercise', 'Meditate']) {
    const sheet = await openHabit(page, name);
    await chooseAction(sheet, 'Archive');
    await page.clock.runFor(500);
    await expect(sheet).toBeHidden();
  }
  await expect(toastsOf(page).getByRole('button', { name: 'Undo' })).toHaveCount(2);
  await addHabit(page, 'Five');
  await page.clock.runFor(1500);
  await expect(toastsOf(page)).toHaveText([
    /Archived "Exercise"/,
    /Archived "Meditate"/,
    /Added "Five" to your habits!/,
  ]);
  const [one, other] = [toastsOf(page).first(), toastsOf(page).last()];
  await expect.poll(() => overlap(one, other)).toBe(false);
  for (const toast of [one, other]) {
    expect(await overlap(toast, habit(page, 'Five'))).toBe(false);
    expect(await overlap(toast, addButton(page))).toBe(false);
  }
  await toastsOf(page).nth(1).getByRole('button', { name: 'Undo' }).click();
  await expect(toastsOf(page).last()).toContainText('Undone: Archived "Meditate".');
  await toastsOf(page).first().getByRole('button', { name: 'Undo' }).click();
  await expect(habit(page, 'Exercise')).toBeVisible();
});

test('Habits: Undo stays longer than a toast that only tells', async ({ page }) => {
  await openDevice(page);
  await page.clock.fastForward(5000);
  await expect(toastsOf(page)).toHaveCount(0);
  const sheet = await openHabit(page, 'Exercise');
  await chooseAction(sheet, 'Archive');
  await expect(toastsOf(page)).toHaveCount(1);
  await page.clock.fastForward(8000);
  await undo(page);
  await expect(habit(page, 'Exercise')).toBeVisible();
});

test('Habits: the order is changed step by step, each step announced, and by dragging', async ({
  page,
}) => {
  await openDevice(page);
  await page.getByRole('button', { name: 'Reorder' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reorder habits' });
  await sheet.getByRole('button', { name: 'Move up: Meditate' }).press('Enter');
  await expect(sheet.getByText('Meditate, 4 of 5')).toBeAttached();
  await closeSheet(page);
  const moved = ['Exercise', 'Read 20 mins', 'Sleep early', 'Meditate', 'Drink water'];
  await expect.poll(() => namesOfHabits(page)).toEqual(moved);
  await reload(page);
  await expect.poll(() => namesOfHabits(page)).toEqual(moved);

  await page.getByRole('button', { name: 'Reorder' }).click();
  const rows = sheet.getByRole('listitem');
  const box = async (index: number) => {
    const found = await rows.nth(index).boundingBox();
    if (!found) throw new Error(`Row ${index} is not drawn.`);
    return found;
  };
  // The sheet has come to rest once the mouse can be on it.
  await rows.nth(2).hover();
  const [first, third] = [await box(0), await box(2)];
  const x = first.x + 22;
  await page.mouse.move(x, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, third.y + third.height / 2 + 4, { steps: 8 });
  await page.mouse.up();
  await closeSheet(page);
  await expect
    .poll(() => namesOfHabits(page))
    .toEqual(['Read 20 mins', 'Sleep early', 'Exercise', 'Meditate', 'Drink water']);
});

test('Habits: the ring completes when all is done, and the other screens hear of it', async ({
  page,
}) => {
  await openDevice(page);
  for (const name of ['Read 20 mins', 'Sleep early']) await habit(page, name).click();
  await expectProgress(page, '100%', '5 of 5 habits completed');
  await expect(page.getByRole('status').filter({ hasText: 'Your bow is complete' })).toBeVisible();
  await tab(page, 'Stats').click();
  await expect(page.getByRole('table', { name: 'Weekly Habits' })).toContainText(/Sat.*5/);
});
