/** Browsers that are made to be killed, and that may stall on a busy machine. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.mjs';

/** In milliseconds: after a kill a browser may start and never be reached. */
const START_PATIENCE = 20_000;

/** In milliseconds: on a busy machine a browser takes its time to read a journal. */
export const PATIENCE = 60_000;

/** In milliseconds: as long as thousands of operations may take. */
const LONG_PATIENCE = 600_000;

/** How often in a row a browser may stall before the bench gives up. */
const TRIES = 5;

/** How often a browser did not answer. What it was asked then counts for nothing and is done again. */
export let stalls = 0;

/** Lets a browser on a profile of its own do some work, at its leisure. */
export function inFreshBrowser(work) {
  return untilJudged(async () => {
    const profile = await newProfile();
    try {
      return await inBrowser(profile, LONG_PATIENCE, work);
    } finally {
      await removeProfile(profile);
    }
  });
}

/** Does something again, in another browser, until it can be judged. */
export async function untilJudged(work) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stalled)) throw error;
      stalls += 1;
      console.log(error.message.split('\n', 1)[0]);
      if (tries === TRIES) throw error;
    }
  }
}

class Stalled extends Error {}

/**
 * Starts a browser on a profile, lets it do some work, and kills it with all its processes.
 *
 * @throws Stalled when it does not answer: nothing can be said of the work then.
 */
export async function inBrowser(profile, patience, work) {
  const { executablePath, args = [] } = await findChromium();
  // Chromium has no sandbox to offer where everything runs as root, as in a container.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(
    executablePath,
    [
      ...args,
      ...sandbox,
      '--headless=new',
      '--no-first-run',
      '--hide-crash-restore-bubble',
      '--disable-gpu',
      '--disable-extensions',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    // A group of its own, so that all of it can be killed at once.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise((resolve) => child.on('exit', resolve));
  const hasGone = () => child.exitCode !== null || child.signalCode !== null;
  let browser;
  try {
    const endpoint = await within(START_PATIENCE, 'to start', endpointOf(child));
    browser = await within(
      START_PATIENCE,
      'to be reached',
      chromium.connectOverCDP(endpoint, { timeout: 0 }),
    );
    const [context] = browser.contexts();
    return await within(patience, 'to work', work(context));
  } catch (failure) {
    const error = /** @type {Error} */ (failure);
    // What fails in a page is a fault; what fails since the browser has gone says nothing.
    if (hasGone()) throw new Stalled('A browser has gone by itself.', { cause: error });
    if (error.message.includes('Not opened')) throw new Stalled(error.message, { cause: error });
    throw error;
  } finally {
    if (child.pid !== undefined && !hasGone()) process.kill(-child.pid, 'SIGKILL');
    await gone;
    // The process that keeps the storage dies with it, but lets go of its files a little later.
    await wait(100);
    await within(START_PATIENCE, 'to be left', Promise.resolve(browser?.close())).catch(() => {});
  }
}

/** Where a browser that is starting can be told what to do. */
function endpointOf(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`Chromium stopped at once: ${said}`)));
  });
}

export async function openPage(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Waits for some work, but no longer than so many milliseconds. */
async function within(patience, aim, work) {
  const over = new AbortController();
  const stalled = wait(patience, null, { signal: over.signal }).then(() => {
    throw new Stalled(`A browser that was ${aim} did not answer for ${patience / 1000} s.`);
  });
  try {
    return await Promise.race([work, stalled]);
  } finally {
    over.abort();
  }
}

export function newProfile() {
  return mkdtemp(join(tmpdir(), 'daybow-faults-'));
}

export function removeProfile(profile) {
  return rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
