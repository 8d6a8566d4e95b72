import { Bow, Button, EmptyState } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoHabits } from './examples/EmptyState';
import exampleCode from './examples/EmptyState.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inWidth } from './support/frames';
import { RouterLink } from './support/RouterLink';

const handleAdd = fn();

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <Bow value={0} />,
    title: 'No habits yet',
    description: 'Add a small one. It lights the first colour.',
    actions: (
      <Button size="small" onClick={handleAdd}>
        Add habit
      </Button>
    ),
  },
  argTypes: { icon: { control: false }, actions: { control: false } },
  decorators: [inColumn],
  beforeEach: () => {
    handleAdd.mockClear();
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing, and a first step. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <NoHabits />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a habit' }));
    await expect(canvas.getByRole('button', { name: 'Adding…' })).toBeVisible();
  },
};

/** What went wrong, and what can be done now. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'No habits yet' })).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveAccessibleDescription(
      'Add a small one. It lights the first colour.',
    );
    await expect(canvas.getByText('Add a small one. It lights the first colour.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add habit' }));
    await expect(handleAdd).toHaveBeenCalledTimes(1);
  },
};

export const OnlyATitle: Story = {
  args: { icon: undefined, description: undefined, actions: undefined, titleElement: 'h3' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toBeVisible();
    await expect(within(canvasElement).queryByRole('paragraph')).toBeNull();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** As a whole page: the title is the page's heading, and details are above the action. */
export const Page: Story = {
  args: {
    size: 'page',
    titleElement: 'h1',
    icon: <Bow value={42} />,
    title: 'Unexpected Application Error!',
    description: undefined,
    children: <pre>The journal could not be read.</pre>,
    actions: <Button render={<RouterLink to="/" />}>Return to Home</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', {
      level: 1,
      name: 'Unexpected Application Error!',
    });
    const details = canvas.getByText('The journal could not be read.');
    const link = canvas.getByRole('link', { name: 'Return to Home' });
    await expect(heading.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(details.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

/** A title of a few digits, as on a "not found" page. */
export const Figure: Story = {
  args: {
    size: 'figure',
    titleElement: 'h1',
    icon: <Bow value={58} />,
    title: '404',
    description: 'Oops! Page not found',
    actions: <Button render={<RouterLink to="/" />}>Return to Home</Button>,
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: '404' });
    await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThan(60);
    await expect(within(canvasElement).getByText('Oops! Page not found')).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { title: 'Noch keine Gewohnheitsaufzeichnungen' },
  decorators: [inWidth(200)],
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(560),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByRole('heading')).fontSize).toBe('40px');
    const text = canvas.getByText('Add a small one. It lights the first colour.');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
