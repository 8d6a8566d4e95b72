import type { Page } from '@playwright/test';
import {
  addButton,
  addHabit,
  expect,
  habitsOf,
  headingOf,
  openAddDialog,
  openApp,
  passSplash,
  screens,
  tab,
  tabsOf,
  test,
} from './app';
import { boxOf, brokenWords, expectNoSidewaysScroll, overlap, targetSizes } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Shows every screen after the other, and Home with its dialog open at last. */
async function onEveryScreen(page: Page, look: (name: string) => Promise<void>) {
  await openApp(page);
  for (const { name, path, heading } of screens) {
    if (path !== '/') {
      await page.goto(path);
      await passSplash(page);
    }
    await expect(headingOf(page)).toHaveText(heading);
    await look(name);
  }
  await page.goto('/');
  await passSplash(page);
  await openAddDialog(page);
  await page.keyboard.press('Enter');
  await look('Dialog');
}

const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

test('§9 Layout: a narrow mobile column, in the middle of a wide screen, on a canvas of its own', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await onEveryScreen(page, async (name) => {
    const parts = [page.getByRole('main')];
    if (['Home', 'Mood', 'Stats'].includes(name)) parts.push(tabsOf(page));
    if (name === 'Home') parts.push(addButton(page));
    if (name === 'Dialog') parts.splice(0, 1, page.getByRole('dialog'));
    for (const part of parts) {
      const { x, right, width } = await boxOf(part);
      expect(width).toBeLessThanOrEqual(430);
      expect(x).toBeGreaterThanOrEqual(425);
      expect(right).toBeLessThanOrEqual(855);
    }
    if (name === 'Dialog') return;
    const [main] = parts;
    if (!main) return;
    const { x, width } = await boxOf(main);
    expect(x + width / 2).toBeCloseTo(640, 0);
    // Paper and canvas are of two colours.
    const [paper, canvas] = await page.evaluate(
      (points) =>
        points.map((point) => {
          for (let each = document.elementFromPoint(point, 890); each; each = each.parentElement) {
            const { backgroundColor } = getComputedStyle(each);
            if (!/^transparent$|^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
          }
          return 'none';
        }),
      [640, 20],
    );
    expect(paper).not.toBe(canvas);
  });
  await expectNoSidewaysScroll(page);
});

test('§9 Layout: no sideways scrolling at 320 px', async ({ page, announce }) => {
  announce(/404.*\/nowhere/);
  await page.setViewportSize({ width: 320, height: 568 });
  await onEveryScreen(page, () => expectNoSidewaysScroll(page));
});

test('§9 Layout: no sideways scrolling with text of 200 %, nor with both at once', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await onEveryScreen(page, async () => {
    await enlargeText(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
    }
  });
});

test('§9 Layout: no word is broken over two lines, at 320 px or with text of 200 %', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await onEveryScreen(page, async (name) => {
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await brokenWords(page), `${name} at 320 px`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await enlargeText(page);
    expect(await brokenWords(page), `${name} with text of 200 %`).toEqual([]);
  });
});

test('§9 Layout: no sideways scrolling from right to left, in which the add button changes sides', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await onEveryScreen(page, async (name) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await expectNoSidewaysScroll(page);
    if (name === 'Home') {
      expect((await boxOf(addButton(page))).right).toBeLessThan(195);
      expect((await boxOf(tab(page, 'Home'))).x).toBeGreaterThan(195);
    }
  });
});

test('§9 Layout: every target is at least 44 px wide and high', async ({ page, announce }) => {
  announce(/404.*\/nowhere/, 2);
  test.slow();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await (width === 390 ? openApp(page) : page.goto('/').then(() => passSplash(page)));
    for (const { name, path } of screens) {
      if (path !== '/') {
        await page.goto(path);
        await passSplash(page);
      }
      const sizes = await targetSizes(page);
      expect(sizes.length, name).toBeGreaterThan(0);
      expect(
        sizes.filter((size) => size.width < 44 || size.height < 44),
        `${name} at ${width} px`,
      ).toEqual([]);
    }
    await page.goto('/');
    await passSplash(page);
    await openAddDialog(page);
    const sizes = await targetSizes(page);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.filter((size) => size.width < 44 || size.height < 44)).toEqual([]);
  }
});

test('§2 Habits: the list ends with room for the add button', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 568 });
    await (width === 390 ? openApp(page) : page.goto('/').then(() => passSplash(page)));
    for (const name of ['Stretch', 'Water the plants', 'Call a friend']) await addHabit(page, name);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = habitsOf(page).last();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await overlap(last, addButton(page))).toBe(false);
    expect(await overlap(last, tabsOf(page))).toBe(false);
  }
});

test('§2 Habits: the add button hides no check circle, however far one has scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 568 });
  await openApp(page);
  const checks = await habitsOf(page).evaluateAll((cards) =>
    cards.map((card) => {
      const ticks = [...card.querySelectorAll('svg')].map((tick) => tick.getBoundingClientRect());
      return Math.max(...ticks.map(({ right }) => right));
    }),
  );
  expect(checks).toHaveLength(5);
  const { x } = await boxOf(addButton(page));
  for (const right of checks) expect(right).toBeLessThanOrEqual(x);
});

test('§2 Routes: every screen ends above the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 568 });
  await openApp(page, '/mood');
  for (const path of ['/mood', '/analytics']) {
    if (path !== '/mood') {
      await page.goto(path);
      await passSplash(page);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('main').getByRole('listitem').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await overlap(last, tabsOf(page))).toBe(false);
  }
});

test('§4 Add habit: the dialog can be filled in on a small screen with large text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openApp(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const { dialog, name, icon, add } = await openAddDialog(page);
  await name.fill('Evening walk');
  await icon.fill('🚶');
  await icon.press('Tab');
  await add.scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect(dialog).toBeHidden();
  await addHabit(page, 'Another');
});
