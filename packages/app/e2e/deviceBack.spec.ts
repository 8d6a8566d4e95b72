import type { Locator, Page } from '@playwright/test';
import {
  addButton,
  addDialog,
  expect,
  headingOf,
  note,
  openAddDialog,
  openApp,
  openOtherTab,
  passSplash,
  stopClock,
  tab,
  test,
  toastsLeave,
  toastsOf,
} from './app';
import {
  chooseAction,
  anotherDay,
  chooseIdeas,
  moodSheet,
  openDevice,
  openEmptyMood,
  openHabit,
  saveInSheet,
  saveMood,
  startButton,
  undo,
} from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The addresses of the tab's history, and which of them is shown. */
async function historyOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return { currentIndex, urls: entries.map(({ url }) => url), ids: entries.map(({ id }) => id) };
}

/** Moves through the history as the browser's buttons do. Playwright's own way waits until the page has moved. */
async function traverse(page: Page, steps: number): Promise<void> {
  const { currentIndex, ids } = await historyOf(page);
  const session = await page.context().newCDPSession(page);
  const entryId = ids[currentIndex + steps] ?? -1;
  await session.send('Page.navigateToHistoryEntry', { entryId });
  await session.detach();
}

const pressBack = (page: Page) => traverse(page, -1);

/**
 * Hides keys from scripts, so that Escape is what Android's Back is: a request to close something. To be called
 * before the page is opened.
 */
async function haveAndroidBack(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
  );
}
const pressAndroidBack = (page: Page) => page.keyboard.press('Escape');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens each sheet, goes back, and finds all as it was before. */
async function expectSheetsClose(page: Page, openers: readonly Locator[], back = pressBack) {
  for (const opener of openers) {
    // It tells that its screen is there.
    await expect(opener).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const before = await historyOf(page);
    const heading = await headingOf(page).textContent();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    await back(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(headingOf(page)).toHaveText(heading ?? '');
    expect(await historyOf(page)).toEqual(before);
  }
}

test('Back: closes each sheet of Home, and the next one leaves the screen', async ({ page }) => {
  await openDevice(page);
  await toastsLeave(page);
  await tab(page, 'Mood').click();
  await tab(page, 'Home').click();
  await expectSheetsClose(page, [
    addButton(page),
    button(page, 'More about Meditate'),
    button(page, 'Reorder'),
  ]);
  await pressBack(page);
  await expect(page).toHaveURL('/mood');
});

test('Back: at the second step of the start it goes to the first, and then closes it', async ({
  page,
}) => {
  await openApp(page);
  await tab(page, 'Mood').click();
  await chooseIdeas(page, ['Read', 'Write']);
  await page.getByRole('button', { name: 'Begin with 2' }).click();
  await pressBack(page);
  await expect(page.getByRole('button', { name: 'Begin with 2' })).toBeVisible();
  await page.keyboard.press('Tab');
  await pressBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/mood');
});

test('Back: closes the sheet of a mood, on Mood and in the month of Stats', async ({ page }) => {
  await openDevice(page);
  await toastsLeave(page);
  await tab(page, 'Mood').click();
  await expectSheetsClose(page, [anotherDay(page)]);
  await tab(page, 'Stats').click();
  await expectSheetsClose(page, [button(page, 'Add mood')]);
  await pressBack(page);
  await expect(page).toHaveURL('/mood');
});

test('Back: closes each sheet of Settings, and the next one leaves the screen', async ({
  page,
}) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Exercise');
  await chooseAction(sheet, 'Delete');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expectSheetsClose(page, [
    button(page, 'Reminder times'),
    button(page, 'Themes'),
    button(page, 'Export Data'),
    button(page, 'Import Data'),
    button(page, 'About'),
    button(page, 'Take a break'),
    button(page, 'Times of day'),
    button(page, 'Archived and deleted'),
    button(page, 'Erase everything'),
  ]);
  await pressBack(page);
  await expect(page).toHaveURL('/');
});

test('Back: closes the sheets of the sample', async ({ page }) => {
  await openApp(page);
  await tab(page, 'Mood').click();
  await tab(page, 'Home').click();
  await expectSheetsClose(page, [addButton(page), startButton(page)]);
});

