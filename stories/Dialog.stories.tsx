import {
  Button,
  Dialog,
  EmojiTile,
  Fab,
  TextField,
  ToastProvider,
  useToast,
} from '@daybow/components';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddHabit } from './examples/Dialog';
import exampleCode from './examples/Dialog.tsx?raw';
import { writtenAs } from './support/docs';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Add New Habit',
    trigger: <Button>Add</Button>,
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        <TextField label="Habit name" placeholder="For example: Evening walk" />
        <Button block>Add Habit</Button>
      </div>
    ),
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: { control: false },
    children: { control: false },
    icon: { control: false },
    container: { control: false },
  },
  globals: { viewport: { value: 'mobile2' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Presses Add and waits until the sheet has come to rest. */
async function openDialog(name: RegExp | string = 'Add') {
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return dialog;
}

/** What the page is told of the sheet's height. */
function published() {
  return document.documentElement.style.getPropertyValue('--daybow-dialog-block-size');
}

/** The page behind the dialog, which a real press on it hits first. */
function scrim() {
  return screen.getByRole('presentation', { hidden: true });
}

/** A form in a dialog that the app closes once it is sent. */
export const Example: Story = {
  parameters: writtenAs(exampleCode),
  render: () => <AddHabit />,
  play: async () => {
    await openDialog();
    await userEvent.keyboard('Evening walk{Enter}');
    await gone();
    await expect(screen.getByText('Meditate, Evening walk')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
  },
};

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog).toHaveAccessibleName('Add New Habit');
    await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Add New Habit',
    );
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The head can carry a picture and a line below the title, which describes the dialog. */
export const WithIconAndDescription: Story = {
  args: {
    defaultOpen: true,
    title: 'Read 20 mins',
    description: '9-day streak · 21 times in 4 weeks',
    icon: <EmojiTile tint={1}>📖</EmojiTile>,
    children: <Button block>Save changes</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Read 20 mins' });
    await expect(dialog).toHaveAccessibleDescription('9-day streak · 21 times in 4 weeks');
  },
};

/**
 * Without a description nothing is promised to screen readers that isn't there, and nothing is
 * complained of: https://github.com/radix-ui/primitives/issues/3855
 */
export const WithoutDescription: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveAttribute('aria-describedby');
  },
};

/** Focus goes to the first control of the content, and Tab stays within, round and round. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Habit name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Add Habit' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** What has `autoFocus` gets the focus, wherever it stands. */
export const AutoFocus: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        <TextField label="Icon" defaultValue="✨" />
        <TextField label="Habit name" autoFocus />
      </div>
    ),
  },
  play: async () => {
    const dialog = await openDialog();
    const name = within(dialog).getByRole('textbox', { name: 'Habit name' });
    await expect(name).toHaveFocus();
    // Focus that lands behind the dialog comes back at once.
    screen.getByRole('button', { name: 'Add', hidden: true }).focus();
    await expect(name).toHaveFocus();
  },
};

