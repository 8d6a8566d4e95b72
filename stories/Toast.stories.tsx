import {
  BottomNav,
  BottomNavItem,
  Button,
  Column,
  Dialog,
  Fab,
  type ShownToast,
  TextField,
  type ToastOptions,
  ToastProvider,
  useToast,
} from '@daybow/components';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { App } from './examples/Toast';
import { App as NativeDialogApp } from './examples/NativeDialog';
import nativeDialogCode from './examples/NativeDialog.tsx?raw';
import exampleCode from './examples/Toast.tsx?raw';
import { App as Saver } from './examples/Toaster';
import toasterCode from './examples/Toaster.tsx?raw';
import { withSource } from './support/docs';
import { rememberShadowTrees, shadowTrees } from './support/shadowTrees';

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

function MendableError() {
  const toast = useToast();
  const shown = useRef<ShownToast>(null);
  return (
    <>
      <TextField label="Habit name" onValueChange={() => shown.current?.dismiss()} />
      <Button onClick={() => void (shown.current = toast(missing))}>Submit</Button>
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Toast',
  beforeEach: rememberShadowTrees,
  component: ToastProvider,
  args: {
    children: buttons,
    duration: Infinity,
  },
  argTypes: {
    children: { control: false },
    container: { control: false },
    toaster: { control: false },
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

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const region = () => within(screen.getByRole('region', { name: 'Notifications' }));
/** The toasts on the page. The region comes with the first, and goes with the last. */
const toasts = () => {
  const found = screen.queryByRole('region', { name: 'Notifications' });
  return found ? within(found).queryAllByRole('listitem') : [];
};
const messages = () => toasts().map((toast) => toast.textContent);
const expectNoToasts = () => waitFor(() => expect(toasts()).toHaveLength(0));

/** Shows a toast and waits for the end of its animation. */
async function showToast(name: string) {
  await clickButton(name);
  const toast = await within(await screen.findByRole('region')).findByRole('listitem');
  // A toast that leaves meanwhile has its animation cancelled.
  await Promise.allSettled(toast.getAnimations().map((animation) => animation.finished));
  return toast;
}

const liveRegion = (politeness: 'polite' | 'assertive') =>
  shadowTrees()
    .map((tree) => tree.querySelector<HTMLElement>(`[aria-live="${politeness}"]`))
    .find(Boolean) ?? null;

/** Collects the announcements for screen readers in their order, as soon as there are live regions. */
async function recordAnnouncements() {
  await waitFor(() => expect(liveRegion('polite')).toBeEmptyDOMElement());
  const announcements: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) announcements.push(node.textContent ?? '');
    }
  });
  for (const tree of shadowTrees()) {
    observer.observe(tree, { childList: true, subtree: true, characterData: true });
  }
  return announcements;
}

/** Reports what was done, and offers to undo it. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <App />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Archive Meditate' });
    await userEvent.click(button);
    await waitFor(() => expect(messages()).toHaveLength(1));
    await userEvent.click(region().getByRole('button', { name: 'Undo' }));
    await expect(button).toBeEnabled();
    await expectNoToasts();
  },
};

export const Playground: Story = {
  args: { duration: 4500 },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Success' });
    await showToast('Success');
    await expect(messages()).toEqual([added.message]);
    await expect(button).toHaveFocus();
  },
};

export const Success: Story = {
  play: async () => {
    await expect(await showToast('Success')).toHaveTextContent(added.message);
  },
};

/** An error is announced at once, other messages after the current announcement. */
export const AnError: Story = {
  name: 'Error',
  play: async () => {
    await showToast('Error');
    await expect(messages()).toEqual([missing.message]);
    await waitFor(() => expect(liveRegion('assertive')).toHaveTextContent(missing.message));
    await expect(liveRegion('polite')).toBeEmptyDOMElement();
  },
};

export const Info: Story = {
  play: async () => {
    await showToast('Info');
    await expect(messages()).toEqual([reminder.message]);
    await waitFor(() => expect(liveRegion('polite')).toHaveTextContent(reminder.message));
    await expect(liveRegion('assertive')).toBeEmptyDOMElement();
  },
};

/**
 * Each toast is announced once, also the very first, from a live region that existed before it:
 * https://github.com/radix-ui/primitives/issues/3634
 */
