import {
  BarChart,
  Button,
  Dialog,
  DialogClose,
  type DialogChangeReason,
  EmojiTile,
  Fab,
  IconButton,
  Menu,
  MenuItem,
  TextField,
  ToastProvider,
  useToast,
} from '@daybow/components';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsThreeVertical';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddHabit } from './examples/Dialog';
import exampleCode from './examples/Dialog.tsx?raw';
import { withSource } from './support/docs';
import { RouterLink } from './support/RouterLink';

const meta = {
  title: 'Components/Feedback/Dialog',
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
    actions: { control: false },
    container: { control: false },
  },
  globals: { viewport: { value: 'mobile2' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Whether another element is above the middle of one that has been scrolled to. */
function isCovered(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return !element.contains(above);
}

/** Clicks Add and waits for the end of the dialog's animation. */
async function openDialog(name: RegExp | string = 'Add') {
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return dialog;
}

/** The custom property that tells the toasts how high the sheet is. */
function publishedHeight() {
  const toasts = document.querySelector<HTMLElement>('.daybow-ToastProvider');
  return toasts?.style.getPropertyValue('--daybow-dialog-block-size');
}

/** What `onOpenChange` is told of a change. */
const how = (reason: DialogChangeReason) => expect.objectContaining({ reason });

/** The scrim, which a click beside the dialog hits first. */
function scrim() {
  return screen.getByRole('presentation', { hidden: true });
}

/** A form in a dialog that closes when it is submitted. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <AddHabit />,
  play: async () => {
    await openDialog();
    await userEvent.keyboard('Evening walk{Enter}');
    await expectClosed();
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
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, how('trigger'));

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, how('close'));
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

/** The header can hold a picture and a description below the title. */
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

/** A menu beside the title: Escape closes the menu first, and what is chosen in it leaves the dialog open. */
export const WithActions: Story = {
  args: {
    defaultOpen: true,
    title: 'Read 20 mins',
    icon: <EmojiTile tint={1}>📖</EmojiTile>,
    actions: (
      <Menu
        trigger={
          <IconButton variant="flat" aria-label="Actions">
            <DotsThreeVerticalIcon weight="bold" />
          </IconButton>
        }
      >
        <MenuItem>Edit</MenuItem>
        <MenuItem variant="danger">Delete</MenuItem>
      </Menu>
    ),
    children: <Button block>Save changes</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Read 20 mins' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus());
    const trigger = within(dialog).getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await expect(within(dialog).getByRole('menu', { name: 'Actions' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByRole('menu')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(dialog).findByRole('menuitem', { name: 'Delete' }));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(trigger).toHaveFocus();
  },
};

/**
 * Without a description there is no `aria-describedby`, and no warning is logged:
 * https://github.com/radix-ui/primitives/issues/3855
 */
export const WithoutDescription: Story = {
  tags: ['behaviour'],
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveAttribute('aria-describedby');
  },
};

/** Focus moves to the first control of the content, and Tab cycles inside the dialog. */
export const Keyboard: Story = {
  tags: ['behaviour'],
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
    // Not only after the exit animation.
    await expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
    await expectClosed();
    await expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, how('escape'));
  },
};

/**
 * A screen reader that finds the focus on what is hidden announces nothing, so the page is hidden a little
 * after the focus has moved, and is back before the focus returns.
 */
export const FocusBeforeHiding: Story = {
  tags: ['behaviour'],
  play: async () => {
    const add = screen.getByRole('button', { name: 'Add' });
    const isHidden = () => add.closest('[aria-hidden=true]') !== null;
    const focusedWhenHidden: (string | undefined)[] = [];
    const observer = new MutationObserver(() => {
      if (isHidden()) focusedWhenHidden.push(document.activeElement?.tagName);
    });
    observer.observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-hidden'],
    });
    let wasHiddenOnReturn: boolean | undefined;
    add.addEventListener('focus', () => (wasHiddenOnReturn = isHidden()));
    add.focus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await expect(isHidden()).toBe(false);
    await waitFor(() => expect(isHidden()).toBe(true));
    await expect(focusedWhenHidden).toEqual(['INPUT']);

    // What is around it stays, so that it comes back among parents that are known.
    await expect(add.parentElement?.closest('[aria-hidden=true]')).toBeNull();

    await userEvent.keyboard('{Escape}');
    await expect(add).toHaveFocus();
    await expect(wasHiddenOnReturn).toBe(false);
    observer.disconnect();
    await expectClosed();
  },
};

