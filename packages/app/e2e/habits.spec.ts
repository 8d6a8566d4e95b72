import type { Locator, Page } from '@playwright/test';
import {
  addButton,
  addDialog,
  addHabit,
  expect,
  habit,
  habitsOf,
  headingOf,
  openAddDialog,
  openApp,
  product,
  test,
  toastsOf,
} from './app';
import { boxOf, expectNoSidewaysScroll, overlap } from './geometry';

const ring = (page: Page) => page.getByRole('progressbar', { name: 'Complete' });

/** The name of each card in the list, as it is read. */
const namesIn = (page: Page) => habitsOf(page).getByText(/./).allInnerTexts();

/** How a card looks: whether its name is struck through, and its check circle filled and ticked. */
const looksOf = (card: Locator) =>
  card.evaluate((button) => {
    const unseen = /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/;
    const all = [...button.querySelectorAll<HTMLElement>('*')];
    const words = all.filter((each) => each.childElementCount === 0 && each.textContent);
    const struck = words.some((word) => {
      for (let each: Element | null = word; each && each !== button; each = each.parentElement) {
        const { textDecorationLine, textDecorationColor } = getComputedStyle(each);
        if (textDecorationLine === 'line-through' && !unseen.test(textDecorationColor)) return true;
      }
      return false;
    });
    const circle = all.find((each) => {
      const { width, height } = each.getBoundingClientRect();
      const { borderRadius } = getComputedStyle(each);
      return width === height && (borderRadius === '50%' || parseFloat(borderRadius) >= width / 2);
    });
    const tick = circle?.querySelector('svg');
    return {
      struck,
      filled: circle ? !unseen.test(getComputedStyle(circle).backgroundColor) : false,
      ticked: tick
        ? Number(getComputedStyle(tick).opacity) > 0 && tick.checkVisibility() && true
        : false,
    };
  });

const done = { struck: true, filled: true };
const notDone = { struck: false, filled: false };

test('§2 Habits: title, subtitle and a settings button that leads to /settings', async ({
  page,
}) => {
  await openApp(page);
  await expect(headingOf(page)).toHaveText(product);
  await expect(page.getByText('Track your daily habits', { exact: true })).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/settings');
  await expect(headingOf(page)).toHaveText('Settings');
});

test("§2 Habits: a list headed Today's Habits, each a card with icon and name", async ({
  page,
}) => {
  await openApp(page);
  await expect(page.getByRole('heading', { name: "Today's Habits", exact: true })).toBeVisible();
  const list = page.getByRole('region', { name: "Today's Habits" }).getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(5);
  for (const card of await habitsOf(page).all()) {
    await expect(card).toHaveText(/^\p{Extended_Pictographic}\s*\S/u);
  }
});

test('§2 Habits: the progress ring shows a percentage with the label Complete', async ({
  page,
}) => {
  await openApp(page);
  await expect(ring(page)).toBeVisible();
  await expect(ring(page)).toHaveAttribute('aria-valuenow', '60');
  await expect(ring(page).getByText('60%')).toBeVisible();
  await expect(ring(page).getByText('Complete', { exact: true })).toBeVisible();
});

test('§2 Habits: N of M habits completed is one sentence', async ({ page }) => {
  await openApp(page);
  const sentence = page.getByText('3 of 5 habits completed', { exact: true });
  await expect(sentence).toBeVisible();
  expect((await sentence.innerText()).replace(/\s+/g, ' ')).toBe('3 of 5 habits completed');
  // Nor does a search on the page, which knows paragraphs, miss it.
  await expect(sentence).toHaveJSProperty('tagName', 'P');
});

test('§2 Habits: the round add button floats and opens the dialog with a name and an icon field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openApp(page);
  const place = await boxOf(addButton(page));
  expect(place.width).toBe(place.height);
  await expect(addButton(page)).toHaveCSS('border-radius', /50%|9{3,}|2[89]px/);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await boxOf(addButton(page))).toEqual(place);

  await expect(addDialog(page).dialog).toBeHidden();
  await addButton(page).click();
  const { dialog, name, icon, add } = addDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Add New Habit', exact: true })).toBeVisible();
  await expect(name).toBeVisible();
  await expect(icon).toBeVisible();
  await expect(add).toBeEnabled();
});