export const Announcement: Story = {
  play: async () => {
    const announcements = await recordAnnouncements();
    await showToast('Success');
    await waitFor(() => expect(announcements).toEqual([added.message]));
    await clickButton('Error');
    await waitFor(() => expect(announcements).toEqual([added.message, missing.message]));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expectNoToasts();
    await waitFor(() => expect(liveRegion('polite')).toBeEmptyDOMElement(), { timeout: 3000 });
    await expect(announcements).toHaveLength(2);
  },
};

/** A message that is told again takes the place of its toast, and is announced again. */
export const TheSameAgain: Story = {
  tags: ['behaviour'],
  play: async () => {
    const announcements = await recordAnnouncements();
    await clickButton('Success');
    await clickButton('Success');
    await waitFor(() => expect(messages()).toEqual([added.message]));
    await waitFor(() => expect(announcements).toEqual([added.message, added.message]));
  },
};

/** At most three toasts, the newest at the bottom. Older ones come back when there is room; an error stays. */
export const Stacked: Story = {
  args: {
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {buttons}
        <ShowButton message="Copied">Copy</ShowButton>
        <ShowButton message="Pasted">Paste</ShowButton>
      </div>
    ),
  },
  play: async () => {
    const announcements = await recordAnnouncements();
    for (const name of ['Success', 'Error', 'Info', 'Copy', 'Paste']) await clickButton(name);
    await expect(messages()).toEqual([missing.message, 'Copied', 'Pasted']);
    const tops = toasts().map((toast) => toast.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((above, below) => above - below));
    await waitFor(() => expect(announcements).toHaveLength(5));

    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    const before = [added.message, missing.message, reminder.message];
    await waitFor(() => expect(messages()).toEqual(before));
    await expect(announcements).toHaveLength(5);
  },
};

/** With a `limit` of 1 the time of an older toast stands still until the newer one leaves. */
export const OneAtATime: Story = {
  tags: ['no-picture'],
  args: { limit: 1, duration: 900 },
  play: async () => {
    await clickButton('Success');
    await clickButton('Info');
    await expect(messages()).toEqual([reminder.message]);
    await waitFor(() => expect(messages()).toEqual([added.message]), { timeout: 4000 });
    await expectNoToasts();
  },
};

export const LeavesByItself: Story = {
  tags: ['behaviour'],
  args: { duration: 500 },
  play: async () => {
    await showToast('Success');
    await expectNoToasts();
  },
};