test("Back: Android's closes a sheet on the first screen, too, time after time", async ({
  page,
}) => {
  await haveAndroidBack(page);
  await openDevice(page);
  const openers = [addButton(page), button(page, 'More about Meditate'), addButton(page)];
  await expectSheetsClose(page, openers, pressAndroidBack);
});

test('Back: what was typed is kept as on Escape', async ({ page }) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await anotherDay(page).click();
  await note(moodSheet(page)).fill('Half a thought');
  await pressBack(page);
  await expect(toastsOf(page).last()).toContainText('Draft kept.');
  await toastsOf(page).last().getByRole('button', { name: 'Keep editing' }).click();
  await expect(note(moodSheet(page))).toHaveValue('Half a thought');
  await pressBack(page);
  await expect(moodSheet(page)).toBeHidden();

  await tab(page, 'Home').click();
  const { name, dialog } = await openAddDialog(page);
  await name.fill('Evening walk');
  await pressBack(page);
  await expect(dialog).toBeHidden();
  await expect(addButton(page)).toBeFocused();
  await openAddDialog(page);
  await expect(name).toHaveValue('Evening walk');
  await pressBack(page);

  const sheet = await openHabit(page, 'Meditate');
  await chooseAction(sheet, 'Edit');
  await sheet.getByRole('textbox', { name: 'Habit name' }).fill('Sit still');
  await pressBack(page);
  await expect(toastsOf(page).last()).toContainText('Not saved.');
  await toastsOf(page).last().getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Habit name' })).toHaveValue('Sit still');
  await expect(page).toHaveURL('/');
});

for (const [whose, back] of [
  ["Android's", pressAndroidBack],
  ["the browser's", pressBack],
] as const) {
  test(`Back: of two sheets ${whose} closes the upper one`, async ({ page }) => {
    if (back === pressAndroidBack) await haveAndroidBack(page);
    await openEmptyMood(page);
    await saveMood(page, 'Good', 'Walk');
    // Under the pointer a toast stays.
    await toastsOf(page).last().hover();
    const other = await openOtherTab(page, '/mood');
    await other.getByRole('button', { name: /^Today: / }).click();
    await note(moodSheet(other)).fill('A longer walk');
    await saveInSheet(other).click();
    await expect(page.getByText('A longer walk')).toBeVisible();
    await stopClock(page);
    await anotherDay(page).click();
    await undo(page);
    const upper = page.getByRole('dialog', { name: 'Which version?' });
    await expect(upper).toBeVisible();

    await back(page);
    await expect(upper).toBeHidden();
    await expect(moodSheet(page)).toBeVisible();
    // The browser asks for a press before the next one is held.
    await moodSheet(page).getByRole('heading').click();
    await back(page);
    await expect(moodSheet(page)).toBeHidden();
    await expect(page).toHaveURL('/mood');
  });
}

test('Back: what is ahead in the history is still there after a sheet was closed', async ({
  page,
}) => {
  await openDevice(page);
  for (const name of ['Mood', 'Home', 'Stats']) await tab(page, name).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await openAddDialog(page);
  await pressBack(page);
  await expect(addDialog(page).dialog).toBeHidden();
  await page.goForward();
  await expect(headingOf(page)).toHaveText('Your Progress');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(headingOf(page)).toHaveText('How are you feeling?');
});

test('Back: with a sheet open, Forward, a link and an address lead where they say', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await page.goBack();
  await openAddDialog(page);
  await traverse(page, 1);
  await expect(headingOf(page)).toHaveText('How are you feeling?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await anotherDay(page).click();
  await expect(moodSheet(page)).toBeVisible();
  // Not a press: the sheet is in front of the tabs.
  await page.locator('nav a', { hasText: 'Stats' }).dispatchEvent('click');
  await expect(page).toHaveURL('/analytics');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tab(page, 'Mood').click();
  await anotherDay(page).click();
  await expect(moodSheet(page)).toBeVisible();
  await page.goto('/settings');
  await passSplash(page);
  await expect(headingOf(page)).toHaveText('Settings');
});

test('Back: closes sheets and leads on after a reload with a sheet open', async ({ page }) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await anotherDay(page).click();
  await expect(moodSheet(page)).toBeVisible();
  await page.reload();
  await passSplash(page);
  await expect(headingOf(page)).toHaveText('How are you feeling?');
  await expectSheetsClose(page, [anotherDay(page)]);
  await pressBack(page);
  await expect(page).toHaveURL('/');
});
