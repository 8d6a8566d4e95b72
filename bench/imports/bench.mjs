/**
 * Reads 10,000 mutated files of all formats, imports 100,000 rows, and takes ten years out and in again;
 * `bench/README.md` says how. Prints the figures and fails where one is beyond its limit.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { importSource } from '../importSource.mjs';
import { watchWorkerHeap } from './workerHeap.mjs';

/** How long a file may take, and a task of the page, in milliseconds. */
const FILE_MAX = 2000;
const TASK_MAX = 50;
const TEN_YEARS = 3650;

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: {
      files: { type: 'string', default: '10000' },
      rows: { type: 'string', default: '100000' },
    },
  });
  const isFine = [
    await readMutated(Number(values.files)),
    await inPage(Number(values.files), Number(values.rows)),
  ];
  if (isFine.includes(false)) process.exitCode = 1;
}

/** @param {number} count */
async function readMutated(count) {
  const { outcomeOf, unreadSeeds } = await importSource(join(import.meta.dirname, 'mutated.ts'));
  const unread = await unreadSeeds();
  if (unread.length > 0) console.error('Not read as they are:', unread);
  const outcomes = {};
  let slowest = 0;
  for (let seed = 0; seed < count; seed += 1) {
    const { outcome, time } = await outcomeOf(seed);
    const name = outcome.split('\n')[0];
    outcomes[name] = (outcomes[name] ?? 0) + 1;
    slowest = Math.max(slowest, time);
    if (outcome.startsWith('FAULT') && outcomes[name] === 1)
      console.error(`File ${seed}:`, outcome);
  }
  console.log(`${count} mutated files, the slowest in ${slowest.toFixed(0)} ms`);
  console.table(outcomes);
  const hasFaults = Object.keys(outcomes).some((name) => name.startsWith('FAULT'));
  return unread.length === 0 && slowest < FILE_MAX && !hasFaults;
}

/**
 * @param {number} files
 * @param {number} rows
 */
async function inPage(files, rows) {
  const outDir = await mkdtemp(join(tmpdir(), 'daybow-imports-'));
  const root = join(import.meta.dirname, 'page');
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    worker: { format: 'es' },
  });
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.exposeFunction('takeWorkerHeap', await watchWorkerHeap(page));
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction(() => 'importBench' in globalThis);

    const mutated = await page.evaluate((count) => importBench.mutated(0, count), files);
    console.log(
      `${files} mutated files opened beside a journal, the slowest in ${mutated.slowest.toFixed(0)} ms, the journal`,
      mutated.isUnchanged ? 'unchanged' : 'CHANGED',
    );
    if (mutated.faults.length > 0) console.error(mutated.faults);

    const habits = 25;
    const imported = await page.evaluate(
      ([days, count]) => importBench.rows(days, count),
      [Math.ceil(rows / habits), habits],
    );
    console.log(`${imported.ticks} rows`);
    const years = await page.evaluate(
      ([days, count]) => importBench.years(days, count),
      [TEN_YEARS, habits],
    );
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const table = {
      'rows: dry run': imported.read,
      'rows: import': imported.write,
      'rows: undo': imported.undo,
      '10 years: backup': years.backup,
      '10 years: backup under a passphrase': years.locked,
      '10 years: tables': years.table,
      '10 years: dry run': years.read,
      '10 years: import': years.write,
    };
    console.table(
      Object.fromEntries(
        Object.entries(table).map(([name, { time, longest, heap }]) => [
          name,
          {
            ms: Math.round(time),
            'longest task of the page, ms': Math.round(longest),
            'heap of the worker, MB': Math.round(heap / 1e6),
          },
        ]),
      ),
    );
    const { backup, table: zip } = years.sizes;
    console.log(
      `backup ${backup.toFixed(1)} MB, tables ${zip.toFixed(2)} MB, heap of the page ${(usedSize / 1e6).toFixed(1)} MB,`,
      years.same ? 'the same journal' : 'ANOTHER JOURNAL',
    );
    const longest = Math.max(...Object.values(table).map((each) => each.longest));
    const isFine = mutated.isUnchanged && mutated.faults.length === 0 && years.same;
    return isFine && mutated.slowest < FILE_MAX && longest <= TASK_MAX;
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}