/** A time that no timer of a browser can count is as long as it says. */
export const ForAMonth: Story = {
  tags: ['behaviour'],
  args: { duration: 30 * 24 * 3_600_000 },
  play: async () => {
    await showToast('Success');
    await pause(500);
    await expect(toasts()).toHaveLength(1);
  },
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** While the pointer is over one toast, the time of all toasts is paused. */
export const PausedOnHover: Story = {
  tags: ['behaviour'],
  args: { duration: 1500 },
  play: async () => {
    const toast = await showToast('Success');
    await userEvent.hover(toast);
    await pause(2000);
    await expect(toasts()).toHaveLength(1);
    await userEvent.unhover(toast);
    await expectNoToasts();

    // A toast that is dismissed under the pointer doesn't pause those after it.
    await userEvent.hover(await showToast('Success'));
    await userEvent.click(region().getByRole('button', { name: 'Dismiss' }));
    await expectNoToasts();
    await showToast('Info');
    await expectNoToasts();
  },
};

/** Makes the page hidden or visible, as another tab does. */
function setPageHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** While the page is hidden, time is paused: what was said meanwhile is there on return. */
export const PausedOnAHiddenPage: Story = {
  tags: ['behaviour', 'no-picture'],
  args: { duration: 1000 },
  beforeEach: () => () => Reflect.deleteProperty(document, 'hidden'),
  play: async () => {
    await showToast('Success');
    setPageHidden(true);
    await pause(1500);
    await expect(toasts()).toHaveLength(1);
    setPageHidden(false);
    await expectNoToasts();
  },
};

/** While the focus is in a toast, time is paused; afterwards the focus returns to where it was. */
export const PausedOnFocus: Story = {
  tags: ['behaviour'],
  args: { duration: 1500 },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Success' });
    const toast = await showToast('Success');
    await userEvent.keyboard('[F8]');
    await expect(toast).toHaveFocus();
    await pause(2000);
    await expect(toasts()).toHaveLength(1);

    await userEvent.tab();
    await expect(region().getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectNoToasts();
    await expect(button).toHaveFocus();
    await showToast('Info');
    await expectNoToasts();
  },
};

/** Escape dismisses the newest toast, or the one with the focus. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async () => {
    for (const name of ['Success', 'Error', 'Info']) await clickButton(name);
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(messages()).toEqual([added.message, missing.message]));

    await userEvent.keyboard('[F8]');
    await expect(toasts()[1]).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(toasts()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(messages()).toEqual([missing.message]));
    await expect(screen.getByRole('button', { name: 'Info' })).toHaveFocus();
  },
};

const pointerAt = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1 });

async function swipe(toast: HTMLElement, distance: number, end: 'pointerUp' | 'pointerCancel') {
  toast.setPointerCapture = fn();
  await fireEvent.pointerDown(toast, pointerAt(0));
  await fireEvent.pointerMove(toast, pointerAt(distance / 2));
  await fireEvent.pointerMove(toast, pointerAt(distance));
  await fireEvent[end](toast, pointerAt(distance));
}

/**
 * A swipe to the end side dismisses a toast; half a swipe, or one the system takes over, doesn't.
 */
export const Swipe: Story = {
  tags: ['behaviour'],
  play: async () => {
    const toast = await showToast('Success');
    await swipe(toast, 40, 'pointerUp');
    await swipe(toast, 40, 'pointerCancel');
    await swipe(toast, -120, 'pointerUp');
    await waitFor(() => expect(getComputedStyle(toast).translate).toBe('none'));
    await expect(toasts()).toHaveLength(1);

    await swipe(toast, 120, 'pointerUp');
    await expectNoToasts();
  },
};

const restore = fn();

const mouse = { pointerType: 'mouse', button: 0 };

/** A mouse selects the text and doesn't swipe; a click doesn't move the focus. */
export const Selectable: Story = {
  tags: ['behaviour'],
  play: async () => {
    const button = screen.getByRole('button', { name: 'Error' });
    const toast = await showToast('Error');
    const words = within(toast).getByText(missing.message);
    const { userSelect, webkitUserSelect } = getComputedStyle(words);
    await expect(userSelect ?? webkitUserSelect).toBe('text');

    toast.setPointerCapture = fn();
    await fireEvent.pointerDown(words, { ...mouse, ...pointerAt(0) });
    await expect(fireEvent.mouseDown(words)).toBe(true);
    await fireEvent.pointerMove(words, { ...mouse, ...pointerAt(120) });
    await fireEvent.pointerUp(words, { ...mouse, ...pointerAt(120) });
    await expect(toasts()).toHaveLength(1);

    await userEvent.click(words);
    await expect(button).toHaveFocus();
    await userEvent.dblClick(words);
    getSelection()?.selectAllChildren(words);
    await fireEvent.click(words);
    await expect(getSelection()?.toString()).toBe(missing.message);

    // A touch would move the focus too; its mousedown is prevented.
    await fireEvent.pointerDown(words, { pointerType: 'touch', ...pointerAt(0) });
    await expect(fireEvent.mouseDown(words)).toBe(false);
  },
};

function hiddenTabStops() {
  const place = screen.getByRole('region', { name: 'Notifications' }).parentElement;
  const stops = place?.querySelectorAll('button, [tabindex="0"]') ?? [];
  return [...stops].filter((stop) => stop.closest('[aria-hidden="true"]'));
}

/**
 * A focused element is never hidden from screen readers, with or without an open dialog:
 * https://github.com/radix-ui/primitives/issues/2584,
 * https://github.com/mui/base-ui/issues/5659
 */
export const NoHiddenTabStop: Story = {
  tags: ['behaviour'],
  args: { children: [buttons, <AddDialog key="dialog" />] },
  play: async () => {
    for (const name of ['Success', 'Error', 'Info']) await clickButton(name);
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await expect(hiddenTabStops()).toEqual([]);
    await clickButton('Add');
    await screen.findByRole('dialog');
    await expect(hiddenTabStops()).toEqual([]);
  },
};

/** An action calls its handler and dismisses the toast; its label is part of the announcement. */
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
    await showToast('Archive');
    await waitFor(() =>
      expect(liveRegion('polite')).toHaveTextContent('Archived “Read 20 mins” Undo'),
    );
    const undo = region().getByRole('button', { name: 'Undo' });
    await expect(undo.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(undo);
    await expectNoToasts();
    await expect(restore).toHaveBeenCalledTimes(1);
  },
};

