import { EmojiField } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HabitIcon } from './examples/EmojiField';
import exampleCode from './examples/EmojiField.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow } from './support/frames';

const meta = {
  title: 'Components/Fields/EmojiField',
  component: EmojiField,
  args: {
    label: 'Icon',
    defaultValue: '✨',
    suggestions: ['🚶', '🌿', '☕', '🎧', '✍️'],
    onValueChange: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof EmojiField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Icon' });

const suggestion = (canvasElement: HTMLElement, emoji: string) =>
  within(within(canvasElement).getByRole('group', { name: 'Suggestions' })).getByRole('button', {
    name: emoji,
  });

/** An icon to type, or to pick from suggestions. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <HabitIcon />,
  play: async ({ canvasElement }) => {
    await userEvent.click(suggestion(canvasElement, '🌿'));
    await expect(fieldIn(canvasElement)).toHaveValue('🌿');
  },
};

/** A click on a suggestion replaces the text of the field. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(fieldIn(canvasElement)).toHaveValue('✨');
    await userEvent.click(suggestion(canvasElement, '🌿'));
    await expect(fieldIn(canvasElement)).toHaveValue('🌿');
    await expect(suggestion(canvasElement, '🌿')).toBePressed();
    await expect(suggestion(canvasElement, '🚶')).not.toBePressed();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('🌿');

    // The current emoji again is not a change.
    await userEvent.click(suggestion(canvasElement, '🌿'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** Focus selects the text, so typing replaces the emoji. */
export const Typing: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(fieldIn(canvasElement)).toHaveFocus();
    await userEvent.keyboard('🧘');
    await expect(fieldIn(canvasElement)).toHaveValue('🧘');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('🧘');
  },
};

/** Suggestions are buttons: Tab reaches them, Enter and Space pick one. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(suggestion(canvasElement, '🚶')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(fieldIn(canvasElement)).toHaveValue('🚶');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(fieldIn(canvasElement)).toHaveValue('🌿');
    await expect(suggestion(canvasElement, '🌿').getBoundingClientRect().width).toBeGreaterThan(43);
  },
};

/** The caller holds the text and may change it. */
export const Controlled: Story = {
  tags: ['behaviour'],
  render: function FirstTwo(args) {
    const [icon, setIcon] = useState('✨');
    return (
      <EmojiField
        {...args}
        value={icon}
        onValueChange={(next) => setIcon([...next].slice(0, 2).join(''))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.clear(fieldIn(canvasElement));
    await userEvent.type(fieldIn(canvasElement), 'abc');
    await expect(fieldIn(canvasElement)).toHaveValue('ab');
    await userEvent.click(suggestion(canvasElement, '☕'));
    await expect(fieldIn(canvasElement)).toHaveValue('☕');
  },
};

export const WithoutSuggestions: Story = {
  args: { suggestions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
    await expect(fieldIn(canvasElement)).toHaveValue('✨');
  },
};

export const WithDescriptionAndError: Story = {
  args: {
    description: 'One emoji, or two letters.',
    error: 'Please choose an icon',
    defaultValue: '',
  },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeInvalid();
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(
      'Please choose an icon One emoji, or two letters.',
    );
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(340),
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    const group = within(canvasElement).getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
