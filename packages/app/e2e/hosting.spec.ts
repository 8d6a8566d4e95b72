import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { serve } from '../../../scripts/serve.mjs';
import { headingOf, product, splashOf, tab } from './app';

const app = join(import.meta.dirname, '..');
const vite = join(app, 'node_modules', 'vite', 'bin', 'vite.js');

test.use({ serviceWorkers: 'allow' });

test('Hosting: under a sub-path routes, worker and manifest follow', async ({ page }) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'daybow-'));
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', app, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, BASE_PATH: '/daybow/' } },
  );
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
  expect(missing).toEqual([]);
  close();
  await rm(folder, { recursive: true });
});