/** An element with `autoFocus` gets the focus, wherever it is. */
export const AutoFocus: Story = {
  tags: ['behaviour'],
  args: {
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        <TextField label="Icon" defaultValue="✨" />
        <TextField label="Habit name" autoFocus />
      </div>
    ),
  },
  play: async () => {
    const add = screen.getByRole('button', { name: 'Add' });
    const dialog = await openDialog();
    const name = within(dialog).getByRole('textbox', { name: 'Habit name' });
    await expect(name).toHaveFocus();
    // Focus behind the dialog is moved back at once.
    add.focus();
    await expect(name).toHaveFocus();
  },
};

/** Without any other control, the close button gets the focus. */
export const WordsOnly: Story = {
  args: { title: 'About', trigger: <Button>About</Button>, children: 'Version 1.0.0' },
  play: async () => {
    const dialog = await openDialog('About');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

function OpenedByAFab({ onOpenChange, ...args }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(false);
  const handleOpenChange: typeof onOpenChange = (open, change) => {
    onOpenChange?.(open, change);
    setOpen(open);
  };
  return (
    <>
      <Fab aria-label="Add habit" onClick={() => setOpen(true)}>
        <PlusIcon weight="bold" aria-hidden="true" />
      </Fab>
      <Dialog {...args} open={isOpen} onOpenChange={handleOpenChange}>
        <TextField label="Habit name" autoFocus />
        <Button onClick={() => setOpen(false)}>Add Habit</Button>
      </Dialog>
    </>
  );
}

/**
 * The caller holds the state and opens the dialog from any button; focus returns to that button.
 */
export const ControlledAndFocusReturn: Story = {
  tags: ['behaviour'],
  args: { trigger: undefined },
  render: (args) => <OpenedByAFab {...args} />,
  play: async ({ args }) => {
    let dialog = await openDialog('Add habit');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, how('escape'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add habit' })).toHaveFocus());

    dialog = await openDialog('Add habit');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Habit' }));
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add habit' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

/** A controlled dialog stays open if the caller keeps `open` true. */
export const ControlledOpen: Story = {
  tags: ['behaviour'],
  args: { open: true, trigger: undefined },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/**
 * A click beside the dialog closes it; the second click of a double click that opened it doesn't.
 */
export const PressOutside: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await openDialog();
    await fireEvent.click(scrim(), { detail: 2 });
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.click(scrim());
    await expectClosed();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, how('outside'));
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

/** A closing dialog ignores clicks, so that a double click on its button counts once. */
export const DoubleClick: Story = {
  tags: ['behaviour'],
  args: { trigger: undefined },
  render: (args) => <CountsHabits {...args} />,
  play: async ({ canvas }) => {
    const button = await screen.findByRole('button', { name: 'Add Habit' });
    await userEvent.dblClick(button);
    await expectClosed();
    await expect(canvas.getByRole('status', { name: 'Habits' })).toHaveTextContent('1');
  },
};

/** A control can keep Escape to itself by preventing the default or stopping the event. */
export const EscapeKept: Story = {
  tags: ['behaviour'],
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

    // During text composition, Escape cancels the composition only.
    const field = dialog.getByRole('textbox', { name: 'Lets it go' });
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');

    await userEvent.keyboard('{Escape}');
    await expectClosed();
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

/** Escape closes the dialog first, then the toast. A click on a toast leaves the dialog open. */
export const EscapeOrder: Story = {
  tags: ['behaviour'],
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
    await expectClosed();
    await expect(screen.getByRole('listitem')).toHaveTextContent('Please enter a habit name');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);

    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** On a narrow screen the toasts know the height of an open sheet. */
export const SheetHeight: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <ToastProvider>
      <Dialog {...args} />
    </ToastProvider>
  ),
  play: async () => {
    await expect(publishedHeight()).toBe('');
    const dialog = await openDialog();
    await waitFor(() => expect(publishedHeight()).toBe(`${dialog.offsetHeight}px`));
    await expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(publishedHeight()).toBe(''));
  },
};

/** The page behind doesn't scroll; long content scrolls inside the dialog, below its header. */
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
    await expectClosed();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

/** From 600 px on, the dialog is in the middle of the screen. */
export const WideScreen: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <ToastProvider>
      <Dialog {...args} />
    </ToastProvider>
  ),
  play: async () => {
    const dialog = await openDialog();
    const box = dialog.getBoundingClientRect();
    await expect(window.innerWidth).toBeGreaterThanOrEqual(600);
    await expect(box.top).toBeCloseTo(window.innerHeight - box.bottom, 0);
    await expect(box.left).toBeCloseTo(window.innerWidth - box.right, 0);
    await expect(box.width).toBeLessThanOrEqual(480);
    await expect(box.height).toBeLessThanOrEqual(window.innerHeight - 96);
    await expect(publishedHeight()).toBe('');
  },
};

const box = (element: Element) => element.getBoundingClientRect();

/** A small one is 320 px wide, a large one 720 px, if there is room. */
export const Sizes: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      <Dialog {...args} size="small" trigger={<Button>Small</Button>} />
      <Dialog {...args} size="large" trigger={<Button>Large</Button>} />
    </>
  ),
  play: async () => {
    await expect(box(await openDialog('Small')).width).toBe(320);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(box(await openDialog('Large')).width).toBe(720);
  },
};

