import { Section } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TodaysHabits } from './examples/Section';
import exampleCode from './examples/Section.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inWidth } from './support/frames';

const meta = {
  title: 'Components/Section',
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
