import type { ChartDatum } from '@daybow/components';
import type { Decorator } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A week, or as much of it as there are values. */
export function week(...values: (number | null)[]): ChartDatum[] {
  return values.map((value, index) => ({ label: DAYS[index] ?? '', value }));
}

/** Days as many as one likes, up and down like the seasons. */
export function season(count: number): ChartDatum[] {
  return Array.from({ length: count }, (_, day) => ({
    label: `Day ${day + 1}`,
    value: Math.round(50 + 40 * Math.sin(day / 12)),
  }));
}

/** Days as many as one likes, up and down from one to the next. */
export function days(count: number): ChartDatum[] {
  return Array.from({ length: count }, (_, day) => ({
    label: `Day ${day + 1}`,
    value: Math.round(50 + 30 * Math.sin(day / (count / 20)) + 15 * Math.sin(day * 12.9898)),
  }));
}

/** The labels of a week that no chart has room for. */
export const LONG_LABELS = DAYS.map(
  (day) =>
    `${day}, the day on which everyone helped in the garden until it was dark and then sat outside`,
);

/** Lays a chart onto a card, as wide as on a phone. */
export const onCard: Decorator = (Story) => (
  <div
    style={{
      inlineSize: 'min(318px, 100vw - 64px)',
      maxInlineSize: 'calc(100% - 32px)',
      padding: 16,
      borderRadius: 28,
      background: 'var(--daybow-surface-card)',
    }}
  >
    <Story />
  </div>
);

/** A chart's parts as people find them, once its values are there in words too. */
export async function chartIn(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement);
  const image = canvas.getByRole('img', { name });
  await waitFor(() =>
    expect(canvasElement.querySelector('table, .daybow-Chart-tableAction')).toBeInTheDocument(),
  );
  return {
    image,
    slider: await canvas.findByRole('slider', { name }),
    /** Of up to 100 values it is there from the first. */
    table: () => canvas.getByRole('table', { name }),
    /** What stands in the drawing, as written. */
    texts: () => [...image.querySelectorAll('text')].map(({ textContent }) => textContent),
    /** The words beside the cursor, for those who see them. */
    tooltip: () => canvasElement.querySelector<HTMLElement>('.daybow-Chart-tooltip'),
  };
}

/** No two texts of a drawing touch, and none leaves it. */
export async function expectTextsApart(image: HTMLElement) {
  const frame = image.getBoundingClientRect();
  const texts = [...image.querySelectorAll('text')].map((text) => ({
    words: text.textContent,
    box: text.getBoundingClientRect(),
  }));
  const touching = texts.flatMap(({ words, box }, index) =>
    texts
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right &&
          other.left < box.right &&
          // Boxes of type are taller than its letters.
          box.top + box.height / 4 < other.bottom - other.height / 4 &&
          other.top + other.height / 4 < box.bottom - box.height / 4,
      )
      .map((other) => `${words} | ${other.words}`),
  );
  await expect(touching).toEqual([]);
  const outside = texts.filter(
    ({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1,
  );
  await expect(outside).toEqual([]);
}

/** What waits stands in the middle, and the words below it, however narrow the chart and large its text. */
export async function expectWordsBelow(image: HTMLElement, words: string) {
  const page = document.documentElement;
  const textSize = page.style.fontSize;
  const chart = image.closest<HTMLElement>('.daybow-Chart') ?? page;
  const parent = chart.parentElement;
  // From then on, the chart hears of its width.
  await waitFor(() => expect(chart.querySelector('.daybow-Chart-probe')).toBeInTheDocument());
  for (const [size, width] of [
    ['200%', 180],
    ['200%', 318],
    [textSize, 318],
  ] as const) {
    page.style.fontSize = size;
    await resizeTo(image, width);
    const frame = image.getBoundingClientRect();
    const shape = image.querySelector('.daybow-Chart-marks')?.getBoundingClientRect();
    const { top, bottom } = within(chart).getByText(words).getBoundingClientRect();
    await expect(shape?.bottom).toBeLessThanOrEqual(top);
    await expect((shape?.left ?? NaN) - frame.left).toBeCloseTo(
      frame.right - (shape?.right ?? NaN),
      0,
    );
    await expect(parent?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(bottom);
  }
}

/** Black, as a printed page has it. */
export const INK = 'rgb(0, 0, 0)';

/** A drawing in ink: all words are, so is every mark that has an edge, and none is filled with colour. */
export async function expectInk(image: HTMLElement) {
  await expect(image.getAnimations({ subtree: true })).toEqual([]);
  for (const text of image.querySelectorAll('text')) {
    await expect(getComputedStyle(text).fill).toBe(INK);
  }
  for (const mark of image.querySelectorAll('path, rect')) {
    const { display, fill } = getComputedStyle(mark);
    if (display !== 'none') await expect(['none', INK]).toContain(fill);
  }
}

/** A sensible picture: every number in it is one, no texts touch, and each datum is in the table. */
export async function expectReadable(canvasElement: HTMLElement, name: string, rows: number) {
  const { image, table } = await chartIn(canvasElement, name);
  await expect(image.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  await expectTextsApart(image);
  await expect(within(table()).getAllByRole('rowheader')).toHaveLength(rows);
}

/** Gives a chart's parent a width; the drawing follows before the next frame is painted. */
export async function resizeTo(image: HTMLElement, width: number) {
  const parent = image.closest<HTMLElement>('.daybow-Chart')?.parentElement;
  parent?.style.setProperty('inline-size', `${width}px`);
  parent?.style.setProperty('box-sizing', 'content-box');
  parent?.style.setProperty('max-inline-size', 'none');
  await framePainted();
  await expect(image).toHaveAttribute('viewBox', expect.stringContaining(`0 0 ${width} `));
  await expect(image.getBoundingClientRect().width).toBeCloseTo(width, 0);
}

/** Moves a pointer over a chart, to a share of its width counted from the left. */
export async function pointAt(slider: HTMLElement, share: number, pointerType = 'mouse') {
  const { left, top, width, height } = slider.getBoundingClientRect();
  const place = { clientX: left + share * width, clientY: top + height / 2, pointerType };
  await fireEvent.pointerMove(slider, place);
  await framePainted();
}

/** Resolves once what stands on the page has been painted. */
export function framePainted(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

/** The words beside the cursor stay over the chart. */
export async function expectInside(part: HTMLElement | null, whole: HTMLElement) {
  const inner = part?.getBoundingClientRect() ?? new DOMRect(NaN);
  const outer = whole.getBoundingClientRect();
  await expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1);
  await expect(inner.right).toBeLessThanOrEqual(outer.right + 1);
  await expect(inner.top).toBeGreaterThanOrEqual(outer.top - 1);
  await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1);
}
