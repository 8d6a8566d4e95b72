import { Dialog, EmojiTile, SortableList, type SortableListProps } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { OrderOfHabits } from './examples/SortableList';
import exampleCode from './examples/SortableList.tsx?raw';
import { writtenAs } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

interface Habit {
  icon: string;
  name: string;
}

const habits: Habit[] = [
  { icon: '🏃', name: 'Exercise' },
  { icon: '📖', name: 'Read 20 mins' },
  { icon: '🌙', name: 'Sleep early' },
  { icon: '💧', name: 'Drink water' },
  { icon: '🧘', name: 'Meditate' },
];

function drawHabit({ icon, name }: Habit): ReactNode {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <EmojiTile>{icon}</EmojiTile>
      <span>{name}</span>
    </span>
  );
}

const meta = {
  title: 'Components/SortableList',
  component: SortableList<Habit>,
  args: {
    label: 'Order of habits',
    defaultValue: habits,
    itemKey: ({ name }) => name,
    itemName: ({ name }) => name,
    children: drawHabit,
    onValueChange: fn(),
  },
  argTypes: { children: { control: false } },
  decorators: [inColumn],
} satisfies Meta<SortableListProps<Habit>>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

const rowsIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list')).getAllByRole('listitem');

const orderIn = (canvasElement: HTMLElement) =>
  rowsIn(canvasElement).map(
    (row) => habits.find(({ name }) => within(row).queryByText(name))?.name,
  );

/** The row of a habit and the handle that it is dragged by. */
function grip(canvasElement: HTMLElement, name: string) {
  const row = within(canvasElement).getByText(name).closest('li');
  const handle = row?.firstElementChild;
  if (!row || !handle) throw new Error(`There is no row of ${name}.`);
  const { top, height } = handle.getBoundingClientRect();
  return { row, handle, y: top + height / 2 };
}

const finger = { pointerId: 7, isPrimary: true, pointerType: 'touch', button: 0 };

/** Presses the handle of a row and leads it `by` pixels up or down, without letting go. */
async function drag(canvasElement: HTMLElement, name: string, by: number) {
  const { row, handle, y } = grip(canvasElement, name);
  await fireEvent.pointerDown(handle, { ...finger, clientY: y });
  for (const part of [0.3, 0.7, 1]) {
    await fireEvent.pointerMove(window, { ...finger, clientY: y + by * part });
  }
  return row;
}

const letGo = () => fireEvent.pointerUp(window, finger);

const restingPlaces = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(rowsIn(canvasElement).flatMap((row) => row.getAnimations())).toHaveLength(0),
  );

export const Example: Story = {
  parameters: writtenAs(exampleCode),
  render: () => <OrderOfHabits />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: Sleep early' }));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Sleep early');
  },
};

/** With the buttons: each move is read out, and at an end there is nothing to do. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const said = within(canvasElement).getByRole('status');
    await expect(within(canvasElement).getByRole('list', { name: args.label })).toBeVisible();
    await expect(said).toBeEmptyDOMElement();

    await userEvent.click(button(canvasElement, 'Move up: Meditate'));
    await expect(orderIn(canvasElement)[3]).toBe('Meditate');
    await expect(said).toHaveTextContent(/^Meditate, 4 of 5$/);
    await expect(args.onValueChange).toHaveBeenCalledOnce();

    await userEvent.click(button(canvasElement, 'Move down: Exercise'));
    await expect(orderIn(canvasElement).slice(0, 2)).toEqual(['Read 20 mins', 'Exercise']);
    await expect(said).toHaveTextContent(/^Exercise, 2 of 5$/);

    const first = button(canvasElement, 'Move up: Read 20 mins');
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** Tab reaches the buttons, not the handle; the focus travels with the row, to the very end. */
export const WithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(button(canvasElement, 'Move up: Exercise')).toHaveFocus();
    await userEvent.tab();
    const down = button(canvasElement, 'Move down: Exercise');
    for (const position of [2, 3, 4, 5, 5]) {
      await userEvent.keyboard('{Enter}');
      await expect(down).toHaveFocus();
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        `Exercise, ${position} of 5`,
      );
    }
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect(orderIn(canvasElement).at(-1)).toBe('Exercise');
  },
};

/** A row follows the finger, the others give way, and it comes to rest where it is let go. */
export const Drag: Story = {
  play: async ({ canvasElement, args }) => {
    const [first, second, third] = rowsIn(canvasElement).map((row) => row.offsetTop);
    const step = (second ?? NaN) - (first ?? NaN);
    const row = await drag(canvasElement, 'Exercise', step * 2);
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeGreaterThan(step));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(getComputedStyle(grip(canvasElement, 'Read 20 mins').row).translate).toBe(
        `0px ${-step}px`,
      ),
    );

    await letGo();
    await expect(orderIn(canvasElement).slice(0, 3)).toEqual([
      'Read 20 mins',
      'Sleep early',
      'Exercise',
    ]);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Exercise, 3 of 5');
    await restingPlaces(canvasElement);
    await expect(row.offsetTop).toBe(third);
    await expect(getComputedStyle(row).translate).toBe('none');

    // The drag is over: the finger leads nothing any more.
    await fireEvent.pointerMove(window, { ...finger, clientY: 0 });
    await expect(getComputedStyle(row).translate).toBe('none');
  },
};

