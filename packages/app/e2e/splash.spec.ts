import type { Locator, Page, Route } from '@playwright/test';
import {
  expect,
  headingOf,
  openApp,
  openedAt,
  product,
  screens,
  splashOf,
  tab,
  tabsOf,
  tagline,
  test,
  waitForSplashTimers,
} from './app';

/** Opens the app with a clock that stands still until the test moves it. */
async function openStopped(page: Page, path = '/') {
  await page.clock.install({ time: openedAt });
  await page.clock.pauseAt(new Date(openedAt.getTime() + 1000));
  await page.goto(path);
  await expect(splashOf(page)).toBeVisible();
  await waitForSplashTimers(page);
}

/** How much of an element can be seen through whatever holds it. */
const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    return opacity;
  });

/** How long what moves on the page at this moment moves for, in milliseconds. */
const longestAnimation = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  );

test('§2 Splash: a rainbow emoji, the product name and the tagline fill the screen at start', async ({
  page,
}) => {
  for (const { path } of screens.filter(({ tabs }) => tabs)) {
    await openStopped(page, path);
    await expect(splashOf(page)).toContainText('🌈');
    await expect(splashOf(page).getByText(product, { exact: true })).toBeVisible();
    await expect(splashOf(page).getByText(tagline, { exact: true })).toBeVisible();
    await expect(tabsOf(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeHidden();
    expect((await page.locator('body').innerText()).split('\n').filter(Boolean)).toEqual([
      '🌈',
      product,
      tagline,
    ]);
  }
  // Full screen: its middle is the screen's, and there is nothing to scroll.
  const words = await splashOf(page).boundingBox();
  expect(words && words.x + words.width / 2).toBeCloseTo(195, 0);
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight),
  ).toBe(true);
});

test('§2 Splash: stays for 2 seconds, fades out over 0.3 s, and then the routes appear', async ({
  page,
}) => {
  await openStopped(page);
  await page.clock.runFor(1999);
  await expect(splashOf(page)).toBeVisible();
  await expect.poll(() => opacityOf(splashOf(page))).toBe(1);

  await page.clock.runFor(1);
  await expect.poll(() => opacityOf(splashOf(page))).toBe(0);
  await page.clock.runFor(299);
  await expect(splashOf(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(0);

  await page.clock.runFor(1);
  await expect(splashOf(page)).toHaveCount(0);
  await expect(headingOf(page)).toHaveText(product);
  await expect(page.getByRole('main')).toBeVisible();
});

test('§9 Splash: 2000 ms and a 300 ms fade by the real clock, and no less', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { splashSeen: seen });
    document.addEventListener('transitionrun', (event) => {
      if (event.propertyName === 'opacity') seen['fade'] ??= performance.now();
    });
    document.addEventListener('animationstart', (event) => {
      const { duration } = (event.target as Element).getAnimations()[0]?.effect?.getTiming() ?? {};
      if (duration === 300) seen['fade'] ??= performance.now();
    });
    new MutationObserver(() => {
      const there = document.body?.textContent.includes('Your daily companion') ?? false;
      if (there) seen['shown'] ??= performance.now();
      else if (seen['shown'] !== undefined) seen['gone'] ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(splashOf(page)).toHaveCount(1);
  await expect(headingOf(page)).toHaveText(product);
  await expect(splashOf(page)).toHaveCount(0);

  const seen = await page.evaluate(
    () => (window as unknown as { splashSeen: Record<string, number> }).splashSeen,
  );
  const { shown = NaN, fade = NaN, gone = NaN } = seen;
  // A busy machine may be late, never early. The exact times are held by the stopped clock above.
  expect(fade - shown).toBeGreaterThan(1950);
  expect(gone - shown).toBeGreaterThan(2250);
});

test('§2 Splash: fades by opacity in 0.3 s, with reduced motion too, when nothing else moves', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await openStopped(page);
    // What would move on its way in is there within a millisecond.
    if (reducedMotion === 'reduce') expect(await longestAnimation(page)).toBeLessThanOrEqual(1);
    await page.clock.runFor(1999);
    await expect.poll(() => opacityOf(splashOf(page))).toBe(1);
    const fading = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const answer = (event: Event) => {
            const fade = (event.target as Element)
              .getAnimations()
              .map((animation) => Number(animation.effect?.getTiming().duration));
            resolve(Math.max(...fade));
          };
          document.addEventListener('transitionrun', answer);
          document.addEventListener('animationstart', answer);
        }),
    );
    await page.clock.runFor(1);
    expect(await fading).toBe(300);
    await page.clock.runFor(300);
    await expect(splashOf(page)).toHaveCount(0);
  }
});

