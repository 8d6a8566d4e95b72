/**
 * Takes the pictures of the README from the built app: `pnpm pictures`. The date is fixed, so that a
 * picture changes only when the app does.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium-options.mjs';
import { serve } from './serve.mjs';

const folder = 'docs/pictures';
const screens = [
  { name: 'habits', path: '/' },
  { name: 'mood', path: '/mood' },
  { name: 'stats', path: '/analytics' },
  { name: 'settings', path: '/settings' },
];

await mkdir(folder, { recursive: true });
const server = await serve();
const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  reducedMotion: 'reduce',
});
await page.clock.install({ time: '2026-11-21T09:30:00' });

for (const { name, path } of screens) {
  await page.goto(new URL(path, server.url).href);
  await page.clock.fastForward(2300);
  await page.getByRole('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

await browser.close();
server.close();
