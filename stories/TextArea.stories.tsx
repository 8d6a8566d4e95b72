import { TextArea } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Note } from './examples/TextArea';
import exampleCode from './examples/TextArea.tsx?raw';
import { withSource } from './support/docs';
import { onCard } from './support/charts';
import { inColumn } from './support/frames';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'Write a note (optional)', rows: 4, onChange: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Write a note (optional)' });

/** A note, and its length. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Note />,
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'Slept well.');
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription('11 characters');
  },
};

/** Enter starts a new line. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(within(canvasElement).getByText('Write a note (optional)'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Slept well.{Enter}Up early.');
    await expect(field).toHaveValue('Slept well.\nUp early.');
    await expect(args.onChange).toHaveBeenCalledTimes(21);
  },
};

export const Filled: Story = {
  args: { defaultValue: 'Long walk before work. Head feels clear.' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveValue('Long walk before work. Head feels clear.');
  },
};

/** The field grows with its text, so that all of it is visible. */
export const Growing: Story = {
  args: { rows: 2 },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    const before = field.offsetHeight;
    await userEvent.type(field, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five{Enter}Six');
    if (CSS.supports('field-sizing', 'content')) {
      await expect(field.offsetHeight).toBeGreaterThan(before);
      await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    }
    await expect(field).toHaveValue('One\nTwo\nThree\nFour\nFive\nSix');
  },
};

export const WithDescriptionAndError: Story = {
  args: { description: 'Only you read this.', error: 'The note could not be saved' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeInvalid();
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(
      'The note could not be saved Only you read this.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Busy, but I kept the evening for myself.' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeDisabled();
    await userEvent.type(fieldIn(canvasElement), '!');
    await expect(fieldIn(canvasElement)).toHaveValue('Busy, but I kept the evening for myself.');
  },
};

/** Ruled paper: each line of text stands on a line of 28 px, and the field has no edge of its own. */
export const Ruled: Story = {
  args: { variant: 'ruled' },
  decorators: [onCard],
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(field.clientHeight).toBe(4 * 28);
    await userEvent.type(field, 'One{enter}two{enter}three{enter}four{enter}five');
    await expect(field.clientHeight).toBe(5 * 28);
    await expect(getComputedStyle(field).borderTopWidth).toBe('0px');
  },
};

/** On ruled paper an error and the focus are seen as elsewhere, in forced colours too. */
export const RuledInForcedColours: Story = {
  tags: ['behaviour', 'forced-colors'],
  args: { variant: 'ruled', error: 'The note could not be saved' },

  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field).outlineStyle).toBe('solid');
  },
};

/** Near the limit the field counts the characters left; past it, the excess. Nothing is cut off. */
export const Limited: Story = {
  args: { characterLimit: 40, description: 'Only you read this.' },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    const status = within(canvasElement).getByRole('status');
    await userEvent.type(field, 'x'.repeat(35));
    await expect(field).toHaveAccessibleDescription('Only you read this.');
    await userEvent.type(field, 'yz');
    await expect(field).toHaveAccessibleDescription('Only you read this. 3 characters left');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.paste('👨‍👩‍👧‍👦👨‍👩‍👧‍👦');
    await expect(field).toHaveAccessibleDescription('Only you read this. 1 character left');
    await expect(field).toBeValid();
    // The count is announced once, in a pause of the typing.
    await waitFor(() => expect(status).toHaveTextContent(/^1 character left$/), { timeout: 3000 });

    await userEvent.type(field, 'abc');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('2 characters too many Only you read this.');
  },
};

/** The caller holds the text and provides the messages. */
export const LimitedInOtherWords: Story = {
  args: {
    value: 'Zu lang',
    characterLimit: 7,
    charactersLeftText: (left) => `noch ${left} Zeichen`,
  },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription('noch 0 Zeichen');
    await expect(fieldIn(canvasElement)).toBeValid();
  },
};
