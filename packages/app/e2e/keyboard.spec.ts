import type { Locator, Page } from '@playwright/test';
import {
  addButton,
  addDialog,
  addHabit,
  expect,
  habit,
  headingOf,
  mood,
  note,
  openApp,
  product,
  saveButton,
  stopClock,
  tab,
  test,
  toastsOf,
} from './app';
import { readFocus } from './geometry';

/** Fails if what has the focus can't be seen or told. */
async function expectFocusInSight(page: Page) {
  const name = (await readFocus(page))?.name;
  // Past the last stop the browser has the focus.
  if (name === undefined) return;
  // A sheet may still be on its way up.
  await expect
    .poll(() => readFocus(page), `the focus on ${name}`)
    .toEqual({ name, clear: true, ringed: true });
}

/** Presses Tab until the focus is there; every stop on the way has to be seen. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${String(target)}`);
}

test('§2 Keyboard: every screen can be reached and used with the keyboard alone', async ({
  page,
  announce,
}) => {
  announce(/^log: .*4.*By keyboard/);
  await openApp(page);

  // Home: mark one, add one.
  await tabTo(page, habit(page, 'Read 20 mins'));
  await page.keyboard.press('Space');
  await expect(habit(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(habit(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, addButton(page));
  await page.keyboard.press('Enter');
  await expect(addDialog(page).name).toBeFocused();
  await page.keyboard.type('Evening walk');
  await tabTo(page, addDialog(page).icon);
  await page.keyboard.type('W');
  await tabTo(page, addDialog(page).add);
  await page.keyboard.press('Enter');
  await expect(addDialog(page).dialog).toBeHidden();
  await expect(habit(page, 'Evening walk')).toBeVisible();
  await expect(addButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toastsOf(page)).toHaveCount(0);

  // Mood: choose, write, save.
  await tabTo(page, tab(page, 'Mood'));
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toBeFocused();
  await tabTo(page, mood(page, 'Great'));
  await page.keyboard.press('ArrowRight');
  await expect(mood(page, 'Good')).toBeChecked();
  await tabTo(page, note(page));
  await page.keyboard.type('By keyboard');
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expect(note(page)).toHaveValue('');
  // The button is disabled now, and yet the focus is not lost.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  // Stats: read a chart.
  await tabTo(page, tab(page, 'Stats'));
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toHaveText('Your Progress');
  await expect(headingOf(page)).toBeFocused();
  await tabTo(page, page.getByRole('slider', { name: 'Mood Trends' }));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Mood Trends' })).toHaveAttribute(
    'aria-valuetext',
    /^Tue: .*5/,
  );

  // Settings, from Home, and back.
  await tabTo(page, tab(page, 'Home'));
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toHaveText(product);
  await expect(headingOf(page)).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Settings' }));
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toHaveText('Settings');
  await expect(headingOf(page)).toBeFocused();
  const notifications = page.getByRole('switch', { name: 'Notifications' });
  await tabTo(page, notifications);
  await page.keyboard.press('Space');
  await expect(notifications).not.toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toHaveText(product);
});

test('§2 Keyboard: the open dialog keeps the focus within, and all of it can be seen', async ({
  page,
}) => {
  await openApp(page);
  await addButton(page).click();
  const { dialog, name } = addDialog(page);
  await expect(name).toBeFocused();
  const stops = new Set<string>();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    stops.add((await readFocus(page))?.name ?? '');
  }
  expect(stops.size).toBeGreaterThan(4);
});

test('§2 Keyboard: what has the focus is never under tabs, add button or toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openApp(page);
  for (const name of ['Stretch', 'Water the plants', 'Call a friend']) await addHabit(page, name);
  await page.clock.fastForward(5000);
  await expect(toastsOf(page)).toHaveCount(0);
  // A toast that stays.
  await stopClock(page);
  await addHabit(page, 'Journal');
  await page.clock.runFor(500);
  await expect(toastsOf(page)).toBeVisible();
  await habit(page, 'Exercise').focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(key);
      await expectFocusInSight(page);
    }
  }
  await expect(toastsOf(page)).toBeVisible();
});

/** A key that is held down, as long as ten repetitions take. */
async function hold(page: Page, key: string) {
  for (let press = 0; press < 10; press += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test('Keyboard: a key that is held opens, submits and ticks once', async ({ page }) => {
  await openApp(page);
  await addButton(page).focus();
  await hold(page, 'Enter');
  const { dialog, name } = addDialog(page);
  await expect(name).toBeFocused();
  await expect(toastsOf(page)).toHaveCount(0);

  await name.fill('Evening walk');
  await hold(page, 'Enter');
  await expect(dialog).toBeHidden();
  await expect(toastsOf(page)).toHaveCount(1);
  await expect(addButton(page)).toBeFocused();

  for (const key of ['Enter', 'Space']) {
    const before = await habit(page, 'Exercise').getAttribute('aria-pressed');
    await habit(page, 'Exercise').focus();
    await hold(page, key);
    await expect(habit(page, 'Exercise')).toHaveAttribute(
      'aria-pressed',
      before === 'true' ? 'false' : 'true',
    );
  }
});

test('Keyboard: an input method writes a word that becomes the icon', async ({ page }) => {
  await openApp(page);
  await addButton(page).click();
  const { icon } = addDialog(page);
  await icon.focus();
  const method = await page.context().newCDPSession(page);
  const word = 'さくら';
  for (let length = 1; length <= word.length; length += 1) {
    await method.send('Input.imeSetComposition', {
      text: word.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  }
  await expect(icon).toHaveValue(word);
  await method.send('Input.insertText', { text: '🌸' });
  await expect(icon).toHaveValue('🌸');
});
