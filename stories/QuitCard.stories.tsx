import { IconButton, QuitCard } from '@daybow/components';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Smoking } from './examples/QuitCard';
import exampleCode from './examples/QuitCard.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Habits and moods/QuitCard',
  component: QuitCard,
  args: {
    icon: '🚬',
    label: 'Smoking',
    statusText: '12 days without',
    tint: 2,
    onHappen: fn(),
  },
  argTypes: { actions: { control: false } },
  decorators: [inColumn],
} satisfies Meta<typeof QuitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonIn = (canvasElement: HTMLElement, name = 'It happened Smoking') =>
  within(canvasElement).getByRole('button', { name });

/** The status, and what a slip leads to, are the app's own. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Smoking />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('12 days without')).toBeVisible();
    await userEvent.click(buttonIn(canvasElement));
    await expect(canvas.getByText('0 hours without')).toBeVisible();
  },
};

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole('group', { name: 'Smoking' });
    const button = within(card).getByRole('button', { name: 'It happened Smoking' });
    await expect(button).toHaveTextContent(/^It happened$/);
    await userEvent.click(button);
    await expect(args.onHappen).toHaveBeenCalledTimes(1);
  },
};

export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(buttonIn(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onHappen).toHaveBeenCalledTimes(2);
  },
};

/** After a slip: what was reached before, and how much of it stays. */
export const WithDescription: Story = {
  args: { statusText: '3 hours without', description: 'Best: 31 days. 28 of the last 30 without.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Best: 31 days. 28 of the last 30 without.'),
    ).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <IconButton variant="flat" aria-label="More about Smoking">
        <DotsThreeVerticalIcon />
      </IconButton>
    ),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const more = within(canvasElement).getByRole('button', { name: 'More about Smoking' });
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(args.onHappen).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(buttonIn(canvasElement)).toBeDisabled();
  },
};

/** A long name and a long status wrap, and the button goes under them. */
export const Narrow: Story = {
  args: {
    label: 'Abendliches Naschen vor dem Fernseher',
    statusText: 'Seit 12 Tagen ohne',
    happenedLabel: 'Es ist passiert',
  },
  decorators: [inWidth(240)],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('group');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const words = within(card).getByText('Seit 12 Tagen ohne').getBoundingClientRect();
    const button = within(card).getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(words.bottom);
  },
};

export const RightToLeft: Story = {
  args: { label: 'تدخين', statusText: '12 يومًا', happenedLabel: 'حدث ذلك' },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('group');
    const words = within(card).getByText('تدخين').getBoundingClientRect();
    const button = within(card).getByRole('button').getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(words.left);
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(320),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('group');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
