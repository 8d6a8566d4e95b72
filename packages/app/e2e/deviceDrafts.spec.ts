import type { Locator, Page } from '@playwright/test';
import {
  addDialog,
  expect,
  habit,
  note,
  openAddDialog,
  openedAt,
  openOtherTab,
  passSplash,
  saveButton,
  tab,
  test,
  toastsOf,
} from './app';
import {
  chooseAction,
  choosePlan,
  planChip,
  card,
  chooseMood,
  saveMood,
  closeSheet,
  moodSheet,
  openDevice,
  openEmptyMood,
  openHabit,
  reload,
  saveInSheet,
  startJournal,
  todayEntry,
  undo,
} from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const habitNote = (sheet: Locator) => sheet.getByRole('textbox', { name: 'Note' });
const nameField = (sheet: Locator) => sheet.getByRole('textbox', { name: 'Habit name' });

/** Opens the sheet of a habit and begins a note on today. */
async function beginNote(page: Page, name: string, words: string): Promise<Locator> {
  const sheet = await openHabit(page, name);
  await habitNote(sheet).fill(words);
  return sheet;
}

/** Erases the journal from Settings. */
async function eraseEverything(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('textbox', { name: 'Type ERASE' }).fill('ERASE');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sample data.')).toBeVisible();
}

/** Lets a tab tell the others of nothing from now on, as if it were closed right after its writes. */
const mute = (page: Page) =>
  page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
    // A write that takes its time is noted, and the others see the note.
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (!key.includes('-unfinished-')) setItem.call(this, key, text);
    };
  });

test("Drafts: a note on a habit's day outlives a reload and a closed tab while it is written", async ({
  page,
}) => {
  await openDevice(page);
  await beginNote(page, 'Meditate', 'By the river');
  await reload(page);
  await expect(habitNote(await openHabit(page, 'Meditate'))).toHaveValue('By the river');
  const other = await openOtherTab(page);
  const there = await openHabit(other, 'Meditate');
  await expect(habitNote(there)).toHaveValue('By the river');
  await habitNote(there).focus();
  await closeSheet(other);
  await expect(toastsOf(other).last()).toContainText('Saved your note.');
  // What is saved is nowhere claimed to be unsaved.
  for (const each of [page, other]) {
    await reload(each);
    const saved = await openHabit(each, 'Meditate');
    await expect(habitNote(saved)).toHaveValue('By the river');
    await closeSheet(each);
    await expect(toastsOf(each)).toHaveCount(0);
  }
});

test('Drafts: an old note says from when it is, and can be discarded and taken back', async ({
  page,
}) => {
  await openDevice(page);
  await beginNote(page, 'Meditate', 'Half a thought');
  await page.clock.setSystemTime(new Date(openedAt.getTime() + 5 * 24 * 3_600_000));
  await reload(page);
  let sheet = await openHabit(page, 'Meditate');
  await expect(sheet).toContainText('Draft from Saturday 21 November');
  await expect(habitNote(sheet)).toHaveValue('Half a thought');
  await sheet.getByRole('button', { name: 'Discard' }).click();
  await expect(habitNote(sheet)).toHaveValue('');
  await undo(page);
  await expect(habitNote(sheet)).toHaveValue('Half a thought');
  await sheet.getByRole('button', { name: 'Discard' }).click();
  await reload(page);
  sheet = await openHabit(page, 'Meditate');
  await expect(habitNote(sheet)).toHaveValue('');
});

test('Drafts: edits of a habit outlive a reload, until they are saved or cancelled', async ({
  page,
}) => {
  await openDevice(page);
  let sheet = await openHabit(page, 'Meditate');
  await chooseAction(sheet, 'Edit');
  await nameField(sheet).fill('Sit st');
  await choosePlan(sheet, 'How often', '… times a week');
  await reload(page);
  sheet = await openHabit(page, 'Meditate');
  await expect(nameField(sheet)).toHaveValue('Sit st');
  await expect(planChip(sheet, 'How often')).toHaveAccessibleName('How often 3 times a week');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await reload(page);
  sheet = await openHabit(page, 'Meditate');
  await expect(nameField(sheet)).toHaveCount(0);

  await chooseAction(sheet, 'Edit');
  await nameField(sheet).fill('Sit still');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'Sit still')).toBeVisible();
  await expect(toastsOf(page).last()).toContainText('Sit still');
  await reload(page);
  sheet = await openHabit(page, 'Sit still');
  await expect(nameField(sheet)).toHaveCount(0);
});

test('Drafts: a new habit outlives a reload and another screen, until it is added', async ({
  page,
}) => {
  await openDevice(page);
  let form = await openAddDialog(page);
  await form.name.fill('Sing');
  await choosePlan(form.dialog, 'Time of day', 'Evening');
  await reload(page);
  await tab(page, 'Mood').click();
  await tab(page, 'Home').click();
  form = await openAddDialog(page);
  await expect(form.name).toHaveValue('Sing');
  await form.add.click();
  await expect(page.getByRole('region', { name: 'Evening' })).toContainText('Sing');
  // It is shown before it is stored, and a page that goes in between keeps the draft.
  await expect(toastsOf(page).last()).toContainText('Sing');
  await reload(page);
  form = await openAddDialog(page);
  await expect(form.name).toHaveValue('');

  await form.name.fill('Dance');
  await page.clock.setSystemTime(new Date(openedAt.getTime() + 24 * 3_600_000));
  await reload(page);
  form = await openAddDialog(page);
  await expect(addDialog(page).dialog).toContainText('Draft from Saturday 21 November');
  await form.dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(form.name).toHaveValue('');
});

