import { IconButton } from '@daybow/components';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SettingsLink } from './examples/IconButton';
import exampleCode from './examples/IconButton.tsx?raw';
import { withSource } from './support/docs';
import { inRightToLeft } from './support/frames';
import { RouterLink } from './support/RouterLink';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Settings', children: <GearSixIcon />, onClick: fn() },
  argTypes: { children: { control: false }, render: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

/** A link to another page as an icon. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <SettingsLink />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
};

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const button = buttonIn(canvasElement, 'Settings');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  },
};

/** Without a background of its own, as inside a card. */
export const Flat: Story = {
  args: {
    variant: 'flat',
    'aria-label': 'More about Read 20 mins',
    children: <DotsThreeVerticalIcon weight="bold" />,
  },
  play: async ({ canvasElement, args }) => {
    const button = buttonIn(canvasElement, 'More about Read 20 mins');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(getComputedStyle(button).boxShadow).toBe('none');
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    const button = buttonIn(canvasElement, 'Settings');
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(getComputedStyle(button).cursor).toBe('not-allowed');
  },
};

/** A spinner in place of the icon, while what the button started is under way. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = buttonIn(canvasElement, 'Settings');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  },
};

export const AsALink: Story = {
  args: { render: <RouterLink to="/settings" /> },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Settings' });
    await expect(link).toHaveAttribute('href', '/settings');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** On a right-to-left page, an icon with `data-mirror` is flipped. */
export const PointingIcon: Story = {
  args: { 'aria-label': 'رجوع', children: <ArrowLeftIcon data-mirror="" /> },
  decorators: [inRightToLeft],
  play: async ({ canvasElement, args }) => {
    const button = buttonIn(canvasElement, 'رجوع');
    const arrow = button.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
