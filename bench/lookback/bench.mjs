/**
 * Measures how the look backs of a journal of ten years open beside that of the week, in the built app in Chromium;
 * `bench/README.md` says how. Prints a table, and fails where a limit is passed.
 */
import { parseArgs } from 'node:util';
import { median, openAndTime, openBuiltApp } from '../builtApp.mjs';

const DAYS = 3650;
const HABITS = 25;
const STEPS = 3;
/** The ranges in their order, each with what only it has, and the place of the range that it is chosen from. */
const ranges = [
  { id: 'week', shown: '.daybow-LineChart', from: 1 },
  { id: 'month', shown: '.daybow-CellStrip', from: 0 },
  { id: 'year', shown: '.daybow-DayBow', from: 1 },
  { id: 'all', shown: '.app-Range + .daybow-Section .daybow-ListRow', from: 1 },
];
const MAX_RATIO = 1.5;

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '9' } } });
  const app = await openBuiltApp();
  const { context, page } = await app.newJournal(DAYS, HABITS);
  await page.close();
  const samples = ranges.map(() => ({
    open: /** @type {number[]} */ ([]),
    choose: /** @type {number[]} */ ([]),
  }));
  const steps = /** @type {number[]} */ ([]);
  const floor = /** @type {number[]} */ ([]);
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const [index, range] of ranges.entries()) {
      const open = await timeOpening(context, app.address, range);
      const choose = await timeChoosing(context, app.address, range);
      // The first round warms up.
      if (round < 0) continue;
      samples[index].open.push(open);
      samples[index].choose.push(choose);
    }
    const longest = await longestTasks(context, app.address);
    if (round < 0) continue;
    steps.push(longest.steps);
    floor.push(longest.floor);
  }
  await app.close();
  report(samples, median(steps), median(floor));
}

/** Opens Stats where a range was chosen last. */
async function openRange(context, address, { id, shown }) {
  const page = await context.newPage();
  await page.goto(`${address}/bench`);
  await page.evaluate((range) => localStorage.setItem('daybow-range', range), id);
  await page.close();
  return openAndTime(context, `${address}/analytics`, shown);
}

/** From the page's start until a range is painted, in ms. */
async function timeOpening(context, address, range) {
  const { page, shownAfter } = await openRange(context, address, range);
  await page.close();
  return shownAfter;
}

/** From the press that chooses a range, which the page has not shown yet, until it is painted, in ms. */
async function timeChoosing(context, address, range) {
  const { page } = await openRange(context, address, ranges[range.from]);
  await page.waitForTimeout(1000);
  const taken = await page.evaluate(timePress, {
    index: ranges.indexOf(range),
    shown: range.shown,
  });
  await page.close();
  return taken;
}

/** In the page: presses a range at the beginning of a frame and waits until it is painted. */
function timePress({ index, shown }) {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      const { port1, port2 } = new MessageChannel();
      const look = () => {
        if (!document.querySelector(shown)) return requestAnimationFrame(look);
        port1.addEventListener('message', () => resolve(performance.now() - start));
        port1.start();
        port2.postMessage(null);
      };
      /** @type {NodeListOf<HTMLElement>} */
      const choices = document.querySelectorAll('.daybow-SegmentedControl input');
      choices[index].click();
      requestAnimationFrame(look);
    });
  });
}

/**
 * The longest task at steps from year to year, and where the bow and the months of a year are set as finished strings
 * instead, in ms; 0 for none of 50 ms.
 */
async function longestTasks(context, address) {
  const { page } = await openRange(context, address, ranges[2]);
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        globalThis.longest = Math.max(globalThis.longest, duration);
      }
    }).observe({ entryTypes: ['longtask'] });
  });
  // In a task of the page: one that the browser's tools begin is no long task.
  for (let step = 0; step < STEPS; step += 1) {
    // Looking for the button in a page of so many elements would be a task of its own.
    await page.evaluate((name) => {
      /** @type {HTMLElement | null} */
      const button = document.querySelector(`button[aria-label="${name}"]`);
      setTimeout(() => button?.click());
    }, 'Previous year');
    await page.waitForTimeout(500);
  }
  const steps = await page.evaluate(() => globalThis.longest);
  await page.evaluate(() => (globalThis.longest = 0));
  for (let step = 0; step < STEPS; step += 1) {
    await page.evaluate((selectors) => {
      const parts = [...document.querySelectorAll(selectors)];
      const finished = parts.map(({ innerHTML }) => innerHTML);
      setTimeout(() => {
        for (const [index, part] of parts.entries()) part.innerHTML = finished[index] ?? '';
      });
    }, `${ranges[2].shown}, .daybow-YearCalendar-days`);
    await page.waitForTimeout(500);
  }
  const floor = await page.evaluate(() => globalThis.longest);
  await page.close();
  return { steps, floor };
}

function report(samples, step, floor) {
  const [week] = samples;
  const ratioOf = (figure, index) => median(samples[index][figure]) / median(week[figure]);
  const beside = (figure, index) =>
    `${median(samples[index][figure]).toFixed(0)} (${ratioOf(figure, index).toFixed(2)})`;
  console.table(
    Object.fromEntries(
      ranges.map(({ id }, index) => [
        id,
        {
          'open, ms (× week)': beside('open', index),
          'choose, ms (× week)': beside('choose', index),
        },
      ]),
    ),
  );
  console.log(
    `Longest task at a step from year to year: ${step.toFixed(0)} ms; of the floor: ${floor.toFixed(0)} ms`,
  );
  const isSlow = ranges.some(
    (_, index) => Math.max(ratioOf('open', index), ratioOf('choose', index)) > MAX_RATIO,
  );
  if (isSlow || (step > 0 && floor === 0)) {
    console.error(
      `A range is to open within ${MAX_RATIO} × the time of the week, and no step may be a long task where the floor is none.`,
    );
    process.exitCode = 1;
  }
}
