/**
 * What happens to a journal when the browser is killed or a page is closed during writes, when two tabs
 * race, when storage hangs or is full, when rows are damaged, and amid an upgrade; `bench/README.md` says how. Prints the
 * counts and fails if anything was lost.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bundleForPage } from '../importSource.mjs';
import {
  inBrowser,
  inFreshBrowser,
  newProfile,
  openPage,
  PATIENCE,
  removeProfile,
  stalls,
  untilJudged,
} from './browser.mjs';
import { erased, noted, raced } from './tabs.mjs';

/** How long the upgrade of a journal of ten years may take, in milliseconds. */
const UPGRADE_MAX = 2000;

/** How long a browser may write before it is killed, in milliseconds. */
const LIFETIME = { min: 50, max: 400 };

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '100' },
      operations: { type: 'string', default: '10000' },
      notes: { type: 'string', default: '400' },
      erasures: { type: 'string', default: '15' },
      closes: { type: 'string', default: '15' },
      rows: { type: 'string', default: '2500' },
      upgrades: { type: 'string', default: '20' },
    },
  });
  const script = await bundleForPage(join(import.meta.dirname, 'page.ts'));
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><meta charset="utf-8"><script>${script}</script>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const address = `http://127.0.0.1:${port}/`;

  const lost = [
    ...(await killed(address, Number(values.kills))),
    ...(await raced(address, Number(values.operations))),
    ...(await noted(address, Number(values.notes))),
    ...(await erased(address, Number(values.erasures))),
    ...(await full(address)),
    ...(await closed(address, Number(values.closes))),
    ...(await tampered(address, Number(values.rows))),
    ...(await hung(address)),
    ...(await upgraded(address, Number(values.upgrades))),
  ];
  server.close();
  console.log(`${stalls} times a browser did not answer, and what it was asked was done again`);
  for (const fault of lost) console.error(fault);
  if (lost.length > 0) process.exitCode = 1;
}

async function killed(address, kills) {
  const faults = [];
  let writes = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const lifetime = LIFETIME.min + ((kill * 37) % (LIFETIME.max - LIFETIME.min));
    // A profile of its own: Chromium can spoil one that is killed twice amid a record of its log
    // (https://github.com/google/leveldb/issues/1287).
    const { acknowledged, missing } = await untilJudged(async () => {
      const profile = await newProfile();
      try {
        const told = await writeUntilKilled(profile, address, lifetime);
        const found = await untilJudged(() => judge(profile, address, told)).catch((error) => [
          `Never judged: ${error.message}`,
        ]);
        return { acknowledged: told, missing: found };
      } finally {
        await removeProfile(profile);
      }
    });
    writes += acknowledged.size;
    faults.push(...missing.map((fault) => `Kill ${kill + 1}: ${fault}`));
  }
  console.log(
    `${kills} kills amid writes: ${writes} writes acknowledged, ${faults.length} lost or halved`,
  );
  return faults;
}

/** What is missing of what was acknowledged, and what is there by halves. */
async function judge(profile, address, acknowledged) {
  const { writes, halves } = await inBrowser(profile, PATIENCE, async (context) => {
    const page = await openPage(context, address);
    return page.evaluate(() => journalFaults.entries());
  });
  const lost = [...lastByDay(acknowledged, writes.length)].filter(
    ([day, latest]) => (writes[day] ?? -1) < latest,
  );
  return [
    ...halves.map((half) => `Half a write: ${half}`),
    ...lost.map(([day, latest]) => `Lost: ${latest}, day ${day} says ${writes[day]}`),
  ];
}

/** The browser dies so many milliseconds after its first write was acknowledged. */
async function writeUntilKilled(profile, address, lifetime) {
  const acknowledged = new Set();
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
    const writing = page.evaluate(() => journalFaults.writeOn());
    await Promise.race([begun, writing]);
    await Promise.race([wait(lifetime), writing]);
  });
  return acknowledged;
}

/** The last write that was acknowledged for each day. */
function lastByDay(acknowledged, days) {
  const last = new Map();
  for (const write of acknowledged) {
    last.set(write % days, Math.max(write, last.get(write % days) ?? -1));
  }
  return last;
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

/** Ticks and notes, each on a page that is closed at once. */
async function closed(address, closes) {
  return inFreshBrowser(async (context) => {
    const faults = [];
    for (let close = 0; close < closes; close += 1) {
      const habit = 1 + (close % 10);
      const page = await openPage(context, address);
      await page.evaluate((id) => journalFaults.writeAndLeave(id), habit);
      await page.close();
      const next = await openPage(context, address);
      if (!(await next.evaluate((id) => journalFaults.isWritten(id), habit))) {
        faults.push(`Close ${close + 1}: the tick or the note is lost`);
      }
      await next.evaluate(
        () =>
          new Promise((resolve) => {
            const request = indexedDB.deleteDatabase('daybow');
            request.addEventListener('success', resolve);
          }),
      );
      await next.close();
    }
    console.log(`${closes} pages closed right after a tick and a note: ${faults.length} lost`);
    return faults;
  });
}

async function tampered(address, rows) {
  return inFreshBrowser(async (context) => {
    const page = await openPage(context, address);
    const faults = await page.evaluate((count) => journalFaults.tamper(count), rows);
    console.log(`${4 * rows} rows of any kind in four tables: ${faults.length} faults`);
    return faults;
  });
}

async function hung(address) {
  return inFreshBrowser(async (context) => {
    const page = await openPage(context, address);
    const faults = await page.evaluate(() => journalFaults.hang());
    console.log(`Storage that never answers the first time: ${faults.length} faults`);
    return faults;
  });
}

/** A journal of ten years of version 1, killed while it is being upgraded, and once in peace. */
async function upgraded(address, kills) {
  const faults = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const left = await untilJudged(async () => {
      const profile = await newProfile();
      try {
        await inBrowser(profile, PATIENCE, async (context) => {
          const page = await openPage(context, address);
          await page.evaluate(() => journalFaults.makeVersion1());
        });
        await inBrowser(profile, PATIENCE, async (context) => {
          const page = await openPage(context, address);
          page.evaluate(() => journalFaults.upgrade()).catch(() => {});
          await wait((kill * 17) % 200);
        });
        return await inBrowser(profile, PATIENCE, async (context) => {
          const page = await openPage(context, address);
          return page.evaluate(() => journalFaults.missing());
        });
      } finally {
        await removeProfile(profile);
      }
    });
    faults.push(...left.map((fault) => `Upgrade ${kill + 1}: ${fault}`));
  }
  const time = await inFreshBrowser(async (context) => {
    const page = await openPage(context, address);
    await page.evaluate(() => journalFaults.makeVersion1());
    return page.evaluate(() => journalFaults.upgrade());
  });
  if (time > UPGRADE_MAX) faults.push(`The upgrade took ${time.toFixed(0)} ms`);
  console.log(
    `${kills} kills amid an upgrade of ten years: ${faults.length} faults; in peace it takes ${time.toFixed(0)} ms`,
  );
  return faults;
}
