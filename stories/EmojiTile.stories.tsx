import { EmojiTile } from '@daybow/components';
import { TrendUpIcon } from '@phosphor-icons/react/dist/ssr/TrendUp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Habits } from './examples/EmojiTile';
import exampleCode from './examples/EmojiTile.tsx?raw';
import { writtenAs } from './support/docs';

const meta = {
  title: 'Components/EmojiTile',
  component: EmojiTile,
  args: { children: '🌙', tint: 2 },
  argTypes: {
    tint: { control: 'select', options: [0, 1, 2, 3, 4, 5, 'warm', 'success'] },
  },
} satisfies Meta<typeof EmojiTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const washOf = (tile: HTMLElement) => getComputedStyle(tile).backgroundColor;

/** A picture before the words that it belongs to. */
export const Example: Story = {
  parameters: writtenAs(exampleCode),
  render: () => <Habits />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(washOf(canvas.getByText('🏃'))).not.toBe(washOf(canvas.getByText('📖')));
  },
};

/** Decoration: screen readers pass it by. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByText('🌙');
    await expect(tile).toBeVisible();
    await expect(tile).toHaveAttribute('aria-hidden', 'true');
    await expect(tile.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  },
};

const row = { display: 'flex', gap: 12 };

/** Six washes; the index in a list picks one. */
export const Tints: Story = {
  render: () => (
    <div style={row}>
      {['🏃', '📖', '🌙', '💧', '🧘', '✨'].map((emoji, index) => (
        <EmojiTile key={emoji} tint={index}>
          {emoji}
        </EmojiTile>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const washes = ['🏃', '📖', '🌙', '💧', '🧘', '✨'].map((emoji) =>
      washOf(within(canvasElement).getByText(emoji)),
    );
    await expect(new Set(washes).size).toBe(6);
  },
};

/** The seventh begins again, and so does the one before the first. */
export const CountedRound: Story = {
  render: () => (
    <div style={row}>
      <EmojiTile tint={0}>🏃</EmojiTile>
      <EmojiTile tint={6}>🚶</EmojiTile>
      <EmojiTile tint={-6}>🚴</EmojiTile>
      <EmojiTile tint={-1}>✨</EmojiTile>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, seventh, before, last] = ['🏃', '🚶', '🚴', '✨'].map((emoji) =>
      washOf(within(canvasElement).getByText(emoji)),
    );
    await expect(seventh).toBe(first);
    await expect(before).toBe(first);
    await expect(last).not.toBe(first);
  },
};

/** A wash with a meaning brings its ink along. */
export const WithAnIcon: Story = {
  render: () => (
    <div style={row}>
      <EmojiTile tint="warm" data-testid="warm">
        <TrendUpIcon weight="bold" />
      </EmojiTile>
      <EmojiTile tint="success" data-testid="success">
        <TrendUpIcon weight="bold" />
      </EmojiTile>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const warm = getComputedStyle(within(canvasElement).getByTestId('warm'));
    const success = getComputedStyle(within(canvasElement).getByTestId('success'));
    await expect(warm.color).not.toBe(success.color);
    await expect(warm.backgroundColor).not.toBe(success.backgroundColor);
  },
};
