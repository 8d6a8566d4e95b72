import type { Route } from '@playwright/test';
import {
  addButton,
  addDialog,
  addHabit,
  expect,
  habit,
  habitsOf,
  headingOf,
  leaveSplash,
  openAddDialog,
  openApp,
  openedAt,
  stopClock,
  test,
  toastsOf,
} from './app';
import { boxOf, expectNoSidewaysScroll, overlap } from './geometry';
import { looksOf, notDone } from './habitLooks';

test('§4 Add habit: the dialog closes after a successful add, and the new habit starts not completed', async ({
  page,
}) => {
  await openApp(page);
  const { dialog, name, icon, add } = await openAddDialog(page);
  await name.fill('Evening walk');
  await icon.fill('🚶');
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(habitsOf(page)).toHaveCount(6);
  await expect(habitsOf(page).last()).toHaveText(/🚶\s*Evening walk/);
  const card = habit(page, 'Evening walk');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  expect(await looksOf(card)).toMatchObject(notDone);
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('Add habit: screens that are late are waited for; ones that cannot be loaded are said', async ({
  page,
  announce,
}) => {
  announce(/./, 'any');
  const screens = '**/SampleScreens-*.js';
  const held: Route[] = [];
  await page.route(screens, (route) => void held.push(route));
  await page.clock.install({ time: openedAt });
  await page.goto('/');
  await leaveSplash(page);
  await expect(headingOf(page)).toHaveText('Opening your journal');
  await Promise.all(held.map((route) => route.continue()));
  await addButton(page).click();
  await expect(addDialog(page).name).toBeFocused();

  await page.unroute(screens);
  await page.route(screens, (route) => route.abort());
  await page.reload();
  await leaveSplash(page);
  await expect(headingOf(page)).toHaveText("Your journal didn't open");
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('§4 Add habit: the new card comes into sight, clear of toast, add button and tabs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openApp(page);
  await addHabit(page, 'Evening walk');
  const card = habit(page, 'Evening walk');
  await expect(toastsOf(page)).toBeVisible();
  await expect(card).toBeInViewport({ ratio: 1 });
  for (const other of [toastsOf(page), addButton(page), page.getByRole('navigation')]) {
    expect(await overlap(card, other)).toBe(false);
  }
});

test('§4 Add habit: Escape, Close and the scrim leave without adding, and focus returns', async ({
  page,
}) => {
  await openApp(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => addDialog(page).close.click(),
    () => page.mouse.click(195, 60),
  ]) {
    const { dialog, name } = await openAddDialog(page);
    await name.fill('Given up');
    await leave();
    await expect(dialog).toBeHidden();
    await expect(addButton(page)).toBeFocused();
  }
  await expect(habitsOf(page)).toHaveCount(5);
  const { name } = await openAddDialog(page);
  await expect(name).toHaveValue('');
});

test('§5 Add habit: a name is required after trimming; the toast says so and nothing is added', async ({
  page,
}) => {
  await openApp(page);
  const { dialog, name, add } = await openAddDialog(page);
  for (const blank of ['', '   ', '\u00a0\u2003']) {
    await name.fill(blank);
    await add.click();
    await expect(toastsOf(page).last()).toContainText('Please enter a habit name');
    await expect(dialog).toBeVisible();
    await expect(name).toBeFocused();
  }
  await addDialog(page).close.click();
  await expect(habitsOf(page)).toHaveCount(5);
});

test('§5 Add habit: the empty field keeps the focus and says what is wrong, until one types', async ({
  page,
}) => {
  await openApp(page);
  const { dialog, name } = await openAddDialog(page);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await name.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Please enter a habit name', { exact: true })).toBeVisible();
  // The toast tells it now; the field does when one comes back to it. Together they would say it twice.
  await expect(name).not.toHaveAccessibleDescription(/Please enter/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter a habit name');
  await name.pressSequentially('S');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Please enter a habit name')).toBeHidden();
});

test('§5 Add habit: the name is trimmed', async ({ page }) => {
  await openApp(page);
  await addHabit(page, '  Call a friend \t');
  await expect(habit(page, 'Call a friend')).toBeVisible();
  await expect(toastsOf(page)).toContainText('Added "Call a friend" to your habits!');
});

test('§5 Add habit: Enter in the name field submits', async ({ page }) => {
  await openApp(page);
  const { dialog, name } = await openAddDialog(page);
  await name.pressSequentially('Journal');
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(habitsOf(page).last()).toHaveText(/Journal/);
});

test('§5 Add habit: the icon defaults to a sparkle, which typing replaces and an emptied field falls back to', async ({
  page,
}) => {
  await openApp(page);
  const first = await openAddDialog(page);
  await expect(first.icon).toHaveValue('✨');
  await first.name.fill('Untouched');
  await first.add.click();
  await expect(habitsOf(page).last()).toHaveText(/✨\s*Untouched/);

  const second = await openAddDialog(page);
  await second.icon.click();
  await page.keyboard.type('B');
  await expect(second.icon).toHaveValue('B');
  await second.icon.press('Backspace');
  await expect(second.icon).toHaveValue('');
  await second.name.fill('Emptied');
  await second.name.press('Enter');
  await expect(habitsOf(page).last()).toHaveText(/✨\s*Emptied/);

  const third = await openAddDialog(page);
  await third.icon.fill('  ');
  await third.name.fill('Blank');
  await third.name.press('Enter');
  await expect(habitsOf(page).last()).toHaveText(/✨\s*Blank/);
});

test('§5 Add habit: the icon holds at most 2 characters as people see them', async ({ page }) => {
  await openApp(page);
  const { name, icon } = await openAddDialog(page);
  await icon.click();
  await page.keyboard.type('abc');
  await expect(icon).toHaveValue('ab');

  const family = '👩‍👩‍👧‍👦';
  for (const [typed, kept] of [
    [family, family],
    [family + family, family + family],
    [`${family}🇩🇪👍🏽`, `${family}🇩🇪`],
    ['👍🏽👍🏽👍🏽', '👍🏽👍🏽'],
    ['é'.normalize('NFD').repeat(3), 'é'.normalize('NFD').repeat(2)],
  ] as const) {
    await icon.selectText();
    await page.keyboard.insertText(typed);
    await expect(icon).toHaveValue(kept);
  }

  await icon.fill(family);
  await name.fill('Family dinner');
  await name.press('Enter');
  await expect(habitsOf(page).last()).toHaveText(new RegExp(`^${family}\\s*Family dinner`));
});

test('§5 Add habit: an emoji suggestion fills the icon field', async ({ page }) => {
  await openApp(page);
  const { dialog, name, icon } = await openAddDialog(page);
  const suggestion = dialog.getByRole('group').getByRole('button').first();
  const emoji = await suggestion.innerText();
  await suggestion.click();
  await expect(icon).toHaveValue(emoji);
  await name.fill('Suggested');
  await name.press('Enter');
  await expect(habitsOf(page).last()).toHaveText(new RegExp(`${emoji}\\s*Suggested`));
});

test('§5 Add habit: no limit on the name: 1 to 500 characters show as typed and break no layout', async ({
  page,
}) => {
  await openApp(page);
  await stopClock(page);
  for (const name of ['A', 'x'.repeat(500), 'walk the dog '.repeat(38).trim()]) {
    await addHabit(page, name);
    await expect(habit(page, name)).toBeVisible();
    await expect(toastsOf(page).last()).toContainText(`Added "${name}" to your habits!`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      const { x, right } = await boxOf(habit(page, name));
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      const toast = await boxOf(toastsOf(page).last());
      expect(toast.y).toBeGreaterThanOrEqual(0);
      expect(toast.x).toBeGreaterThanOrEqual(0);
      expect(toast.right).toBeLessThanOrEqual(width);
      expect(await overlap(toastsOf(page).last(), page.getByRole('navigation'))).toBe(false);
    }
    await page.clock.fastForward(6000);
    await expect(toastsOf(page)).toHaveCount(0);
  }
});

test('§5 Add habit: emoji, right-to-left, markup and quotes show as typed', async ({ page }) => {
  await openApp(page);
  const names = [
    '🏊‍♀️ Swim 🏊‍♀️',
    'اشرب ثمانية أكواب من الماء',
    '<b onclick="alert(1)">bold</b> & <img src=x onerror=alert(1)>',
    `It's "quoted" — 'twice' \\n {{name}} \${name} %s`,
  ];
  for (const name of names) {
    await addHabit(page, name);
    await expect(habitsOf(page).last()).toHaveText(`✨${name}`);
    // Isolated, so that the sentence around runs on from left to right.
    const told = name.startsWith('اشرب') ? `\u2068${name}\u2069` : name;
    await expect(toastsOf(page).last()).toContainText(`Added "${told}" to your habits!`);
    await expect(habit(page, name)).toHaveAttribute('aria-pressed', 'false');
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNoSidewaysScroll(page);
  await expect(page.locator('b, main img')).toHaveCount(0);
});

test('§5 Add habit: a double click on Add, or Enter twice, adds one habit', async ({ page }) => {
  await openApp(page);
  const first = await openAddDialog(page);
  await first.name.fill('Clicked twice');
  await first.add.dblclick();
  await expect(first.dialog).toBeHidden();
  await expect(habitsOf(page)).toHaveCount(6);
  await expect(toastsOf(page)).toHaveCount(1);

  const second = await openAddDialog(page);
  await expect(toastsOf(page)).toHaveCount(0);
  await second.name.fill('Entered twice');
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(habit(page, 'Entered twice')).toHaveCount(1);
  await expect(habitsOf(page)).toHaveCount(7);
  await expect(toastsOf(page)).toHaveText('Added "Entered twice" to your habits!');
});

test('Add habit: the second click of a double click that closes the dialog hits nothing behind it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page);
  const card = habit(page, 'Read 20 mins');
  const { x, y, width, height } = await boxOf(card);
  const { dialog } = await openAddDialog(page);
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('§5 Add habit: a double click with an empty name gives one toast', async ({ page }) => {
  await openApp(page);
  const { add, dialog } = await openAddDialog(page);
  await add.dblclick();
  await expect(toastsOf(page)).toHaveCount(1);
  await expect(dialog).toBeVisible();
});

test('§8 Error catalogue: an empty name gives an error toast, a successful add a success toast', async ({
  page,
}) => {
  await openApp(page);
  const { dialog, name, add } = await openAddDialog(page);
  await add.click();
  await expect(toastsOf(page)).toHaveText('Please enter a habit name');
  await name.fill('Evening walk');
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(toastsOf(page).last()).toHaveText('Added "Evening walk" to your habits!');
});
