import { Scale } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Pain } from './examples/Scale';
import exampleCode from './examples/Scale.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Fields/Scale',
  component: Scale,
  args: { label: 'Energy', minLabel: 'None', maxLabel: 'Full of it', onValueChange: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

const radio = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('radio', { name });

const rowsIn = (canvasElement: HTMLElement) => {
  const tops = [...canvasElement.querySelectorAll('label')].map(
    (label) => label.getBoundingClientRect().top,
  );
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
};

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Pain />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('7'));
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked();
  },
};

/** Eleven steps; those at the ends have words. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Energy' });
    await expect(within(group).getAllByRole('radio')).toHaveLength(11);
    await expect(radio(canvasElement, '0, None')).not.toBeChecked();
    await expect(radio(canvasElement, '10, Full of it')).not.toBeChecked();
    await userEvent.click(canvas.getByText('4'));
    await expect(radio(canvasElement, '4')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    for (const label of canvasElement.querySelectorAll('label')) {
      await expect(label.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(label.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    // Two rows as even as they can be.
    await expect(rowsIn(canvasElement)).toEqual([6, 5]);
  },
};

const sleep = ['Awful', 'Poor', 'Fair', 'Good', 'Deep'];

/** Words for each step: those of the selected one are shown. */
export const WordsForEachStep: Story = {
  args: {
    label: 'Sleep',
    min: 1,
    max: 5,
    minLabel: undefined,
    maxLabel: undefined,
    stepText: (step) => sleep[step - 1] ?? '',
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('4'));
    await expect(radio(canvasElement, '4, Good')).toBeChecked();
    await expect(canvas.getByText('Good')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Deep')).toBeVisible();
    await expect(rowsIn(canvasElement)).toEqual([5]);
  },
};

export const WithTheKeyboard: Story = {
  args: { defaultValue: 9 },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(radio(canvasElement, '9')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(canvasElement, '10, Full of it')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(canvasElement, '0, None')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9);
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const RequiredWithError: Story = {
  args: { required: true, error: 'Please choose a number', description: 'Right now.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Energy' });
    await expect(group).toHaveAccessibleDescription('Please choose a number Right now.');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
  },
};

export const InAForm: Story = {
  args: { name: 'energy', defaultValue: 0 },
  render: (args) => (
    <form aria-label="Day">
      <Scale {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('energy')).toBe('0');
    await userEvent.click(canvas.getByText('8'));
    await expect(new FormData(form).get('energy')).toBe('8');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(radio(canvasElement, '0, None')).toBeChecked());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 3 },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByText('5'));
    await expect(radio(canvasElement, '5')).toBeDisabled();
    await expect(radio(canvasElement, '3')).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** From right to left, in the digits of the language. */
export const RightToLeft: Story = {
  args: {
    label: 'الطاقة',
    minLabel: 'لا شيء',
    maxLabel: 'كاملة',
    locale: 'ar-EG',
    defaultValue: 3,
  },
  decorators: [inRightToLeft],
  play: async ({ canvas, canvasElement }) => {
    const zero = canvas.getByText('٠').getBoundingClientRect();
    await expect(zero.left).toBeGreaterThan(canvas.getByText('١').getBoundingClientRect().left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio(canvasElement, '٤')).toBeChecked();
  },
};

/** All steps in one row where there is room for them. */
export const Wide: Story = {
  args: { defaultValue: 6 },
  decorators: [inWidth(640)],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const width = canvasElement.querySelector('[role=radiogroup]')?.clientWidth ?? 0;
    await expect(rowsIn(canvasElement)).toEqual(width >= 524 ? [11] : [6, 5]);
  },
};

export const LargeText: Story = {
  args: { defaultValue: 10 },
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(520),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const label of canvasElement.querySelectorAll('label')) {
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    }
  },
};
