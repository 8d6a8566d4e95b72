import {
  addHabit,
  expect,
  habit,
  headingOf,
  openApp,
  passSplash,
  product,
  screens,
  tab,
  tabsOf,
  test,
} from './app';

const scrollTop = () => window.scrollY;

test('§2 Routes: each address of the table shows its screen, with or without the tabs', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await openApp(page);
  for (const { path, heading, tabs } of screens) {
    if (path !== '/') {
      await page.goto(path);
      await passSplash(page);
    }
    await expect(headingOf(page)).toHaveText(heading);
    await expect(tabsOf(page)).toHaveCount(tabs ? 1 : 0);
    await expect(page).toHaveURL(path);
  }
});

test('§2 Routes: an address with a query, a fragment or a closing slash shows its screen', async ({
  page,
}) => {
  await openApp(page, '/mood?from=%#top');
  await expect(headingOf(page)).toHaveText('How are you feeling?');
  await page.goto('/analytics/');
  await passSplash(page);
  await expect(headingOf(page)).toHaveText('Your Progress');
});

test('§2 Bottom navigation: three tabs, Home, Mood and Stats, lead to their screens', async ({
  page,
}) => {
  await openApp(page);
  await expect(tabsOf(page).getByRole('link')).toHaveText(['Home', 'Mood', 'Stats']);
  await tab(page, 'Mood').click();
  await expect(page).toHaveURL('/mood');
  await expect(headingOf(page)).toHaveText('How are you feeling?');
  await tab(page, 'Stats').click();
  await expect(page).toHaveURL('/analytics');
  await expect(headingOf(page)).toHaveText('Your Progress');
  await tab(page, 'Home').click();
  await expect(page).toHaveURL('/');
  await expect(headingOf(page)).toHaveText(product);
});

test('§2 Bottom navigation: the active tab is highlighted, and no other', async ({ page }) => {
  await openApp(page);
  for (const active of ['Mood', 'Stats', 'Home']) {
    await tab(page, active).click();
    const looks = new Map<string, string>();
    for (const name of ['Home', 'Mood', 'Stats']) {
      if (name === active) await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
      else await expect(tab(page, name)).not.toHaveAttribute('aria-current');
    }
    // It looks different, too: it has another ink, and a mark that the others lack.
    await expect
      .poll(async () => {
        for (const name of ['Home', 'Mood', 'Stats']) {
          looks.set(
            name,
            await tab(page, name).evaluate(
              (link) => `${getComputedStyle(link).color} ${link.querySelectorAll('svg').length}`,
            ),
          );
        }
        const others = [...looks].filter(([name]) => name !== active).map(([, look]) => look);
        return others[0] === others[1] && others[0] !== looks.get(active);
      })
      .toBe(true);
  }
});

test('a press of the tab on whose screen one is adds nothing to the history', async ({ page }) => {
  await openApp(page);
  await tab(page, 'Mood').click();
  await expect(headingOf(page)).toBeFocused();
  await tab(page, 'Mood').click();
  await expect(headingOf(page)).toBeFocused();
  await page.goBack();
  await expect(headingOf(page)).toHaveText(product);
});

test("a press of a link with a key of the browser's opens its screen elsewhere", async ({
  page,
  context,
}) => {
  await openApp(page);
  const opening = context.waitForEvent('page');
  await tab(page, 'Stats').click({ modifiers: ['ControlOrMeta'] });
  const other = await opening;
  await passSplash(other);
  await expect(headingOf(other)).toHaveText('Your Progress');
  await expect(headingOf(page)).toHaveText(product);
  await expect(page).toHaveURL('/');
});

test('§2 Bottom navigation: stays in place while the screen scrolls beneath it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openApp(page, '/analytics');
  const place = await tabsOf(page).boundingBox();
  expect(place && place.y + place.height).toBeCloseTo(500, 0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(scrollTop)).toBeGreaterThan(200);
  expect(await tabsOf(page).boundingBox()).toEqual(place);
});

test('§2 Routes: focus goes to the heading of the new screen, and the window is named after it', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await openApp(page, '/nowhere');
  const titles = [await page.title()];
  const steps = [
    () => page.getByRole('link', { name: 'Return to Home' }).click(),
    () => tab(page, 'Mood').click(),
    () => tab(page, 'Stats').click(),
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Settings' }).click(),
  ];
  const headings = [
    product,
    'How are you feeling?',
    'Your Progress',
    'How are you feeling?',
    'Settings',
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    await expect(headingOf(page)).toHaveText(headings[index] ?? '');
    await expect(headingOf(page)).toBeFocused();
    titles.push(await page.title());
  }
  expect(titles).toEqual([
    expect.stringContaining('not found'),
    product,
    expect.stringContaining('Mood'),
    expect.stringContaining('Stats'),
    titles[2],
    expect.stringContaining('Settings'),
  ]);
  for (const title of titles) expect(title).toContain(product);
});

test('§2 Routes: the heading that takes the focus is no tab stop', async ({ page }) => {
  await openApp(page);
  await tab(page, 'Mood').click();
  await expect(headingOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(headingOf(page)).not.toBeFocused();
});

test('§2 Routes: a new screen starts at its top, and going back returns to the place that one left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openApp(page);
  await page.mouse.wheel(0, 220);
  await expect.poll(() => page.evaluate(scrollTop)).toBe(220);
  await tab(page, 'Stats').click();
  await expect(headingOf(page)).toHaveText('Your Progress');
  await expect.poll(() => page.evaluate(scrollTop)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(scrollTop)).toBe(300);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(product);
  await expect.poll(() => page.evaluate(scrollTop)).toBe(220);
  await page.goForward();
  await expect.poll(() => page.evaluate(scrollTop)).toBe(300);
});

test('Routes: an address that is typed opens at its top, whatever was scrolled there before', async ({
  page,
}) => {
  // A clock that tests wind does not tell how a page was loaded: here the splash takes its time.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await expect(tab(page, 'Home')).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(scrollTop)).toBe(200);
  await page.reload();
  await expect(tab(page, 'Home')).toBeVisible();
  await expect.poll(() => page.evaluate(scrollTop)).toBe(200);
  for (const path of ['/analytics', '/']) {
    await page.goto(path);
    await expect(tab(page, 'Home')).toBeVisible();
    expect(await page.evaluate(scrollTop)).toBe(0);
  }
});

test('§2 Routes: what was marked and added is still there after a visit to other screens', async ({
  page,
}) => {
  await openApp(page);
  await habit(page, 'Sleep early').click();
  await addHabit(page, 'Evening walk');
  await tab(page, 'Mood').click();
  await tab(page, 'Home').click();
  await expect(habit(page, 'Sleep early')).toHaveAttribute('aria-pressed', 'true');
  await expect(habit(page, 'Evening walk')).toBeVisible();
  await expect(page.getByText('4 of 6 habits completed', { exact: true })).toBeVisible();
});
