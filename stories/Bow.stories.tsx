import { Bow } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SoFar } from './examples/Bow';
import exampleCode from './examples/Bow.tsx?raw';
import { withSource } from './support/docs';
import { inOwnWindow } from './support/frames';

const meta = {
  title: 'Components/Charts/Bow',
  component: Bow,
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof Bow>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<SVGPathElement>('path[pathLength]'),
];

const pictureIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('svg')?.getBoundingClientRect();

/** The drawn part of an arch of 200 units, from 0 to 1. */
function drawnShare(canvasElement: HTMLElement): number {
  const [line] = linesIn(canvasElement);
  return line ? line.getTotalLength() / (Math.PI * 100) : 0;
}

/** A picture of progress, beside the same in words. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <SoFar />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('58 of 100 days');
    await expect(drawnShare(canvasElement)).toBeCloseTo(0.58, 2);
  },
};

/** A whole arch. It is decorative: screen readers skip it. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(linesIn(canvasElement)).toHaveLength(2);
    await expect(drawnShare(canvasElement)).toBeCloseTo(1, 2);
    await expect(pictureIn(canvasElement)).toMatchObject({ width: 240, height: 120 });
  },
};

/** The missing part is dotted. */
export const Partial: Story = {
  args: { value: 58 },
  play: async ({ canvasElement }) => {
    await expect(drawnShare(canvasElement)).toBeCloseTo(0.58, 2);
  },
};

/** At 0 only the dotted arch is left. */
export const Waiting: Story = {
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(linesIn(canvasElement)).toHaveLength(0);
    await expect(canvasElement.querySelector('path')).toHaveAttribute('stroke-dasharray', '1 7');
  },
};

export const OutOfRange: Story = {
  args: { value: 140 },
  play: async ({ canvasElement }) => {
    await expect(drawnShare(canvasElement)).toBeCloseTo(1, 2);
  },
};

/** The mark above the current tab. */
export const Mark: Story = {
  args: { variant: 'mark' },
  play: async ({ canvasElement }) => {
    await expect(pictureIn(canvasElement)).toMatchObject({ width: 38, height: 10 });
  },
};

/** The arch draws itself once when it appears, except with reduced motion. */
export const Drawn: Story = {
  args: { drawn: true },
  play: async ({ canvasElement }) => {
    const isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const svg = canvasElement.querySelector('svg');
    const animations = svg?.getAnimations({ subtree: true }) ?? [];
    const seen = animations.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1);
    await expect(seen.length > 0).toBe(isAnimated);
    await Promise.all(animations.map((animation) => animation.finished));
    await expect(drawnShare(canvasElement)).toBeCloseTo(1, 2);
    for (const line of linesIn(canvasElement)) {
      await expect(parseFloat(getComputedStyle(line).strokeDashoffset)).toBe(0);
    }
  },
};

/** As high as a phone's screen, behind a splash. */
export const Sky: Story = {
  args: { variant: 'sky', style: { inlineSize: '100%', blockSize: '100vh' } },
  parameters: { layout: 'fullscreen', ...inOwnWindow(600) },
  play: async ({ canvasElement }) => {
    await expect(pictureIn(canvasElement)?.height).toBe(window.innerHeight);
    await expect(linesIn(canvasElement)).toHaveLength(2);
  },
};

/** As wide as a desktop's window, behind the column. */
export const Horizon: Story = {
  args: { variant: 'horizon', style: { inlineSize: '100%' } },
  parameters: { layout: 'fullscreen', ...inOwnWindow(400) },
  play: async ({ canvasElement }) => {
    const picture = pictureIn(canvasElement);
    await expect((picture?.width ?? NaN) / (picture?.height ?? NaN)).toBeCloseTo(2, 1);
  },
};

/** Two bows on a page have different gradient ids. */
export const Two: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Bow {...args} value={25} />
      <Bow {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(ids.length).toBeGreaterThan(0);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};
