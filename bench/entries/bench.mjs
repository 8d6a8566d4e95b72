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
    entries.push({ name, context, paints: /** @type {number[]} */ ([]), longest: 0 });
  }
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const entry of entries) {
      const { paint, longest } = await measure(entry.context, app.address);
      // The first round warms up.
      if (round < 0) continue;
      entry.paints.push(paint);
      entry.longest = Math.max(entry.longest, longest);
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
  const longest = await page.evaluate(scrollThrough);
  await page.close();
  return { paint: shownAfter, longest };
}

/** In the page: scrolls to the end, most of a screen a frame. Returns the longest task, in ms; 0 for none of 50 ms. */
async function scrollThrough() {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const page = document.documentElement;
  while (page.scrollTop + innerHeight < page.scrollHeight - 1) {
    page.scrollTop += innerHeight * 0.8;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.disconnect();
  return longest;
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
          'longest task while scrolling, ms': entry.longest.toFixed(0),
        },
      ]),
    ),
  );
  const isSlow = entries.some((entry) => ratioOf(entry) > MAX_RATIO || entry.longest > 0);
  if (isSlow) {
    console.error(
      `First paint is to be ${MAX_RATIO} × that of 7 days at most, without a long task.`,
    );
    process.exitCode = 1;
  }
}
