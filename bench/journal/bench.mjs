/**
 * Measures journals of 1 month, 1 year and 10 years beside an empty one, in the built app in Chromium;
 * `bench/README.md` says how. Prints a table.
 */
import { parseArgs } from 'node:util';
import { median, openAndTime, openBuiltApp } from '../builtApp.mjs';

const HABITS = 25;
const WRITES = 20;
const journals = [
  { name: 'empty', days: 0 },
  { name: '1 month', days: 30 },
  { name: '1 year', days: 365 },
  { name: '10 years', days: 3650 },
];
const screens = [
  { id: 'home', path: '/', shown: '.daybow-HabitCard' },
  { id: 'stats', path: '/analytics', shown: '.daybow-LineChart, .daybow-EmptyState' },
];

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '15' } } });
  const app = await openBuiltApp();
  const entries = [];
  for (const { name, days } of journals) {
    entries.push({ name, ...(await app.newJournal(days, HABITS)), samples: {} });
  }
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const entry of entries) {
      const measured = await measure(entry, app.address);
      // The first round warms up.
      for (const [figure, value] of Object.entries(round < 0 ? {} : measured)) {
        (entry.samples[figure] ??= []).push(value);
      }
    }
  }
  await app.close();
  print(entries.map(({ name, samples }) => ({ name, ...medians(samples) })));
}

async function measure({ context, page }, address) {
  /** @type {Record<string, number>} */
  const figures = {};
  for (const { id, path, shown } of screens) {
    const opened = await openAndTime(context, address + path, shown);
    figures[id] = opened.shownAfter;
    if (id === 'home') figures.heap = await heapOf(context, opened.page);
    await opened.page.close();
  }
  await page.goto(`${address}/bench`);
  await page.evaluate(() => journalBench.open());
  const times = await page.evaluate(async (count) => {
    const { tick, rawTick, save, rawSave } = journalBench;
    const writes = { tick, rawTick, save, rawSave };
    const taken = Object.entries(writes).map(([name, write]) => ({
      name,
      write,
      all: /** @type {number[]} */ ([]),
    }));
    for (let index = 0; index < count; index += 1) {
      for (const { write, all } of taken) all.push(await write());
    }
    return taken.map(({ name, all }) => [name, all]);
  }, WRITES);
  for (const [name, all] of times) figures[name] = median(all);
  figures.rawRead = await page.evaluate(() => journalBench.rawRead());
  return figures;
}

async function heapOf(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

const medians = (samples) =>
  Object.fromEntries(Object.entries(samples).map(([figure, values]) => [figure, median(values)]));

/** A figure, and what multiple of another it is. */
const beside = (value, base) => `${value.toFixed(1)} (${(value / base).toFixed(2)})`;

function print(rows) {
  const [empty] = rows;
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.name,
        {
          'Home, ms (× empty)': beside(row.home, empty.home),
          'Stats, ms (× empty)': beside(row.stats, empty.stats),
          'heap, MB (× empty)': beside(row.heap, empty.heap),
          'tick, ms (× raw)': beside(row.tick, row.rawTick),
          'raw tick, ms': row.rawTick.toFixed(1),
          'save, ms (× raw)': beside(row.save, row.rawSave),
          'raw save, ms': row.rawSave.toFixed(1),
          'raw read, ms': row.rawRead.toFixed(1),
        },
      ]),
    ),
  );
}
