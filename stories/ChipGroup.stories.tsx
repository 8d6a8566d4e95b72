import { Button, ChipGroup } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LabelsOfAnEntry } from './examples/ChipGroup';
import exampleCode from './examples/ChipGroup.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';
import { isPreferred } from './support/preferences';

const options = [
  { value: 'run', label: 'run', emoji: '🏃' },
  { value: 'friends', label: 'friends', emoji: '👥' },
  { value: 'coffee', label: 'coffee', emoji: '☕' },
  { value: 'work', label: 'work late', emoji: '💻' },
  { value: 'music', label: 'music', emoji: '🎵' },
  { value: 'rain', label: 'rain' },
];

const meta = {
  title: 'Components/Fields/ChipGroup',
  component: ChipGroup,
  args: {
    label: 'What have you been up to?',
    options,
    defaultValue: ['friends', 'music'],
    onValueChange: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const chip = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

const boxOf = (canvasElement: HTMLElement, name: string) =>
  chip(canvasElement, name).getBoundingClientRect();

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <LabelsOfAnEntry />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'coffee' })).toBePressed();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'travel' }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/** A press chooses, another one takes back; no chip moves. Emoji are decoration. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const group = canvas.getByRole('group', { name: 'What have you been up to?' });
    const chips = within(group).getAllByRole('button');
    await expect(chips.map((each) => each.textContent)).toContain('🏃run');
    const boxes = () => chips.map((each) => each.getBoundingClientRect());
    const before = boxes();
    for (const { width, height } of before) {
      await expect(width).toBeGreaterThanOrEqual(44);
      await expect(height).toBeGreaterThanOrEqual(44);
    }

    await userEvent.click(chip(canvasElement, 'run'));
    await expect(chip(canvasElement, 'run')).toBePressed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['friends', 'music', 'run']);
    await userEvent.click(chip(canvasElement, 'friends'));
    await expect(chip(canvasElement, 'friends')).not.toBePressed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['music', 'run']);
    await expect(boxes()).toEqual(before);
  },
};

/** One tab stop: a chosen chip, then the last focused one. Keys go round, and past what is disabled. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  args: {
    options: options.map((option) => ({ ...option, disabled: option.value === 'coffee' })),
    children: <Button size="small">More</Button>,
  },
  play: async ({ canvasElement, args }) => {
    const expectFocus = (name: string) => expect(chip(canvasElement, name)).toHaveFocus();
    await userEvent.tab();
    await expectFocus('friends');
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus('work late');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expectFocus('run');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocus('rain');
    await userEvent.keyboard('{ArrowDown}');
    await expectFocus('run');
    await userEvent.keyboard('{End}');
    await expectFocus('rain');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['friends', 'music', 'rain']);
    await userEvent.keyboard('{Home}');
    await expectFocus('run');
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['friends', 'music', 'rain', 'run']);
    await userEvent.keyboard('{Alt>}{ArrowRight}{End}{/Alt}x');
    await expectFocus('run');

    await userEvent.tab();
    await expectFocus('More');
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocus('More');
    await userEvent.tab({ shift: true });
    await expectFocus('run');
  },
};

/** The caller holds the choice. What has no chip stays chosen. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: ['garden', 'run'], defaultValue: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(chip(canvasElement, 'run'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['garden']);
    await expect(chip(canvasElement, 'run')).toBePressed();
    await userEvent.click(chip(canvasElement, 'rain'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['garden', 'run', 'rain']);
  },
};

/** In a form, each chosen value is an entry under the group's name; a reset restores the default. */
export const InAForm: Story = {
  args: {
    name: 'labels',
    options: options.map((option) => ({ ...option, disabled: option.value === 'music' })),
  },
  render: (args) => (
    <form aria-label="Entry">
      <ChipGroup {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const submitted = () => new FormData(form).getAll('labels');
    await expect(submitted()).toEqual(['friends']);
    await userEvent.click(chip(canvasElement, 'rain'));
    await userEvent.click(chip(canvasElement, 'friends'));
    await expect(submitted()).toEqual(['rain']);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(submitted()).toEqual(['friends']));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['friends', 'music']);
  },
};

/** Without a choice the form is not submitted; the first chip gets the focus. */
export const RequiredWithError: Story = {
  args: { required: true, defaultValue: [], error: 'Please choose', description: 'Up to five.' },
  render: (args) => (
    <form aria-label="Entry">
      <ChipGroup {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please choose Up to five. Choose at least one',
    );
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.reportValidity()).toBe(false);
    await expect(chip(canvasElement, 'run')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(form.reportValidity()).toBe(true);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(chip(canvasElement, 'run'), { pointerEventsCheck: 0 });
    await expect(chip(canvasElement, 'run')).toBeDisabled();
    await expect(chip(canvasElement, 'music')).toBePressed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A filter: named by `aria-label`, with pictures of its own. */
export const WithIcons: Story = {
  args: {
    label: undefined,
    'aria-label': 'Show',
    defaultValue: ['photos'],
    options: [
      {
        value: 'photos',
        label: 'with a photo',
        icon: (
          <svg viewBox="0 0 8 8">
            <path d="M0 0h8v8H0z" fill="currentColor" />
          </svg>
        ),
      },
      { value: 'notes', label: 'with a note', icon: '📝' },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Show' });
    await expect(within(group).getByRole('button', { name: 'with a photo' })).toBePressed();
  },
};

/** The first chip is at the right; arrow keys go where they point. */
export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: {
    label: 'ماذا فعلت؟',
    defaultValue: ['b'],
    options: [
      { value: 'a', label: 'ركض', emoji: '🏃' },
      { value: 'b', label: 'أصدقاء', emoji: '👥' },
      { value: 'c', label: 'قهوة', emoji: '☕' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement, 'ركض').left).toBeGreaterThan(
      boxOf(canvasElement, 'أصدقاء').right,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chip(canvasElement, 'قهوة')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(chip(canvasElement, 'ركض')).toHaveFocus();
  },
};

const long = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** On the narrowest phones, with text at 200 %: chips wrap, and a long word breaks. */
export const LargeText: Story = {
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(640),
  args: {
    options: [...options, { value: 'long', label: long, emoji: '🚢' }],
    defaultValue: ['long'],
  },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { left, right } = group.getBoundingClientRect();
    for (const each of within(group).getAllByRole('button')) {
      const box = each.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
    await expect(chip(canvasElement, long).scrollWidth).toBeLessThanOrEqual(
      chip(canvasElement, long).clientWidth + 4,
    );
  },
};

/** An edge and a tick tell what is chosen. */
export const InForcedColours: Story = {
  tags: ['forced-colors'],
  play: async ({ canvasElement }) => {
    if (!isPreferred('forced-colors')) return;
    const edgeOf = (name: string) => getComputedStyle(chip(canvasElement, name), '::before').border;
    await expect(edgeOf('music')).not.toBe(edgeOf('run'));
  },
};

/** A chip that takes the place of another one while the group has the focus keeps one tab stop. */
export const ChangedOptions: Story = {
  tags: ['behaviour'],
  render: function Changed(args) {
    const [count, setCount] = useState(2);
    return (
      <>
        <ChipGroup {...args} options={options.slice(0, count)} />
        <button type="button" onClick={() => setCount(1)}>
          Fewer
        </button>
      </>
    );
  },
  args: { defaultValue: [] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(chip(canvasElement, 'friends')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await userEvent.tab({ shift: true });
    await expect(chip(canvasElement, 'run')).toHaveFocus();
  },
};