test('§3 Habit: the five samples in their order, with icon and completed state', async ({
  page,
}) => {
  await openApp(page);
  await expect(habitsOf(page)).toHaveText([
    /🏃.*Exercise/,
    /📖.*Read 20 mins/,
    /🌙.*Sleep early/,
    /💧.*Drink water/,
    /🧘.*Meditate/,
  ]);
  for (const [name, pressed] of [
    ['Exercise', 'true'],
    ['Read 20 mins', 'false'],
    ['Sleep early', 'false'],
    ['Drink water', 'true'],
    ['Meditate', 'true'],
  ] as const) {
    await expect(habit(page, name)).toHaveAttribute('aria-pressed', pressed);
  }
});

test('§4 Habit: a tap flips the card, which appears struck through with a filled check circle', async ({
  page,
}) => {
  await openApp(page);
  const card = habit(page, 'Sleep early');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => looksOf(card)).toMatchObject(notDone);

  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => looksOf(card)).toEqual({ ...done, ticked: true });

  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => looksOf(card)).toMatchObject(notDone);
  // Its neighbours stay as they were.
  expect(await looksOf(habit(page, 'Exercise'))).toMatchObject(done);
  expect(await looksOf(habit(page, 'Read 20 mins'))).toMatchObject(notDone);
});

test('§4 Habit: the whole card can be tapped, icon, name and check', async ({ page }) => {
  await openApp(page);
  const card = habit(page, 'Read 20 mins');
  const { width, height } = await boxOf(card);
  let pressed = false;
  for (const x of [8, width / 2, width - 8]) {
    await card.click({ position: { x, y: height / 2 } });
    pressed = !pressed;
    await expect(card).toHaveAttribute('aria-pressed', String(pressed));
  }
});

test('§4 Progress: the percentage is the completed share, rounded, and follows each change', async ({
  page,
}) => {
  await openApp(page);
  const expectProgress = async (percentage: number, sentence: string) => {
    await expect(ring(page)).toHaveAttribute('aria-valuenow', String(percentage));
    await expect(ring(page).getByText(`${percentage}%`)).toBeVisible();
    await expect(page.getByText(`${sentence} habits completed`, { exact: true })).toBeVisible();
  };
  await habit(page, 'Read 20 mins').click();
  await expectProgress(80, '4 of 5');
  await habit(page, 'Sleep early').click();
  await expectProgress(100, '5 of 5');
  await addHabit(page, 'Stretch');
  await expectProgress(83, '5 of 6');
  await habit(page, 'Exercise').click();
  await expectProgress(67, '4 of 6');
  for (const name of ['Read 20 mins', 'Sleep early', 'Drink water'])
    await habit(page, name).click();
  await expectProgress(17, '1 of 6');
  await habit(page, 'Meditate').click();
  await expectProgress(0, '0 of 6');
});

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
  await expect(name).toHaveAccessibleDescription('Please enter a habit name');
  await expect(dialog.getByText('Please enter a habit name', { exact: true })).toBeVisible();
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
    await expect(toastsOf(page).last()).toContainText(`Added "${name}" to your habits!`);
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
  await second.name.fill('Entered twice');
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(habit(page, 'Entered twice')).toHaveCount(1);
  await expect(habitsOf(page)).toHaveCount(7);
  await expect(toastsOf(page)).toHaveCount(2);
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

test('§9 Ring: the drawing holds a circle of radius 70', async ({ page }) => {
  await openApp(page);
  const circle = ring(page).locator('circle[r="70"]').first();
  await expect(circle).toBeVisible();
});

test('§9 Habit: each has an id of its own: two of one name flip on their own', async ({ page }) => {
  await openApp(page);
  await addHabit(page, 'Stretch');
  await addHabit(page, 'Stretch');
  const [one, other] = [habit(page, 'Stretch').first(), habit(page, 'Stretch').last()];
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(one).toHaveAttribute('aria-pressed', 'false');
  expect((await namesIn(page)).filter((text) => text.includes('Stretch'))).toHaveLength(2);
});

test('§2 Habits: the day stands beside the ring, and a page left open overnight shows the new one', async ({
  page,
}) => {
  await openApp(page);
  const day = page.getByRole('time');
  await expect(day).toHaveText(/^Saturday\s+21 November$/);
  await page.clock.fastForward('16:00:00');
  await expect(day).toHaveText(/^Sunday\s+22 November$/);
});