/** Each action stays for its time, also where a newer one says the same. */
export const EachAction: Story = {
  ...WithAction,
  play: async () => {
    await clickButton('Archive');
    await clickButton('Archive');
    await expect(region().getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  },
};

/** A title is a few words in bold, and is announced before the message. */
export const WithTitle: Story = {
  args: {
    children: (
      <ShowButton tone="error" title="You are offline" message="What you write is kept.">
        Go offline
      </ShowButton>
    ),
  },
  play: async () => {
    const toast = await showToast('Go offline');
    const title = within(toast).getByText('You are offline').getBoundingClientRect();
    const message = within(toast).getByText(/What you write is kept/);
    await expect(title.bottom).toBeLessThan(message.getBoundingClientRect().bottom);
    await waitFor(() =>
      expect(liveRegion('assertive')).toHaveTextContent('You are offline What you write is kept.'),
    );
  },
};

/** At the top the newest is above the others. In a wide window toasts can be at the start or the end. */
export const AtTheTopEnd: Story = {
  args: { position: 'top-end' },
  globals: { viewport: { value: 'wide' } },
  parameters: {
    viewport: {
      options: { wide: { name: 'Laptop', styles: { width: '1024px', height: '640px' } } },
    },
  },
  play: async () => {
    await showToast('Success');
    await clickButton('Info');
    await Promise.all(
      toasts().flatMap((each) => each.getAnimations().map((move) => move.finished)),
    );
    const [older, newer] = toasts().map((toast) => toast.getBoundingClientRect());
    await expect(newer?.top).toBeLessThan(40);
    await expect(older?.top).toBeGreaterThanOrEqual(newer?.bottom ?? Infinity);
    await expect(window.innerWidth - (newer?.right ?? 0)).toBeLessThan(40);
    await expect(newer?.left).toBeGreaterThan(window.innerWidth / 2);
  },
};

let saving = Promise.withResolvers<number>();

/** A toaster shows toasts from outside of React, and how far a promise is. */
export const FromOutside: Story = {
  parameters: withSource(toasterCode),
  render: () => <Saver save={() => saving.promise} />,
  play: async () => {
    saving = Promise.withResolvers();
    await clickButton('Save');
    const [toast] = toasts();
    await expect(toast).toHaveTextContent('Saving');
    saving.resolve(5);
    await waitFor(() => expect(toast).toHaveTextContent('Saved 5 habits'));
    await expect(toast).toHaveAttribute('data-tone', 'success');

    // A result is said also where its toast was dismissed.
    saving = Promise.withResolvers();
    await clickButton('Save');
    for (const each of region().getAllByRole('button', { name: 'Dismiss' })) {
      await userEvent.click(each);
    }
    await expectNoToasts();
    saving.reject(new Error('full'));
    await waitFor(() => expect(messages()).toEqual(['Not saved. Try again.']));
  },
};

/** As a dialog opens, toasts that only tell something leave; errors and actions stay. */
export const BeforeADialog: Story = {
  args: {
    children: (
      <>
        {buttons}
        <Dialog title="Questions" trigger={<Button>Open</Button>} />
      </>
    ),
  },
  play: async () => {
    for (const name of ['Success', 'Error']) await clickButton(name);
    await waitFor(() => expect(messages()).toEqual([added.message, missing.message]));
    await clickButton('Open');
    await waitFor(() => expect(messages()).toEqual([missing.message]));
  },
};

/** Over a dialog one offer is visible, so that none covers the dialog's head; the older comes back after it closes. */
export const OneOverADialog: Story = {
  tags: ['behaviour'],
  args: {
    children: (
      <>
        {['Water', 'Stretch'].map((name) => (
          <ShowButton
            key={name}
            message={`${name} archived`}
            action={{ label: 'Undo', onAction: restore }}
          >
            {name}
          </ShowButton>
        ))}
        <Dialog title="Questions" tall trigger={<Button>Open</Button>} />
      </>
    ),
  },
  play: async () => {
    const both = ['Water archivedUndo', 'Stretch archivedUndo'];
    for (const name of ['Water', 'Stretch']) await clickButton(name);
    await waitFor(() => expect(messages()).toEqual(both));
    await clickButton('Open');
    await waitFor(() => expect(messages()).toEqual(both.slice(1)));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(messages()).toEqual(both));
  },
};

