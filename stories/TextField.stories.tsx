import { Button, TextField } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HabitName } from './examples/TextField';
import exampleCode from './examples/TextField.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft } from './support/frames';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Habit name', placeholder: 'For example: Evening walk', onChange: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement, name = 'Habit name') =>
  within(canvasElement).getByRole('textbox', { name });

/** A name that must not be empty. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <HabitName />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Habit' }));
    const field = canvas.getByRole('textbox', { name: 'Habit name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a habit name');
    await userEvent.type(field, 'Evening walk{Enter}');
    await expect(field).toBeValid();
  },
};

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(within(canvasElement).getByText('Habit name'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Walk');
    await expect(field).toHaveValue('Walk');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(field).toBeValid();
    await expect(field).not.toHaveAccessibleDescription();
    await expect(field.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Filled: Story = {
  args: { defaultValue: 'Evening walk' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveValue('Evening walk');
    await userEvent.clear(fieldIn(canvasElement));
    await expect(fieldIn(canvasElement)).toHaveValue('');
  },
};

/** The star after the label is not part of the name. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Habit name' })).toBeRequired();
  },
};

/** The help text is the field's description. */
export const WithDescription: Story = {
  args: { description: 'Small and daily works best.' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription('Small and daily works best.');
    await expect(within(canvasElement).getByText('Small and daily works best.')).toBeVisible();
  },
};

/** A toast has said what is wrong: the field tells it when the focus comes back, not a second time at once. */
export const ErrorAnnounced: Story = {
  tags: ['behaviour'],
  args: { errorAnnounced: true, description: 'Small and daily works best.' },
  render: function WithCheck(args) {
    const [error, setError] = useState<string>();
    const check = () => setError('Please enter a habit name');
    return (
      <form
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <TextField {...args} error={error} />
        <Button type="submit">Add Habit</Button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Habit name' });
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByText('Please enter a habit name')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Small and daily works best.');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(
      'Please enter a habit name Small and daily works best.',
    );
  },
};

/** The error is below the field, with an icon, and describes the field. */
export const WithError: Story = {
  args: { error: 'Please enter a habit name', description: 'Small and daily works best.' },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Please enter a habit name Small and daily works best.',
    );
    await expect(within(canvasElement).getByText('Please enter a habit name')).toBeVisible();
  },
};

/** A description of the caller is read as well. */
export const DescribedElsewhere: Story = {
  tags: ['behaviour'],
  args: { description: 'Small and daily works best.', 'aria-describedby': 'rule' },
  render: (args) => (
    <>
      <p id="rule">Up to 500 characters.</p>
      <TextField {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(
      'Small and daily works best. Up to 500 characters.',
    );
  },
};

/** The caller holds the text, and changes it while one types. */
export const Controlled: Story = {
  tags: ['behaviour'],
  render: function Controlled(args) {
    const [name, setName] = useState('');
    return (
      <TextField
        {...args}
        value={name}
        onChange={(event) => setName(event.target.value.toLocaleUpperCase())}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'walk');
    await expect(fieldIn(canvasElement)).toHaveValue('WALK');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Evening walk' },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toBeDisabled();
    await userEvent.type(field, 's');
    await expect(field).toHaveValue('Evening walk');
    await expect(getComputedStyle(field).cursor).toBe('not-allowed');
  },
};

/** `ref` is the `<input>`, which script can focus. */
export const FocusFromCode: Story = {
  tags: ['behaviour'],
  render: function Focused(args) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <div style={{ display: 'grid', gap: 12 }}>
        <TextField {...args} ref={field} data-testid="input" className="box" />
        <Button size="small" onClick={() => field.current?.focus()}>
          Name it
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Name it' }));
    await expect(fieldIn(canvasElement)).toHaveFocus();
    await expect(within(canvasElement).getByTestId('input')).toBe(fieldIn(canvasElement));
  },
};

export const RightToLeft: Story = {
  args: { label: 'اسم العادة', placeholder: 'مثلاً: نزهة مسائية', error: 'أدخل اسم العادة' },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const error = within(canvasElement).getByText('أدخل اسم العادة');
    const icon = error.querySelector('svg')?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(error);
    await expect(icon?.right).toBeCloseTo(words.getBoundingClientRect().right, 0);
    await expect(fieldIn(canvasElement, 'اسم العادة')).toHaveAccessibleDescription(
      'أدخل اسم العادة',
    );
  },
};

export const LargeText: Story = {
  args: { error: 'Please enter a habit name', description: 'Small and daily works best.' },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(340),
  play: async ({ canvasElement }) => {
    const error = within(canvasElement).getByText('Please enter a habit name');
    await expect(error.scrollWidth).toBeLessThanOrEqual(error.clientWidth);
    await expect(getComputedStyle(fieldIn(canvasElement)).fontSize).toBe('32px');
  },
};