/** With nothing to operate but the close button, that one gets the focus. */
export const WordsOnly: Story = {
  args: { title: 'About', trigger: <Button>About</Button>, children: 'Version 1.0.0' },
  play: async () => {
    const dialog = await openDialog('About');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

function OpenedByAFab({ onOpenChange, ...args }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(false);
  const handleOpenChange = (open: boolean) => {
    onOpenChange?.(open);
    setOpen(open);
  };
  return (
    <>
      <Fab label="Add habit" onClick={() => setOpen(true)}>
        <PlusIcon weight="bold" aria-hidden="true" />
      </Fab>
      <Dialog {...args} open={isOpen} onOpenChange={handleOpenChange}>
        <TextField label="Habit name" autoFocus />
        <Button onClick={() => setOpen(false)}>Add Habit</Button>
      </Dialog>
    </>
  );
}

/** The caller holds the state and opens the dialog from anywhere; focus returns there. */
export const ControlledAndFocusReturn: Story = {
  args: { trigger: undefined },
  render: (args) => <OpenedByAFab {...args} />,
  play: async ({ args }) => {
    let dialog = await openDialog('Add habit');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add habit' })).toHaveFocus());

    dialog = await openDialog('Add habit');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Habit' }));
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add habit' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

/** A caller that does not let go keeps the dialog open. */
export const ControlledOpen: Story = {
  args: { open: true, trigger: undefined },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** A press beside the dialog closes it; the second half of a double click that opened it does not. */
export const PressOutside: Story = {
  play: async ({ args }) => {
    await openDialog();
    await fireEvent.click(scrim(), { detail: 2 });
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.click(scrim());
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

function CountsHabits(args: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(true);
  const [count, setCount] = useState(0);
  const handleAdd = () => {
    setCount(count + 1);
    setOpen(false);
  };
  return (
    <>
      <output aria-label="Habits">{count}</output>
      <Dialog {...args} open={isOpen} onOpenChange={setOpen}>
        <Button onClick={handleAdd}>Add Habit</Button>
      </Dialog>
    </>
  );
}

/** On its way out it takes no more presses: a double click on its button is one press. */
export const DoubleClick: Story = {
  args: { trigger: undefined },
  render: (args) => <CountsHabits {...args} />,
  play: async ({ canvas }) => {
    const button = await screen.findByRole('button', { name: 'Add Habit' });
    await userEvent.click(button);
    await expect(button.closest('[inert]')).not.toBeNull();
    await gone();
    await expect(canvas.getByRole('status', { name: 'Habits' })).toHaveTextContent('1');
  },
};

/** A control that needs Escape for itself keeps it, by preventing or by stopping the key press. */
export const EscapeKept: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        <TextField
          label="Prevents it"
          onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
        />
        <TextField
          label="Stops it"
          onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
        />
        <TextField label="Lets it go" />
      </div>
    ),
  },
  play: async ({ args }) => {
    const dialog = within(await openDialog());
    for (const label of ['Prevents it', 'Stops it']) {
      await userEvent.click(dialog.getByRole('textbox', { name: label }));
      await userEvent.keyboard('{Escape}');
    }
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');

    // While an input method is at work, Escape drops what is half typed.
    const field = dialog.getByRole('textbox', { name: 'Lets it go' });
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');

    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

function AddWithToasts(args: ComponentProps<typeof Dialog>) {
  const toast = useToast();
  const handleAdd = () => toast({ tone: 'error', message: 'Please enter a habit name' });
  return (
    <Dialog {...args}>
      <Button onClick={handleAdd}>Add Habit</Button>
    </Dialog>
  );
}

/** An open dialog takes Escape first; the next one is the toast's. Presses on a toast leave it open. */
export const EscapeOrder: Story = {
  render: (args) => (
    <ToastProvider duration={Infinity}>
      <AddWithToasts {...args} />
    </ToastProvider>
  ),
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Habit' }));
    const toast = await screen.findByRole('listitem');
    await userEvent.click(within(toast).getByText('Please enter a habit name'));
    await expect(dialog).toHaveAttribute('data-state', 'open');

    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByRole('listitem')).toHaveTextContent('Please enter a habit name');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);

    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** On a narrow screen the page knows how high the sheet is while it is open. */
export const SheetHeight: Story = {
  play: async () => {
    await expect(published()).toBe('');
    const dialog = await openDialog();
    await waitFor(() => expect(published()).toBe(`${dialog.offsetHeight}px`));
    await expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(published()).toBe(''));
  },
};

/** The page behind does not scroll; what is too long scrolls within, below the head. */
export const LongContent: Story = {
  args: {
    title: 'What counts as a day, and other questions that people have asked about streaks',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>A streak counts the days on which something was due and done.</p>
    )),
  },
  play: async () => {
    const dialog = await openDialog();
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(40);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);

    dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' });
    await expect(dialog.scrollTop).toBeGreaterThan(0);
    await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      dialog.getBoundingClientRect().top,
    );
    await userEvent.click(close);
    await gone();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

/** From 600 px on it stands in the middle of the screen. */
export const WideScreen: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const dialog = await openDialog();
    const box = dialog.getBoundingClientRect();
    await expect(window.innerWidth).toBeGreaterThanOrEqual(600);
    await expect(box.top).toBeCloseTo(window.innerHeight - box.bottom, 0);
    await expect(box.left).toBeCloseTo(window.innerWidth - box.right, 0);
    await expect(box.width).toBeLessThanOrEqual(430);
    await expect(published()).toBe('');
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'إضافة عادة جديدة',
    closeLabel: 'إغلاق',
    defaultOpen: true,
    children: <TextField label="اسم العادة" />,
  },
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'إضافة عادة جديدة' });
    const close = within(dialog).getByRole('button', { name: 'إغلاق' });
    const title = within(dialog).getByRole('heading');
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(
      title.getBoundingClientRect().left,
    );
  },
};

export const LargeText: Story = {
  args: { defaultOpen: true, description: 'Give it a name and a picture' },
  globals: { textSize: '200%' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await expect(close.getBoundingClientRect().width).toBe(44);
  },
};
