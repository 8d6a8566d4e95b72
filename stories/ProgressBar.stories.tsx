import { ProgressBar } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Reading } from './examples/ProgressBar';
import exampleCode from './examples/ProgressBar.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';
import { isPreferred } from './support/preferences';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Reading your copy', value: 60 },
  argTypes: { label: { control: 'text' } },
  decorators: [inColumn],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const barIn = (canvasElement: HTMLElement, name = 'Reading your copy') =>
  within(canvasElement).getByRole('progressbar', { name });

const fillOf = (bar: HTMLElement) => {
  const [track] = bar.querySelectorAll<HTMLElement>('.daybow-ProgressBar-track');
  const fill = track?.firstElementChild;
  if (!track || !fill) throw new Error('The bar has no track.');
  return { track, fill: fill as HTMLElement };
};

/** The share of the bar that is drawn, once it stands still. */
async function shareOf(bar: HTMLElement) {
  const { track, fill } = fillOf(bar);
  await Promise.all(fill.getAnimations().map(({ finished }) => finished));
  return Math.round((fill.offsetWidth / track.offsetWidth) * 100);
}

/** Months of a file, counted in words. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Reading />,
  play: async ({ canvas, canvasElement }) => {
    const bar = barIn(canvasElement);
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 4 months');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(bar).toHaveAttribute('aria-valuetext', '4 of 4 months');
    await expect(canvas.getByRole('status')).toHaveTextContent('All of it is read');
    await expect(await shareOf(bar)).toBe(100);
  },
};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const bar = barIn(canvasElement);
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
    await expect(await shareOf(bar)).toBe(60);
  },
};

/** While nobody knows how much there is, the bar runs, or is striped if motion is to be reduced. */
export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    const bar = barIn(canvasElement);
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    const running = fillOf(bar).fill.getAnimations();
    await expect(running).toHaveLength(isPreferred('reduced-motion') ? 0 : 1);
  },
};

/** The colour of good and of bad news; the words say which. */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ProgressBar label="Water" value={5} max={8} valueText="5 of 8 glasses" />
      <ProgressBar label="Steps" value={8000} max={8000} valueText="All 8,000" tone="success" />
      <ProgressBar label="Coffee" value={3} max={3} valueText="3 of 3, the limit" tone="error" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const colours = ['Water', 'Steps', 'Coffee'].map(
      (name) => getComputedStyle(fillOf(barIn(canvasElement, name)).fill).backgroundColor,
    );
    await expect(new Set(colours).size).toBe(3);
    await expect(await shareOf(barIn(canvasElement, 'Water'))).toBe(63);
  },
};

/** Without words: a name for screen readers is needed. */
export const NameAlone: Story = {
  args: { label: undefined, 'aria-label': 'How much is read', value: 25 },
  play: async ({ canvasElement }) => {
    const bar = barIn(canvasElement, 'How much is read');
    await expect(bar).toHaveTextContent('');
    await expect(bar.offsetHeight).toBe(12);
  },
};

/** What makes no sense is drawn as far as it does. */
export const OutOfRange: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ProgressBar label="Over" value={140} />
      <ProgressBar label="Under" value={-20} />
      <ProgressBar label="No number" value={0 / 0} />
      <ProgressBar label="Of nothing" value={0} max={0} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const [name, value] of Object.entries({ Over: 100, Under: 0, 'No number': 0 })) {
      const bar = barIn(canvasElement, name);
      await expect(bar).toHaveAttribute('aria-valuenow', String(value));
      await expect(await shareOf(bar)).toBe(value);
    }
    await expect(await shareOf(barIn(canvasElement, 'Of nothing'))).toBe(0);
  },
};

export const RightToLeft: Story = {
  args: { label: 'قراءة النسخة', valueText: '٣ من ٥' },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const { track, fill } = fillOf(barIn(canvasElement, 'قراءة النسخة'));
    await expect(fill.getBoundingClientRect().right).toBe(track.getBoundingClientRect().right);
  },
};

/** Forced colours: the bar has an edge, and the part that is done a colour of the system. */
export const ForcedColours: Story = {
  tags: ['forced-colors'],
  play: async ({ canvasElement }) => {
    if (!isPreferred('forced-colors')) return;
    const { track, fill } = fillOf(barIn(canvasElement));
    const colours = [track, fill].map((part) => getComputedStyle(part).backgroundColor);
    await expect(new Set(colours).size).toBe(2);
    await expect(getComputedStyle(track).borderWidth).toBe('1px');
  },
};

/** With large text in a narrow place, the words take lines of their own. */
export const LargeText: Story = {
  args: { label: 'Reading your copy of November', valueText: '3 of 30 days' },
  decorators: [inWidth(280)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(220),
  play: async ({ canvasElement }) => {
    const bar = barIn(canvasElement, 'Reading your copy of November');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
