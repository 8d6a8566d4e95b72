import { List, SelectField } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { WeekStartsOn } from './examples/SelectField';
import exampleCode from './examples/SelectField.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Fields/SelectField',
  component: SelectField,
  args: {
    label: 'Day starts at',
    options: ['Midnight', '1 am', '2 am', '3 am', '4 am', '5 am', '6 am'].map((label, hour) => ({
      value: String(hour),
      label,
    })),
    onValueChange: fn(),
    onChange: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLSelectElement>('combobox', { name: 'Day starts at' });

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <WeekStartsOn />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Week starts on' });
    await expect(field).toHaveDisplayValue('Sunday');
    await userEvent.selectOptions(field, 'Monday');
    await expect(field).toHaveDisplayValue('Monday');
  },
};

/** The first option is selected by default; list and keys are the browser's. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveDisplayValue('Midnight');
    await expect(within(field).getAllByRole('option')).toHaveLength(7);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, '3 am');
    await expect(field).toHaveDisplayValue('3 am');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(field.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** A row of a list: the label at its start, the selected option and the caret at its end. */
export const Row: Story = {
  tags: ['behaviour'],
  args: { variant: 'row', description: 'Until then, ticks count for the day before.' },
  render: (args) => (
    <List>
      <SelectField {...args} />
      <SelectField
        variant="row"
        label="Week starts on"
        options={[{ value: '1', label: 'Monday' }]}
      />
    </List>
  ),
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveAccessibleDescription('Until then, ticks count for the day before.');
    const label = within(canvasElement).getByText('Day starts at');
    await expect(field.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      label.getBoundingClientRect().right,
    );
    await expect(field.offsetHeight).toBeGreaterThanOrEqual(44);
    const heights = within(canvasElement)
      .getAllByRole('listitem')
      .map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(heights[1]).toBeGreaterThanOrEqual(60);
    await userEvent.selectOptions(field, '3 am');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3');
  },
};

/** The caller holds the value: here, it keeps the old one. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: '4' },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(fieldIn(canvasElement), '6 am');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('6');
    await expect(fieldIn(canvasElement)).toHaveDisplayValue('4 am');
  },
};

export const WithDescriptionAndError: Story = {
  args: {
    description: 'What you do after midnight counts for the day before.',
    error: 'Choose an hour',
  },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeInvalid();
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(
      'Choose an hour What you do after midnight counts for the day before.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeDisabled();
  },
};

/** In a form, the value is submitted under the field's name; a reset restores the default. */
export const InAForm: Story = {
  args: { name: 'start', defaultValue: '2' },
  render: (args) => (
    <form aria-label="Settings">
      <SelectField {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await userEvent.selectOptions(fieldIn(canvasElement), '5 am');
    await expect(new FormData(form).get('start')).toBe('5');
    await userEvent.click(within(form).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2'));
    await expect(fieldIn(canvasElement)).toHaveDisplayValue('2 am');
  },
};

/** No options. */
export const WithoutOptions: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement).value).toBe('');
  },
};

/** The caret is at the end of the line. */
export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    const caret = field.parentElement?.querySelector('svg')?.getBoundingClientRect();
    const { left, width } = field.getBoundingClientRect();
    await expect(caret?.right).toBeLessThan(left + width / 2);
  },
};

export const LargeText: Story = {
  decorators: [inWidth(240)],
  args: { description: 'What you do after midnight counts for the day before.' },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(260),
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(getComputedStyle(field).fontSize).toBe('32px');
    await expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
