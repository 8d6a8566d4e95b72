import { EmojiTile, List, Switch } from '@daybow/components';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Reminders } from './examples/Switch';
import exampleCode from './examples/Switch.tsx?raw';
import { withSource } from './support/docs';
import { inOwnWindow } from './support/frames';

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  args: {
    label: 'Notifications',
    description: 'Daily reminders for habits',
    onCheckedChange: fn(),
  },
  argTypes: {
    icon: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(350px, 80vw)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A setting whose state the app holds, as a row of a list. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Reminders />,
  play: async ({ canvas }) => {
    const reminders = canvas.getByRole('switch', { name: 'Notifications' });
    await userEvent.click(reminders);
    await expect(reminders).not.toBeChecked();
  },
};

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Notifications' });
    await expect(control).toHaveAccessibleDescription('Daily reminders for habits');
    await expect(control).not.toBeChecked();

    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);

    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = {
  args: { defaultChecked: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** Rows as on the Settings screen: the list draws the card and the lines between rows. */
export const InAList: Story = {
  render: () => (
    <List>
      <Switch
        icon={
          <EmojiTile tint={1}>
            <BellIcon />
          </EmojiTile>
        }
        label="Notifications"
        description="Daily reminders for habits"
        defaultChecked
      />
      <Switch
        icon={
          <EmojiTile tint={5}>
            <MoonIcon />
          </EmojiTile>
        }
        label="Dark Mode"
        description="Coming soon"
        disabled
      />
    </List>
  ),
  play: async ({ canvas }) => {
    const [notifications, darkMode] = canvas.getAllByRole('switch');
    await expect(notifications).toHaveAccessibleName('Notifications');
    await expect(notifications).toBeChecked();
    await expect(darkMode).toHaveAccessibleName('Dark Mode');
    await expect(darkMode).toBeDisabled();
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(76);
    }
  },
};

/** A click on the label toggles the switch. */
export const ClickOnTheWords: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(canvas.getByText('Notifications'));
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Daily reminders for habits'));
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

const onRowClick = fn();

/** In a row that takes clicks itself, a press on the switch is one click of the row. */
export const InAClickableRow: Story = {
  tags: ['behaviour', 'no-picture'],
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={onRowClick}>
      <Switch {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    onRowClick.mockClear();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(onRowClick).toHaveBeenCalledOnce();
    await expect(args.onCheckedChange).toHaveBeenCalledOnce();
  },
};

/** Tab reaches it; Space and Enter toggle it. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

function StaysOn({ onCheckedChange, ...args }: ComponentProps<typeof Switch>) {
  const [isOn, setOn] = useState(false);
  const handleCheckedChange = (checked: boolean) => {
    onCheckedChange?.(checked);
    if (checked) setOn(true);
  };
  return <Switch {...args} checked={isOn} onCheckedChange={handleCheckedChange} />;
}

/** The caller holds the state, and here keeps the reminders on. */
export const Controlled: Story = {
  tags: ['behaviour'],
  render: (args) => <StaysOn {...args} />,
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Disabled: Story = {
  args: { label: 'Dark Mode', description: 'Coming soon', disabled: true },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Dark Mode' });
    await expect(control).toBeDisabled();
    await userEvent.click(canvas.getByText('Dark Mode'));
    await userEvent.click(control);
    await userEvent.tab();
    await expect(control).not.toHaveFocus();
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const DisabledOn: Story = {
  args: { label: 'Sync', description: 'Set by your school', disabled: true, defaultChecked: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Sync' });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

/** In a form it is a checkbox: submitted under its name when on, and restored by a reset. */
export const InAForm: Story = {
  args: { name: 'reminders', value: 'daily' },
  render: (args) => (
    <form aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <Switch {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const control = canvas.getByRole('switch');
    const submitted = () => new FormData(form).get('reminders');

    await expect(submitted()).toBeNull();
    await userEvent.click(control);
    await expect(submitted()).toBe('daily');

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(control).not.toBeChecked());
    await expect(submitted()).toBeNull();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

/** With `required`, the form is invalid until it is on. */
export const RequiredInAForm: Story = {
  args: { label: 'I have read the notes', description: undefined, name: 'read', required: true },
  render: InAForm.render,
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-required', 'true');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(form.checkValidity()).toBe(true);
  },
};

export const WithError: Story = {
  args: { error: 'Allow notifications in the browser first' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Notifications' });
    await expect(control).toHaveAccessibleDescription(
      'Allow notifications in the browser first Daily reminders for habits',
    );
    await expect(control).toBeInvalid();
  },
};

export const WithoutDescription: Story = {
  args: { description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toHaveAttribute('aria-describedby');
  },
};

export const LongContent: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänserinnerungen',
    description: 'A reminder every evening at eight, on each day on which something is still due',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('switch').getBoundingClientRect().width).toBe(56);
  },
};

export const RightToLeft: Story = {
  args: { label: 'الإشعارات', description: 'تذكير يومي بالعادات', name: 'reminders' },
  globals: { direction: 'rtl' },
  parameters: inOwnWindow(140),
  render: InAForm.render,
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getByRole('switch', { name: 'الإشعارات' });
    const words = canvas.getByText('الإشعارات');
    await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(
      words.getBoundingClientRect().left,
    );
    await userEvent.click(control);
    await expect(control).toBeChecked();
    // The native checkbox is behind the switch and takes no space.
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With text at 200 %, the switch is on a line of its own. */
export const LargeText: Story = {
  args: {
    icon: (
      <EmojiTile tint={1}>
        <BellIcon />
      </EmojiTile>
    ),
  },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(260),
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getByRole('switch').getBoundingClientRect();
    const words = within(canvasElement).getByText('Daily reminders for habits');
    await expect(control.top).toBeGreaterThanOrEqual(words.getBoundingClientRect().bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
