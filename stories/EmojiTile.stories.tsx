import { EmojiTile } from '@daybow/components';
import { TrendUpIcon } from '@phosphor-icons/react/dist/ssr/TrendUp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Habits } from './examples/EmojiTile';
import exampleCode from './examples/EmojiTile.tsx?raw';
import { withSource } from './support/docs';

const meta = {
  title: 'Components/Habits and moods/EmojiTile',
  component: EmojiTile,
  args: { children: '🌙', tint: 2 },
  argTypes: {
    tint: { control: 'select', options: [0, 1, 2, 3, 4, 5] },
  },
} satisfies Meta<typeof EmojiTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const colourOf = (tile: HTMLElement) => getComputedStyle(tile).backgroundColor;

/** A picture before the text it belongs to. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Habits />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(colourOf(canvas.getByText('🏃'))).not.toBe(colourOf(canvas.getByText('📖')));
  },
};

/** The tile is decorative: screen readers skip it. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByText('🌙');
    await expect(tile).toBeVisible();
    await expect(tile).toHaveAttribute('aria-hidden', 'true');
    await expect(tile.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  },
};

const row = { display: 'flex', gap: 12 };

/** Six colours; an index in a list picks one. */
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
    const colours = ['🏃', '📖', '🌙', '💧', '🧘', '✨'].map((emoji) =>
      colourOf(within(canvasElement).getByText(emoji)),
    );
    await expect(new Set(colours).size).toBe(6);
  },
};

/** Index 6 is the first colour again, and -1 the last. */
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
      colourOf(within(canvasElement).getByText(emoji)),
    );
    await expect(seventh).toBe(first);
    await expect(before).toBe(first);
    await expect(last).not.toBe(first);
  },
};

/** A colour with a meaning also sets the text colour. */
export const WithAnIcon: Story = {
  render: () => (
    <div style={row}>
      <EmojiTile tone="info" data-testid="info">
        <TrendUpIcon weight="bold" />
      </EmojiTile>
      <EmojiTile tone="success" data-testid="success">
        <TrendUpIcon weight="bold" />
      </EmojiTile>
      <EmojiTile tone="error" data-testid="error">
        <TrendUpIcon weight="bold" />
      </EmojiTile>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const styles = ['info', 'success', 'error'].map((tone) =>
      getComputedStyle(within(canvasElement).getByTestId(tone)),
    );
    await expect(new Set(styles.map(({ color }) => color)).size).toBe(3);
    await expect(new Set(styles.map(({ backgroundColor }) => backgroundColor)).size).toBe(3);
  },
};
