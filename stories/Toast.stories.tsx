import {
  BottomNav,
  BottomNavItem,
  Button,
  Dialog,
  Fab,
  type ToastOptions,
  ToastProvider,
  useToast,
} from '@daybow/components';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { App } from './examples/Toast';
import exampleCode from './examples/Toast.tsx?raw';
import { writtenAs } from './support/docs';

const added = { tone: 'success', message: 'Added "Evening walk" to your habits!' } as const;
const missing = { tone: 'error', message: 'Please enter a habit name' } as const;
const reminder = { tone: 'info', message: 'Reminders come at eight' } as const;

interface ShowButtonProps extends ToastOptions {
  children: string;
}

function ShowButton({ children, ...options }: ShowButtonProps) {
  const toast = useToast();
  return (
    <Button size="small" variant="soft" onClick={() => toast(options)}>
      {children}
    </Button>
  );
}

const buttons = (
  <div style={{ display: 'flex', gap: 8 }}>
    <ShowButton {...added}>Success</ShowButton>
    <ShowButton {...missing}>Error</ShowButton>
    <ShowButton {...reminder}>Info</ShowButton>
  </div>
);

function AddDialog() {
  return (
    <Dialog title="Add New Habit" trigger={<Button>Add</Button>}>
      <ShowButton {...missing}>Add Habit</ShowButton>
    </Dialog>
  );
}

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  args: {
    children: buttons,
    duration: Infinity,
  },
  argTypes: {
    children: { control: false },
    container: { control: false },
  },
  globals: { viewport: { value: 'mobile2' } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 320 },
    },
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

const show = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const region = () => within(screen.getByRole('region', { name: 'Notifications' }));
const toasts = () => region().queryAllByRole('listitem');
const messages = () => toasts().map((toast) => toast.textContent);
const allGone = () => waitFor(() => expect(toasts()).toHaveLength(0));

/** Shows a toast and waits until it has come to rest. */
async function showOne(name: string) {
  await show(name);
  const toast = await within(screen.getByRole('region')).findByRole('listitem');
  await Promise.all(toast.getAnimations().map((animation) => animation.finished));
  return toast;
}

const live = (politeness: 'polite' | 'assertive') =>
  document.querySelector(`[aria-live="${politeness}"]`);

/** Collects what a screen reader is given to say, as it comes. */
function listen() {
  const heard: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) heard.push(node.textContent ?? '');
    }
  });
  for (const place of document.querySelectorAll('[aria-live="polite"], [aria-live="assertive"]')) {
    observer.observe(place, { childList: true, subtree: true, characterData: true });
  }
  return heard;
}

/** Says what was done, and offers to undo it. */
export const Example: Story = {
  parameters: writtenAs(exampleCode),
  render: () => <App />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Archive Meditate' });
    await userEvent.click(button);
    await waitFor(() => expect(messages()).toHaveLength(1));
    await userEvent.click(region().getByRole('button', { name: 'Undo' }));
    await expect(button).toBeEnabled();
    await allGone();
  },
};

export const Playground: Story = {
  args: { duration: 4500 },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Success' });
    await showOne('Success');
    await expect(messages()).toEqual([added.message]);
    await expect(button).toHaveFocus();
  },
};

export const Success: Story = {
  play: async () => {
    await expect(await showOne('Success')).toHaveTextContent(added.message);
  },
};

/** An error is read out at once, the others when the reader has come to an end. */
export const AnError: Story = {
  name: 'Error',
  play: async () => {
    await showOne('Error');
    await expect(messages()).toEqual([missing.message]);
    await waitFor(() => expect(live('assertive')).toHaveTextContent(missing.message));
    await expect(live('polite')).toBeEmptyDOMElement();
  },
};

export const Info: Story = {
  play: async () => {
    await showOne('Info');
    await expect(messages()).toEqual([reminder.message]);
    await waitFor(() => expect(live('polite')).toHaveTextContent(reminder.message));
    await expect(live('assertive')).toBeEmptyDOMElement();
  },
};

/**
 * Each toast is read out once, the very first too, from a region that was there before it:
 * https://github.com/radix-ui/primitives/issues/3634
 */
