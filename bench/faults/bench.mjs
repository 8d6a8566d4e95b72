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

/** In milliseconds: on a busy machine a browser takes its time to start. */
const PATIENCE = 20_000;

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
  for (const fault of lost) console.error(fault);
  if (lost.length > 0) process.exitCode = 1;
}

async function killed(address, kills) {
  const profile = await mkdtemp(join(tmpdir(), 'daybow-faults-'));
  const acknowledged = new Set();
  const faults = [];
  let next = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const browser = await startBrowser(profile);
    const page = await browser.context.newPage();
    await page.exposeFunction('acknowledge', (write) => void acknowledged.add(write));
    await page.goto(address);
    page.evaluate((from) => journalFaults.writeOn(from), next).catch(() => {});
    await wait(LIFETIME.min + ((kill * 37) % (LIFETIME.max - LIFETIME.min)));
    await browser.kill();
    next = Math.max(-1, ...acknowledged) + 50;

    const after = await startBrowser(profile);
    const reader = await after.context.newPage();
    await reader.goto(address);
    const { writes, halves } = await reader.evaluate(() => journalFaults.entries());
    await after.kill();
    faults.push(...halves.map((half) => `Half a write after kill ${kill + 1}: ${half}`));
    for (const [day, latest] of lastByDay(acknowledged, writes.length)) {
      if ((writes[day] ?? -1) < latest)
        faults.push(`Lost: ${latest}, day ${day} says ${writes[day]}`);
    }
  }
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  console.log(
    `${kills} kills amid writes: ${acknowledged.size} writes acknowledged, ${faults.length} lost or halved`,
  );
  return faults;
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
  return inBrowser(address, async (context) => {
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) await tab.goto(address);
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
  return inBrowser(address, async (context) => {
    const page = await context.newPage();
    await page.goto(address);
    const { failures, faults } = await page.evaluate(() => journalFaults.failAll());
    console.log(
      `${failures} failures at every write site: ${faults.length} not told of, or not undone`,
    );
    return faults;
  });
}

async function inBrowser(address, work) {
  const profile = await mkdtemp(join(tmpdir(), 'daybow-faults-'));
  const browser = await startBrowser(profile);
  try {
    return await work(browser.context);
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * A browser of its own process group, so that all of it can be killed at once. One that does not answer
 * is killed and started again.
 */
async function startBrowser(profile, tries = 5) {
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
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise((resolve) => child.on('exit', resolve));
  const kill = async () => {
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  try {
    const endpoint = await new Promise((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (text) => {
        said += text;
        const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.on('exit', () => reject(new Error(`Chromium stopped at once: ${said}`)));
    });
    const browser = await chromium.connectOverCDP(endpoint, { timeout: PATIENCE });
    const [context] = browser.contexts();
    return {
      context,
      kill: async () => {
        await kill();
        await browser.close().catch(() => {});
      },
    };
  } catch (error) {
    if (child.exitCode === null) await kill();
    if (tries === 1) throw error;
    return startBrowser(profile, tries - 1);
  }
}
