import { IconButton, PageHeader } from '@daybow/components';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SettingsHeader } from './examples/PageHeader';
import exampleCode from './examples/PageHeader.tsx?raw';
import { withSource } from './support/docs';
import { inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const settings = (
  <IconButton aria-label="Settings">
    <GearSixIcon />
  </IconButton>
);

const back = (
  <IconButton aria-label="Back">
    <ArrowLeftIcon data-mirror="" />
  </IconButton>
);

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  args: { title: 'How are you feeling?', description: 'Track your mood daily', actions: settings },
  argTypes: { start: { control: false }, actions: { control: false } },
  decorators: [inWidth(390)],
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header of a page with a way back. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <SettingsHeader />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled();
  },
};

/** The page's only first-level heading. Script can focus it after a navigation; Tab skips it. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 1, name: 'How are you feeling?' });
    await expect(canvas.getByText('Track your mood daily')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

/** A control before the title, as on a page with a way back. */
export const WithBack: Story = {
  args: { title: 'Settings', description: undefined, start: back, actions: undefined },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Back' });
    const heading = within(canvasElement).getByRole('heading', { name: 'Settings' });
    await expect(button.getBoundingClientRect().right).toBeLessThan(
      heading.getBoundingClientRect().left,
    );
    await expect(within(canvasElement).queryByRole('paragraph')).toBeNull();
  },
};

export const TitleOnly: Story = {
  args: { title: 'Daybow', description: undefined, actions: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('banner')).toHaveTextContent(/^Daybow$/);
  },
};

/** A long word breaks before it moves the control. */
export const LongTitle: Story = {
  args: { title: 'Stimmungsaufzeichnungen', description: 'Tag für Tag' },
  decorators: [inWidth(288)],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    await expect(
      within(header).getByRole('button', { name: 'Settings' }).getBoundingClientRect().width,
    ).toBe(44);
  },
};

export const RightToLeft: Story = {
  args: { title: 'الإعدادات', description: undefined, start: back, actions: undefined },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Back' });
    const heading = within(canvasElement).getByRole('heading', { name: 'الإعدادات' });
    await expect(button.getBoundingClientRect().left).toBeGreaterThan(
      heading.getBoundingClientRect().right,
    );
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(340),
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    await expect(getComputedStyle(within(header).getByRole('heading')).fontSize).toBe('64px');
  },
};