export const Announcement: Story = {
  play: async () => {
    await expect(live('polite')).toBeEmptyDOMElement();
    const heard = listen();
    await showOne('Success');
    await waitFor(() => expect(heard).toEqual([added.message]));
    await show('Error');
    await waitFor(() => expect(heard).toEqual([added.message, missing.message]));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await allGone();
    await waitFor(() => expect(live('polite')).toBeEmptyDOMElement(), { timeout: 3000 });
    await expect(heard).toHaveLength(2);
  },
};

/** The same words twice are two toasts, and are read twice. */
export const TwoEqual: Story = {
  play: async () => {
    const heard = listen();
    await show('Success');
    await show('Success');
    await waitFor(() => expect(messages()).toEqual([added.message, added.message]));
    await waitFor(() => expect(heard).toEqual([added.message, added.message]));
  },
};

/** Three at the most, the newest lowest; the oldest makes room. */
export const Stacked: Story = {
  play: async () => {
    for (const name of ['Success', 'Error', 'Info', 'Error']) await show(name);
    await waitFor(() =>
      expect(messages()).toEqual([missing.message, reminder.message, missing.message]),
    );
    const tops = toasts().map((toast) => toast.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((above, below) => above - below));
  },
};

export const LeavesByItself: Story = {
  args: { duration: 500 },
  play: async () => {
    await showOne('Success');
    await allGone();
  },
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Time stands still under the pointer, for all toasts. */
export const PausedOnHover: Story = {
  args: { duration: 500 },
  play: async () => {
    const toast = await showOne('Success');
    await userEvent.hover(toast);
    await pause(800);
    await expect(toasts()).toHaveLength(1);
    await userEvent.unhover(toast);
    await allGone();

    // Dismissed under the pointer, it holds up none that come after it.
    await userEvent.hover(await showOne('Success'));
    await userEvent.click(region().getByRole('button', { name: 'Dismiss' }));
    await allGone();
    await showOne('Info');
    await allGone();
  },
};

/** Time stands still while the focus is in a toast, and focus returns to where it was. */
export const PausedOnFocus: Story = {
  args: { duration: 500 },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Success' });
    const toast = await showOne('Success');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await pause(800);
    await expect(toasts()).toHaveLength(1);

    await userEvent.tab();
    await expect(region().getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await allGone();
    await expect(button).toHaveFocus();
    await showOne('Info');
    await allGone();
  },
};

/** Escape dismisses the newest, or the one with the focus. */
export const Keyboard: Story = {
  play: async () => {
    for (const name of ['Success', 'Error', 'Info']) await show(name);
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(messages()).toEqual([added.message, missing.message]));

    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(toasts()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(messages()).toEqual([missing.message]));
    await expect(screen.getByRole('button', { name: 'Info' })).toHaveFocus();
  },
};

const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1 });

async function swipe(toast: HTMLElement, distance: number, end: 'pointerUp' | 'pointerCancel') {
  toast.setPointerCapture = fn();
  await fireEvent.pointerDown(toast, at(0));
  await fireEvent.pointerMove(toast, at(distance / 2));
  await fireEvent.pointerMove(toast, at(distance));
  await fireEvent[end](toast, at(distance));
}

/** A swipe to the side dismisses; one that stops halfway, or that the system takes over, does not. */
export const Swipe: Story = {
  play: async () => {
    const toast = await showOne('Success');
    await swipe(toast, 40, 'pointerUp');
    await swipe(toast, 40, 'pointerCancel');
    await swipe(toast, -120, 'pointerUp');
    await waitFor(() => expect(getComputedStyle(toast).translate).toBe('none'));
    await expect(toasts()).toHaveLength(1);

    await swipe(toast, 120, 'pointerUp');
    await allGone();
  },
};

const restore = fn();

const mouse = { pointerType: 'mouse', button: 0 };

