import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { hashedCaching, securityHeaders } from '../../../hosting/headers.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { addDialog, headingOf, product, splashOf, tab } from './app';
import { card, startButton, startJournal } from './device';

const app = join(import.meta.dirname, '..');
const vite = join(app, 'node_modules', 'vite', 'bin', 'vite.js');

test.use({ serviceWorkers: 'allow' });

/** Builds the app for a path. */
async function buildInto(folder: string, base: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', app, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, BASE_PATH: base } },
  );
}

/** What static hosts are told: the headers of each path, and which page answers which path. */
async function staticHostRules(folder: string) {
  const text = await readFile(join(folder, '_headers'), 'utf8');
  const headers: Record<string, Record<string, string>> = {};
  let path = '';
  for (const line of text.trimEnd().split('\n')) {
    const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
    if (name) headers[path] = { ...headers[path], [name]: value };
    else path = line;
  }
  return { headers, redirects: await readFile(join(folder, '_redirects'), 'utf8') };
}

test('Hosting: static hosts are told every header, and one page for every route', async () => {
  expect(await staticHostRules(join(app, 'dist'))).toEqual({
    headers: { '/*': securityHeaders, '/assets/*': { 'Cache-Control': hashedCaching } },
    redirects: [
      '/assets/* /index.html 404',
      '/mood / 200',
      '/mood/entries / 200',
      '/analytics / 200',
      '/report / 200',
      '/settings / 200',
      '/* /index.html 200',
      '',
    ].join('\n'),
  });
  const page = await readFile(join(app, 'dist', 'index.html'), 'utf8');
  expect(await readFile(join(app, 'dist', '404.html'), 'utf8')).toBe(page);
});

test('Hosting: under a sub-path routes, worker, manifest and what static hosts are told follow', async ({
  page,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'daybow-'));
  await buildInto(folder, '/daybow/');
  expect(await staticHostRules(folder)).toEqual({
    headers: {
      '/daybow/*': securityHeaders,
      '/daybow/assets/*': { 'Cache-Control': hashedCaching },
    },
    redirects: [
      '/daybow/assets/* /daybow/index.html 404',
      '/daybow/mood /daybow/ 200',
      '/daybow/mood/entries /daybow/ 200',
      '/daybow/analytics /daybow/ 200',
      '/daybow/report /daybow/ 200',
      '/daybow/settings /daybow/ 200',
      '/daybow/* /daybow/index.html 200',
      '',
    ].join('\n'),
  });
  const { url, close } = await serve({ port: 4473, folder, base: '/daybow/' });
  expect(url).toMatch(/\/daybow\/$/);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) missing.push(response.url());
  });

  await page.goto(`${url}mood`);
  await expect(headingOf(page)).toHaveText('How are you feeling?');
  await expect(splashOf(page)).toHaveCount(0);
  await tab(page, 'Home').click();
  await expect(page).toHaveURL(url);
  await expect(headingOf(page)).toHaveText(product);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(url);
  const manifest = await page
    .locator('link[rel=manifest]')
    .evaluate((link) => (link as HTMLLinkElement).href);
  expect(manifest).toBe(`${url}manifest.webmanifest`);
  expect(await (await page.request.get(manifest)).json()).toMatchObject({ id: '/daybow/' });

  // A host may give the page to this address, too.
  await page.route(/daybow\?add$/, (route) =>
    route.fulfill({ path: join(folder, 'index.html'), contentType: 'text/html' }),
  );
  await page.goto(`${url.slice(0, -1)}?add`);
  await expect(addDialog(page).name).toBeFocused();
  await addDialog(page).close.click();
  await expect(page).toHaveURL(url);
  expect(missing).toEqual([]);
  close();
  await rm(folder, { recursive: true });
});

test('Hosting: an app under another path of the same host has a journal, a worker and files of its own', async ({
  page,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'daybow-'));
  await cp(join(app, 'dist'), folder, { recursive: true });
  await buildInto(join(folder, 'beta'), '/beta/');
  const { url, close } = await serve({ port: 4474, folder });

  await page.goto(url);
  await startJournal(page);
  await waitForWorker(page, url);
  // The worker of the first app leaves the page of the second to the server.
  await page.goto(`${url}beta/`);
  await expect(startButton(page)).toBeVisible();
  await startJournal(page, 'Empty list');
  await waitForWorker(page, `${url}beta/`);
  await expect(card(page, 'Exercise')).toHaveCount(0);
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).toSorted(),
  );
  expect(names).toEqual(['/beta/daybow', 'daybow']);

  // A worker of the first app that takes over removes nothing of the second.
  await page.goto(url);
  await expect(card(page, 'Exercise')).toBeVisible();
  await page.evaluate(async (scope) => {
    for (const each of await navigator.serviceWorker.getRegistrations()) {
      if (each.scope === scope) await each.unregister();
    }
  }, url);
  await page.goto(url);
  await waitForWorker(page, url);
  await page.context().setOffline(true);
  await page.goto(`${url}beta/`);
  await expect(headingOf(page)).toHaveText(product);
  await expect(startButton(page)).toHaveCount(0);
  await expect(card(page, 'Exercise')).toHaveCount(0);
  close();
  await rm(folder, { recursive: true });
});

/** Waits until the worker of a path has taken over its page, with all files kept. */
async function waitForWorker(page: Page, scope: string): Promise<void> {
  await page.waitForFunction(
    async (path) => (await navigator.serviceWorker.getRegistration())?.scope === path,
    scope,
  );
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}
