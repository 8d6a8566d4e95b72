import type { Locator, Page } from '@playwright/test';
import { expect, openAddDialog, test, toastsOf } from './app';
import {
  chooseAction,
  choosePlan,
  openPlan,
  planChip,
  closeSheet,
  expectProgress,
  openDevice,
  openHabit,
  reload,
  undo,
} from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (within: Locator, role: 'combobox' | 'spinbutton' | 'textbox', name: string) =>
  within.getByRole(role, { name, exact: true });

/** Adds what is in the form. */
async function add(dialog: Locator, name: string) {
  await field(dialog, 'textbox', 'Habit name').fill(name);
  await dialog.getByRole('button', { name: 'Add Habit', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Says how much of a habit, in the form of a new one. */
async function fillAmount(dialog: Locator, target: string, unit: string) {
  await choosePlan(dialog, 'Track', 'An amount');
  await field(dialog, 'spinbutton', 'Target').fill(target);
  await field(dialog, 'textbox', 'Unit').fill(unit);
}

/** Adds a habit of eight glasses a day. */
async function addGlasses(page: Page) {
  const { dialog } = await openAddDialog(page);
  await fillAmount(dialog, '8', 'glasses');
  await add(dialog, 'Drink');
}

test('Habit kinds: a name and Enter are enough; its plan is a sentence, each part one tap away', async ({
  page,
}) => {
  await openDevice(page, 'Empty list');
  const { dialog, name } = await openAddDialog(page);
  await expect(planChip(dialog, 'How often')).toHaveAccessibleName('How often Every day');
  await expect(planChip(dialog, 'Track')).toHaveAccessibleName('Track Just done');
  await expect(planChip(dialog, 'Time of day')).toHaveAccessibleName('Time of day Any time');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await name.fill('Walk');
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  const sheet = await openHabit(page, 'Walk');
  await expect(sheet.getByText('Every day', { exact: true })).toBeVisible();
});

test('Habit kinds: a known name fills in icon and plan, which can be taken back and never changes a choice', async ({
  page,
}) => {
  await openDevice(page, 'Empty list');
  const { dialog, name, icon } = await openAddDialog(page);
  await name.fill('Swim');
  await expect(icon).toHaveValue('🏊');
  await expect(planChip(dialog, 'How often')).toHaveAccessibleName('How often 3 times a week');
  await expect(dialog.getByRole('status').filter({ hasText: '🏊' })).toContainText(
    'Guessed from the name: 🏊, 3 times a week',
  );
  await name.fill('Swi');
  await expect(icon).toHaveValue('✨');
  await expect(planChip(dialog, 'How often')).toHaveAccessibleName('How often Every day');

  await dialog.getByRole('button', { name: '🌿', exact: true }).click();
  await name.fill('Swim');
  await expect(icon).toHaveValue('🌿');
  await expect(planChip(dialog, 'How often')).toHaveAccessibleName('How often 3 times a week');
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(planChip(dialog, 'How often')).toHaveAccessibleName('How often Every day');
  await expect(icon).toHaveValue('🌿');
  await name.fill('Run');
  await expect(planChip(dialog, 'How often')).toHaveAccessibleName('How often Every day');
  await expect(dialog.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('Habit kinds: an icon is found by a word', async ({ page }) => {
  await openDevice(page, 'Empty list');
  const { dialog, name, icon } = await openAddDialog(page);
  await name.fill('Every morning');
  await dialog.getByRole('button', { name: 'More icons' }).click();
  await dialog.getByRole('searchbox', { name: 'Search icons' }).fill('run');
  await expect(dialog.getByRole('option')).toHaveText(['🏃']);
  await dialog.getByRole('option', { name: 'Run' }).click();
  await expect(icon).toHaveValue('🏃');
  await icon.fill('🪁');
  await dialog.getByRole('button', { name: 'Add Habit', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('🪁');
});

test('Habit kinds: three times a week takes four taps and no scrolling', async ({ page }) => {
  await openDevice(page, 'Empty list');
  const { dialog, name } = await openAddDialog(page);
  await name.fill('Sing');
  const inSight = dialog.getByText('… times a week', { exact: true });
  await planChip(dialog, 'How often').click();
  await expect(inSight).toBeInViewport({ ratio: 1 });
  await inSight.click();
  const button = dialog.getByRole('button', { name: 'Add Habit', exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(dialog).toBeHidden();
  const sheet = await openHabit(page, 'Sing');
  await expect(sheet.getByText('3 times a week')).toBeVisible();
});

test('Habit kinds: so many times a week, by pointer, is said in a sentence and kept', async ({
  page,
}) => {
  await openDevice(page, 'Empty list');
  const { dialog } = await openAddDialog(page);
  await choosePlan(dialog, 'How often', '… times a week');
  await expect(field(dialog, 'spinbutton', 'Times')).toHaveValue('3');
  await fillAmount(dialog, '20', 'min');
  await expect(planChip(dialog, 'How often')).toHaveAccessibleName('How often 3 times a week');
  await expect(planChip(dialog, 'Track')).toHaveAccessibleName('Track 20 min each');
  await choosePlan(dialog, 'Time of day', 'Evening');
  await add(dialog, 'Run');

  await reload(page);
  const sheet = await openHabit(page, 'Run');
  await expect(sheet.getByText('3 times a week, 20 min each')).toBeVisible();
  await chooseAction(sheet, 'Edit');
  await expect(planChip(sheet, 'Time of day')).toHaveAccessibleName('Time of day Evening');
  await choosePlan(sheet, 'How often', 'Every … days');
  await expect(field(sheet, 'spinbutton', 'Days')).toHaveValue('2');
  await openPlan(sheet, 'Track');
  await field(sheet, 'combobox', 'Goal').selectOption('At most');
  await expect(planChip(sheet, 'How often')).toContainText('Every 2 days');
  await expect(planChip(sheet, 'Track')).toContainText('at most 20 min');
  await choosePlan(sheet, 'How often', '… times a month');
  await choosePlan(sheet, 'Track', 'Just done');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet).toBeHidden();
  await expect((await openHabit(page, 'Run')).getByText('4 times a month')).toBeVisible();
});

test('Habit kinds: on weekdays and between two days', async ({ page }) => {
  await openDevice(page, 'Empty list');
  const { dialog } = await openAddDialog(page);
  await choosePlan(dialog, 'How often', 'On certain days');
  await dialog.getByRole('button', { name: 'Friday', exact: true }).click();
  await dialog.getByLabel('Starts').fill('2026-12-01');
  await dialog.getByLabel('Ends').fill('2026-11-30');
  await field(dialog, 'textbox', 'Habit name').fill('Learn');
  await dialog.getByRole('button', { name: 'Add Habit', exact: true }).click();
  await expect(dialog.getByText('It ends before it starts.')).toBeVisible();
  await dialog.getByLabel('Ends').fill('2027-01-31');
  await page.keyboard.press('Tab');
  await expect(planChip(dialog, 'How often')).toHaveAccessibleName(
    /^How often Mon to Thu, from Tuesday 1 December, until Sunday,? 31 January 2027$/,
  );
  await add(dialog, 'Learn');
});

test('Habit kinds: added and edited by the keyboard alone', async ({ page }) => {
  await openDevice(page, 'Empty list');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await openAddDialog(page);
  await page.keyboard.type('Sing');
  const dialog = page.getByRole('dialog');
  const chip = planChip(dialog, 'How often');
  for (let presses = 0; presses < 12; presses += 1) {
    await press('Tab');
    if (await chip.evaluate((each) => each === document.activeElement)) break;
  }
  await press('Enter', 'Tab', 'Tab', 'Tab');
  await expect(dialog.getByRole('radio', { name: 'Every day' })).toBeFocused();
  await press('ArrowDown', 'ArrowDown');
  await expect(dialog.getByRole('radio', { name: '… times a week' })).toBeFocused();
  await press('Tab', 'ArrowUp');
  await expect(field(dialog, 'spinbutton', 'Times')).toHaveValue('4');
  await press('Enter');
  await expect(dialog).toBeHidden();
  const sheet = await openHabit(page, 'Sing');
  await expect(sheet.getByText('4 times a week')).toBeVisible();
  await sheet.getByRole('button', { name: 'Actions' }).press('Enter');
  await sheet.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await planChip(sheet, 'How often').press('Enter');
  await field(sheet, 'spinbutton', 'Times').press('ArrowDown');
  await field(sheet, 'textbox', 'Habit name').press('Enter');
  await expect(sheet).toBeHidden();
  await expect((await openHabit(page, 'Sing')).getByText('3 times a week')).toBeVisible();
});

test('Habit kinds: a habit is duplicated with its plan, and with nothing of its history', async ({
  page,
}) => {
  await openDevice(page, 'Empty list');
  const { dialog } = await openAddDialog(page);
  await fillAmount(dialog, '8', 'glasses');
  await choosePlan(dialog, 'How often', 'On certain days');
  await dialog.getByRole('button', { name: 'Saturday', exact: true }).click();
  await field(dialog, 'textbox', 'Starts').fill('2026-11-01');
  await choosePlan(dialog, 'Time of day', 'Evening');
  await add(dialog, 'Water');
  const sheet = await openHabit(page, 'Water');
  const amount = field(sheet, 'spinbutton', 'Amount (glasses)');
  await amount.fill('8');
  await amount.press('Enter');
  await expect(sheet.getByRole('button', { name: /21 November, 8 glasses, done/ })).toBeVisible();

  await chooseAction(sheet, 'Duplicate');
  await expect(sheet).toBeHidden();
  const name = field(dialog, 'textbox', 'Habit name');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Water');
  await expect(field(dialog, 'textbox', 'Icon')).toHaveValue('💧');
  await expect(planChip(dialog, 'How often')).toContainText('Mon to Sat');
  await expect(planChip(dialog, 'Track')).toContainText('8 glasses');
  await expect(planChip(dialog, 'Time of day')).toContainText('Evening');
  // A copy that is not added leaves the form of a new habit empty, and the focus where it was.
  await closeSheet(page);
  await expect(page.getByRole('button', { name: 'More about Water' })).toBeFocused();
  await openAddDialog(page);
  await expect(name).toHaveValue('');
  await closeSheet(page);

  await openHabit(page, 'Water');
  await chooseAction(sheet, 'Duplicate');
  await add(dialog, 'More water');
  await expect(toastsOf(page).last()).toContainText('Added "More water" to your habits!');
  await expect(page.getByRole('spinbutton', { name: 'More water' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  const copy = await openHabit(page, 'More water');
  await expect(copy).toHaveAccessibleDescription('Mon to Sat, 8 glasses');
  // It began today: no day before is due and missed.
  await expect(copy.getByRole('definition')).toHaveText(['–', '–', '–']);
  await expect(copy.getByRole('button', { name: /20 November, not due/ })).toBeVisible();
});

test('Habit kinds: an amount is set on its day, heard with its unit, and drawn', async ({
  page,
}) => {
  await openDevice(page, 'Empty list');
  await addGlasses(page);
  let sheet = await openHabit(page, 'Drink');
  const yesterday = sheet.getByRole('button', { name: /^Friday,? 20 November/ });
  await yesterday.click();
  const amount = field(sheet, 'spinbutton', 'Amount (glasses)');
  await amount.fill('5');
  await expect(yesterday).not.toHaveAccessibleName(/glasses/);
  await amount.press('Enter');
  await expect(yesterday).toHaveAccessibleName(/5 of 8 glasses, selected$/);
  for (let glass = 6; glass <= 8; glass += 1) await amount.press('ArrowUp');
  await expect(yesterday).toHaveAccessibleName(/8 glasses, done, selected$/);
  await expect(sheet.getByRole('definition')).toHaveText(['1', '1', '100%']);
  const table = sheet.getByRole('table', { name: 'Last 14 days (glasses)' });
  await expect(table.getByRole('row', { name: /20 November 8 glasses/ })).toBeAttached();
  await sheet.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(yesterday).toHaveAccessibleName(/skipped, selected$/);
  await expect(amount).toHaveValue('');
  await reload(page);
  sheet = await openHabit(page, 'Drink');
  await expect(yesterday).toHaveAccessibleName(/skipped$/);
});

test('Habit kinds: a limit is never struck through before its day is over, and says by how much it is exceeded', async ({
  page,
}) => {
  await openDevice(page, 'Empty list');
  const { dialog } = await openAddDialog(page);
  await fillAmount(dialog, '2', 'cup, cups');
  await field(dialog, 'combobox', 'Goal').selectOption('At most');
  await add(dialog, 'Coffee');
  const coffee = page.getByRole('spinbutton', { name: 'Coffee' });
  const less = page.getByRole('button', { name: 'Less: Coffee' });
  const ring = page.getByRole('progressbar', { name: 'Complete' });
  await expect(ring).toHaveAttribute('aria-valuetext', 'Nothing yet');
  await coffee.click();
  await expect(coffee).toHaveAttribute('aria-valuetext', '1 cup, limit 2');
  await coffee.click();
  await expect(coffee).toHaveAttribute('aria-valuetext', '2 cups, limit 2');
  await expect(ring).toHaveAttribute('aria-valuetext', 'Nothing yet');
  await coffee.click();
  await expect(coffee).toHaveAttribute('aria-valuetext', '3 cups, 1 over');
  await expect(ring).toHaveAttribute('aria-valuetext', '0%');
  const sheet = await openHabit(page, 'Coffee');
  await expect(
    sheet.getByRole('button', { name: /21 November, 3 cups, 1 over, selected$/ }),
  ).toBeVisible();
  await closeSheet(page);
  await less.click();
  await expect(coffee).toHaveAttribute('aria-valuetext', '2 cups, limit 2');
});

test('Habit kinds: a note is saved as its field is left, dotted in the month, kept, and taken back', async ({
  page,
}) => {
  await openDevice(page);
  let sheet = await openHabit(page, 'Exercise');
  const today = sheet.getByRole('button', { name: /^Saturday,? 21 November/ });
  const note = field(sheet, 'textbox', 'Note');
  await note.fill('Around the lake');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toastsOf(page).last()).toContainText('Saved your note.');
  await reload(page);
  sheet = await openHabit(page, 'Exercise');
  await expect(note).toHaveValue('Around the lake');
  await expect(today).toHaveAccessibleName(/done, with a note, selected$/);

  // What is too long stays in its field.
  await note.fill('x'.repeat(501));
  await expect(note).toHaveAccessibleDescription(/1 character too many/);
  await note.blur();
  await note.fill('');
  await note.blur();
  await expect(today).toHaveAccessibleName(/done, selected$/);
  await expect(toastsOf(page).last()).toContainText('Saved your note.');
  await undo(page);
  await expect(note).toHaveValue('Around the lake');
});

test('Habit kinds: a pause of one habit, and of all, makes nothing due until it is ended', async ({
  page,
}) => {
  await openDevice(page);
  const due = page.getByRole('region', { name: "Today's Habits" });
  const notToday = page.getByRole('region', { name: 'Not due today' });
  const sheet = await openHabit(page, 'Meditate');
  await chooseAction(sheet, 'Pause');
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
  await page.getByRole('button', { name: 'Take a break' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const paused = page.getByRole('dialog').getByText('Paused since Saturday 21 November');
  await expect(paused).toBeVisible();
  await closeSheet(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  // Home says so in place of the ring, with the habits folded, and ends it.
  const onBreak = page.getByRole('status').filter({ hasText: /^On a break$/ });
  await expect(onBreak).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Complete' })).toHaveCount(0);
  await expect(due.getByRole('button', { name: 'Meditate Paused' })).toBeHidden();
  await due.getByText('Show habits').click();
  await expect(due.getByRole('button', { name: 'Meditate Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'End break' }).click();
  await expectProgress(page, '60%', '3 of 5 habits completed');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // What is undone is what the newest toast says, which comes once it is stored.
  await expect(toastsOf(page).last()).toContainText('All habits are back.');
  await undo(page);
  await expect(onBreak).toBeVisible();

  // So does the sheet of each habit.
  await due.getByText('Show habits').click();
  await openHabit(page, 'Meditate');
  await expect(sheet.getByText('On a break', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'End break' }).click();
  await expect(sheet.getByText('On a break', { exact: true })).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Actions' })).toBeFocused();
  await expect(toastsOf(page).last()).toContainText('All habits are back.');
  await closeSheet(page);
  await expect(due.getByRole('button', { name: 'Meditate', exact: true })).toBeVisible();
});

test('Habit kinds: times of day have the names that a person gives them', async ({ page }) => {
  await openDevice(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Times of day' }).click();
  const evening = page.getByRole('textbox', { name: 'Evening' });
  await evening.fill('After work');
  await evening.press('Tab');
  await expect(toastsOf(page).last()).toContainText('Renamed "Evening".');
  await closeSheet(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const { dialog } = await openAddDialog(page);
  await choosePlan(dialog, 'Time of day', 'After work');
});