test('§2 Splash: is read out once, as no live region, and never comes back on the way through the app', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const splashes: string[] = [];
    const seen = new WeakSet<Element>();
    Object.assign(window, { splashes });
    // The parser may add an element before the words in it.
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('header, [role], [aria-live]')) {
        if (seen.has(each) || !each.textContent.includes('Your daily companion')) continue;
        seen.add(each);
        splashes.push(`${each.role} ${each.ariaLive} ${each.textContent}`);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await openApp(page);
  await tab(page, 'Mood').click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await tab(page, 'Stats').click();
  await tab(page, 'Home').click();
  await expect(headingOf(page)).toHaveText(product);

  const splashes = await page.evaluate(
    () => (window as unknown as { splashes: string[] }).splashes,
  );
  expect(splashes).toEqual([`null null 🌈${product}${tagline}`]);
});

test('§2 Splash: stands in the page itself, and is taken over in place, without a jump', async ({
  page,
  browser,
  baseURL,
}) => {
  const options = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
  const withoutScript = await browser.newPage({ ...options, baseURL, javaScriptEnabled: false });
  await withoutScript.goto('/');
  await withoutScript.evaluate(() => document.fonts.ready);
  await expect(splashOf(withoutScript)).toBeVisible();
  const served = await withoutScript.screenshot();
  await withoutScript.close();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStopped(page);
  await page.evaluate(() => document.fonts.ready);
  expect((await page.screenshot()).equals(served)).toBe(true);
});

test('Splash: the first screen stands there whole in the frame in which it leaves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Called before the browser paints what has changed.
    const observer = new MutationObserver(() => {
      const isSplash = document.body?.textContent.includes('Your daily companion') ?? true;
      if (isSplash || !document.querySelector('main [aria-pressed]')) return;
      const parts = [...document.querySelectorAll('h1, main, main > *')];
      Object.assign(window, { firstOpacity: parts.map((each) => getComputedStyle(each).opacity) });
      observer.disconnect();
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });
  await openApp(page);
  const opacities = await page.evaluate(
    () => (window as unknown as { firstOpacity: string[] }).firstOpacity,
  );
  expect(opacities.length).toBeGreaterThan(3);
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('Splash: its bow stays as the horizon of a wide window, while the words fade', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStopped(page);
  const horizon = page.locator('svg[data-variant="horizon"]').filter({ visible: true });
  const place = await horizon.boundingBox();
  await page.clock.runFor(2000);
  await expect.poll(() => opacityOf(splashOf(page))).toBe(0);
  expect(await opacityOf(horizon)).toBe(1);
  await page.clock.runFor(300);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await opacityOf(horizon)).toBe(1);
  expect(await horizon.boundingBox()).toEqual(place);
});

test('Splash: is painted while the script of the app is still on its way', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => void held.push(route));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(splashOf(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.locator('[data-stage=served]')).toHaveCount(1);
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('main')).toBeVisible();
});

test('Splash: gives way also where a browser keeps the times of paints to itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
});

for (const part of ['index', 'en']) {
  test(`Splash: says so where ${part} cannot be loaded, and tries again`, async ({
    page,
    announce,
  }) => {
    announce(/Failed to (load resource|fetch dynamically imported module)/, 'any');
    const file = new RegExp(`/assets/${part}-[\\w-]+\\.js$`);
    await page.route(file, (route) => route.abort());
    await page.goto('/');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText("The app couldn't be loaded.");
    await page.unroute(file);
    await failure.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(failure).toBeHidden();
  });
}