/** A mouse selects the words, to copy them, and does not swipe; a mere press leaves the focus. */
export const Selectable: Story = {
  play: async () => {
    const button = screen.getByRole('button', { name: 'Error' });
    const toast = await showOne('Error');
    const words = within(toast).getByText(missing.message);
    const { userSelect, webkitUserSelect } = getComputedStyle(words);
    await expect(userSelect ?? webkitUserSelect).toBe('text');

    toast.setPointerCapture = fn();
    await fireEvent.pointerDown(words, { ...mouse, ...at(0) });
    await expect(fireEvent.mouseDown(words)).toBe(true);
    await fireEvent.pointerMove(words, { ...mouse, ...at(120) });
    await fireEvent.pointerUp(words, { ...mouse, ...at(120) });
    await expect(toasts()).toHaveLength(1);

    await userEvent.click(words);
    await expect(button).toHaveFocus();
    await userEvent.dblClick(words);
    getSelection()?.selectAllChildren(words);
    await fireEvent.click(words);
    await expect(getSelection()?.toString()).toBe(missing.message);

    // A finger's press would take the focus too, and is kept from it.
    await fireEvent.pointerDown(words, { pointerType: 'touch', ...at(0) });
    await expect(fireEvent.mouseDown(words)).toBe(false);
  },
};

function hiddenTabStops() {
  const place = screen.getByRole('region', { name: 'Notifications' }).parentElement;
  const stops = place?.querySelectorAll('button, [tabindex="0"]') ?? [];
  return [...stops].filter((stop) => stop.closest('[aria-hidden="true"]'));
}

/**
 * What has the focus is never hidden from screen readers, whatever a toast says and whether a dialog
 * is open: https://github.com/radix-ui/primitives/issues/2584,
 * https://github.com/mui/base-ui/issues/5659
 */
export const NoHiddenTabStop: Story = {
  args: { children: [buttons, <AddDialog key="dialog" />] },
  play: async () => {
    for (const name of ['Success', 'Error', 'Info']) await show(name);
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await expect(hiddenTabStops()).toEqual([]);
    await show('Add');
    await screen.findByRole('dialog');
    await expect(hiddenTabStops()).toEqual([]);
  },
};

/** An action does its work and dismisses; screen readers are told that there is one. */
export const WithAction: Story = {
  args: {
    children: (
      <ShowButton
        tone="info"
        message="Archived “Read 20 mins”"
        action={{ label: 'Undo', onAction: restore }}
      >
        Archive
      </ShowButton>
    ),
  },
  play: async () => {
    restore.mockClear();
    await showOne('Archive');
    await waitFor(() => expect(live('polite')).toHaveTextContent('Archived “Read 20 mins” Undo'));
    const undo = region().getByRole('button', { name: 'Undo' });
    await expect(undo.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(undo);
    await allGone();
    await expect(restore).toHaveBeenCalledTimes(1);
  },
};

/** An action needs its time: a toast that has one outlasts the others. */
export const ActionStays: Story = {
  args: {
    duration: 300,
    actionDuration: 2500,
    children: (
      <>
        <ShowButton tone="info" message="Archived" action={{ label: 'Undo', onAction: restore }}>
          Archive
        </ShowButton>
        <ShowButton {...reminder}>Info</ShowButton>
      </>
    ),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await userEvent.click(screen.getByRole('button', { name: 'Info' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const undo = region().getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeVisible());
    await waitFor(() => expect(toasts()).toHaveLength(0), { timeout: 5000 });
  },
};

/** Toasts stand on the shelf: above the navigation and beside the add button. */
export const OnTheShelf: Story = {
  args: {
    children: (
      <>
        {buttons}
        <Fab label="Add habit">
          <PlusIcon weight="bold" aria-hidden="true" />
        </Fab>
        <BottomNav>
          <BottomNavItem label="Home" icon={<HouseIcon />} current href="#home" />
        </BottomNav>
      </>
    ),
  },
  play: async () => {
    const toast = (await showOne('Success')).getBoundingClientRect();
    const nav = screen.getByRole('navigation').getBoundingClientRect();
    const fab = screen.getByRole('button', { name: 'Add habit' }).getBoundingClientRect();
    await expect(nav.top - toast.bottom).toBeCloseTo(16, 0);
    await expect(toast.bottom).toBeCloseTo(fab.bottom, 0);
    await expect(fab.left - toast.right).toBeCloseTo(12, 0);
  },
};

/** Over an open sheet: 12 px above it, read out and reachable although the page is hidden. */
export const AboveASheet: Story = {
  args: {
    children: <AddDialog />,
  },
  play: async () => {
    await show('Add');
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Add Habit' });
    const heard = listen();
    const toast = await showOne('Add Habit');
    await waitFor(() => expect(heard).toEqual([missing.message]));
    await expect(live('assertive')?.closest('[aria-hidden="true"]')).toBeNull();
    await expect(button).toHaveFocus();
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().top - toast.getBoundingClientRect().bottom).toBeCloseTo(
        12,
        0,
      ),
    );

    await userEvent.click(region().getByRole('button', { name: 'Dismiss' }));
    await allGone();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(button).toHaveFocus();
  },
};

/** In a low window a dialog stands at the side, and a toast beside it. */
export const BesideADialog: Story = {
  ...AboveASheet,
  globals: { viewport: { value: 'landscape' } },
  parameters: {
    viewport: {
      options: {
        landscape: { name: 'Phone, on its side', styles: { width: '667px', height: '375px' } },
      },
    },
  },
  play: async () => {
    await show('Add');
    const dialog = await screen.findByRole('dialog');
    const toast = await showOne('Add Habit');
    await expect(window.innerHeight).toBe(375);
    const box = toast.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().right + 12);
    await expect(box.width).toBeGreaterThanOrEqual(200);
    await expect(box.right).toBeLessThanOrEqual(667 - 16);
  },
};