/** A tall one is nearly as high as the window whatever is in it. */
export const Tall: Story = {
  args: { tall: true },
  play: async () => {
    const { height } = box(await openDialog());
    await expect(height).toBeGreaterThanOrEqual(Math.min(700, window.innerHeight * 0.85));
  },
};

/** Drags the grip down, in steps of 20 ms, and lets it go. */
async function dragGrip(dialog: HTMLElement, steps: readonly number[]) {
  const grip = dialog.querySelector('.daybow-Dialog-grip');
  if (!grip) throw new Error('The sheet has no grip.');
  const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
  // Only a pointer that is down can be captured.
  Object.assign(grip, { setPointerCapture: () => {} });
  await fireEvent.pointerDown(grip, { ...pointer, clientY: 0 });
  for (const clientY of steps) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await fireEvent.pointerMove(grip, { ...pointer, clientY });
  }
  await fireEvent.pointerUp(grip, { ...pointer, clientY: steps.at(-1) ?? 0 });
}

/** The grip of a sheet drags it shut: by 96 px, or faster than half a pixel a millisecond. A short way moves it back. */
export const DraggedShut: Story = {
  tags: ['behaviour'],
  args: { placement: 'sheet' },
  play: async ({ args }) => {
    const dialog = await openDialog();
    const { top } = box(dialog);
    await dragGrip(dialog, [5, 10, 15, 20]);
    await waitFor(() => expect(box(dialog).top).toBeCloseTo(top, 0));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);

    await dragGrip(dialog, [5, 10, 50, 80, 100, 101, 102]);
    await expectClosed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'drag' }),
    );

    await dragGrip(await openDialog(), [20, 40, 60, 80]);
    await expectClosed();
  },
};

/** In the centre of a narrow screen, too. */
export const InTheCenter: Story = {
  args: { placement: 'center' },
  render: (args) => (
    <ToastProvider>
      <Dialog {...args} />
    </ToastProvider>
  ),
  play: async () => {
    const { top, bottom, left, right } = box(await openDialog());
    await expect(top).toBeCloseTo(window.innerHeight - bottom, 0);
    await expect(left).toBeCloseTo(window.innerWidth - right, 0);
    await expect(left).toBeGreaterThan(0);
    await expect(publishedHeight()).toBe('');
  },
};

/** A sheet at the foot of a wide screen, too; toasts are above it. */
export const SheetOnAWideScreen: Story = {
  args: { placement: 'sheet' },
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <ToastProvider>
      <Dialog {...args} />
    </ToastProvider>
  ),
  play: async () => {
    const dialog = await openDialog();
    const { bottom, left, right } = box(dialog);
    await expect(bottom).toBeCloseTo(window.innerHeight, 0);
    await expect(left).toBeCloseTo(window.innerWidth - right, 0);
    await waitFor(() => expect(publishedHeight()).toBe(`${dialog.offsetHeight}px`));
  },
};

/** Along the whole side at which lines end. */
export const AtTheSide: Story = {
  args: { placement: 'side', title: 'Filters' },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const { top, bottom, left, right } = box(await openDialog());
    await expect([top, bottom]).toEqual([0, window.innerHeight]);
    await expect(right).toBeCloseTo(window.innerWidth, 0);
    await expect(left).toBeGreaterThan(window.innerWidth / 3);
  },
};

