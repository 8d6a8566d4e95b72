import { Badge, DaybowProvider } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Archive } from './examples/Badge';
import exampleCode from './examples/Badge.tsx?raw';
import { withSource } from './support/docs';
import { inOwnWindow, inWidth } from './support/frames';
import { isPreferred } from './support/preferences';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { children: 3 },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A count beside a title. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Archive />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Archive 99+' })).toBeVisible();
  },
};

export const Playground: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('3').getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(1);
  },
};

/** `info` is without judgement, `success` good news, `error` bad news. */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Badge>New</Badge>
      <Badge tone="success">On time</Badge>
      <Badge tone="error">4</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = ['New', 'On time', '4'].map(
      (text) => getComputedStyle(canvas.getByText(text)).backgroundColor,
    );
    await expect(new Set(looks).size).toBe(3);
  },
};

/** A number over `max` is shortened; one that is not is written out. */
export const OverTheLimit: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Badge max={99}>{100}</Badge>
      <Badge max={99}>{99}</Badge>
      <Badge>{1200}</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of ['99+', '99', '1,200']) await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** Numbers are written as the language writes them. */
export const Arabic: Story = {
  render: () => (
    <DaybowProvider locale="ar-EG" dir="rtl">
      <h2>
        الأرشيف <Badge max={99}>{120}</Badge>
      </h2>
    </DaybowProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('٩٩+');
  },
};

/** Forced colours take its background away: an edge is in its place. */
export const ForcedColours: Story = {
  args: { tone: 'error' },
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    if (!isPreferred('forced-colors')) return;
    const { borderWidth, color, backgroundColor } = getComputedStyle(canvas.getByText('3'));
    await expect(borderWidth).toBe('1px');
    await expect(color).not.toBe(backgroundColor);
  },
};

/** Long words take more lines. */
export const LargeText: Story = {
  args: { children: 'Not yet on this device' },
  decorators: [inWidth(160)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(220),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Not yet on this device');
    await expect(badge.offsetWidth).toBeLessThanOrEqual(160);
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};
