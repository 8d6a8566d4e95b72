import { Skeleton } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Insights } from './examples/Skeleton';
import exampleCode from './examples/Skeleton.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow } from './support/frames';
import { isPreferred } from './support/preferences';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { 'data-testid': 'skeleton' } as object,
  decorators: [inColumn],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card that says that it is loading, and then what it has found. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Insights />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading');
    await expect(status.closest('[aria-busy=true]')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^On days with a walk/)).toBeVisible());
    await expect(status).toHaveTextContent('');
    await expect(status.closest('[aria-busy=true]')).toBeNull();
  },
};

/** Nothing of it is read. It breathes, unless motion is to be reduced. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const skeleton = canvas.getByTestId('skeleton');
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(skeleton.children).toHaveLength(3);
    const breathing = skeleton.getAnimations();
    await expect(breathing).toHaveLength(isPreferred('reduced-motion') ? 0 : 1);
  },
};

/** In the place of an icon, of words beside it and of a card. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <Skeleton variant="circle" data-testid="circle" />
        <Skeleton lines={2} style={{ flex: 1 }} />
      </div>
      <Skeleton variant="block" data-testid="block" style={{ blockSize: 120 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { offsetWidth, offsetHeight } = canvas.getByTestId('circle');
    await expect(offsetWidth).toBe(offsetHeight);
    await expect(canvas.getByTestId('block').offsetHeight).toBe(120);
  },
};

/** As high as the text that comes in its place, so that nothing moves. */
export const HeightOfText: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'start', gap: 16, font: '20px/1.5 sans-serif' }}>
      <div data-testid="text">
        One
        <br />
        Two
      </div>
      <Skeleton lines={2} data-testid="skeleton" style={{ flex: 1 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(60);
    await expect(canvas.getByTestId('text').offsetHeight).toBe(60);
  },
};

/** Forced colours take its background away: an edge is in its place. */
export const ForcedColours: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    if (!isPreferred('forced-colors')) return;
    const [line] = canvas.getByTestId('skeleton').children;
    await expect(line && getComputedStyle(line).borderWidth).toBe('1px');
  },
};

/** It grows with its text. */
export const LargeText: Story = {
  args: { style: { font: '1rem/1.5 sans-serif' } },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(220),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(144);
  },
};