/** An error goes when its cause is mended. */
export const Dismissed: Story = {
  tags: ['behaviour'],
  args: { children: <MendableError /> },
  play: async () => {
    await showToast('Submit');
    await userEvent.type(screen.getByRole('textbox', { name: 'Habit name' }), 'W');
    await expectNoToasts();
  },
};

/** A toast with an action stays longer than the others. */
export const ActionStays: Story = {
  tags: ['behaviour'],
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

/** Toasts are as wide as the column allows, above the navigation and the add button that is docked in it. */
export const OnTheShelf: Story = {
  args: {
    children: (
      <Column>
        {buttons}
        <Fab aria-label="Add habit">
          <PlusIcon weight="bold" aria-hidden="true" />
        </Fab>
        <BottomNav>
          <BottomNavItem label="Home" icon={<HouseIcon />} current href="#home" />
        </BottomNav>
      </Column>
    ),
  },
  play: async () => {
    const toast = (await showToast('Success')).getBoundingClientRect();
    const nav = screen.getByRole('navigation').getBoundingClientRect();
    const fab = screen.getByRole('button', { name: 'Add habit' }).getBoundingClientRect();
    await expect(nav.top - toast.bottom).toBeCloseTo(20, 0);
    await expect(toast.bottom).toBeLessThan(fab.top);
    await expect(toast.right).toBeCloseTo(fab.right, 0);
  },
};

/**
 * Above an open sheet, with a gap of 12 px: announced and reachable although the page is hidden.
 */
export const AboveASheet: Story = {
  args: {
    children: <AddDialog />,
  },
  play: async () => {
    await clickButton('Add');
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Add Habit' });
    const announcements = await recordAnnouncements();
    const toast = await showToast('Add Habit');
    await waitFor(() => expect(announcements).toEqual([missing.message]));
    for (const { host } of shadowTrees()) {
      await expect(host.closest('[aria-hidden="true"]')).toBeNull();
    }
    await expect(button).toHaveFocus();
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().top - toast.getBoundingClientRect().bottom).toBeCloseTo(
        12,
        0,
      ),
    );

    await userEvent.click(region().getByRole('button', { name: 'Dismiss' }));
    await expectNoToasts();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(button).toHaveFocus();
  },
};

/** In a low window the dialog is at the side, and a toast beside it. */
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
    await clickButton('Add');
    const dialog = await screen.findByRole('dialog');
    const toast = await showToast('Add Habit');
    await expect(window.innerHeight).toBe(375);
    const box = toast.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().right + 12);
    await expect(box.width).toBeGreaterThanOrEqual(200);
    await expect(box.right).toBeLessThanOrEqual(667 - 16);
  },
};

/** At the foot of a sheet as high as the screen, so that it covers no title. */
export const OnAHighSheet: Story = {
  tags: ['behaviour'],
  args: {
    children: (
      <Dialog title="Questions" trigger={<Button>Add</Button>}>
        <ShowButton {...missing}>Add Habit</ShowButton>
        <div style={{ blockSize: 2000 }} />
      </Dialog>
    ),
  },
  play: async () => {
    await clickButton('Add');
    await screen.findByRole('dialog');
    const toast = await showToast('Add Habit');
    const title = screen.getByRole('heading', { name: 'Questions' });
    // Both are still on their way in.
    await waitFor(async () => {
      const { top, bottom } = toast.getBoundingClientRect();
      await expect(top).toBeGreaterThan(title.getBoundingClientRect().bottom);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

/**
 * A native `<dialog>` that is modal covers the page and makes it inert. With the dialog as `container`, toasts are in
 * it: seen, pressed and announced.
 */
export const InANativeDialog: Story = {
  parameters: withSource(nativeDialogCode),
  render: () => <NativeDialogApp />,
  play: async () => {
    await clickButton('Reminders');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Reminders' });
    const remove = within(dialog).getByRole('button', { name: 'Remove reminder' });
    const announcements = await recordAnnouncements();
    await expect(liveRegion('polite')?.getRootNode()).toHaveProperty('host.isConnected', true);
    for (const { host } of shadowTrees())
      await expect(dialog).toContainElement(host as HTMLElement);
    const toast = await showToast('Remove reminder');
    await expect(dialog).toContainElement(toast);
    await waitFor(() => expect(announcements).toEqual(['Reminder removed Undo']));

    // What is seen at the place of the button is the button.
    const undo = within(toast).getByRole('button', { name: 'Undo' });
    const { left, top, width, height } = undo.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(undo);

    // The dialog has the focus and gets Escape: a prevented one would not close it.
    remove.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
    await expect(fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })).toBe(true);
    await userEvent.keyboard('[F8]');
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toBeEnabled();
    await expectNoToasts();

    await showToast('Remove reminder');
    await userEvent.keyboard('[F8]');
    await expect(fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })).toBe(
      false,
    );
    await expectNoToasts();
    await expect(dialog).toHaveAttribute('open');
  },
};

