import { StatCard } from '@daybow/components';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Streak } from './examples/StatCard';
import exampleCode from './examples/StatCard.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow } from './support/frames';

const meta = {
  title: 'Components/Habits and moods/StatCard',
  component: StatCard,
  args: { label: 'Day Streak', value: '7', icon: <FireIcon weight="fill" /> },
  argTypes: { icon: { control: false }, value: { control: 'text' } },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure, its name, and a small picture. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Streak />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Day Streak');
    await expect(canvas.getByRole('definition')).toHaveTextContent('7');
  },
};

/** A definition list: the name is the term, the figure its definition. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('term')).toHaveTextContent('Day Streak');
    await expect(within(canvasElement).getByRole('definition')).toHaveTextContent('7');
  },
};

export const Success: Story = {
  args: {
    label: 'Completion',
    value: '89%',
    tone: 'success',
    icon: <CheckCircleIcon weight="fill" />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('definition')).toHaveTextContent('89%');
    const icon = canvasElement.querySelector('dt svg');
    const term = within(canvasElement).getByRole('term');
    await expect(icon && getComputedStyle(icon).color).not.toBe(getComputedStyle(term).color);
  },
};

export const BadNews: Story = {
  args: {
    label: 'Missed',
    value: '4',
    tone: 'error',
    icon: <WarningCircleIcon weight="fill" />,
  },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('dt svg');
    const term = within(canvasElement).getByRole('term');
    await expect(icon && getComputedStyle(icon).color).not.toBe(getComputedStyle(term).color);
  },
};

export const WithoutIcon: Story = {
  args: { icon: undefined, label: 'Entries', value: '128' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('term').textContent).toBe('Entries');
    await expect(canvasElement.querySelector('dt svg')).toBeNull();
  },
};

const pair = (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
      gap: 16,
    }}
  >
    <StatCard label="Day Streak" value="1,024" icon={<FireIcon weight="fill" />} />
    <StatCard
      label="Completion"
      value="100%"
      tone="success"
      icon={<CheckCircleIcon weight="fill" />}
    />
  </div>
);

/** Two share a row, equally wide with any content. */
export const Pair: Story = {
  decorators: [inColumn],
  render: () => pair,
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('definition')
      .map((figure) => figure.parentElement?.offsetWidth);
    await expect(widths[0]).toBe(widths[1]);
  },
};

export const PairInLargeText: Story = {
  ...Pair,
  globals: { textSize: '200%' },
  parameters: inOwnWindow(420),
  play: async ({ canvasElement }) => {
    for (const part of [
      ...within(canvasElement).getAllByRole('definition'),
      ...within(canvasElement).getAllByRole('term'),
    ]) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
  },
};
