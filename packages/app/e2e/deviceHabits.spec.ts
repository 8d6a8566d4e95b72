import { expect, habit, habitsOf, headingOf, tab, test, toastsOf } from './app';
import {
  card,
  closeSheet,
  expectProgress,
  namesOfHabits,
  openDevice,
  openHabit,
  reload,
  undo,
} from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Habits: the day beside the ring steps back and forward, never into the future', async ({
  page,
}) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Meditate');
  await sheet.getByRole('button', { name: /^Thursday,? 19 November/ }).click();
  await closeSheet(page);

  const next = page.getByRole('button', { name: 'Next day' });
  const previous = page.getByRole('button', { name: 'Previous day' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  await expect(page.getByText('21 November')).toBeVisible();

  await previous.click();
  await expect(page.getByRole('heading', { name: "Yesterday's Habits" })).toBeVisible();
  await expect(page.getByText('20 November')).toBeVisible();
  await expectProgress(page, '0%', '0 of 1 habits completed');
  await card(page, 'Meditate').click();
  await expectProgress(page, '100%', '1 of 1 habits completed');
  await previous.click();
  await expect(page.getByRole('heading', { name: 'Habits of Thursday 19 November' })).toBeVisible();
  await expect(card(page, 'Meditate')).toHaveAttribute('aria-pressed', 'true');
  await previous.click();
  await expect(page.getByRole('heading', { name: 'Before your first habit' })).toBeVisible();

  for (let step = 0; step < 3; step += 1) await next.click();
  await expect(page.getByRole('heading', { name: "Today's Habits" })).toBeVisible();
  await expectProgress(page, '60%', '3 of 5 habits completed');
  await reload(page);
  await previous.click();
  await expect(card(page, 'Meditate')).toHaveAttribute('aria-pressed', 'true');
});

test('Habits: name, icon and weekdays can be changed, which Undo takes back', async ({ page }) => {
  await openDevice(page);
  let sheet = await openHabit(page, 'Meditate');
  // Not in the text field, whose keyboard would cover half of a phone.
  await expect(sheet.getByText('Meditate', { exact: true })).toBeFocused();
  await sheet.getByRole('textbox', { name: 'Habit name' }).fill('Sit still');
  await sheet.getByRole('textbox', { name: 'Icon' }).fill('🪷');
  // Saturday, which today is.
  await sheet.getByRole('button', { name: 'Saturday', exact: true }).click();
  await expect(sheet.getByRole('group', { name: 'Repeat on' })).toHaveAccessibleDescription(
    'Mon, Tue, Wed, Thu, Fri, Sun',
  );
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet).toBeHidden();
  const notToday = page.getByRole('region', { name: 'Not today' });
  await expect(notToday.getByRole('button', { name: 'Sit still', exact: true })).toBeVisible();
  await expect(notToday).toContainText('🪷');
  // What is not due is counted on neither side.
  await expectProgress(page, '50%', '2 of 4 habits completed');

  await undo(page);
  await expect(habit(page, 'Meditate')).toBeVisible();
  await expect(notToday).toHaveCount(0);
  await expectProgress(page, '60%', '3 of 5 habits completed');

  sheet = await openHabit(page, 'Meditate');
  await sheet.getByRole('textbox', { name: 'Habit name' }).fill('  ');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Habit name' })).toHaveAccessibleDescription(
    /Please enter a habit name/,
  );
});

