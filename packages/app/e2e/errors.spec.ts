import type { Page } from '@playwright/test';
import { expect, headingOf, openApp, passSplash, product, screens, tab, tabsOf, test } from './app';
import { expectNoSidewaysScroll } from './geometry';

/** Lets every screen fail that holds an element of this kind. */
const breakElement = (page: Page, tag: string, message: string) =>
  page.addInitScript(
    ({ broken, text }) => {
      const createElement = Document.prototype.createElement;
      Document.prototype.createElement = function create(this: Document, ...given: unknown[]) {
        if (given[0] === broken) throw new Error(text);
        return Reflect.apply(createElement, this, given) as HTMLElement;
      };
    },
    { broken: tag, text: message },
  );

test('§2 Not-found: 404, Oops! Page not found, and a link Return to Home', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await openApp(page, '/nowhere');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  // What a screen reader reads out on arrival.
  const screen = page.getByRole('main', { name: '404' });
  await expect(screen).toBeFocused();
  await expect(screen).toHaveAccessibleDescription('Oops! Page not found');
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await expect(tabsOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(headingOf(page)).toHaveText(product);
});

test('§2 Not-found: the attempted path is logged once, for any path that leads nowhere', async ({
  page,
  announce,
}) => {
  const paths = ['/mood/extra', '/a.b', '/missing.html', '/settings%2F', '/404'];
  for (const path of paths) {
    announce(new RegExp(`^error: .*${path.replace(/[.%]/g, '\\$&')}$`));
  }
  await openApp(page, paths[0]);
  for (const path of paths.slice(1)) {
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.goto(path);
    await passSplash(page);
  }
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('§8 Error catalogue: a corrupt address shows the not-found page, logs once and breaks nothing', async ({
  page,
  announce,
}) => {
  announce(/^error: .*\/%E0%A4%A$/);
  await openApp(page, '/%E0%A4%A');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(headingOf(page)).toHaveText(product);
});

test('§8 Error catalogue: an error in any screen shows Unexpected Application Error! and its text', async ({
  page,
  announce,
}) => {
  // React and the router say what was thrown; that is theirs to do.
  announce(/The sky fell/, 'any');
  announce(/404.*\/nowhere/, 'any');
  const partOf = { Home: 'time', Mood: 'textarea', Stats: 'table', Settings: 'footer' };
  for (const tag of Object.values(partOf))
    await breakElement(page, tag, `The sky fell on <${tag}>`);

  await openApp(page);
  for (const { name, path } of screens.filter((screen) => screen.name !== 'Not found')) {
    if (path !== '/') {
      await page.goto(path);
      await passSplash(page);
    }
    await expect(page.getByText('Unexpected Application Error!', { exact: true })).toBeVisible();
    const words = await page.locator('body').innerText();
    const tag = partOf[name as keyof typeof partOf];
    expect(words).toMatch(
      new RegExp(`^\\s*Unexpected Application Error!\\s+The sky fell on <${tag}>`),
    );
  }
});

test('§8 Error catalogue: from the error there is a way home, without a reload', async ({
  page,
  announce,
}) => {
  announce(/The sky fell/, 'any');
  await breakElement(page, 'table', 'The sky fell');
  await openApp(page);
  await tab(page, 'Stats').click();
  await expect(headingOf(page)).toHaveText('Unexpected Application Error!');
  await expect(headingOf(page)).toBeFocused();
  await page.getByRole('link', { name: /home/i }).click();
  await expect(headingOf(page)).toHaveText(product);
  await expect(headingOf(page)).toBeFocused();
  await expect(page.getByText('3 of 5 habits completed', { exact: true })).toBeVisible();
  await expect(tabsOf(page)).toBeVisible();
});

test('§8 Error catalogue: a long error text, or one of markup, breaks no layout', async ({
  page,
  announce,
}) => {
  announce(/<b>x/, 'any');
  const text = `<b>${'x'.repeat(300)}</b> & "quotes"`;
  await breakElement(page, 'time', text);
  await page.setViewportSize({ width: 320, height: 640 });
  await openApp(page);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
