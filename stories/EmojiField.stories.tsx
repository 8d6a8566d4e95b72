import { EmojiField } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

const options = [
  { value: '🏃', label: 'Running', keywords: 'jog sport' },
  { value: '🚶', label: 'Walk', keywords: 'steps outside' },
  { value: '🧘', label: 'Meditation', keywords: 'yoga calm' },
  { value: '📖', label: 'Book', keywords: 'read' },
  { value: '💧', label: 'Water', keywords: 'drink' },
  { value: '🏊', label: 'Swimming', keywords: 'sport' },
  { value: '🎧', label: 'Headphones', keywords: 'music podcast' },
  { value: '🌙', label: 'Moon', keywords: 'sleep night' },
  { value: '🥗', label: 'Salad', keywords: 'greens vegetables' },
  { value: '☎️', label: 'Telephone', keywords: 'call' },
];
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Icon' });

const suggestion = (canvasElement: HTMLElement, emoji: string) =>
  within(within(canvasElement).getByRole('group', { name: 'Suggestions' })).getByRole('button', {
    name: emoji,
  });

const moreButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'More icons' });

const openOptions = async (canvasElement: HTMLElement) => {
  await userEvent.click(moreButton(canvasElement));
  const panel = within(canvasElement);
  return {
    search: panel.getByRole('searchbox', { name: 'Search icons' }),
    list: panel.getByRole('listbox', { name: 'Search icons' }),
    option: (name: string) => panel.getByRole('option', { name }),
  };
};

/** An icon to type, to pick from suggestions, or to search for. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <HabitIcon />,
  play: async ({ canvasElement }) => {
    await userEvent.click(suggestion(canvasElement, '🌿'));
    await expect(fieldIn(canvasElement)).toHaveValue('🌿');
    const { search } = await openOptions(canvasElement);
    await userEvent.type(search, 'run{Enter}');
    await expect(fieldIn(canvasElement)).toHaveValue('🏃');
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

/** Many more emoji, one press away, with words that find them. */
export const WithOptions: Story = {
  args: { options, defaultValue: '📖' },
  play: async ({ canvasElement, args }) => {
    const { search, list, option } = await openOptions(canvasElement);
    await expect(moreButton(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(option('Book')).toHaveAttribute('aria-selected', 'true');

    await userEvent.type(search, 'run');
    await expect(within(list).getAllByRole('option')).toEqual([option('Running')]);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1 icon');
    await userEvent.click(option('Running'));
    await expect(fieldIn(canvasElement)).toHaveValue('🏃');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await expect(moreButton(canvasElement)).toHaveFocus();

    await openOptions(canvasElement);
  },
};

/** Arrow keys walk through the grid, Enter chooses, Escape closes it. */
export const OptionsWithTheKeyboard: Story = {
  tags: ['behaviour'],
  args: { options, defaultValue: '📖', suggestions: [] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const search = within(canvasElement).getByRole('searchbox');
    await expect(search).toHaveFocus();
    // The one stop of the list is what the field has.
    await userEvent.tab();
    const option = (name: string) => within(canvasElement).getByRole('option', { name });
    await expect(option('Book')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(option('Water')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(option('Running')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const below = option('Running').ownerDocument.activeElement as HTMLElement;
    await expect(below.offsetLeft).toBe(option('Running').offsetLeft);
    await expect(below.offsetTop).toBeGreaterThan(option('Running').offsetTop);
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(option('Telephone')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await expect(moreButton(canvasElement)).toHaveFocus();

    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('sport');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(fieldIn(canvasElement)).toHaveValue('🏊');
  },
};

/** A search that finds nothing says so; Enter then chooses nothing and submits nothing. */
export const NothingFound: Story = {
  tags: ['behaviour'],
  args: { options },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.setAttribute('data-submitted', '');
      }}
    >
      <EmojiField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const { search } = await openOptions(canvasElement);
    await userEvent.type(search, 'spaceship{Enter}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('0 icons'),
    );
    await expect(fieldIn(canvasElement)).toHaveValue('✨');
    await expect(canvasElement.querySelector('[data-submitted]')).toBeNull();
  },
};

export const OptionsRightToLeft: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  parameters: inOwnWindow(480),
  args: { options },
  play: async ({ canvasElement }) => {
    const { option } = await openOptions(canvasElement);
    option('Running').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(option('Walk')).toHaveFocus();
  },
};

export const OptionsInLargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(340),
  args: { options },
  play: async ({ canvasElement }) => {
    const { list, option } = await openOptions(canvasElement);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(option('Running').getBoundingClientRect().width).toBeGreaterThan(43);
  },
};
