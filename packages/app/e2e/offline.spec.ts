import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { serve } from '../../../scripts/serve.mjs';
import { addDialog, headingOf, note, screens, splashOf, tab } from './app';
import { startJournal } from './device';

const built = join(import.meta.dirname, '..', 'dist');

test.use({ serviceWorkers: 'allow' });

/** Opens the app, and waits until all of it is kept for use offline. */
async function openAndKeep(page: Page, url: string) {
  await page.goto(url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

test('Offline: after one visit every screen opens without a network', async ({ page, context }) => {
  await openAndKeep(page, '/');
  await context.setOffline(true);
  for (const { path, heading } of screens) {
    await page.goto(path);
    await expect(headingOf(page)).toHaveText(heading);
    await expect(splashOf(page)).toHaveCount(0);
  }
});

test('Offline: the page stands for every route, whatever its search, and for no picture', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/');
  const picture = await page.goto('/icons/icon-192.png');
  expect(picture?.headers()['content-type']).toBe('image/png');
  await context.setOffline(true);
  await page.goto('/mood?from=/assets/a.js');
  await expect(headingOf(page)).toHaveText('How are you feeling?');
});

test('Offline: only files of the app itself are kept', async ({ page, baseURL }) => {
  await openAndKeep(page, '/');
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
});

test('Offline: the manifest names icons that are there, and shortcuts that lead where they say', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons, screenshots, shortcuts, lang, dir } = await response.json();
  expect([lang, dir]).toEqual(['en', 'ltr']);
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toEqual(
    expect.arrayContaining([undefined, 'maskable', 'monochrome']),
  );
  const factors = screenshots.map(({ form_factor: factor }: { form_factor: string }) => factor);
  expect(factors).toEqual(expect.arrayContaining(['narrow', 'wide']));
  const pictures: { src: string }[] = [...icons, ...screenshots];
  for (const { src } of pictures) {
    const picture = await request.get(`/${src}`);
    expect(picture.headers()['content-type']).toBe('image/png');
  }
  const links = await page
    .locator('link[rel^=apple-touch]')
    .evaluateAll((all) => all.map((each) => (each as HTMLLinkElement).href));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    expect((await request.get(link)).headers()['content-type']).toBe('image/png');
  }
  // Safari shows no picture at start without it.
  await expect(page.locator('meta[name=apple-mobile-web-app-capable]')).toHaveAttribute(
    'content',
    'yes',
  );

  const [add, mood]: { name: string; url: string }[] = shortcuts;
  expect([add?.name, mood?.name]).toEqual(['Add habit', 'Save mood']);
  await page.goto(`/${add?.url}`);
  await expect(addDialog(page).name).toBeFocused();
  await addDialog(page).close.click();
  await expect(page).toHaveURL('/');
  await page.goto(`/${mood?.url}`);
  await expect(headingOf(page)).toHaveText('How are you feeling?');
});

test('Update: a newer version is offered, never taken unasked, and no word is lost', async ({
  page,
  context,
}) => {
  test.slow();
  const app = await serveCopy(4373);
  await openAndKeep(page, new URL('/mood', app.url).href);
  await page.reload();
  await note(page).fill('Long walk');
  const otherTab = await context.newPage();
  await openAndKeep(otherTab, app.url);

  await app.publishSecondVersion();
  await findNewerVersion(page);
  await expect(note(page)).toHaveValue('Long walk');
  expect(await page.locator('meta[name=version]').count()).toBe(0);

  const use = page.getByRole('button', { name: 'Use it now' });
  const isRefused = async (why: RegExp) => {
    // The offer before has left.
    await expect(use).toHaveCount(1);
    await use.click();
    await expect(page.getByText(why)).not.toHaveCount(0);
    expect(await page.locator('meta[name=version]').count()).toBe(0);
  };
  // Nothing of the sample is kept.
  await isRefused(/Save or clear your note first/);
  await expect(note(page)).toHaveValue('Long walk');
  await startJournal(page);
  await tab(page, 'Mood').click();
  await note(page).fill('Long walk');
  await isRefused(/open in another tab too/);

  await otherTab.close();
  await expect(use).toHaveCount(1);
  await use.click();
  await expect(page.locator('meta[name=version]')).toHaveCount(1);
  await expect(note(page)).toHaveValue('Long walk');
  await app.remove();
});

test('Update: also a page of a first visit keeps its files, and is offered the newer version', async ({
  page,
}) => {
  test.slow();
  const app = await serveCopy(4573);
  await openAndKeep(page, app.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await app.publishSecondVersion();
  await findNewerVersion(page);
  const waits = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).waiting !== null,
  );
  expect(waits).toBe(true);
  expect(await page.locator('meta[name=version]').count()).toBe(0);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.locator('meta[name=version]')).toHaveCount(1);
  await app.remove();
});

test('Update: a clock that was set back does not put off the search for a newer version', async ({
  page,
}) => {
  test.slow();
  const app = await serveCopy(4575);
  await page.clock.install({ time: new Date('2027-11-21T12:00') });
  await openAndKeep(page, app.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await app.publishSecondVersion();
  await page.clock.setSystemTime(new Date('2026-11-21T12:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('A newer version of the app is here.')).not.toHaveCount(0);
  await app.remove();
});

test('Update: a tab counts as open from its splash on', async ({ page, context }) => {
  await page.goto('/');
  const held = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(held).toEqual(['daybow-tab']);
  const other = await context.newPage();
  // Its splash stands as long as no time passes.
  await other.clock.install();
  await other.goto('/');
  await expect.poll(held).toEqual(['daybow-tab', 'daybow-tab']);
  await expect(splashOf(other)).toBeVisible();
});

/** Serves a copy of the built app, of which a newer version can be published at the same address. */
async function serveCopy(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'daybow-'));
  await cp(built, folder, { recursive: true });
  let server = await serve({ port, folder });
  const { url } = server;
  return {
    url,
    async publishSecondVersion() {
      server.close();
      await writeSecondVersion(folder);
      server = await serve({ port: Number(new URL(url).port), folder });
      expect(server.url).toBe(url);
    },
    async remove() {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Asks for a newer version, as the browser does at the next visit, until it is offered. */
async function findNewerVersion(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A newer version of the app is here.')).not.toHaveCount(0);
}

/** Changes the page, and what the worker knows of it, as a build of newer sources does. */
async function writeSecondVersion(folder: string) {
  const page = join(folder, 'index.html');
  const worker = join(folder, 'worker.js');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<head>', '<head><meta name="version" content="2">'));
  const script = await readFile(worker, 'utf8');
  const changed = script.replace(/(url:"index\.html",revision:")\w+/, '$1second');
  expect(changed).not.toBe(script);
  await writeFile(worker, changed);
  for (const file of await readdir(folder)) {
    if (/^(?:index\.html|worker\.js)\.(?:br|gz)$/.test(file)) await rm(join(folder, file));
  }
}
