import { chromium } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.mjs';

const WIDTH = 360;
const WARM_UP = 1;

/** A page that shares its process with no other may read the clock to 5 microseconds. */
const ADDRESS = 'https://bench.invalid/';
const PRECISE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Measures all, taking turns: times the steps, and asks for the further figures of each.
 *
 * @param {object[]} entries
 * @param {number} rounds
 * @param {{ steps: object[], figuresOf: (page: object, entry: object) => Promise<object> }} kind
 */
export async function measure(entries, rounds, { steps, figuresOf }) {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({
    viewport: { width: 600, height: 400 },
    reducedMotion: 'reduce',
  });
  const pages = new Map();
  const frames = new Map();
  for (const { id, stage } of entries) {
    pages.set(id, await open(context, stage));
    for (const step of steps) {
      const needed = await turn(pages.get(id), (page) => page.evaluate(framesOf, step));
      if (needed === 0 && step.step !== 'hover') {
        throw new Error(`${id}: ${step.id} changes nothing.`);
      }
      frames.set(`${id} ${step.id}`, needed);
    }
  }

  const samples = Object.fromEntries(
    entries.map(({ id }) => [id, Object.fromEntries(steps.map((step) => [step.id, []]))]),
  );
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const step of steps) {
      // Each begins in its turn, so that none always follows the same one.
      const start = (round + WARM_UP) % entries.length;
      for (const { id } of [...entries.slice(start), ...entries.slice(0, start)]) {
        const timed = { ...step, frames: frames.get(`${id} ${step.id}`) };
        if (timed.frames === 0) continue;
        const taken = await turn(pages.get(id), (page) => page.evaluate(time, timed));
        if (round >= 0) samples[id][step.id].push(taken);
      }
    }
    console.log(round < 0 ? 'Warming up' : `Round ${round + 1} of ${rounds}`);
  }

  const results = [];
  for (const entry of entries) {
    const { id, name, version, note, weight } = entry;
    console.log(`Further figures: ${name}`);
    const times = Object.fromEntries(
      steps
        .filter((step) => samples[id][step.id].length > 0)
        .map((step) => [
          step.id,
          {
            ms: rounded(median(samples[id][step.id])),
            frames: frames.get(`${id} ${step.id}`),
            ratio: /** @type {number | undefined} */ (undefined),
          },
        ]),
    );
    const figures = await turn(pages.get(id), (page) => figuresOf(page, entry));
    results.push({ id, name, version, note, weight, times, ...figures });
  }
  await browser.close();
  const floor = results.find(({ id }) => id === 'floor');
  if (!floor) throw new Error('The floor has not been measured.');
  for (const { times, work } of results) {
    for (const [step, time] of Object.entries(times)) {
      if (floor.times[step]) time.ratio = rounded(time.ms / floor.times[step].ms);
    }
    if (work) work.ratio = rounded(work.ms / floor.work.ms);
  }
  return { browser: `Chromium ${browser.version()}`, results };
}

async function open(context, { script, style }) {
  const page = await context.newPage();
  await page.route(ADDRESS, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: PRECISE,
      body: `<!doctype html><style>body{margin:20px;font:12px sans-serif}</style><div id="stage" style="width:${WIDTH}px"></div>`,
    }),
  );
  await page.goto(ADDRESS);
  if (style) await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  return page;
}

/** A page that isn't in front draws no frames. */
async function turn(page, action) {
  await page.bringToFront();
  return action(page);
}

const framesOf = ({ step, kind, count }) => stage.framesOf(step, kind, count);
const time = ({ step, kind, count, frames, times }) => stage.time(step, kind, count, frames, times);

export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

export function rounded(number) {
  return Math.round(number * 100) / 100;
}
