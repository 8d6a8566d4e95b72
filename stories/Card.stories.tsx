import { Button, Card } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WeeklyHabits } from './examples/Card';
import exampleCode from './examples/Card.tsx?raw';
import { withSource } from './support/docs';
import { inColumn } from './support/frames';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: 'Long walk before work. Head feels clear.' },
  decorators: [inColumn],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A chart under its heading. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <WeeklyHabits />,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Weekly Habits' });
    await expect(within(card).getByRole('slider')).toBeVisible();
  },
};

/** Without a title a card is a plain box, not a landmark. */
export const Playground: Story = {
  args: { 'data-testid': 'card' } as Story['args'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByTestId('card')).toHaveTextContent('Long walk before work.');
    await expect(canvas.getByTestId('card')).toHaveStyle({ paddingInlineStart: '20px' });
  },
};

/** The title is a heading, and names the card. */
export const WithTitle: Story = {
  args: { title: 'Mood Trends' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Mood Trends' });
    await expect(
      within(card).getByRole('heading', { level: 2, name: 'Mood Trends' }),
    ).toBeVisible();
  },
};

/** Under another heading, the title of a card is of the next level. */
export const UnderAHeading: Story = {
  args: { title: 'Mood Trends', titleElement: 'h3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Mood Trends' })).toBeVisible();
  },
};

/** Less padding, for charts. */
export const Snug: Story = {
  args: { title: 'Weekly Habits', inset: 'snug', children: 'Thirty-one of thirty-five.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveStyle({
      paddingInlineStart: '16px',
    });
  },
};

/** All of the card is pressed, by a button in its heading; a control in it stays on its own. */
export const Pressable: Story = {
  args: {
    title: 'Today: Good',
    onPress: fn(),
    'aria-haspopup': 'dialog',
    children: (
      <>
        <p>Long walk before work.</p>
        <Button size="small">Share</Button>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('region', { name: 'Today: Good' });
    const title = within(card).getByRole('button', { name: 'Today: Good' });
    await expect(title.parentElement).toBe(within(card).getByRole('heading', { level: 2 }));
    await expect(title).toHaveAttribute('aria-haspopup', 'dialog');
    const { left, bottom } = within(card)
      .getByText('Long walk before work.')
      .getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(title);
    await userEvent.click(title);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await userEvent.click(within(card).getByRole('button', { name: 'Share' }));
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** Each card is named by its own title. */
export const TwoCards: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card {...args} title="Monday" />
      <Card {...args} title="Tuesday" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Monday' })).toBeVisible();
    await expect(within(canvasElement).getByRole('region', { name: 'Tuesday' })).toBeVisible();
  },
};
