import type { Locator, Page } from '@playwright/test';
import { expect, habit, openOtherTab, test, toastsOf } from './app';
import {
  chooseAction,
  choosePlan,
  card,
  closeSheet,
  expectProgress,
  openDevice,
  openHabit,
  openPutAway,
  reload,
  setDay,
  undo,
} from './device';
import { slowDown } from './deviceStorage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const nameField = (sheet: Locator) => sheet.getByRole('textbox', { name: 'Habit name' });
/** Has the habit of a form repeat from Monday to Friday. */
const chooseWeekdays = (sheet: Locator) => choosePlan(sheet, 'How often', 'On certain days');

const saveButton = (sheet: Locator) => sheet.getByRole('button', { name: 'Save changes' });

/** Streak, best streak, and the share of what was due that was done. */
const expectFigures = (sheet: Locator, figures: string[]) =>
  expect(sheet.getByRole('definition')).toHaveText(figures);

/** Opens the sheet of a habit, and the form that edits it. */
async function editHabit(page: Page, name: string): Promise<Locator> {
  const sheet = await openHabit(page, name);
  await chooseAction(sheet, 'Edit');
  return sheet;
}

test('Habit sheet: how it goes comes first, what it is one tap later, Save only with something to save', async ({
  page,
}) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Meditate');
  // Not in a text field, whose keyboard would cover half of a phone.
  await expect(sheet.getByText('Meditate', { exact: true })).toBeFocused();
  await expect(sheet).toHaveAccessibleDescription('Every day');
  await expect(sheet.getByRole('term')).toHaveText(['day in a row', 'best', 'last 4 weeks']);
  await expectFigures(sheet, ['1', '1', '100%']);
  await expect(sheet.getByText('Done on 1 day', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('grid', { name: 'November' })).toBeVisible();
  await expect(nameField(sheet)).toHaveCount(0);
  await chooseAction(sheet, 'Edit');
  await expect(saveButton(sheet)).toBeDisabled();
  await expect(saveButton(sheet)).toBeInViewport();
  await nameField(sheet).fill('Sit still');
  await expect(saveButton(sheet)).toBeEnabled();
  await nameField(sheet).fill('Meditate ');
  await expect(saveButton(sheet)).toBeDisabled();
  await nameField(sheet).fill('Sit still');
  await sheet.getByRole('textbox', { name: 'Icon' }).fill('🪷');
  // Not on Saturday, which today is.
  await chooseWeekdays(sheet);
  await sheet.getByRole('button', { name: 'Sunday', exact: true }).click();
  await expect(sheet.getByRole('group', { name: 'Repeat on' })).toHaveAccessibleDescription(
    'Mon, Tue, Wed, Thu, Fri, Sun',
  );
  await saveButton(sheet).click();
  await expect(sheet).toBeHidden();
  const notToday = page.getByRole('region', { name: 'Not due today' });
  await expect(notToday.getByRole('button', { name: 'Sit still', exact: true })).toBeVisible();
  await expect(notToday).toContainText('🪷');
  // What is not due is counted on neither side.
  await expectProgress(page, '50%', '2 of 4 habits completed');

  await undo(page);
  await expect(habit(page, 'Meditate')).toBeVisible();
  await expect(notToday).toHaveCount(0);
  await expectProgress(page, '60%', '3 of 5 habits completed');

  await editHabit(page, 'Meditate');
  await nameField(sheet).fill('  ');
  await saveButton(sheet).click();
  await expect(nameField(sheet)).toBeFocused();
  await expect(sheet.getByText('Please enter a habit name', { exact: true })).toBeVisible();
  await nameField(sheet).blur();
  await expect(nameField(sheet)).toHaveAccessibleDescription(/Please enter a habit name/);
});

