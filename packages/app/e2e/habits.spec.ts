import type { Locator, Page } from '@playwright/test';
import {
  addButton,
  addDialog,
  addHabit,
  expect,
  habit,
  habitsOf,
  headingOf,
  openApp,
  passSplash,
  product,
  tab,
  test,
} from './app';
import { boxOf } from './geometry';
import { done, looksOf, notDone } from './habitLooks';

const ring = (page: Page) => page.getByRole('progressbar', { name: 'Complete' });

/** The name of each card in the list, as it is read. */
const namesIn = (page: Page) => habitsOf(page).getByText(/./).allInnerTexts();

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
  // A search on the page, which knows paragraphs, does not miss it either.
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

test('Habits: the ring draws itself as the app opens, and is there at once for whoever comes back', async ({
  page,
}) => {
  // In the page: notes how much of the ring is shown as it appears.
  await page.addInitScript(() => {
    const shares: number[] = [];
    Object.assign(globalThis, { shares });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const reveal = node instanceof Element && node.querySelector('mask circle');
        if (reveal) shares.push(parseFloat(getComputedStyle(reveal).strokeDasharray));
      }
    }).observe(document, { subtree: true, childList: true });
  });
  const shares = () => page.evaluate(() => (globalThis as unknown as { shares: number[] }).shares);
  await openApp(page);
  await expect(ring(page)).toBeVisible();
  expect(await shares()).toEqual([0]);

  await tab(page, 'Mood').click();
  await expect(ring(page)).toBeHidden();
  await tab(page, 'Home').click();
  await expect(ring(page)).toBeVisible();
  expect(await shares()).toEqual([0, 60]);
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

/** What moves after a click, but for what follows the scroll position: when each of it ends. */
const animationsAfter = (card: Locator) =>
  card.evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => ({
        element:
          effect instanceof KeyframeEffect ? effect.target?.tagName.toLowerCase() : undefined,
        end: Number(effect?.getComputedTiming().endTime),
      }));
  });

test('§2 Habits: a finished day is celebrated once, within 900 ms, and not with reduced motion', async ({
  page,
}) => {
  await openApp(page);
  await habit(page, 'Read 20 mins').click();
  const last = habit(page, 'Sleep early');
  const animations = await animationsAfter(last);
  expect(animations.filter(({ element }) => element === 'li')).toHaveLength(5);
  // The glow, and all else.
  expect(animations.filter(({ element }) => element === 'use')).toHaveLength(1);
  for (const { element, end } of animations) expect(end, element).toBeLessThanOrEqual(900);
  await expect(page.getByText('Your bow is complete')).toHaveCount(0);

  await last.click();
  const again = await animationsAfter(last);
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  expect(again.filter(({ element }) => element === 'li' || element === 'use')).toEqual([]);

  await page.reload();
  await passSplash(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await habit(page, 'Read 20 mins').click();
  for (const { element, end } of await animationsAfter(last)) {
    expect(end, element).toBeLessThanOrEqual(10);
  }
});

test('§2 Habits: a long name and stacked accents take three lines at most', async ({ page }) => {
  await openApp(page);
  const long = 'Walk by the river before breakfast, '.repeat(20).trim();
  const stacked = `Z${'\u0301'.repeat(60)}algo`;
  for (const name of [long, stacked]) await addHabit(page, name);
  const lineHeight = 20;
  for (const [name, lines] of [
    [long, 3],
    [stacked, 1],
  ] as const) {
    const words = habit(page, name).locator('bdi');
    await expect(words).toHaveText(name);
    const shown = await words.evaluate((text) => {
      const clips = (each: Element): Element =>
        getComputedStyle(each).overflowY === 'visible' && each.parentElement
          ? clips(each.parentElement)
          : each;
      return clips(text).clientHeight;
    });
    expect(shown).toBeLessThanOrEqual(lines * lineHeight + 8);
    expect((await boxOf(habit(page, name))).height).toBeLessThanOrEqual(lines === 3 ? 84 : 60);
  }
});
