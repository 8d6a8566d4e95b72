import { Button, Strip } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SampleData } from './examples/Strip';
import exampleCode from './examples/Strip.tsx?raw';
import { withSource } from './support/docs';
import { columnInset, inOwnWindow, inRightToLeft } from './support/frames';

const meta = {
  title: 'Components/Feedback/Strip',
  component: Strip,
  args: {
    children: (
      <>
        <strong>You&apos;re exploring sample data.</strong> Nothing here is saved.
      </>
    ),
    actions: <Button size="small">Start my journal</Button>,
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Strip>;

export default meta;
type Story = StoryObj<typeof meta>;

const stripIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Notice' });

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <SampleData />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start my journal' }));
    await expect(canvas.getByText('Your journal is yours alone.')).toBeVisible();
  },
};

/** Text and actions, on one line of 52 px where there is room. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const strip = stripIn(canvasElement);
    await expect(within(strip).getByRole('button', { name: 'Start my journal' })).toBeVisible();
    await expect(within(strip).getByRole('paragraph')).toHaveTextContent(
      "You're exploring sample data. Nothing here is saved.",
    );
    await document.fonts.ready;
    await expect(strip.offsetHeight).toBeLessThanOrEqual(62);
    await expect(strip.offsetHeight).toBeGreaterThanOrEqual(52);
  },
};

/** The strip stays visible, and a focused element scrolls to below it. */
export const Sticky: Story = {
  parameters: inOwnWindow(400),
  render: (args) => (
    <>
      <Strip {...args} aria-label="Sample data" />
      <div style={{ blockSize: '300vh', paddingBlockStart: '100px' }}>
        <Button>First</Button>
        <div style={{ blockSize: '200vh' }} />
        <Button>Last</Button>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('region', { name: 'Sample data' });
    within(canvasElement).getByRole('button', { name: 'Last' }).focus();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200));
    await expect(strip.getBoundingClientRect().top).toBe(columnInset());
    const first = within(canvasElement).getByRole('button', { name: 'First' });
    first.focus();
    await waitFor(() =>
      expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        strip.getBoundingClientRect().bottom,
      ),
    );
  },
};

/** Text only, without actions. */
export const WordsOnly: Story = {
  args: { actions: undefined, children: 'You are offline.' },
  play: async ({ canvasElement }) => {
    await expect(stripIn(canvasElement)).toHaveTextContent(/^You are offline\.$/);
  },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: { children: 'هذه بيانات تجريبية', actions: <Button size="small">ابدأ</Button> },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('هذه بيانات تجريبية').getBoundingClientRect();
    const action = within(canvasElement).getByRole('button').getBoundingClientRect();
    await expect(words.left).toBeGreaterThanOrEqual(action.right);
  },
};

/** With large text the action is below the text; nothing is cut off. */
export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(320),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(320px, 100vw)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const strip = stripIn(canvasElement);
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
    const words = within(strip).getByRole('paragraph').getBoundingClientRect();
    await expect(
      within(strip).getByRole('button').getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(words.bottom);
  },
};
