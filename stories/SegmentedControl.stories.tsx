import { SegmentedControl } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Period } from './examples/SegmentedControl';
import exampleCode from './examples/SegmentedControl.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Fields/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Period',
    options: ['Week', 'Month', 'Year'].map((label) => ({ value: label.toLowerCase(), label })),
    onValueChange: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

const radio = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('radio', { name });

const boxesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('label')].map((label) => label.getBoundingClientRect());

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Period />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Month'));
    await expect(canvas.getByText('The last month')).toBeVisible();
  },
};

/** Segments are equally wide; a click selects one. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await userEvent.click(canvas.getByText('Month'));
    await expect(radio(canvasElement, 'Month')).toBeChecked();
    await userEvent.click(canvas.getByText('Year'));
    await expect(radio(canvasElement, 'Month')).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('year');
    const [first, ...others] = boxesIn(canvasElement);
    await expect(first?.height).toBeGreaterThanOrEqual(44);
    for (const box of others) {
      await expect(box.width).toBeCloseTo(first?.width ?? NaN, 0);
      await expect(box.top).toBe(first?.top);
    }
  },
};

export const WithTheKeyboard: Story = {
  args: { defaultValue: 'week' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(radio(canvasElement, 'Week')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(canvasElement, 'Month')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(radio(canvasElement, 'Week')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio(canvasElement, 'Year')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio(canvasElement, 'Month')).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** With pictures, and an option that is disabled. */
export const WithIcons: Story = {
  args: {
    defaultValue: 'sun',
    options: [
      { value: 'sun', label: 'Sun', icon: '☀️' },
      { value: 'rain', label: 'Rain', icon: '🌧️', disabled: true },
      { value: 'snow', label: 'Snow', icon: '❄️' },
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByText('Rain'));
    await expect(radio(canvasElement, 'Rain')).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('❄️'));
    await expect(radio(canvasElement, 'Snow')).toBeChecked();
  },
};

export const RequiredWithError: Story = {
  args: { required: true, error: 'Please choose one', description: 'It can be changed later.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Period' });
    await expect(group).toHaveAccessibleDescription('Please choose one It can be changed later.');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
  },
};

export const InAForm: Story = {
  args: { name: 'period', defaultValue: 'year' },
  render: (args) => (
    <form aria-label="Insights">
      <SegmentedControl {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('period')).toBe('year');
    await userEvent.click(canvas.getByText('Week'));
    await expect(new FormData(form).get('period')).toBe('week');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(radio(canvasElement, 'Year')).toBeChecked());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('year');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'month' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByText('Week'));
    await expect(radio(canvasElement, 'Week')).toBeDisabled();
    await expect(radio(canvasElement, 'Month')).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The first segment is at the right; arrow keys go where they point. */
export const RightToLeft: Story = {
  args: {
    label: 'الفترة',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'أسبوع' },
      { value: 'b', label: 'شهر' },
    ],
  },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const [first, second] = boxesIn(canvasElement);
    await expect(first?.left).toBeGreaterThan(second?.left ?? NaN);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio(canvasElement, 'شهر')).toBeChecked();
  },
};

/** With text at 200 % the segments take several rows, still equally wide. */
export const LargeText: Story = {
  args: { defaultValue: 'week' },
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(260),
  play: async ({ canvasElement }) => {
    const boxes = boxesIn(canvasElement);
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