test('Habit sheet: a past day is only selected by a tap, then set below the month, and each change is undone', async ({
  page,
}) => {
  await openDevice(page, 'Keep these habits');
  const sheet = await openHabit(page, 'Meditate');
  const yesterday = sheet.getByRole('button', { name: /^Friday,? 20 November/ });
  const bar = sheet.getByRole('group', { name: /^Friday,? 20 November/ });
  const top = async () => (await yesterday.boundingBox())?.y;
  await expectFigures(sheet, ['1', '1', '100%']);
  await expect(sheet.getByRole('gridcell', { selected: true })).toHaveText('21');
  const place = await top();
  // Looking at a day changes nothing.
  await yesterday.click();
  await expect(sheet.getByRole('gridcell', { selected: true })).toHaveText('20');
  await expect(yesterday).toHaveAccessibleName(/not due, selected$/);
  await yesterday.press('Enter');
  await expect(yesterday).toHaveAccessibleName(/not due, selected$/);
  await expect(toastsOf(page)).toHaveCount(0);

  await bar.getByText('Done', { exact: true }).click();
  await expect(yesterday).toHaveAccessibleName(/done, selected$/);
  await expect(bar.getByRole('radio', { name: 'Done' })).toBeChecked();
  await expect(toastsOf(page).last()).toContainText(/20 November: .?done/);
  expect(await top()).toBe(place);
  await undo(page);
  await expect(yesterday).toHaveAccessibleName(/not due, selected$/);
  await expect(toastsOf(page).last()).toContainText('20 November');
  await bar.getByText('Done', { exact: true }).click();
  await setDay(sheet, /^Thursday,? 19 November/, 'Done');
  await expectFigures(sheet, ['3', '3', '100%']);
  await expect(sheet.getByText('Done on 3 days', { exact: true })).toBeVisible();
  // A skipped day neither counts nor breaks.
  await setDay(sheet, /^Friday,? 20 November/, 'Skip');
  await expect(yesterday).toHaveAccessibleName(/skipped, selected$/);
  await expectFigures(sheet, ['2', '2', '100%']);
  await bar.getByText('Clear', { exact: true }).click();
  await expect(yesterday).toHaveAccessibleName(/not done, selected$/);
  await expectFigures(sheet, ['1', '1', '67%']);
  await expect(sheet.getByRole('button', { name: /22 November/ })).toHaveCount(0);
  // There is nothing before the first record to go back to.
  await expect(sheet.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(toastsOf(page).last()).toContainText(/20 November: .?not done/);
  await reload(page);
  await expectFigures(await openHabit(page, 'Meditate'), ['1', '1', '67%']);
});

test('Habit sheet: days filled in before a habit began stay as they were when its weekdays change', async ({
  page,
}) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Meditate');
  const yesterday = sheet.getByRole('button', { name: /^Friday,? 20 November/ });
  await setDay(sheet, /^Thursday,? 19 November/, 'Done');
  await expectFigures(sheet, ['1', '1', '67%']);
  await chooseAction(sheet, 'Edit');
  await chooseWeekdays(sheet);
  for (const weekday of ['Friday', 'Saturday']) {
    await sheet.getByRole('button', { name: weekday, exact: true }).click();
  }
  await saveButton(sheet).click();
  await expect(sheet).toBeHidden();
  await openHabit(page, 'Meditate');
  await expectFigures(sheet, ['1', '1', '67%']);
  await expect(sheet.getByRole('term').first()).toHaveText('time in a row');
  await expect(yesterday).not.toHaveAccessibleName(/not due/);
});

test('Habit sheet: edits that are not saved are said, kept, and gone on with', async ({ page }) => {
  await openDevice(page);
  let sheet = await editHabit(page, 'Meditate');
  await nameField(sheet).fill('Sit still');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toastsOf(page).last()).toContainText('Not saved.');
  await toastsOf(page).last().getByRole('button', { name: 'Keep editing' }).click();
  await expect(nameField(sheet)).toHaveValue('Sit still');
  await closeSheet(page);

  // Also without the toast.
  await openHabit(page, 'Read 20 mins');
  await closeSheet(page);
  sheet = await openHabit(page, 'Meditate');
  await expect(nameField(sheet)).toHaveValue('Sit still');
  const toasts = await toastsOf(page).count();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(nameField(sheet)).toHaveCount(0);
  await expect(toastsOf(page).last()).toContainText('Not saved.');

  // Nothing is unsaved: nothing is said.
  await page.clock.fastForward(30_000);
  await expect(toastsOf(page)).toHaveCount(0);
  await chooseAction(sheet, 'Edit');
  await nameField(sheet).fill('Sit still');
  await nameField(sheet).fill('Meditate');
  await closeSheet(page);
  await expect(toastsOf(page)).toHaveCount(0);
  expect(toasts).toBeGreaterThan(0);
});

