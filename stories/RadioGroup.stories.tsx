import { EmojiTile, RadioGroup } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StartYourJournal } from './examples/RadioGroup';
import exampleCode from './examples/RadioGroup.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Start your journal',
    options: [
      {
        value: 'sample',
        label: 'Keep the habits on screen',
        description: "As they now stand, with today's ticks",
      },
      { value: 'empty', label: 'Start with an empty list' },
    ],
    onValueChange: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const radio = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('radio', { name });

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <StartYourJournal />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Start with an empty list'));
    await expect(canvas.getByRole('radio', { name: 'Start with an empty list' })).toBeChecked();
  },
};

/** Nothing is selected at first; a click anywhere on an option selects it. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Start your journal' });
    const [keep, empty] = within(group).getAllByRole('radio');
    await expect(keep).toHaveAccessibleName('Keep the habits on screen');
    await expect(keep).toHaveAccessibleDescription("As they now stand, with today's ticks");
    await expect(empty).not.toHaveAccessibleDescription();
    await expect(keep).not.toBeChecked();

    await userEvent.click(within(group).getByText("As they now stand, with today's ticks"));
    await expect(keep).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sample');
    await userEvent.click(within(group).getByText('Start with an empty list'));
    await expect(keep).not.toBeChecked();
    await expect(empty).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('empty');
    await userEvent.click(within(group).getByText('Start with an empty list'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** The group is one tab stop; arrow keys select and wrap around. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 'sample' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(radio(canvasElement, 'Keep the habits on screen')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(canvasElement, 'Start with an empty list')).toHaveFocus();
    await expect(radio(canvasElement, 'Start with an empty list')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(canvasElement, 'Keep the habits on screen')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio(canvasElement, 'Start with an empty list')).toBeChecked();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** Each with a picture: options beside each other, as many as there is room for. */
export const Tiles: Story = {
  args: {
    label: 'Color',
    variant: 'tiles',
    defaultValue: 'plum',
    options: ['Plum', 'Sky', 'Rose', 'Leaf'].map((label, index) => ({
      value: label.toLowerCase(),
      label,
      icon: <EmojiTile tint={index}>{['🟣', '🔵', '🌸', '🍃'][index]}</EmojiTile>,
    })),
  },
  decorators: [inWidth(390)],
  play: async ({ canvasElement, args }) => {
    const [plum, sky] = within(canvasElement).getAllByRole('radio');
    await expect(plum).toHaveAccessibleName('Plum');
    const [one, other] = [plum, sky].map((each) => each?.closest('label')?.getBoundingClientRect());
    await expect(other?.top).toBe(one?.top);
    await userEvent.click(within(canvasElement).getByText('🔵'));
    await expect(sky).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sky');
  },
};

/** The caller holds the selection. */
export const Controlled: Story = {
  tags: ['behaviour'],
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('empty');
    return (
      <>
        <RadioGroup {...args} value={value} onValueChange={setValue} />
        <p>{value}</p>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, 'Start with an empty list')).toBeChecked();
    await userEvent.click(radio(canvasElement, 'Keep the habits on screen'));
    await expect(within(canvasElement).getByText('sample')).toBeVisible();
  },
};

/** In a form, the selection is submitted under the group's name; a reset restores the default. */
export const InAForm: Story = {
  args: { name: 'start', defaultValue: 'empty', 'aria-labelledby': 'question' },
  render: (args) => (
    <form aria-label="Journal">
      <h2 id="question">How do you want to start?</h2>
      <RadioGroup {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('start')).toBe('empty');
    await expect(
      within(form).getByRole('radiogroup', { name: 'How do you want to start?' }),
    ).toBeVisible();
    await userEvent.click(radio(canvasElement, 'Keep the habits on screen'));
    await expect(new FormData(form).get('start')).toBe('sample');
    await userEvent.click(within(form).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(radio(canvasElement, 'Start with an empty list')).toBeChecked());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('empty');
  },
};

/** Without a choice the form is not submitted; its first option gets the focus. */
export const RequiredWithError: Story = {
  args: {
    required: true,
    error: 'Please choose one',
    description: 'It can be changed later.',
  },
  render: (args) => (
    <form aria-label="Journal">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Start your journal' });
    await expect(group).toHaveAccessibleDescription('Please choose one It can be changed later.');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.reportValidity()).toBe(false);
    await expect(radio(canvasElement, 'Keep the habits on screen')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(form.reportValidity()).toBe(true);
  },
};

/** Keys go past an option that is disabled. */
export const OneDisabled: Story = {
  args: {
    options: ['Keep', 'Empty', 'Bring'].map((label) => ({
      value: label,
      label,
      disabled: label === 'Empty',
    })),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByText('Empty'));
    await expect(radio(canvasElement, 'Empty')).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Keep'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(canvasElement, 'Bring')).toBeChecked();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'sample' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Start with an empty list'));
    await expect(radio(canvasElement, 'Start with an empty list')).toBeDisabled();
    await expect(radio(canvasElement, 'Keep the habits on screen')).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: { options: [{ value: 'a', label: 'قائمة فارغة' }], label: 'البداية' },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('قائمة فارغة').getBoundingClientRect();
    await expect(
      within(canvasElement).getByRole('radio').getBoundingClientRect().left,
    ).toBeGreaterThanOrEqual(words.right);
  },
};

export const LargeText: Story = {
  decorators: [inWidth(288)],
  args: { defaultValue: 'sample' },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(420),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