/** A row stays within its list, however far the pointer goes. */
export const DragBeyondTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const row = await drag(canvasElement, 'Meditate', -5000);
    await waitFor(() =>
      expect(row.getBoundingClientRect().top).toBeCloseTo(
        within(canvasElement).getByRole('list').getBoundingClientRect().top,
        0,
      ),
    );
    await letGo();
    await expect(orderIn(canvasElement)[0]).toBe('Meditate');
  },
};

/** Escape gives a drag up, and so does a pointer that is taken away. */
export const GivenUp: Story = {
  play: async ({ canvasElement, args }) => {
    for (const giveUp of [
      () => userEvent.keyboard('{Escape}'),
      () => fireEvent.pointerCancel(window, finger),
    ]) {
      const row = await drag(canvasElement, 'Sleep early', 90);
      await userEvent.keyboard('x');
      await giveUp();
      await restingPlaces(canvasElement);
      await expect(getComputedStyle(row).translate).toBe('none');
      await letGo();
    }
    await expect(orderIn(canvasElement)[2]).toBe('Sleep early');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Neither a second finger nor another button of the mouse drags, and a tap moves nothing. */
export const NotADrag: Story = {
  play: async ({ canvasElement, args }) => {
    const { row, handle, y } = grip(canvasElement, 'Exercise');
    for (const other of [{ isPrimary: false }, { button: 2 }]) {
      await fireEvent.pointerDown(handle, { ...finger, clientY: y, ...other });
      await fireEvent.pointerMove(window, { ...finger, clientY: y + 90 });
      await expect(getComputedStyle(row).translate).toBe('none');
    }
    await fireEvent.pointerDown(handle, { ...finger, clientY: y });
    await fireEvent.pointerMove(window, { ...finger, clientY: y + 200, pointerId: 8 });
    await fireEvent.pointerUp(window, { ...finger, pointerId: 8 });
    await letGo();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Near an edge of what scrolls, a drag scrolls it, and the row keeps to the finger. */
export const Scrolling: Story = {
  render: (args) => (
    <div data-testid="box" style={{ blockSize: 200, overflow: 'auto' }}>
      <SortableList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByTestId('box');
    const { bottom } = box.getBoundingClientRect();
    const { y } = grip(canvasElement, 'Exercise');
    await drag(canvasElement, 'Exercise', bottom - 10 - y);
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(100), { timeout: 5000 });
    await waitFor(() =>
      expect(box.scrollTop).toBeGreaterThanOrEqual(box.scrollHeight - box.clientHeight - 1),
    );
    await letGo();
    await expect(orderIn(canvasElement).at(-1)).toBe('Exercise');
  },
};

/** In a sheet, the Escape that gives a drag up leaves the sheet open. */
export const InADialog: Story = {
  parameters: inOwnWindow(500),
  render: function Sheet(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog title="Order" open={open} onOpenChange={setOpen}>
        <SortableList {...args} />
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body;
    const dialog = await within(page).findByRole('dialog', { name: 'Order' });
    await drag(dialog, 'Exercise', 90);
    await userEvent.keyboard('{Escape}');
    await letGo();
    await expect(orderIn(dialog)[0]).toBe('Exercise');
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** The caller holds the order: here, it refuses. */
export const Controlled: Story = {
  args: { value: habits.slice(0, 2), defaultValue: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Move down: Exercise'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([habits[1], habits[0]]);
    await expect(orderIn(canvasElement)).toEqual(['Exercise', 'Read 20 mins']);
  },
};

/** Gone in the middle of a drag: nothing is left behind. */
export const Unmounted: Story = {
  render: function Gone(args) {
    const [shown, setShown] = useState(true);
    return (
      <>
        {shown && <SortableList {...args} />}
        <button type="button" onClick={() => setShown(false)}>
          Away
        </button>
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    await drag(canvasElement, 'Exercise', 90);
    within(canvasElement).getByRole('button', { name: 'Away' }).click();
    await waitFor(() => expect(within(canvasElement).queryByRole('list')).toBeNull());
    await letGo();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Words of one's own. */
export const OtherWords: Story = {
  args: {
    label: 'Reihenfolge',
    moveUpLabel: (name) => `${name} nach oben`,
    moveDownLabel: (name) => `${name} nach unten`,
    movedText: (name, position, count) => `${name}, Platz ${position} von ${count}`,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Exercise nach unten'));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Exercise, Platz 2 von 5',
    );
  },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const { handle } = grip(canvasElement, 'Exercise');
    await expect(handle.getBoundingClientRect().left).toBeGreaterThan(
      button(canvasElement, 'Move up: Exercise').getBoundingClientRect().right,
    );
  },
};

export const LargeText: Story = {
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(900),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(button(canvasElement, 'Move up: Exercise').offsetWidth).toBeGreaterThanOrEqual(44);
  },
};
