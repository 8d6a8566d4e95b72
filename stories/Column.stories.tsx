import { Column, PageHeader } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Page } from './examples/Column';
import exampleCode from './examples/Column.tsx?raw';
import { withSource } from './support/docs';
import { columnInset, inOwnWindow } from './support/frames';

const meta = {
  title: 'Components/Layout/Column',
  component: Column,
  args: { children: <PageHeader title="Daybow" description="Track your daily habits" /> },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', ...inOwnWindow(420) },
} satisfies Meta<typeof Column>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of an app. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Page />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Daybow' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveStyle({ paddingInlineStart: '20px' });
  },
};

/**
 * At most as wide as a phone, centred, and as high as the window. On wide screens it is inset and
 * rounded, and a bow is behind it.
 */
export const Playground: Story = {
  args: { 'data-testid': 'column' } as Story['args'],
  play: async ({ canvasElement }) => {
    const column = within(canvasElement).getByTestId('column');
    const { left, right, width, height } = column.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    await expect(width).toBe(Math.min(430, room));
    await expect(left).toBeCloseTo(room - right, 0);
    await expect(height).toBeGreaterThanOrEqual(window.innerHeight - 2 * columnInset());
    await expect(within(column).getByRole('heading', { name: 'Daybow' })).toBeVisible();

    const horizon = canvasElement.querySelector('svg');
    await expect(horizon && getComputedStyle(horizon).display).toBe(room < 600 ? 'none' : 'block');
    await expect(horizon).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A long page scrolls with the window, and the column's background covers all of it. */
export const LongPage: Story = {
  args: {
    'data-testid': 'column',
    children: (
      <>
        <PageHeader title="Daybow" />
        <p style={{ margin: 20, blockSize: 1600 }}>A long page.</p>
        <p style={{ margin: 20 }}>Its end.</p>
      </>
    ),
  } as Story['args'],
  play: async ({ canvasElement }) => {
    const column = within(canvasElement).getByTestId('column');
    const end = within(column).getByText('Its end.');
    await expect(column.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      end.getBoundingClientRect().bottom,
    );
    end.scrollIntoView();
    await expect(document.documentElement.scrollTop).toBeGreaterThan(0);
  },
};
