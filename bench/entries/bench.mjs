/**
 * Measures 'All entries' of ten years beside that of seven days, in the built app in Chromium;
 * `bench/README.md` says how. Prints a table, and fails where a limit is passed.
 */
import { parseArgs } from 'node:util';
import { median, openAndTime, openBuiltApp } from '../builtApp.mjs';

const journals = [
  { name: '7 days', days: 7 },
  { name: '10 years', days: 3650 },
];
const MAX_RATIO = 1.5;

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '15' } } });
  const app = await openBuiltApp();
  const entries = [];
  for (const { name, days } of journals) {
    const { context, page } = await app.newJournal(days, 5);
    await page.close();
    entries.push({ name, context, paints: /** @type {number[]} */ ([]), search: 0, scroll: 0 });
  }
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const entry of entries) {
      const { paint, search, scroll } = await measure(entry.context, app.address);
      // The first round warms up.
      if (round < 0) continue;
      entry.paints.push(paint);
      entry.search = Math.max(entry.search, search);
      entry.scroll = Math.max(entry.scroll, scroll);
    }
  }
  await app.close();
  report(entries);
}

async function measure(context, address) {
  const { page, shownAfter } = await openAndTime(
    context,
    `${address}/mood/entries`,
    '.daybow-MoodEntry',
  );
  // Until all notes are read.
  await page.waitForTimeout(1000);
  const search = await longestTask(page, async () => {
    // The first word folds all texts; one that finds all of them draws most.
    for (const text of ['label', 'shaped 13', 'nothing', '']) {
      await page.getByRole('searchbox').fill(text);
      await page.waitForTimeout(300);
    }
  });
  const scroll = await longestTask(page, () => page.evaluate(scrollThrough));
  await page.close();
  return { paint: shownAfter, search, scroll };
}

/** The longest task of the page while something is done, in ms; 0 for none of 50 ms. */
async function longestTask(page, work) {
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        globalThis.longest = Math.max(globalThis.longest, duration);
      }
    }).observe({ entryTypes: ['longtask'] });
  });
  await work();
  await page.waitForTimeout(300);
  return page.evaluate(() => globalThis.longest);
}

/** In the page: scrolls towards the end, most of a screen a frame. Ten years have thousands of screens. */
async function scrollThrough() {
  const page = document.documentElement;
  for (let screen = 0; screen < 300; screen += 1) {
    if (page.scrollTop + innerHeight >= page.scrollHeight - 1) break;
    page.scrollTop += innerHeight * 0.8;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function report(entries) {
  const [few] = entries;
  const ratioOf = ({ paints }) => median(paints) / median(few.paints);
  console.table(
    Object.fromEntries(
      entries.map((entry) => [
        entry.name,
        {
          'first paint, ms (× 7 days)': `${median(entry.paints).toFixed(0)} (${ratioOf(entry).toFixed(2)})`,
          'longest task while searching, ms': entry.search.toFixed(0),
          'while scrolling, ms': entry.scroll.toFixed(0),
        },
      ]),
    ),
  );
  const isSlow = entries.some(
    (entry) => ratioOf(entry) > MAX_RATIO || entry.search > 0 || entry.scroll > 0,
  );
  if (isSlow) {
    console.error(
      `First paint is to be ${MAX_RATIO} × that of 7 days at most, without a long task.`,
    );
    process.exitCode = 1;
  }
}
