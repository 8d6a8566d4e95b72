import { Disclosure } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HowThisIsCounted } from './examples/Disclosure';
import exampleCode from './examples/Disclosure.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft } from './support/frames';

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  args: {
    label: 'How this is counted',
    children: 'A day counts once one of its habits is done.',
    onToggle: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = (canvasElement: HTMLElement) =>
  within(canvasElement).getByText('A day counts once one of its habits is done.');

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <HowThisIsCounted />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How this is counted'));
    await expect(canvas.getByText(/A day counts once/)).toBeVisible();
  },
};

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const summary = within(canvasElement).getByText('How this is counted');
    await expect(content(canvasElement)).not.toBeVisible();
    await expect(summary.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(summary);
    await expect(content(canvasElement)).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledOnce());
    await userEvent.click(summary);
    await expect(content(canvasElement)).not.toBeVisible();
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    await expect(content(canvasElement)).toBeVisible();
    await expect(within(canvasElement).getByRole('group')).toHaveAttribute('open');
  },
};

/** Tab reaches the summary, but nothing inside a closed disclosure. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByText('How this is counted')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: { label: 'كيف يُحسب هذا', children: 'يُحسب اليوم' },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByText('كيف يُحسب هذا');
    const caret = summary.querySelector('svg')?.getBoundingClientRect();
    const { left, width } = summary.getBoundingClientRect();
    await expect(caret?.left).toBeGreaterThan(left + width / 2);
  },
};

export const LargeText: Story = {
  ...Open,
  globals: { textSize: '200%' },
  parameters: inOwnWindow(260),
};
