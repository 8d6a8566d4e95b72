import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/find-chromium.mjs';
import { pnpm } from '../scripts/pnpm.mjs';
import { serve } from '../scripts/serve.mjs';
import { bundleForPage } from './importSource.mjs';

/** Builds the app, serves it, and opens a browser for it. */
export async function openBuiltApp() {
  if ((await pnpm(['--recursive', '--if-present', 'run', 'build'])) !== 0) process.exit(1);
  const server = await serve();
  const { executablePath, args: flags } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: flags });
  const script = await bundleForPage(join(import.meta.dirname, 'journal', 'page.ts'));
  const address = new URL(server.url).origin;

  const newContext = () => browser.newContext({ viewport: { width: 390, height: 844 } });

  return {
    address,
    /** A profile of its own, in which nothing was opened. */
    newContext,
    /**
     * A profile of its own with a journal of so many days, and the page that filled it.
     *
     * @param {number} days
     * @param {number} habits
     */
    newJournal: async (days, habits) => {
      const context = await newContext();
      await context.route('**/bench', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><script>${script}</script>`,
        }),
      );
      const page = await context.newPage();
      await page.goto(`${address}/bench`);
      await page.evaluate(([length, count]) => journalBench.fill(length, count), [days, habits]);
      return { context, page };
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/**
 * Opens an address of the app and waits until what is looked for has been painted.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {string} selector
 */
export async function openAndTime(context, address, selector) {
  const page = await context.newPage();
  await page.addInitScript(stampWhenShown, selector);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.shownAfter !== undefined);
  return { page, shownAfter: await page.evaluate(() => globalThis.shownAfter) };
}

/**
 * In the page: when what is waited for has been painted. The splash gives way at once: its timers, and all that are as
 * short, run a hundred times as fast, which keeps their order.
 */
function stampWhenShown(selector) {
  const wait = globalThis.setTimeout;
  const shortened = (work, time = 0, ...rest) =>
    wait(work, time <= 2300 ? time / 100 : time, ...rest);
  globalThis.setTimeout = /** @type {typeof setTimeout} */ (shortened);
  const checkPage = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(checkPage);
    return wait(() => {
      globalThis.shownAfter = performance.now();
    });
  };
  requestAnimationFrame(checkPage);
}

/** @param {number[]} values */
export const median = (values) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
