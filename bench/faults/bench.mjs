/**
 * What becomes of a journal when the browser is killed amid writes, when two tabs race, and when there is
 * no room; `bench/README.md` says how. Prints the counts and fails if anything was lost.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { bundleForPage } from '../importSource.mjs';

/** How long a browser may write before it is killed, in milliseconds. */
const LIFETIME = { min: 50, max: 400 };

/** In milliseconds: on a busy machine a browser takes its time to start, or to read a journal. */
const PATIENCE = 60_000;

/** In milliseconds: as long as thousands of operations may take. */
const LONG_PATIENCE = 600_000;

/** How often in a row a browser may stall before the bench gives up. */
const TRIES = 5;

/** How often a browser did not answer. What it was asked then counts for nothing and is done again. */
let stalls = 0;

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '100' },
      operations: { type: 'string', default: '10000' },
    },
  });
  const script = await bundleForPage(join(import.meta.dirname, 'page.ts'));
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><meta charset="utf-8"><script>${script}</script>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const address = `http://127.0.0.1:${port}/`;

  const lost = [
    ...(await killed(address, Number(values.kills))),
    ...(await raced(address, Number(values.operations))),
    ...(await full(address)),
  ];
  server.close();
  console.log(`${stalls} times a browser did not answer, and what it was asked was done again`);
  for (const fault of lost) console.error(fault);
  if (lost.length > 0) process.exitCode = 1;
}

async function killed(address, kills) {
  const profile = await newProfile();
  const acknowledged = new Set();
  const faults = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const lifetime = LIFETIME.min + ((kill * 37) % (LIFETIME.max - LIFETIME.min));
    await untilJudged(() => writeUntilKilled(profile, address, acknowledged, lifetime));
    const { writes, halves } = await untilJudged(() =>
      inBrowser(profile, PATIENCE, async (context) => {
        const page = await openPage(context, address);
        return page.evaluate(() => journalFaults.entries());
      }),
    );
    faults.push(...halves.map((half) => `Half a write after kill ${kill + 1}: ${half}`));
    for (const [day, latest] of lastByDay(acknowledged, writes.length)) {
      if ((writes[day] ?? -1) < latest)
        faults.push(`Lost: ${latest}, day ${day} says ${writes[day]}`);
    }
  }
  await removeProfile(profile);
  console.log(
    `${kills} kills amid writes: ${acknowledged.size} writes acknowledged, ${faults.length} lost or halved`,
  );
  return faults;
}

/** The browser dies so many milliseconds after its first write was acknowledged. */
async function writeUntilKilled(profile, address, acknowledged, lifetime) {
  const from = Math.max(-1, ...acknowledged) + 50;
  await inBrowser(profile, PATIENCE, async (context) => {
    const page = await openPage(context, address);
    let begin;
    const begun = new Promise((resolve) => {
      begin = resolve;
    });
    await page.exposeFunction('acknowledge', (write) => {
      acknowledged.add(write);
      begin();
    });
    const writing = page.evaluate((first) => journalFaults.writeOn(first), from);
    await Promise.race([begun, writing]);
    await Promise.race([wait(lifetime), writing]);
  });
}

/** The last write that was acknowledged for each day. */
function lastByDay(acknowledged, days) {
  const last = new Map();
  for (const write of acknowledged) {
    last.set(write % days, Math.max(write, last.get(write % days) ?? -1));
  }
  return last;
}

async function raced(address, operations) {
  return inFreshBrowser(async (context) => {
    const tabs = [await openPage(context, address), await openPage(context, address)];
    const start = Date.now();
    const models = await Promise.all(
      tabs.map((tab, parity) =>
        tab.evaluate(([odd, count]) => journalFaults.race(odd, count), [parity, operations / 2]),
      ),
    );
    const seconds = (Date.now() - start) / 1000;
    const model = Object.assign({}, ...models);
    // What one tab has written last the other sees within 200 ms.
    await wait(200);
    const faults = [];
    for (const [index, tab] of tabs.entries()) {
      for (const reloaded of [false, true]) {
        const different = await tab.evaluate(
          ([expected, again]) => journalFaults.differences(expected, again),
          [model, reloaded],
        );
        faults.push(...different.map((cell) => `Tab ${index + 1}: ${cell}`));
      }
    }
    console.log(
      `${operations} operations in two racing tabs, ${seconds.toFixed(0)} s: ${faults.length} of ${Object.keys(model).length} marks differ from the model`,
    );
    return faults;
  });
}

async function full(address) {
  return inFreshBrowser(async (context) => {
    const page = await openPage(context, address);
    const { failures, faults } = await page.evaluate(() => journalFaults.failAll());
    console.log(
      `${failures} failures at every write site: ${faults.length} not told of, or not undone`,
    );
    return faults;
  });
}

function inFreshBrowser(work) {
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
async function untilJudged(work) {
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
async function inBrowser(profile, patience, work) {
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
    const endpoint = await within(PATIENCE, 'to start', endpointOf(child));
    browser = await within(
      PATIENCE,
      'to be reached',
      chromium.connectOverCDP(endpoint, { timeout: 0 }),
    );
    const [context] = browser.contexts();
    return await within(patience, 'to work', work(context));
  } catch (error) {
    // What fails in a page is a fault; what fails since the browser has gone says nothing.
    if (hasGone()) throw new Stalled('A browser has gone by itself.', { cause: error });
    if (error.message.includes('Not opened')) throw new Stalled(error.message, { cause: error });
    throw error;
  } finally {
    if (!hasGone()) process.kill(-child.pid, 'SIGKILL');
    await gone;
    // The process that keeps the storage dies with it, but lets go of its files a little later.
    await wait(100);
    await within(PATIENCE, 'to be left', Promise.resolve(browser?.close())).catch(() => {});
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

async function openPage(context, address) {
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

function newProfile() {
  return mkdtemp(join(tmpdir(), 'daybow-faults-'));
}

function removeProfile(profile) {
  return rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