test('Drafts: the name of a time of day outlives a reload, until its field is left', async ({
  page,
}) => {
  await openDevice(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Times of day' }).click();
  const evening = page.getByRole('textbox', { name: 'Evening' });
  await evening.fill('After wo');
  await reload(page);
  await expect(evening).toHaveValue('After wo');
  await expect(page.getByText('Draft kept: Evening')).toBeVisible();
  await evening.fill('After work');
  await evening.press('Tab');
  await expect(toastsOf(page).last()).toContainText('Renamed "Evening".');
  await expect(page.getByText('Draft kept: Evening')).toHaveCount(0);
  await reload(page);
  await expect(evening).toBeHidden();
  await page.getByRole('button', { name: 'Times of day' }).click();
  await expect(evening).toHaveValue('After work');
});

test('Drafts: a new journal meets no words of one that was erased while a tab was away', async ({
  page,
}) => {
  await openDevice(page);
  await beginNote(page, 'Meditate', 'A secret note');
  await closeSheet(page);
  const { name, close } = await openAddDialog(page);
  await name.fill('A secret habit');
  await close.click();
  await tab(page, 'Mood').click();
  await note(page).fill('A secret mood');
  const other = await openOtherTab(page);
  // The tab is unloaded, as by a browser that needs the memory; its session is not.
  await page.goto('about:blank');
  await eraseEverything(other);
  await startJournal(other);

  await page.goto('/mood');
  await passSplash(page);
  await expect(note(page)).toHaveValue('');
  await tab(page, 'Home').click();
  await expect((await openAddDialog(page)).name).toHaveValue('');
  await closeSheet(page);
  await expect(habitNote(await openHabit(page, 'Meditate'))).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('secret');
});

test("Two tabs: where both have written on a habit's day, both notes can be kept", async ({
  page,
}) => {
  await openDevice(page);
  const other = await openOtherTab(page);
  const here = await beginNote(page, 'Meditate', 'Written here');
  await habitNote(await beginNote(other, 'Meditate', 'Written there')).blur();
  await expect(here).toContainText('This changed while you were writing.');
  await expect(here.getByText('Written there')).toBeVisible();
  await expect(habitNote(here)).toHaveValue('Written here');
  await here.getByRole('button', { name: 'Keep both notes' }).click();
  await expect(habitNote(here)).toHaveValue('Written there\n\nWritten here');
  const there = other.getByRole('dialog', { name: 'Meditate' });
  await expect(habitNote(there)).toHaveValue('Written there\n\nWritten here');
});

test('Two tabs: a note never replaces words that its tab has not heard of, and offers both', async ({
  page,
}) => {
  await openDevice(page);
  const other = await openOtherTab(page);
  await mute(other);
  await habitNote(await beginNote(other, 'Meditate', 'Written there')).blur();
  await expect(toastsOf(other).last()).toContainText('Saved your note.');
  const here = await beginNote(page, 'Meditate', 'Written here');
  await habitNote(here).blur();
  await expect(here).toContainText('This changed while you were writing.');
  await expect(here.getByText('Written there')).toBeVisible();
  await here.getByRole('button', { name: 'Use this one' }).click();
  await expect(habitNote(here)).toHaveValue('Written there');
});

test('Two tabs: an entry never replaces words that its tab has not heard of, and offers both', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good', 'Before');
  const other = await openOtherTab(page, '/mood');
  await mute(other);
  for (const [each, words] of [
    [other, 'Written there'],
    [page, 'Written here'],
  ] as const) {
    await each.getByRole('button', { name: /^Today: / }).click();
    await note(moodSheet(each)).fill(words);
    await saveInSheet(each).click();
    if (each === other) await expect(moodSheet(other)).toBeHidden();
  }
  const here = moodSheet(page);
  await expect(here).toContainText('This changed while you were writing.');
  await here.getByRole('button', { name: 'Keep both notes' }).click();
  await saveInSheet(page).click();
  await expect(todayEntry(page)).toContainText('Written here');
  await expect(todayEntry(page)).toContainText('Written there');
});

test('Two tabs: what each gives as an entry of its own is kept', async ({ page }) => {
  await openEmptyMood(page);
  const other = await openOtherTab(page, '/mood');
  await mute(other);
  await saveMood(other, 'Bad', 'Written there');
  await chooseMood(page, 'Good');
  await note(page).fill('Written here');
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveCount(0);
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect(page.getByText('Written there')).toBeVisible();
  await expect(page.getByText('Written here')).toBeVisible();
});

test('Two tabs: a tab that comes to the front shows what it has not heard of', async ({ page }) => {
  await openDevice(page);
  const other = await openOtherTab(page);
  await mute(other);
  await habit(other, 'Sleep early').click();
  await expect(habit(other, 'Sleep early')).not.toHaveAttribute('aria-busy');
  await expect(habit(page, 'Sleep early')).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect(habit(page, 'Sleep early')).toHaveAttribute('aria-pressed', 'true');
});

test('Two tabs: a tick of a tab that is closed right after it is heard, 10 times of 10', async ({
  page,
}) => {
  test.slow();
  await openDevice(page);
  let pressed = false;
  for (let round = 1; round <= 10; round += 1) {
    const visit = await page.context().newPage();
    await visit.clock.install({ time: new Date(openedAt.getTime() + round * 60_000) });
    await visit.goto('/');
    await passSplash(visit);
    pressed = !pressed;
    await habit(visit, 'Sleep early').evaluate((each: HTMLElement) => each.click());
    await visit.close({ runBeforeUnload: true });
    await expect(habit(page, 'Sleep early')).toHaveAttribute('aria-pressed', String(pressed));
  }
});
