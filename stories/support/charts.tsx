import type { ChartDatum } from '@daybow/components';
import type { Decorator } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A week, or the first days of it, one for each value. */
export function week(...values: (number | null)[]): ChartDatum[] {
  return values.map((value, index) => ({ label: DAYS[index] ?? '', value }));
}

/** Any number of days that rise and fall slowly. */
export function season(count: number): ChartDatum[] {
  return Array.from({ length: count }, (_, day) => ({
    label: `Day ${day + 1}`,
    value: Math.round(50 + 40 * Math.sin(day / 12)),
  }));
}

/** Any number of days that rise and fall from one to the next. */
export function days(count: number): ChartDatum[] {
  return Array.from({ length: count }, (_, day) => ({
    label: `Day ${day + 1}`,
    value: Math.round(50 + 30 * Math.sin(day / (count / 20)) + 15 * Math.sin(day * 12.9898)),
  }));
}

/** Labels that are too long for any chart. */
export const LONG_LABELS = DAYS.map(
  (day) =>
    `${day}, the day on which everyone helped in the garden until it was dark and then sat outside`,
);

/** Puts a chart on a card that is as wide as on a phone. */
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

/** The parts of a chart. */
export async function chartIn(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement);
  const slider = await canvas.findByRole('slider', { name });
  const image = drawingOf(slider);
  return {
    image,
    slider,
    /** Up to 100 values have a table from the start. */
    table: () => canvas.getByRole('table', { name }),
    /** The texts in the drawing. */
    texts: () => [...image.querySelectorAll('text')].map(({ textContent }) => textContent),
    /** The visible words beside the cursor. */
    tooltip: () => canvasElement.querySelector<HTMLElement>('.daybow-Chart-tooltip'),
  };
}

/** The drawing under a slider, which is hidden from screen readers: the slider speaks to them. */
export function drawingOf(slider: HTMLElement): HTMLElement {
  const image = slider.parentElement?.querySelector<HTMLElement>('svg');
  if (!image) throw new Error('There is no drawing under this slider.');
  return image;
}

/** Expects that texts of a drawing neither touch each other nor leave the drawing. */
export async function expectNoOverlap(image: HTMLElement) {
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
          // The boxes of texts are higher than their letters.
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

/** Expects that the placeholder is centred, with the text below it, in narrow charts and with large text. */
export async function expectTextBelow(image: HTMLElement, words: string) {
  const page = document.documentElement;
  const textSize = page.style.fontSize;
  const chart = image.closest<HTMLElement>('.daybow-Chart') ?? page;
  const parent = chart.parentElement;
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

/** The colour of print. */
export const INK = 'rgb(0, 0, 0)';

/** Expects a drawing for print: nothing moves, all texts are black, and no mark has a coloured fill. */
export async function expectPrintable(image: HTMLElement) {
  await expect(image.getAnimations({ subtree: true })).toEqual([]);
  for (const text of image.querySelectorAll('text')) {
    await expect(getComputedStyle(text).fill).toBe(INK);
  }
  for (const mark of image.querySelectorAll('path, rect')) {
    const { display, fill } = getComputedStyle(mark);
    if (display !== 'none') await expect(['none', INK]).toContain(fill);
  }
}

/** Expects a valid drawing: all numbers are finite, no texts touch, and each datum is in the table. */
export async function expectReadable(canvasElement: HTMLElement, name: string, rows: number) {
  const { image, table } = await chartIn(canvasElement, name);
  await expect(image.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  await expectNoOverlap(image);
  await expect(within(table()).getAllByRole('rowheader')).toHaveLength(rows);
}

/** Sets the width of a chart's parent, which the drawing follows. */
export async function resizeTo(image: HTMLElement, width: number) {
  const parent = image.closest<HTMLElement>('.daybow-Chart')?.parentElement;
  parent?.style.setProperty('inline-size', `${width}px`);
  parent?.style.setProperty('box-sizing', 'content-box');
  parent?.style.setProperty('max-inline-size', 'none');
  await waitFor(() =>
    expect(image).toHaveAttribute('viewBox', expect.stringContaining(`0 0 ${width} `)),
  );
  await expect(image.getBoundingClientRect().width).toBeCloseTo(width, 0);
}

/** Moves a pointer over a chart, to a share of its width from the left. */
export async function pointAt(slider: HTMLElement, share: number, pointerType = 'mouse') {
  const { left, top, width, height } = slider.getBoundingClientRect();
  const place = { clientX: left + share * width, clientY: top + height / 2, pointerType };
  await fireEvent.pointerMove(slider, place);
  await nextPaint();
}

/** Resolves after the next paint. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Expects that an element is inside another. */
export async function expectInside(part: HTMLElement | null, whole: HTMLElement) {
  const inner = part?.getBoundingClientRect() ?? new DOMRect(NaN);
  const outer = whole.getBoundingClientRect();
  await expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1);
  await expect(inner.right).toBeLessThanOrEqual(outer.right + 1);
  await expect(inner.top).toBeGreaterThanOrEqual(outer.top - 1);
  await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1);
}

/** Expects a label of the axis in the accent pill. */
export async function expectPill(image: Element, label: string) {
  const text = [...image.querySelectorAll('text')].find(({ textContent }) => textContent === label);
  const pill = image.querySelector('rect');
  await expectInside(text as unknown as HTMLElement, pill as unknown as HTMLElement);
}