test('Habit sheet: Archive, Delete, Save changes and Pause are done once on a double click on a slow machine', async ({
  page,
}) => {
  test.slow();
  await openDevice(page);
  await slowDown(page);
  const oneToast = async (text: string) => {
    await expect(toastsOf(page).filter({ hasText: text })).toHaveCount(1);
    await expect(toastsOf(page).filter({ hasText: 'Restored' })).toHaveCount(0);
  };
  let sheet = await openHabit(page, 'Exercise');
  await sheet.getByRole('button', { name: 'Actions' }).click();
  await sheet.getByRole('menuitem', { name: 'Archive' }).dblclick();
  await expect(sheet).toBeHidden();
  await oneToast('Archived "Exercise".');
  await expect(habit(page, 'Exercise')).toHaveCount(0);
  await undo(page);
  await expect(habit(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');

  sheet = await openHabit(page, 'Exercise');
  await sheet.getByRole('button', { name: 'Actions' }).click();
  await sheet.getByRole('menuitem', { name: 'Delete' }).dblclick();
  await expect(sheet).toBeHidden();
  await oneToast('Deleted "Exercise".');
  await expect(habit(page, 'Exercise')).toHaveCount(0);
  await undo(page);
  await expect(habit(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');

  sheet = await editHabit(page, 'Exercise');
  await nameField(sheet).fill('Run');
  await saveButton(sheet).dblclick();
  await expect(sheet).toBeHidden();
  await oneToast('Saved "Run".');
  await undo(page);
  await expect(habit(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');

  sheet = await openHabit(page, 'Exercise');
  await chooseAction(sheet, 'Pause');
  await sheet.getByRole('button', { name: 'Pause', exact: true }).dblclick();
  await expect(sheet.getByText(/^Paused since/)).toHaveCount(1);
  await oneToast('Paused "Exercise".');
});

test('Habit sheet: shows what changes elsewhere, and saves only the fields that were edited', async ({
  page,
}) => {
  await openDevice(page);
  const other = await openOtherTab(page);
  const here = await editHabit(page, 'Meditate');
  await here.getByRole('textbox', { name: 'Icon' }).fill('🪷');

  const there = await editHabit(other, 'Meditate');
  await nameField(there).fill('Sit still');
  await saveButton(there).click();

  const renamed = page.getByRole('dialog', { name: 'Sit still' });
  await expect(nameField(renamed)).toHaveValue('Sit still');
  await expect(renamed.getByRole('status').filter({ hasText: 'another tab' })).toHaveCount(0);
  await saveButton(renamed).click();
  await expect(card(page, 'Sit still')).toContainText('🪷');
  await expect(card(other, 'Sit still')).toContainText('🪷');

  // The same field in both tabs: the sheet says so, and its words stay in the field.
  const mine = await editHabit(page, 'Sit still');
  await nameField(mine).fill('Breathe');
  const theirs = await editHabit(other, 'Sit still');
  await nameField(theirs).fill('Sit quietly');
  await saveButton(theirs).click();
  const changed = page.getByRole('dialog', { name: 'Sit quietly' });
  await expect(changed.getByText('Changed in another tab.')).toBeVisible();
  await expect(nameField(changed)).toHaveValue('Breathe');
  await changed.getByRole('button', { name: 'Cancel' }).click();
  await closeSheet(page);
  await expect(card(page, 'Sit quietly')).toBeVisible();
});

test('Habit sheet: a habit over time, once it is asked for', async ({ page }) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Drink water');
  await setDay(sheet, /^Friday,? 20 November/, 'Done');
  await setDay(sheet, /^Wednesday,? 18 November/, 'Done');
  await expect(sheet.getByText('Longest runs')).toBeHidden();
  await sheet.getByText('Over time', { exact: true }).click();
  await expect(sheet.getByRole('definition').last()).toHaveText('15%');
  await expect(sheet.getByText(/^Last: Today, \d\d:\d\d$/)).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: '3 of 4' })).toHaveText(/^November/);
  await expect(sheet.getByRole('listitem').filter({ hasText: '2 days' })).toBeVisible();
  await setDay(sheet, /^Thursday,? 19 November/, 'Done');
  await expect(sheet.getByRole('listitem').filter({ hasText: '4 of 4' })).toHaveText(/^November/);
});

test('Habit sheet: says that its habit was deleted in another tab', async ({ page }) => {
  await openDevice(page);
  const other = await openOtherTab(page);
  const here = await editHabit(page, 'Exercise');
  await nameField(here).fill('Run');
  const there = await openHabit(other, 'Exercise');
  await chooseAction(there, 'Delete');
  await expect(here).toBeHidden();
  await expect(toastsOf(page).last()).toContainText('"Exercise" was deleted in another tab.');
  await undo(other);
  await openHabit(page, 'Exercise');
  await expect(nameField(here)).toHaveValue('Run');
});

test('Habit sheet: a long name is there to its end, above all the rest', async ({ page }) => {
  await openDevice(page);
  const name = `${'A walk around the lake before breakfast, '.repeat(30)}the end`;
  let sheet = await editHabit(page, 'Exercise');
  await nameField(sheet).fill(name);
  await saveButton(sheet).click();
  sheet = await openHabit(page, name);
  const title = sheet.getByText(name, { exact: true });
  const note = sheet.getByRole('textbox', { name: 'Note' });
  await note.scrollIntoViewIfNeeded();
  await note.click({ trial: true });
  const [above, below] = [await title.boundingBox(), await note.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});

test('Habit sheet: an archived habit is looked at from Settings: its figures and days, which stay as they are', async ({
  page,
}) => {
  await openDevice(page);
  let sheet = await openHabit(page, 'Drink water');
  await setDay(sheet, /^Friday,? 20 November/, 'Done');
  await setDay(sheet, /^Thursday,? 19 November/, 'Done');
  await chooseAction(sheet, 'Archive');
  await expect(sheet).toBeHidden();
  await page.getByRole('link', { name: 'Settings' }).click();
  await openPutAway(page);
  await page.getByRole('button', { name: 'Drink water', exact: true }).click();
  sheet = page.getByRole('dialog', { name: 'Drink water', exact: true });
  await expectFigures(sheet, ['2', '2', '100%']);
  await sheet.getByRole('button', { name: 'Actions' }).click();
  await expect(sheet.getByRole('menuitem')).toHaveText(['Restore', 'Delete']);
  await page.keyboard.press('Escape');
  const yesterday = sheet.getByRole('button', { name: /^Friday,? 20 November/ });
  await yesterday.click();
  await expect(yesterday).toHaveAccessibleName(/done, selected$/);
  await expect(sheet.getByRole('group', { name: /^Friday,? 20 November/ })).toContainText('done');
  await expect(sheet.getByRole('radio')).toHaveCount(0);
  await chooseAction(sheet, 'Restore');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
