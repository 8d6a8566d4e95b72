import { CellStrip, type CellStripCell, type CellStripValue } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { DaysOfReading } from './examples/CellStrip';
import exampleCode from './examples/CellStrip.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';
import { isPreferred } from './support/preferences';

/** Ten days a line: done, skipped and the like. */
const month: readonly CellStripValue[] = [
  ...([
    'part',
    'done',
    'done',
    'missed',
    'done',
    'rest',
    'rest',
    'done',
    'done',
    'skipped',
  ] as const),
  ...([
    'done',
    'missed',
    'rest',
    'rest',
    'paused',
    'paused',
    'paused',
    'paused',
    'done',
    'rest',
  ] as const),
  ...([
    'rest',
    'done',
    'exceeded',
    'done',
    'done',
    'open',
    'none',
    'none',
    'none',
    'none',
  ] as const),
];

const meta = {
  title: 'Components/Habits and moods/CellStrip',
  component: CellStrip,
  args: {
    'aria-label': 'Read: 10 of 16 days',
    cells: month.map((value) => ({ value, share: value === 'part' ? 40 : undefined })),
  },
  decorators: [inColumn],
} satisfies Meta<typeof CellStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const stripIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('img');
const boxes = (strip: HTMLElement) =>
  [...strip.children].map((cell) => cell.getBoundingClientRect());

/** Everything that the drawing of a cell is made of. */
function lookOf(cell: Element) {
  const { height, backgroundColor, backgroundImage, borderTop, borderLeft } =
    getComputedStyle(cell);
  const { content } = getComputedStyle(cell, '::before');
  return [height, backgroundColor, backgroundImage, borderTop, borderLeft, content].join('; ');
}

/** The words beside the strip say its figures. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <DaysOfReading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read: 4 of 6 days')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'The days of reading' })).toBeVisible();
  },
};

/** Thirty days fill the width, each as wide as the others. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const strip = canvas.getByRole('img', { name: 'Read: 10 of 16 days' });
    const { left, right, height } = strip.getBoundingClientRect();
    await expect(height).toBe(12);
    const cells = boxes(strip);
    await expect(cells).toHaveLength(args.cells.length);
    await expect(cells.at(0)?.left).toBeCloseTo(left, 1);
    await expect(cells.at(-1)?.right).toBeCloseTo(right, 1);
    for (const { width } of cells) await expect(width).toBeCloseTo(cells[0]?.width ?? NaN, 1);
  },
};

const values: readonly CellStripCell[] = [
  { value: 'done' },
  { value: 'part', share: 40 },
  { value: 'missed' },
  { value: 'skipped' },
  { value: 'paused' },
  { value: 'rest' },
  { value: 'exceeded' },
  { value: 'open' },
  { value: 'none' },
];

/** Each value has a drawing of its own, also in the colours of the system. */
export const Values: Story = {
  tags: ['forced-colors'],
  decorators: [inWidth(108)],
  args: { 'aria-label': 'Each value', cells: values },
  play: async ({ canvasElement }) => {
    const looks = [...stripIn(canvasElement).children].map(lookOf);
    await expect(new Set(looks).size).toBe(values.length);
    if (!isPreferred('forced-colors')) return;
    // None is told from another by its colour alone.
    const shapes = looks.map((look) => look.replaceAll(/rgba?\([^)]*[1-9][^)]*\)/g, 'ink'));
    await expect(new Set(shapes).size).toBe(values.length);
  },
};

/** A cell is filled from below to its share, held between nothing and all of it. */
export const Shares: Story = {
  args: {
    'aria-label': 'Shares',
    cells: [0, 25, 50, 75, 100, 140, NaN].map((share) => ({ value: 'part', share })),
  },
  play: async ({ canvasElement }) => {
    const shares = [...stripIn(canvasElement).children].map((cell) =>
      getComputedStyle(cell).getPropertyValue('--daybow-share'),
    );
    await expect(shares).toEqual(['0%', '25%', '50%', '75%', '100%', '100%', '0%']);
  },
};

/** A day changes, and its cell with it; the others stay the same elements. */
export const Controlled: Story = {
  render: function Today(args) {
    const [done, setDone] = useState(false);
    return (
      <>
        <CellStrip {...args} cells={[{ value: 'done' }, { value: done ? 'done' : 'open' }]} />
        <label>
          <input type="checkbox" checked={done} onChange={() => setDone(!done)} /> Done today
        </label>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const [yesterday, today] = stripIn(canvasElement).children;
    if (!yesterday || !today) throw new Error('The strip has no cells.');
    await expect(lookOf(today)).not.toBe(lookOf(yesterday));
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(lookOf(today)).toBe(lookOf(yesterday));
    await expect([...stripIn(canvasElement).children]).toEqual([yesterday, today]);
  },
};

/** The first day is at the right. */
export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: { 'aria-label': 'القراءة' },
  play: async ({ canvasElement }) => {
    const cells = boxes(stripIn(canvasElement));
    await expect(cells.at(0)?.left).toBeGreaterThan(cells.at(-1)?.left ?? NaN);
  },
};

/** On the narrowest phones a month still fits beside an icon. */
export const Narrow: Story = {
  decorators: [inWidth(180)],
  play: async ({ canvasElement }) => {
    const strip = stripIn(canvasElement);
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
    for (const { width } of boxes(strip)) await expect(width).toBeGreaterThanOrEqual(3);
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(80),
  play: async ({ canvasElement }) => {
    const strip = stripIn(canvasElement);
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  },
};