test('Habits: any past day is set to done, skipped or empty in the month, and figures follow', async ({
  page,
}) => {
  await openDevice(page, 'Keep the habits on screen');
  const sheet = await openHabit(page, 'Meditate');
  const yesterday = sheet.getByRole('button', { name: /^Friday,? 20 November/ });
  const before = sheet.getByRole('button', { name: /^Thursday,? 19 November/ });
  await expect(sheet).toContainText('1 day in a row. Best: 1 day.');
  await yesterday.click();
  await expect(yesterday).toHaveAccessibleName(/done$/);
  await before.click();
  await expect(sheet).toContainText('3 days in a row.');
  await expect(sheet).toContainText('Done on 3 of 3 days in the last four weeks, 100%.');
  // A skipped day neither counts nor breaks.
  await yesterday.click();
  await expect(yesterday).toHaveAccessibleName(/skipped$/);
  await expect(sheet).toContainText('2 days in a row.');
  await yesterday.click();
  await expect(yesterday).not.toHaveAccessibleName(/skipped|done/);
  await expect(sheet).toContainText('1 day in a row.');
  await expect(sheet).toContainText('Done on 2 of 3 days');
  await expect(sheet.getByRole('button', { name: /22 November/ })).toHaveCount(0);
  await reload(page);
  await expect(await openHabit(page, 'Meditate')).toContainText('1 day in a row.');
});

test('Habits: an archived habit leaves the list, comes back by Undo, or from Settings', async ({
  page,
}) => {
  await openDevice(page);
  const archive = async () => {
    const sheet = await openHabit(page, 'Drink water');
    await sheet.getByRole('button', { name: 'Archive habit' }).click();
    await expect(sheet).toBeHidden();
    await expect(habit(page, 'Drink water')).toHaveCount(0);
  };
  await archive();
  await expect(headingOf(page)).toBeFocused();
  await expect(toastsOf(page).last()).toContainText('Archived "Drink water".');
  await undo(page);
  await expect(habit(page, 'Drink water')).toHaveAttribute('aria-pressed', 'true');

  await archive();
  await reload(page);
  await expect(habitsOf(page).first()).toBeVisible();
  await expect(habit(page, 'Drink water')).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Restore Drink water' }).click();
  await expect(page.getByRole('region', { name: 'Archived habits' })).toHaveCount(0);
  await expect(headingOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(habit(page, 'Drink water')).toHaveAttribute('aria-pressed', 'true');
});

test('Habits: a deleted habit comes back with all its days, by the keyboard too', async ({
  page,
}) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Exercise');
  await sheet.getByRole('button', { name: 'Delete habit' }).click();
  await expect(habit(page, 'Exercise')).toHaveCount(0);
  await expect(sheet).toBeHidden();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toastsOf(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  // However long it takes: with the focus in it, a toast stays.
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Enter');
  await expect(habit(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');
  await reload(page);
  await expect(habit(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');
});

test('Habits: Undo stays longer than a toast that only tells', async ({ page }) => {
  await openDevice(page);
  await page.clock.fastForward(5000);
  await expect(toastsOf(page)).toHaveCount(0);
  const sheet = await openHabit(page, 'Exercise');
  await sheet.getByRole('button', { name: 'Archive habit' }).click();
  await expect(toastsOf(page)).toHaveCount(1);
  await page.clock.fastForward(8000);
  await undo(page);
  await expect(habit(page, 'Exercise')).toBeVisible();
});

test('Habits: the order is changed step by step, each step announced, and by dragging', async ({
  page,
}) => {
  await openDevice(page);
  await page.getByRole('button', { name: 'Change order' }).click();
  const sheet = page.getByRole('dialog', { name: 'Order of habits' });
  await sheet.getByRole('button', { name: 'Move up: Meditate' }).press('Enter');
  await expect(sheet.getByText('Meditate, 4 of 5')).toBeAttached();
  await closeSheet(page);
  const moved = ['Exercise', 'Read 20 mins', 'Sleep early', 'Meditate', 'Drink water'];
  await expect.poll(() => namesOfHabits(page)).toEqual(moved);
  await reload(page);
  await expect.poll(() => namesOfHabits(page)).toEqual(moved);

  await page.getByRole('button', { name: 'Change order' }).click();
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
  await tab(page, 'Stats').click();
  await expect(page.getByRole('table', { name: 'Weekly Habits' })).toContainText(/Sat.*5/);
});