/** A sheet as high as the screen does not push toasts out of it. */
export const AboveAHighSheet: Story = {
  args: {
    children: (
      <Dialog title="Questions" trigger={<Button>Add</Button>}>
        <ShowButton {...missing}>Add Habit</ShowButton>
        <div style={{ blockSize: 2000 }} />
      </Dialog>
    ),
  },
  play: async () => {
    await show('Add');
    await screen.findByRole('dialog');
    const toast = await showOne('Add Habit');
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(12));
  },
};

const longName = 'Ein Donaudampfschifffahrtsgesellschaftskapitän '.repeat(10).trim();

/** A name of 500 characters stays within bounds; screen readers are told all of it. */
export const LongContent: Story = {
  args: {
    children: (
      <ShowButton tone="success" message={`Added "${longName}" to your habits!`}>
        Success
      </ShowButton>
    ),
  },
  play: async () => {
    const toast = await showOne('Success');
    await expect(toast.getBoundingClientRect().height).toBeLessThanOrEqual(160);
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await waitFor(() =>
      expect(live('polite')).toHaveTextContent(`Added "${longName}" to your habits!`),
    );
  },
};

export const RightToLeft: Story = {
  args: {
    children: (
      <ShowButton tone="success" message={'تمت إضافة "مشي المساء" إلى عاداتك!'}>
        إضافة
      </ShowButton>
    ),
    label: 'الإشعارات',
    closeLabel: 'إغلاق',
  },
  globals: { direction: 'rtl' },
  play: async () => {
    const toast = await showOne('إضافة');
    const list = within(screen.getByRole('region', { name: 'الإشعارات' }));
    const close = within(toast).getByRole('button', { name: 'إغلاق' });
    await expect(close.getBoundingClientRect().right).toBeLessThan(
      within(toast)
        .getByText(/مشي المساء/)
        .getBoundingClientRect().right,
    );
    // The way out is the way that reading goes.
    await swipe(toast, 120, 'pointerUp');
    await expect(list.getByRole('listitem')).toHaveAttribute('data-state', 'open');
    await swipe(toast, -120, 'pointerUp');
    await waitFor(() => expect(list.queryByRole('listitem')).not.toBeInTheDocument());
  },
};

/** With text twice as large, or on 320 px, an action goes below the words. */
export const LargeText: Story = {
  ...WithAction,
  globals: { textSize: '200%', viewport: { value: 'mobile1' } },
  play: async () => {
    const toast = await showOne('Archive');
    const words = within(toast).getByText('Archived “Read 20 mins”').getBoundingClientRect();
    const undo = within(toast).getByRole('button', { name: 'Undo' }).getBoundingClientRect();
    await expect(undo.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
