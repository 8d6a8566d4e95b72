import { Button, List, ListRow, Section } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TodaysHabits } from './examples/Section';
import exampleCode from './examples/Section.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inWidth } from './support/frames';

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  args: { title: "Today's Habits", children: 'Exercise, Read 20 mins, Sleep early' },
  decorators: [inColumn],
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list under its heading. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <TodaysHabits />,
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: "Today's Habits" });
    await expect(within(section).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The heading names the section. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: "Today's Habits" });
    await expect(
      within(section).getByRole('heading', { level: 2, name: "Today's Habits" }),
    ).toBeVisible();
    await expect(section).toHaveTextContent('Exercise, Read 20 mins, Sleep early');
  },
};

/** A group of settings: its heading is small, and stands over its rows. */
export const Group: Story = {
  tags: ['behaviour'],
  args: {
    variant: 'group',
    title: 'Appearance',
    children: (
      <List>
        <ListRow label="Themes" value="Plum" />
      </List>
    ),
  },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Appearance' });
    const heading = within(section).getByRole('heading', { level: 2 });
    await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeLessThan(16);
  },
};

/** A small quiet button is beside the heading and does not make it higher. */
export const WithAnAction: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="small">
        Change order
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: "Today's Habits" });
    const button = canvas.getByRole('button', { name: 'Change order' });
    await expect(button).toBeVisible();
    const [title, action] = [heading.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(Math.abs(title.top + title.bottom - action.top - action.bottom)).toBeLessThan(4);
    await expect(action.height).toBeGreaterThanOrEqual(44);
    await expect(heading.parentElement?.offsetHeight).toBeLessThan(44);
  },
};

/** What a section holds is below each other, at the distance of cards. */
export const SeveralParts: Story = {
  args: {
    children: (
      <>
        <div data-testid="first">Two entries</div>
        <Button block>All entries</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const first = canvas.getByTestId('first').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.round(button.top - first.bottom)).toBe(16);
  },
};

/** The caller's own `aria-label` takes precedence. */
export const NamedByTheCaller: Story = {
  args: { 'aria-label': 'Habits of today', 'aria-labelledby': undefined },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: 'Habits of today' }),
    ).toBeVisible();
  },
};

/** Inside another section, the title is of the next level. */
export const InsideAnother: Story = {
  args: { titleElement: 'h3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: "Today's Habits" })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { title: 'Entries of the last thirty days, the newest first' },
  decorators: [inWidth(200)],
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(heading.offsetHeight).toBeGreaterThan(50);
  },
};