/** Beside it, a part of the page stays to be pressed. */
export const AtTheSideRightToLeft: Story = {
  args: { placement: 'side', title: 'الفلاتر', closeLabel: 'إغلاق' },
  globals: { direction: 'rtl' },
  play: async () => {
    const { left, right } = box(await openDialog());
    await expect(left).toBeCloseTo(0, 0);
    await expect(right).toBeLessThan(window.innerWidth);
  },
};

/** Over the whole window. */
export const Full: Story = {
  args: { placement: 'full' },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const { top, bottom, left, right } = box(await openDialog());
    await expect([top, bottom]).toEqual([0, window.innerHeight]);
    await expect([left, right]).toEqual([0, window.innerWidth]);
  },
};

/** A question that has to be answered: only its own buttons close it. */
export const NotDismissible: Story = {
  args: {
    role: 'alertdialog',
    title: 'Keep your changes?',
    dismissible: false,
    placement: 'center',
    size: 'small',
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <DialogClose variant="solid">Keep them</DialogClose>
        <DialogClose>Discard them</DialogClose>
      </div>
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('alertdialog');
    const keep = within(dialog).getByRole('button', { name: 'Keep them' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(within(dialog).getAllByRole('button')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(scrim());
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, how('close'));
  },
};

/** `cancel` keeps a dialog as it is: here, whatever closes it but its own button. */
export const Cancelled: Story = {
  args: {
    onOpenChange: fn((open, { reason, cancel }) => {
      if (!open && reason !== 'close') cancel();
    }),
  },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, how('escape'));
    await userEvent.click(scrim());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, how('outside'));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectClosed();
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

const manyFields = (
  <div style={{ display: 'grid', gap: 20 }}>
    {Array.from({ length: 10 }, (_, index) => (
      <TextField key={index} label={`Question ${index + 1}`} />
    ))}
  </div>
);

/** The head covers nothing that has the focus, however high its words make it. */
export const HighHead: Story = {
  tags: ['behaviour'],
  args: {
    title: 'What counts as a day, and other questions that people have asked about streaks',
    description:
      'Answer those that matter to you. What you leave empty stays as it is, also for days gone by.',
    children: manyFields,
  },
  play: async () => {
    const dialog = await openDialog();
    const fields = within(dialog).getAllByRole('textbox');
    fields.at(-1)?.focus();
    for (const field of fields.toReversed()) {
      await expect(field).toHaveFocus();
      await expect(isCovered(field)).toBe(false);
      await userEvent.tab({ shift: true });
    }
  },
};

/** A head that would take much of the window scrolls with the rest. */
export const LargeTextInASmallWindow: Story = {
  tags: ['behaviour'],
  args: { ...HighHead.args },
  globals: { textSize: '200%', viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await openDialog();
    const title = within(dialog).getByRole('heading');
    const { top } = title.getBoundingClientRect();
    dialog.scrollTo({ top: 200, behavior: 'instant' });
    await expect(title.getBoundingClientRect().top).toBeCloseTo(top - 200, 0);
  },
};

const onCancel = fn();

/** A `DialogClose` closes the dialog from within, also as another element. */
export const ClosedFromWithin: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <DialogClose onClick={onCancel}>Cancel</DialogClose>
        <DialogClose render={<RouterLink to="/help" />}>Read more</DialogClose>
        <DialogClose onClick={(event) => event.preventDefault()}>Not yet</DialogClose>
      </div>
    ),
  },
  play: async ({ args }) => {
    onCancel.mockClear();
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expectClosed();
    await expect(onCancel).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, how('close'));
    await expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();

    const again = await openDialog();
    await userEvent.click(within(again).getByRole('link', { name: 'Read more' }));
    await expectClosed();
  },
};

/** Children may be a function, which gets what closes the dialog: after a save, for instance. */
export const FunctionOfClose: Story = {
  args: {
    children: (close) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <TextField label="Habit name" />
      </form>
    ),
  },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Walk{Enter}');
    await expectClosed();
  },
};

/** Escape does one thing at a time: it hides the cursor of a chart before it closes the dialog. */
export const EscapeInAChart: Story = {
  tags: ['behaviour'],
  args: {
    title: 'Water',
    children: (
      <BarChart
        aria-label="Glasses"
        data={[
          { label: 'Mon', value: 4 },
          { label: 'Tue', value: 6 },
        ]}
      />
    ),
  },
  play: async () => {
    const dialog = await openDialog();
    const slider = await within(dialog).findByRole('slider', { name: 'Glasses' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('data-shown');
    await userEvent.keyboard('{Escape}');
    await expect(slider).not.toHaveAttribute('data-shown');
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  },
};
