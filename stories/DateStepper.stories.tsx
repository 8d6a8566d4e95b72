import { DateStepper } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UpToToday } from './examples/DateStepper';
import exampleCode from './examples/DateStepper.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const days = ['Thursday 19 November', 'Friday 20 November', 'Saturday 21 November'];

const meta = {
  title: 'Components/Actions/DateStepper',
  component: DateStepper,
  args: { children: 'Saturday 21 November', onStep: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof DateStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <UpToToday />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }));
    await expect(canvas.getByText('Friday 20 November')).toBeVisible();
  },
};

/** From today one can only go back, and from there forward again. */
export const Playground: Story = {
  args: { children: undefined },
  render: function Days(args) {
    const [index, setIndex] = useState(2);
    return (
      <DateStepper
        {...args}
        hasPrevious={index > 0}
        hasNext={index < 2}
        onStep={(step) => {
          args.onStep(step);
          setIndex(index + step);
        }}
      >
        {days[index]}
      </DateStepper>
    );
  },
  play: async ({ canvasElement, args }) => {
    const back = button(canvasElement, 'Previous day');
    const forward = button(canvasElement, 'Next day');
    const date = within(canvasElement).getByText('Saturday 21 November');
    // A screen reader announces what it is stepped to, and not what is there at first.
    await expect(date).toHaveAttribute('aria-live', 'off');

    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(forward);
    await expect(args.onStep).not.toHaveBeenCalled();

    await userEvent.click(back);
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await expect(date).toHaveTextContent('Friday 20 November');
    await expect(date).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(forward);
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await expect(date).toHaveTextContent('Saturday 21 November');
  },
};

/** At an end the button keeps the focus, so that the other button is one Tab away. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  ...Playground,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const back = button(canvasElement, 'Previous day');
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(args.onStep).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).getByText('Thursday 19 November')).toBeVisible();
    await expect(back).toHaveFocus();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByText('Friday 20 November')).toBeVisible();
  },
};

/** As the head of a section of charts: a week, with its dates below. */
export const Week: Story = {
  args: {
    children: 'This week',
    description: '16 to 22 November',
    previousLabel: 'Previous week',
    nextLabel: 'Next week',
    hasNext: false,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Previous week'));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await expect(button(canvasElement, 'Next week')).toHaveAttribute('aria-disabled', 'true');
    await expect(within(canvasElement).getByText('16 to 22 November')).toBeVisible();
  },
};

/** The arrow keys step from each of its buttons, unless there is no way there. */
export const ArrowKeys: Story = {
  tags: ['behaviour'],
  args: { hasNext: false, onKeyDown: fn() },
  play: async ({ canvasElement, args }) => {
    button(canvasElement, 'Previous day').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Home}{Control>}{ArrowLeft}{/Control}');
    await expect(args.onStep).toHaveBeenCalledOnce();
    await expect(args.onKeyDown).toHaveBeenCalled();
  },
};

/** Where its owner has a use for a key, it does not step. */
export const KeysOfTheOwner: Story = {
  tags: ['behaviour'],
  args: { onKeyDown: (event) => event.preventDefault() },
  play: async ({ canvasElement, args }) => {
    button(canvasElement, 'Next day').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** In a narrow parent the buttons are below the text. */
export const Narrow: Story = {
  decorators: [inWidth(140)],
  play: async ({ canvasElement }) => {
    const date = within(canvasElement).getByText('Saturday 21 November').getBoundingClientRect();
    const back = button(canvasElement, 'Previous day').getBoundingClientRect();
    await expect(back.top).toBeGreaterThanOrEqual(date.bottom);
    await expect(back.width).toBeGreaterThanOrEqual(44);
    await expect(back.height).toBeGreaterThanOrEqual(44);
  },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: { children: 'السبت ٢١ نوفمبر', previousLabel: 'اليوم السابق', nextLabel: 'اليوم التالي' },
  play: async ({ canvasElement, args }) => {
    const back = button(canvasElement, 'اليوم السابق');
    const forward = button(canvasElement, 'اليوم التالي');
    await expect(back.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      forward.getBoundingClientRect().right,
    );
    const arrow = back.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
    back.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(200),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.body.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
