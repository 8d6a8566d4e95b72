import type { Page } from '@playwright/test';
import {
  expect,
  habit,
  headingOf,
  note,
  openAddDialog,
  saveButton,
  tab,
  test,
  toastsOf,
  openApp,
} from './app';
import { expectAccessibleInBothThemes } from './axe';
import {
  chooseIdeas,
  chooseAction,
  choosePlan,
  openPlan,
  chooseMood,
  closeSheet,
  openDevice,
  openHabit,
  saveMood,
  undo,
  startJournal,
} from './device';
import { brokenWords, expectNoSidewaysScroll, targetSizes } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Shows every screen and sheet that only a journal of one's own has. */
async function onEveryDeviceScreen(page: Page, checkScreen: (name: string) => Promise<void>) {
  await checkScreen('Home');
  const sheet = await openHabit(page, 'Read 20 mins');
  await checkScreen('Habit');
  await chooseAction(sheet, 'Edit');
  await checkScreen('Edit habit');
  await closeSheet(page);
  const { dialog } = await openAddDialog(page);
  await choosePlan(dialog, 'Track', 'An amount');
  await checkScreen('Add habit');
  await openPlan(dialog, 'How often');
  await dialog.getByRole('button', { name: 'More icons' }).click();
  await checkScreen('Icons');
  await closeSheet(page);
  await page.getByRole('button', { name: 'Reorder' }).click();
  await checkScreen('Order');
  await closeSheet(page);
  await tab(page, 'Mood').click();
  await checkScreen('Mood');
  await page.getByRole('button', { name: 'Add a past day' }).click();
  await expect(page.getByRole('button', { name: 'Save Mood' })).toBeVisible();
  await checkScreen('Mood of a day');
  await closeSheet(page);
  await tab(page, 'Stats').click();
  await expect(headingOf(page)).toHaveText('Your Progress');
  await page.getByText('How this is counted').click();
  await checkScreen('Stats');
  await tab(page, 'Home').click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(headingOf(page)).toHaveText('Settings');
  await checkScreen('Settings');
  for (const name of ['Times of day', 'Take a break']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkScreen(name);
    await closeSheet(page);
  }
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('textbox', { name: 'Type ERASE' })).toBeFocused();
  await checkScreen('Erase');
  await closeSheet(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
}

async function openUsedJournal(page: Page) {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good');
  await tab(page, 'Home').click();
  const sheet = await openHabit(page, 'Sleep early');
  await chooseAction(sheet, 'Edit');
  await choosePlan(sheet, 'How often', 'On certain days');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet).toBeHidden();
  await page.clock.fastForward(11_000);
  await expect(toastsOf(page)).toHaveCount(0);
}

test('Device: axe finds nothing on any screen or sheet, in both themes', async ({ page }) => {
  test.slow();
  await openUsedJournal(page);
  await onEveryDeviceScreen(page, (name) => expectAccessibleInBothThemes(page, name));
});

test('Device: axe finds nothing on the empty screens and the sheet that starts a journal', async ({
  page,
}) => {
  test.slow();
  await openDevice(page, 'Empty list');
  for (const name of ['Home', 'Mood', 'Stats']) {
    await tab(page, name).click();
    await expectAccessibleInBothThemes(page, `${name}, empty`);
  }
  await tab(page, 'Home').click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('textbox', { name: 'Type ERASE' }).fill('ERASE');
  await page.keyboard.press('Enter');
  await chooseIdeas(page, ['Exercise', 'Drink water']);
  await expectAccessibleInBothThemes(page, 'Start');
  await page.getByRole('button', { name: 'Begin with 2' }).click();
  await page.getByRole('button', { name: /^Exercise / }).click();
  await expectAccessibleInBothThemes(page, 'Start, how often');
});

test('Device: no sideways scrolling and no broken word at 320 px, with text of 200 %, from right to left', async ({
  page,
}) => {
  test.slow();
  await openUsedJournal(page);
  await onEveryDeviceScreen(page, async (name) => {
    const setLook = (size: string, direction: string) =>
      page.evaluate(
        ([fontSize = '', dir = '']) => {
          document.documentElement.style.fontSize = fontSize;
          document.documentElement.dir = dir;
        },
        [size, direction],
      );
    await page.setViewportSize({ width: 320, height: 844 });
    await expectNoSidewaysScroll(page);
    expect(await brokenWords(page), `${name} at 320 px`).toEqual([]);
    await setLook('200%', 'ltr');
    await expectNoSidewaysScroll(page);
    await setLook('100%', 'rtl');
    await expectNoSidewaysScroll(page);
    await setLook('100%', 'ltr');
    await page.setViewportSize({ width: 390, height: 844 });
  });
});

test('Device: every target is at least 44 px wide and high', async ({ page }) => {
  test.slow();
  await openUsedJournal(page);
  await onEveryDeviceScreen(page, async (name) => {
    const sizes = await targetSizes(page);
    expect(
      sizes.filter(({ width, height }) => width < 44 || height < 44),
      name,
    ).toEqual([]);
  });
});

test('Device: a day in the journal by the keyboard alone', async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await openApp(page);
  await startJournal(page);
  await expect(headingOf(page)).toBeFocused();
  await habit(page, 'Read 20 mins').focus();
  await press('Space');
  await expect(habit(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'true');
  await press('Tab');
  await expect(page.getByRole('button', { name: 'More about Read 20 mins' })).toBeFocused();
  await press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Read 20 mins' });
  await expect(sheet).toBeVisible();
  const today = sheet.getByRole('button', { name: /21 November/ });
  await today.focus();
  await press('ArrowLeft', 'Enter');
  // Looking changes nothing: the bar below does.
  await expect(sheet.getByRole('button', { name: /20 November/ })).toBeFocused();
  await press('Tab');
  const marks = sheet.getByRole('radiogroup', { name: 'Read 20 mins' });
  await expect(marks.getByRole('radio', { name: 'Clear' })).toBeFocused();
  await press('ArrowRight');
  await expect(marks.getByRole('radio', { name: 'Done' })).toBeChecked();
  await expect(sheet.getByRole('button', { name: /20 November, done/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Actions' }).focus();
  await press('Enter');
  await expect(sheet.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await press('a', 'Enter');
  await expect(sheet).toBeHidden();
  await expect(habit(page, 'Sleep early')).toBeFocused();
  await press('F8', 'Tab');
  for (let presses = 0; presses < 6; presses += 1) {
    const undoButton = toastsOf(page).last().getByRole('button', { name: 'Undo' });
    if (await undoButton.evaluate((each) => each === document.activeElement)) break;
    await press('Tab');
  }
  await press('Enter');
  await expect(habit(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'true');

  await tab(page, 'Mood').focus();
  await press('Enter');
  await expect(headingOf(page)).toBeFocused();
  await page.getByRole('radio', { name: 'Great' }).focus();
  await press('ArrowRight', 'Tab');
  await expect(page.getByRole('button', { name: 'Add labels' })).toBeFocused();
  await press('Tab');
  await expect(note(page)).toBeFocused();
  await page.keyboard.type('By keyboard');
  await press('Tab');
  await expect(page.getByRole('button', { name: 'One good thing' })).toBeFocused();
  await press('Tab', 'Tab', 'Tab');
  await expect(saveButton(page)).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('button', { name: /^Today: / })).toBeFocused();
  await undo(page);
  await chooseMood(page, 'Good');
});
