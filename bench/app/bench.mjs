/**
 * Measures how soon the built app answers on a slow device, and what Lighthouse says of every route;
 * `bench/README.md` says how. Prints two tables.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { openBuiltApp } from '../builtApp.mjs';

const HABITS = 25;
const DAYS = 3650;
/** As many times slower as a phone of the lower middle class. */
const SLOW_DOWN = 6;
/** A page with one button that counts its clicks: hardly anything answers sooner. */
const BARE_PAGE = '<button onclick="textContent = Number(textContent) + 1">0</button>';
/** How long what was opened for the next presses takes to stand still, in ms. */
const STILL = 1000;
/** How long a person's pointer rests on what is pressed, and how long it is down then, in ms. */
const REST = 100;
const HOLD = 80;
const ROUTES = ['/', '/mood', '/analytics', '/settings'];

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({ args, options: { presses: { type: 'string', default: '40' } } });
  const app = await openBuiltApp();
  const sample = await app.newContext();
  const journal = await app.newJournal(DAYS, HABITS);
  const presses = Number(values.presses);
  console.table({
    'a page with one button': await bareTimes(sample, presses),
    'sample, 5 habits': await answerTimes(sample, app.address, presses),
    'own journal, 25 habits, 10 years': await answerTimes(journal.context, app.address, presses),
  });
  console.table(await lighthouseScores(app.address));
  await app.close();
}

/** What a press takes where there is nothing to draw: how quick this machine can be at the time. */
async function bareTimes(context, presses) {
  const page = await context.newPage();
  await page.addInitScript(listenToPresses);
  await page.goto(`data:text/html,${encodeURIComponent(BARE_PAGE)}`);
  await slowDown(page);
  const times = [];
  for (let index = 0; index < presses; index += 1) {
    times.push(await press(page.locator('button')));
  }
  await page.close();
  return { 'press, ms': percentile95(times) };
}

/** From an event to the next paint, in ms: the 95th percentile of each kind of press. */
async function answerTimes(context, address, presses) {
  const page = await context.newPage();
  await page.addInitScript(listenToPresses);
  await page.goto(address);
  const cards = page.locator('.daybow-HabitCard-toggle');
  await cards.first().waitFor();
  // All that loads by itself is there.
  await page.waitForTimeout(8000);
  await slowDown(page);
  const tabs = page.locator('nav a');
  /** @type {Record<'tick' | 'tab' | 'mood' | 'sheet', number[]>} */
  const times = { tick: [], tab: [], mood: [], sheet: [] };
  const count = await cards.count();
  for (let index = 0; index < presses; index += 1) {
    times.tick.push(await press(cards.nth(index % Math.min(count, 4))));
  }
  for (let index = 0; index < presses; index += 1) {
    times.tab.push(await press(tabs.nth((index + 1) % 3)));
  }
  await tabs.nth(0).click();
  await page.waitForTimeout(STILL);
  // Each habit of the journal has a sheet; the sample has but one to add a habit.
  const more = page.locator('[aria-label^="More about"]');
  const openers = (await more.count()) > 0 ? more : page.locator('.daybow-Fab');
  const openerCount = await openers.count();
  for (let index = 0; index < presses; index += 1) {
    times.sheet.push(await press(openers.nth(index % openerCount)));
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  }
  await tabs.nth(1).click();
  const moods = page.locator('label:has([type=radio])');
  // Where today has an entry, the form of another day has the same moods.
  const anotherDay = page.getByRole('button', { name: 'Add a past day' });
  await moods.or(anotherDay).first().waitFor();
  if ((await moods.count()) === 0) await anotherDay.click();
  await moods.first().waitFor();
  await page.waitForTimeout(STILL);
  for (let index = 0; index < presses; index += 1) {
    times.mood.push(await press(moods.nth(index % 5)));
  }
  await page.close();
  return Object.fromEntries(
    Object.entries(times).map(([kind, all]) => [`${kind}, ms`, percentile95(all)]),
  );
}

/** In the page: notes how long each press took, from the event to the paint after it. */
function listenToPresses() {
  globalThis.longestPress = 0;
  new PerformanceObserver((list) => {
    const events = /** @type {PerformanceEventTiming[]} */ (list.getEntries());
    for (const { interactionId, duration } of events) {
      if (interactionId) globalThis.longestPress = Math.max(globalThis.longestPress, duration);
    }
  }).observe(/** @type {object} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/** The longest event of one press. What takes less than 16 ms is not told, and counts as 16. */
async function press(target) {
  const page = target.page();
  await target.hover({ force: true });
  await page.waitForTimeout(REST);
  await page.evaluate(() => {
    globalThis.longestPress = 0;
  });
  await target.click({ force: true, delay: HOLD });
  await page.waitForTimeout(400);
  return Math.max(16, await page.evaluate(() => globalThis.longestPress));
}

async function lighthouseScores(address) {
  const here = createRequire(join(import.meta.dirname, '..', 'package.json'));
  const { default: lighthouse } = await import(here.resolve('lighthouse'));
  const beside = createRequire(join(dirname(here.resolve('lighthouse')), 'index.js'));
  const { launch } = await import(beside.resolve('chrome-launcher'));
  const { executablePath, args } = await findChromium();
  const chrome = await launch({
    chromePath: executablePath,
    // As Playwright starts it; root has no other way.
    chromeFlags: ['--headless=new', '--no-sandbox', ...(args ?? [])],
  });
  const rows = {};
  for (const route of ROUTES) {
    const { lhr } = await lighthouse(address + route, { port: chrome.port, logLevel: 'error' });
    const { categories, audits, runtimeError } = lhr;
    if (runtimeError) {
      rows[route] = { 'not measured': runtimeError.code };
      continue;
    }
    rows[route] = {
      ...Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
      ),
      'first paint, s': seconds(audits['first-contentful-paint']),
      'largest, s': seconds(audits['largest-contentful-paint']),
      CLS: audits['cumulative-layout-shift'].numericValue,
    };
  }
  await chrome.kill();
  return rows;
}

const seconds = ({ numericValue }) => Math.round(numericValue / 10) / 100;

/** @param {number[]} values */
function percentile95(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1];
}
