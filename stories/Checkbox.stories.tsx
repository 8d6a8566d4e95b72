import { Checkbox } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Weekends } from './examples/Checkbox';
import exampleCode from './examples/Checkbox.tsx?raw';
import './examples/stack.css';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'On weekends, too', onCheckedChange: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Weekends />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Saturday and Sunday'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Every day');
  },
};

/** A click on the box or on the words toggles it. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'On weekends, too' });
    await expect(box).not.toHaveAccessibleDescription();
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    const words = canvas.getByText('On weekends, too');
    await userEvent.click(words);
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await expect(words.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const WithDescriptionAndError: Story = {
  args: {
    description: 'Saturday and Sunday',
    error: 'Please choose a weekday first',
    defaultChecked: true,
    required: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'On weekends, too' });
    await expect(box).toHaveAccessibleDescription(
      'Please choose a weekday first Saturday and Sunday',
    );
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toBeChecked();
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

const parts = ['Morning', 'Evening'];

/** A checkbox for several: a dash while some of them are checked. */
export const Indeterminate: Story = {
  render: function All() {
    const [chosen, setChosen] = useState<readonly string[]>(['Morning']);
    return (
      <div>
        <Checkbox
          label="All day"
          checked={chosen.length === parts.length}
          indeterminate={chosen.length === 1}
          onCheckedChange={(checked) => setChosen(checked ? parts : [])}
        />
        {parts.map((part) => (
          <Checkbox
            key={part}
            label={part}
            checked={chosen.includes(part)}
            onCheckedChange={(checked) =>
              setChosen((before) =>
                checked ? [...before, part] : before.filter((p) => p !== part),
              )
            }
          />
        ))}
      </div>
    );
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All day' });
    const evening = canvas.getByRole('checkbox', { name: 'Evening' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).not.toBePartiallyChecked();
    await expect(evening).toBeChecked();
    await userEvent.click(evening);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(evening);
    await expect(all).toBeChecked();
    await userEvent.click(evening);
  },
};

/** A caller that keeps its state: nothing changes. */
export const ControlledAndRefused: Story = {
  args: { checked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Submitted under its name while it is checked; a reset restores the default. */
export const InAForm: Story = {
  args: { name: 'weekends', value: 'yes', defaultChecked: true },
  render: (args) => (
    <form aria-label="Habit">
      <Checkbox {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const submitted = () => new FormData(form).get('weekends');
    await expect(submitted()).toBe('yes');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(submitted()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenLastCalledWith(true));
    await expect(submitted()).toBe('yes');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('On weekends, too'));
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { label: 'في عطلة نهاية الأسبوع أيضًا', defaultChecked: true },
  decorators: [inRightToLeft],
  play: async ({ canvas }) => {
    const words = canvas.getByText('في عطلة نهاية الأسبوع أيضًا').getBoundingClientRect();
    await expect(canvas.getByRole('checkbox').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      words.right,
    );
  },
};

export const LargeText: Story = {
  args: { description: 'Saturday and Sunday', error: 'Please choose a weekday first' },
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(320),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox').offsetWidth).toBe(48);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
