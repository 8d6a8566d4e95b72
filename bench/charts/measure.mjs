import { chromium } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.mjs';

/** What is timed: the step, the kind of chart, how many values, and how often a round. */
const steps = [
  { id: 'mount7', step: 'mount', kind: 'bars', count: 7, times: 5 },
  { id: 'mount7line', step: 'mount', kind: 'line', count: 7, times: 5 },
  { id: 'update7', step: 'update', kind: 'bars', count: 7, times: 5 },
  { id: 'update7line', step: 'update', kind: 'line', count: 7, times: 5 },
  { id: 'update365', step: 'update', kind: 'bars', count: 365, times: 3 },
  { id: 'update10000', step: 'update', kind: 'line', count: 10_000, times: 3 },
  { id: 'hover365', step: 'hover', kind: 'bars', count: 365, times: 3 },
];

const WIDTH = 360;
const SERVER_WIDTH = 500;
const HEAP_ROUNDS = 5;
const WARM_UP = 1;

/** A page that shares its process with no other may read the clock to 5 microseconds. */
const ADDRESS = 'https://bench.invalid/';
const PRECISE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Measures all, taking turns. */
export async function measure(entries, rounds) {
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
  for (const { id, name, version, note, weight, server } of entries) {
    console.log(`Work, nodes, heap and server markup: ${name}`);
    const page = pages.get(id);
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
    results.push({
      id,
      name,
      version,
      note,
      weight,
      times,
      work: await turn(page, workOf),
      nodes: await turn(page, nodesOf),
      heap: await turn(page, heapOf),
      server: await serverMarks(context, server),
    });
  }
  await browser.close();
  const floor = results.find(({ id }) => id === 'floor');
  if (!floor) throw new Error('The floor has not been measured.');
  for (const { times, work } of results) {
    for (const [step, time] of Object.entries(times)) {
      if (floor.times[step]) time.ratio = rounded(time.ms / floor.times[step].ms);
    }
    work.ratio = rounded(work.ms / floor.work.ms);
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

/** All that the main thread does for a mount of seven bars, whenever it does it, in ms. */
async function workOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const spent = [];
  for (let mount = 0; mount < 30; mount++) {
    const before = await busy();
    await page.evaluate(() => stage.keep('bars', 7));
    spent.push((await busy()) - before);
    await page.evaluate(() => stage.clear());
  }
  await session.detach();
  return { ms: rounded(median(spent)) };
}

async function nodesOf(page) {
  const nodes = {};
  for (const [kind, count] of [
    ['bars', 7],
    ['bars', 365],
    ['line', 10_000],
  ]) {
    nodes[count] = await page.evaluate(([which, many]) => stage.keep(which, many), [kind, count]);
    await page.evaluate(() => stage.clear());
  }
  return nodes;
}

/** What a line of 10,000 points keeps in the script's heap, in MB; the data themselves are there before. */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate(() => stage.prepare(10_000));
  const kept = [];
  for (let round = 0; round < HEAP_ROUNDS; round++) {
    await page.evaluate(() => stage.clear());
    const before = await used();
    await page.evaluate(() => stage.keep('line', 10_000));
    kept.push(((await used()) - before) / 2 ** 20);
  }
  await page.evaluate(() => stage.clear());
  await session.detach();
  return rounded(median(kept));
}

/** How wide a server's markup is drawn before any script has run, in a parent of 500 px. */
async function serverMarks(context, { markup, style }) {
  const page = await context.newPage();
  await page.setContent(
    `<!doctype html><style>${style}</style><div style="width:${SERVER_WIDTH}px">${markup}</div>`,
  );
  const seen = await page.evaluate(() => {
    const marks = [...document.querySelectorAll('path, rect, circle')]
      .map((mark) => mark.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const [left, right] = [
      Math.min(...marks.map((mark) => mark.left)),
      Math.max(...marks.map((mark) => mark.right)),
    ];
    return { marks: marks.length, width: marks.length ? Math.round(right - left) : 0 };
  });
  await page.close();
  if (seen.marks === 0) return 'nothing';
  return seen.width > SERVER_WIDTH * 0.85 && seen.width <= SERVER_WIDTH + 1
    ? 'marks, as wide as the parent'
    : `marks, ${seen.width} px wide`;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

function rounded(number) {
  return Math.round(number * 100) / 100;
}