/** A toast that is left as the dialog closes moves to the page, and is not announced again. */
export const OutOfANativeDialog: Story = {
  tags: ['behaviour'],
  ...InANativeDialog,
  play: async () => {
    await clickButton('Reminders');
    await recordAnnouncements();
    await showToast('Remove reminder');
    await waitFor(() => expect(liveRegion('polite')).toHaveTextContent('Reminder removed Undo'));
    await clickButton('Done');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await expect(screen.queryByRole('dialog')).toBeNull();
    const announcements = await recordAnnouncements();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(announcements).toEqual([]);
    await userEvent.click(region().getByRole('button', { name: 'Undo' }));
    await expectNoToasts();
  },
};

const longName = 'Ein Donaudampfschifffahrtsgesellschaftskapitän '.repeat(10).trim();

/** A name of 500 characters stays in bounds; screen readers get all of it. */
export const LongContent: Story = {
  args: {
    children: (
      <ShowButton tone="success" message={`Added "${longName}" to your habits!`}>
        Success
      </ShowButton>
    ),
  },
  play: async () => {
    const toast = await showToast('Success');
    await expect(toast.getBoundingClientRect().height).toBeLessThanOrEqual(160);
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await waitFor(() =>
      expect(liveRegion('polite')).toHaveTextContent(`Added "${longName}" to your habits!`),
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
    regionLabel: 'الإشعارات',
    closeLabel: 'إغلاق',
  },
  globals: { direction: 'rtl' },
  play: async () => {
    const toast = await showToast('إضافة');
    const list = within(screen.getByRole('region', { name: 'الإشعارات' }));
    const close = within(toast).getByRole('button', { name: 'إغلاق' });
    await expect(close.getBoundingClientRect().right).toBeLessThan(
      within(toast)
        .getByText(/مشي المساء/)
        .getBoundingClientRect().right,
    );
    // A swipe in the direction of reading dismisses.
    await swipe(toast, 120, 'pointerUp');
    await expect(list.getByRole('listitem')).toHaveAttribute('data-state', 'open');
    await swipe(toast, -120, 'pointerUp');
    await waitFor(() => expect(list.queryByRole('listitem')).not.toBeInTheDocument());
  },
};

/** With text at 200 %, or at 320 px, the action is below the message. */
export const LargeText: Story = {
  ...WithAction,
  globals: { textSize: '200%', viewport: { value: 'mobile1' } },
  play: async () => {
    const toast = await showToast('Archive');
    const words = within(toast).getByText('Archived “Read 20 mins”').getBoundingClientRect();
    const undo = within(toast).getByRole('button', { name: 'Undo' }).getBoundingClientRect();
    await expect(undo.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

function Upload() {
  const toast = useToast();
  const [shown, setShown] = useState<ShownToast | null>(null);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button size="small" onClick={() => setShown(toast({ message: 'Saving' }))}>
        Save
      </Button>
      <Button
        size="small"
        onClick={() => shown?.update({ tone: 'success', message: 'Saved', duration: 400 })}
      >
        Finish
      </Button>
      <Button size="small" onClick={() => shown?.dismiss()}>
        Never mind
      </Button>
    </div>
  );
}

/** `toast()` returns what changes and what dismisses the toast. An update begins its time anew. */
export const Updated: Story = {
  args: { children: <Upload /> },
  play: async () => {
    await clickButton('Save');
    const toast = await screen.findByRole('listitem');
    await expect(toast).toHaveTextContent('Saving');
    await expect(toast).toHaveAttribute('data-tone', 'info');
    await clickButton('Finish');
    await expect(toast).toHaveTextContent('Saved');
    await expect(toast).toHaveAttribute('data-tone', 'success');
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 4000 });

    await clickButton('Save');
    const second = await screen.findByRole('listitem');
    await clickButton('Never mind');
    await waitFor(() => expect(second).not.toBeInTheDocument(), { timeout: 4000 });
    await clickButton('Finish');
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
};
