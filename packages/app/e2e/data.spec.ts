import type { Page } from '@playwright/test';
import {
  addHabit,
  expect,
  habit,
  habitsOf,
  headingOf,
  mood,
  note,
  openApp,
  passSplash,
  product,
  saveButton,
  screens,
  tab,
  test,
} from './app';

/** Uses all that the app offers, from Home and back to it. */
async function useEverything(page: Page) {
  await habit(page, 'Sleep early').click();
  await addHabit(page, 'Evening walk');
  await tab(page, 'Mood').click();
  await page
    .locator('label')
    .filter({ has: mood(page, 'Great') })
    .click();
  await note(page).fill('Long walk');
  await saveButton(page).click();
  await expect(note(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Notifications' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await tab(page, 'Stats').click();
  await expect(page.getByText('89%')).toBeVisible();
  await tab(page, 'Home').click();
  await expect(headingOf(page)).toHaveText(product);
}

test('§1 Data: nothing is persisted: no storage holds anything after everything was used', async ({
  page,
  context,
  announce,
}) => {
  announce(/^log: .*5.*Long walk/);
  await openApp(page);
  await useEverything(page);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    // Where the router keeps how far each page was scrolled.
    session: Object.keys(sessionStorage).filter((key) => !/scroll/.test(key)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
  }));
  expect(kept).toEqual({
    local: [],
    session: [],
    databases: [],
    caches: [],
    workers: 0,
    cookies: '',
  });
  expect(await context.cookies()).toEqual([]);
  const scrolled = await page.evaluate(() => Object.values(sessionStorage).join(' '));
  expect(scrolled).not.toMatch(/walk/i);
});

test('§1 Data: a reload brings the sample back, as on a fresh profile', async ({
  page,
  announce,
}) => {
  announce(/^log: .*5.*Long walk/);
  await openApp(page);
  const fresh = await page.locator('body').innerText();
  await useEverything(page);
  await expect(habitsOf(page)).toHaveCount(6);
  await page.reload();
  await passSplash(page);
  await expect(habitsOf(page)).toHaveCount(5);
  await expect(page.getByText('3 of 5 habits completed', { exact: true })).toBeVisible();
  await expect(page.getByText('60%')).toBeVisible();
  expect(await page.locator('body').innerText()).toBe(fresh);
});

test('§7 Calls: none: once loaded, the whole app works without any network', async ({
  page,
  context,
  announce,
}) => {
  announce(/^log: .*5.*Long walk/);
  // The browser itself asks for the tab's icon again and again.
  announce(/ERR_INTERNET_DISCONNECTED/, 'any');
  const missed = new Set<string>();
  page.on('requestfailed', (request) => missed.add(new URL(request.url()).pathname));
  await openApp(page);
  await page.evaluate(() => document.fonts.ready);
  // It loads what is not on screen a few seconds later.
  const last = page.waitForResponse(/workbox-window/);
  await page.clock.fastForward(5000);
  await last;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await useEverything(page);
  missed.delete('/favicon.svg');
  expect([...missed]).toEqual([]);
});

test('§7 Calls: nothing is asked of a server but the app’s own files, fonts among them', async ({
  page,
  announce,
}) => {
  announce(/^log: .*5.*Long walk/);
  const kinds = new Set<string>();
  page.on('request', (request) => kinds.add(request.resourceType()));
  await openApp(page);
  await useEverything(page);
  await page.waitForLoadState('networkidle');
  expect([...kinds].toSorted()).toEqual(
    expect.arrayContaining(['document', 'font', 'script', 'stylesheet']),
  );
  for (const kind of kinds) {
    expect(['document', 'font', 'image', 'other', 'script', 'stylesheet']).toContain(kind);
  }
  const families = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(families.join()).toMatch(/Figtree/);
  expect(families.join()).toMatch(/Bricolage Grotesque/);
});

test('§6 Roles: no login, account or role is shown on any screen', async ({ page, announce }) => {
  announce(/404.*\/nowhere/);
  await openApp(page);
  for (const { path, heading } of screens) {
    if (path !== '/') {
      await page.goto(path);
      await passSplash(page);
    }
    await expect(headingOf(page)).toHaveText(heading);
    await expect(page.locator('input[type=password], input[type=email]')).toHaveCount(0);
    const words = `${await page.title()} ${await page.locator('body').innerText()}`;
    expect(words).not.toMatch(
      /\b(log|sign)[ -]?(in|on|out|up|off)\b|account|password|profile|admin/i,
    );
  }
});
