import type { Locator, Page } from '@playwright/test';
import { expect, openAddDialog, test, toastsOf } from './app';
import { closeSheet, openDevice, openHabit, reload, undo } from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (within: Locator, role: 'combobox' | 'spinbutton' | 'textbox', name: string) =>
  within.getByRole(role, { name, exact: true });

/** Opens the form for a new habit with all its fields. */
async function openAllFields(page: Page): Promise<Locator> {
  const { dialog } = await openAddDialog(page);
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  return dialog;
}

/** Adds what is in the form. */
async function add(dialog: Locator, name: string) {
  await field(dialog, 'textbox', 'Habit name').fill(name);
  await dialog.getByRole('button', { name: 'Add Habit', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Says how much of a habit, in the form of a new one. */
async function fillAmount(dialog: Locator, target: string, unit: string) {
  await field(dialog, 'combobox', 'How much').selectOption('An amount');
  await field(dialog, 'spinbutton', 'Target').fill(target);
  await field(dialog, 'textbox', 'Unit').fill(unit);
}

/** Adds a habit of eight glasses a day. */
async function addGlasses(page: Page) {
  const dialog = await openAllFields(page);
  await fillAmount(dialog, '8', 'glasses');
  await add(dialog, 'Drink');
}

test('Habit kinds: a name and Enter are enough; more is one tap away', async ({ page }) => {
  await openDevice(page, 'Start with an empty list');
  const { dialog, name } = await openAddDialog(page);
  await expect(dialog.getByText('Every day', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await name.fill('Walk');
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  const sheet = await openHabit(page, 'Walk');
  await expect(sheet.getByText('Every day', { exact: true })).toBeVisible();
});

test('Habit kinds: so many times a week, by pointer, is said in a sentence and kept', async ({
  page,
}) => {
  await openDevice(page, 'Start with an empty list');
  const dialog = await openAllFields(page);
  await field(dialog, 'combobox', 'How often').selectOption('Times a week');
  await expect(field(dialog, 'spinbutton', 'Times')).toHaveValue('3');
  await fillAmount(dialog, '20', 'min');
  await expect(dialog.getByText('3 times a week, 20 min each')).toBeVisible();
  await field(dialog, 'combobox', 'Part of the day').selectOption('Evening');
  await add(dialog, 'Run');

  await reload(page);
  const sheet = await openHabit(page, 'Run');
  await expect(sheet.getByText('3 times a week, 20 min each')).toBeVisible();
  await sheet.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(field(sheet, 'combobox', 'Part of the day')).toHaveValue('evening');
  await field(sheet, 'combobox', 'How often').selectOption('Every few days');
  await expect(field(sheet, 'spinbutton', 'Days')).toHaveValue('2');
  await field(sheet, 'combobox', 'Aim').selectOption('At most');
  await expect(sheet.getByText('Every 2 days, at most 20 min')).toBeVisible();
  await field(sheet, 'combobox', 'How often').selectOption('Times a month');
  await field(sheet, 'combobox', 'How much').selectOption('Done or not');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet).toBeHidden();
  await expect((await openHabit(page, 'Run')).getByText('4 times a month')).toBeVisible();
});

test('Habit kinds: on weekdays and between two days', async ({ page }) => {
  await openDevice(page, 'Start with an empty list');
  const dialog = await openAllFields(page);
  await field(dialog, 'combobox', 'How often').selectOption('On weekdays');
  await dialog.getByRole('button', { name: 'Friday', exact: true }).click();
  await dialog.getByLabel('First day').fill('2026-12-01');
  await dialog.getByLabel('Last day').fill('2026-11-30');
  await field(dialog, 'textbox', 'Habit name').fill('Learn');
  await dialog.getByRole('button', { name: 'Add Habit', exact: true }).click();
  await expect(dialog.getByText('The last day is before the first one.')).toBeVisible();
  await dialog.getByLabel('Last day').fill('2027-01-31');
  await page.keyboard.press('Tab');
  await expect(
    dialog.getByText(/^Mon to Thu, from Tuesday 1 December, until Sunday,? 31 January 2027$/),
  ).toBeVisible();
  await add(dialog, 'Learn');
});

test('Habit kinds: added and edited by the keyboard alone', async ({ page }) => {
  await openDevice(page, 'Start with an empty list');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await openAddDialog(page);
  await page.keyboard.type('Run');
  const more = page.getByRole('button', { name: 'More', exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    await press('Tab');
    if (await more.evaluate((each) => each === document.activeElement)) break;
  }
  await press('Enter', 'Tab');
  const dialog = page.getByRole('dialog');
  await expect(field(dialog, 'combobox', 'How often')).toBeFocused();
  await page.keyboard.type('Times a w');
  await press('Tab', 'ArrowUp');
  await expect(field(dialog, 'spinbutton', 'Times')).toHaveValue('4');
  await press('Enter');
  await expect(dialog).toBeHidden();
  const sheet = await openHabit(page, 'Run');
  await expect(sheet.getByText('4 times a week')).toBeVisible();
  await sheet.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await field(sheet, 'spinbutton', 'Times').press('ArrowDown');
  await field(sheet, 'textbox', 'Habit name').press('Enter');
  await expect(sheet).toBeHidden();
  await expect((await openHabit(page, 'Run')).getByText('3 times a week')).toBeVisible();
});

test('Habit kinds: an amount is set on its day, heard with its unit, and drawn', async ({
  page,
}) => {
  await openDevice(page, 'Start with an empty list');
  await addGlasses(page);
  let sheet = await openHabit(page, 'Drink');
  const yesterday = sheet.getByRole('button', { name: /^Friday,? 20 November/ });
  await yesterday.click();
  const amount = field(sheet, 'spinbutton', 'Amount (glasses)');
  await amount.fill('5');
  await expect(yesterday).toHaveAccessibleName(/5 of 8 glasses$/);
  for (let glass = 6; glass <= 8; glass += 1) await amount.press('ArrowUp');
  await expect(yesterday).toHaveAccessibleName(/8 glasses, done$/);
  await expect(sheet).toContainText('A streak begins.');
  const table = sheet.getByRole('table', { name: 'The last two weeks, glasses' });
  await expect(table.getByRole('row', { name: /20 November 8 glasses/ })).toBeAttached();
  await sheet.getByRole('button', { name: 'Skip this day' }).click();
  await expect(yesterday).toHaveAccessibleName(/skipped$/);
  await expect(amount).toHaveValue('');
  await reload(page);
  sheet = await openHabit(page, 'Drink');
  await expect(yesterday).toHaveAccessibleName(/skipped$/);
});

test('Habit kinds: a limit is never struck through before its day is over, and says by how much it is exceeded', async ({
  page,
}) => {
  await openDevice(page, 'Start with an empty list');
  const dialog = await openAllFields(page);
  await fillAmount(dialog, '2', 'cups');
  await field(dialog, 'combobox', 'Aim').selectOption('At most');
  await add(dialog, 'Coffee');
  const coffee = page.getByRole('spinbutton', { name: 'Coffee' });
  const less = page.getByRole('button', { name: 'Less: Coffee' });
  const ring = page.getByRole('progressbar', { name: 'Complete' });
  await expect(ring).toHaveAttribute('aria-valuetext', 'Nothing yet');
  await coffee.click();
  await coffee.click();
  await expect(coffee).toHaveAttribute('aria-valuetext', '2 cups, limit 2');
  await expect(ring).toHaveAttribute('aria-valuetext', 'Nothing yet');
  await coffee.click();
  await expect(coffee).toHaveAttribute('aria-valuetext', '3 cups, 1 over');
  await expect(ring).toHaveAttribute('aria-valuetext', '0%');
  const sheet = await openHabit(page, 'Coffee');
  await expect(sheet.getByRole('button', { name: /21 November, 3 cups, 1 over$/ })).toBeVisible();
  await closeSheet(page);
  await less.click();
  await expect(coffee).toHaveAttribute('aria-valuetext', '2 cups, limit 2');
});

test('Habit kinds: a note is written for a day, dotted in the month, kept, and taken back', async ({
  page,
}) => {
  await openDevice(page);
  let sheet = await openHabit(page, 'Exercise');
  const today = sheet.getByRole('button', { name: /^Saturday,? 21 November/ });
  await sheet.getByRole('button', { name: 'Add a note' }).click();
  const note = field(sheet, 'textbox', 'A word for this day');
  await expect(note).toBeFocused();
  await note.fill('Around the lake');
  await closeSheet(page);
  await expect(toastsOf(page).last()).toContainText('Closed without saving.');
  await openHabit(page, 'Exercise');
  await expect(note).toHaveValue('Around the lake');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(sheet.getByRole('button', { name: 'Edit note' })).toBeFocused();
  await expect(today).toHaveAccessibleName(/done, with a note$/);
  await reload(page);
  sheet = await openHabit(page, 'Exercise');
  await expect(sheet.getByText('Around the lake')).toBeVisible();
  await expect(today).toHaveAccessibleName(/done, with a note$/);

  await sheet.getByRole('button', { name: 'Edit note' }).click();
  await note.fill('x'.repeat(501));
  await expect(note).toHaveAccessibleDescription(/1 character too many/);
  await note.fill('');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(sheet.getByRole('button', { name: 'Add a note' })).toBeVisible();
  await undo(page);
  await expect(sheet.getByText('Around the lake')).toBeVisible();
});

test('Habit kinds: a pause of one habit, and of all, makes nothing due until it is ended', async ({
  page,
}) => {
  await openDevice(page);
  const due = page.getByRole('region', { name: "Today's Habits" });
  const notToday = page.getByRole('region', { name: 'Not today' });
  const sheet = await openHabit(page, 'Meditate');
  await sheet.getByRole('button', { name: 'Pause habit' }).click();
  await sheet.getByLabel('Until').fill('2026-11-01');
  await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(sheet.getByText('The pause ends before it begins.')).toBeVisible();
  await sheet.getByLabel('Until').fill('2026-11-30');
  await sheet.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(
    sheet.getByText('Paused from Saturday 21 November to Monday 30 November'),
  ).toBeVisible();
  await closeSheet(page);
  await expect(notToday.getByRole('button', { name: 'Meditate Paused' })).toBeVisible();
  await openHabit(page, 'Meditate');
  await sheet.getByRole('button', { name: 'End pause' }).click();
  await closeSheet(page);
  await expect(due.getByRole('button', { name: 'Meditate', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Pause all habits' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Paused since Saturday 21 November')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(notToday.getByRole('button', { name: 'Meditate Paused' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'End pause' }).click();
  await expect(page.getByText('Paused since Saturday 21 November')).toHaveCount(0);
  // What is undone is what the newest toast says, which comes once it is stored.
  await expect(toastsOf(page).last()).toContainText('All habits go on.');
  await undo(page);
  await expect(page.getByText('Paused since Saturday 21 November')).toBeVisible();
});

test('Habit kinds: parts of the day have the names that a person gives them', async ({ page }) => {
  await openDevice(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Names of the parts of the day').click();
  const evening = page.getByRole('textbox', { name: 'Evening' });
  await evening.fill('After work');
  await evening.press('Tab');
  await expect(toastsOf(page).last()).toContainText('Renamed "Evening".');
  await page.getByRole('button', { name: 'Back' }).click();
  const dialog = await openAllFields(page);
  await field(dialog, 'combobox', 'Part of the day').selectOption('After work');
});
