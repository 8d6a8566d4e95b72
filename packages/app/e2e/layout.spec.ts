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
import {
  boxOf,
  brokenWords,
  coveredBy,
  expectNoSidewaysScroll,
  overlap,
  targetSizes,
} from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Shows every screen after the other, and Home with its dialog open at last. */
async function onEveryScreen(page: Page, checkScreen: (name: string) => Promise<void>) {
  await openApp(page);
  for (const { name, path, heading } of screens) {
    if (path !== '/') {
      await page.goto(path);
      await passSplash(page);
    }
    await expect(headingOf(page)).toHaveText(heading);
    await checkScreen(name);
  }
  await page.goto('/');
  await passSplash(page);
  await openAddDialog(page);
  await page.keyboard.press('Enter');
  await checkScreen('Dialog');
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
    if (name === 'Dialog') {
      // Wider than the column, so that its edges don't nearly match those of the column.
      const { x, right } = await boxOf(page.getByRole('dialog'));
      expect([x, right]).toEqual([400, 880]);
      return;
    }
    for (const part of parts) {
      const { x, right, width } = await boxOf(part);
      expect(width).toBeLessThanOrEqual(430);
      expect(x).toBeGreaterThanOrEqual(425);
      expect(right).toBeLessThanOrEqual(855);
    }
    const [main] = parts;
    if (!main) return;
    const { x, width } = await boxOf(main);
    expect(x + width / 2).toBeCloseTo(640, 0);
    // Paper and canvas are of two colours.
    const [paper, canvas] = await page.evaluate(
      (points) =>
        points.map((point) => {
          for (let each = document.elementFromPoint(point, 870); each; each = each.parentElement) {
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

test('On a small phone the strip is one line, and stands as far from the edge as the cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openApp(page);
  const strip = page.getByRole('region', { name: 'Sample data' });
  expect((await boxOf(strip)).height).toBeLessThanOrEqual(54);
  const button = await boxOf(strip.getByRole('button'));
  const settings = await boxOf(page.getByRole('link', { name: 'Settings' }));
  expect(Math.abs(button.right - settings.right)).toBeLessThanOrEqual(1);
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

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 1024, height: 1366 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test('§2 Habits: the add button covers nothing, with 5, 6, 7 and 25 habits, at every size', async ({
  page,
}) => {
  test.slow();
  /** At the end of the page, where all that slides under the tabs and their button has left it. */
  const expectNothingCovered = async (name: string) => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => coveredBy(addButton(page)), name).toEqual([]);
    for (const each of ['Home', 'Mood', 'Stats']) {
      expect(await overlap(tab(page, each), addButton(page)), name).toBe(false);
    }
  };
  await openApp(page);
  for (const count of [5, 6, 7, 25]) {
    await page.setViewportSize({ width: 390, height: 844 });
    for (let index = await habitsOf(page).count(); index < count; index += 1) {
      await addHabit(page, `Habit ${index + 1}`);
    }
    await page.clock.fastForward(6000);
    for (const size of count === 25 ? sizes : sizes.slice(0, 3)) {
      await page.setViewportSize(size);
      await expectNothingCovered(`${count} habits at ${size.width} × ${size.height}`);
    }
  }
  await enlargeText(page);
  for (const height of [844, 700]) {
    await page.setViewportSize({ width: 390, height });
    await expectNothingCovered(`text of 200 %, ${height} px high`);
  }
});

test('§2 Habits: checks are at the end of their row, beside the add button too', async ({
  page,
}) => {
  await openApp(page);
  const gaps = await habitsOf(page).evaluateAll((cards) =>
    cards.map((card) => {
      const ticks = [...card.querySelectorAll('svg')].map((tick) => tick.getBoundingClientRect());
      return window.innerWidth - 20 - Math.max(...ticks.map(({ right }) => right));
    }),
  );
  expect(gaps).toHaveLength(5);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(22);
});

test('§9 Layout: on a wide screen the column is inset, with the tabs inside, and five habits fit into 800 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page);
  const tabs = await boxOf(tabsOf(page));
  expect(tabs.bottom).toBeLessThan(800 - 8);
  const last = await boxOf(habitsOf(page).last());
  expect(last.bottom).toBeLessThanOrEqual(tabs.y);
});

test('§9 Layout: at a zoom of 400 % tabs, add button and strip leave more than half of the view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openApp(page);
  await page.evaluate(() => window.scrollTo(0, 200));
  const free = await page.evaluate(() => {
    const { top } = document.querySelector('nav')?.getBoundingClientRect() ?? { top: 0 };
    const strip = document.querySelector('[aria-label="Sample data"]')?.getBoundingClientRect();
    return top - Math.max(0, strip?.bottom ?? 0);
  });
  expect(free).toBeGreaterThan(192);
  const [nav, add] = [await boxOf(tabsOf(page)), await boxOf(addButton(page))];
  expect(add.y).toBeGreaterThanOrEqual(nav.y);
  for (const name of ['Home', 'Mood', 'Stats']) {
    expect(await overlap(tab(page, name), addButton(page))).toBe(false);
  }
});

test('§9 Layout: with the text spacing of WCAG 1.4.12 every word stays inside its card', async ({
  page,
}) => {
  await openApp(page);
  for (const width of [390, 375, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const card = await boxOf(page.getByRole('region', { name: 'Progress' }));
    const words = await boxOf(page.getByText('habits completed', { exact: true }));
    expect(words.right, `at ${width} px`).toBeLessThanOrEqual(card.right - 8);
    await expectNoSidewaysScroll(page);
  }
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
