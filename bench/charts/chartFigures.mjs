/** The measurements of a bar chart and a line chart. */
import { median, rounded } from './measure.mjs';

const SERVER_WIDTH = 500;
const HEAP_ROUNDS = 5;

/** Rounds of a full run. */
const ROUNDS = 15;

/** The steps that are timed: the kind of chart, how many values, and how often a round. */
const steps = [
  { id: 'mount7', step: 'mount', kind: 'bars', count: 7, times: 5 },
  { id: 'mount7line', step: 'mount', kind: 'line', count: 7, times: 5 },
  { id: 'update7', step: 'update', kind: 'bars', count: 7, times: 5 },
  { id: 'update7line', step: 'update', kind: 'line', count: 7, times: 5 },
  { id: 'update365', step: 'update', kind: 'bars', count: 365, times: 3 },
  { id: 'update10000', step: 'update', kind: 'line', count: 10_000, times: 3 },
  { id: 'hover365', step: 'hover', kind: 'bars', count: 365, times: 3 },
];

/** The work, the nodes, the heap and the server's markup. */
async function figuresOf(page, { server }) {
  return {
    work: await workOf(page),
    nodes: await nodesOf(page),
    heap: await heapOf(page),
    server: await serverMarks(page.context(), server),
  };
}

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

/** The part of the script's heap that a line of 10,000 points keeps, in MB, without its data. */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate(() => stage.prepare('line', 10_000));
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

/** How a chart is measured. */
export const ofCharts = { ROUNDS, steps, figuresOf };
