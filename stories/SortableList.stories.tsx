import {
  Dialog,
  EmojiTile,
  SortableGroups,
  type SortableGroup,
  SortableList,
  type SortableListMove,
  type SortableListProps,
} from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { OrderOfHabits } from './examples/SortableList';
import exampleCode from './examples/SortableList.tsx?raw';
import { withSource } from './support/docs';
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
  title: 'Components/Layout/SortableList',
  component: SortableList<Habit>,
  subcomponents: { SortableGroups: SortableGroups<Habit> },
  args: {
    'aria-label': 'Order of habits',
    defaultValue: habits,
    itemKey: ({ name }) => name,
    itemLabel: ({ name }) => name,
    children: drawHabit,
    onValueChange: fn(),
    onMove: fn(),
  },
  argTypes: { children: { control: false } },
  decorators: [inColumn],
} satisfies Meta<SortableListProps<Habit>>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

const rowsIn = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('listitem');

const orderIn = (canvasElement: HTMLElement) =>
  rowsIn(canvasElement).map(
    (row) => habits.find(({ name }) => within(row).queryByText(name))?.name,
  );

/** The row of a habit, its handle, and the middle of the handle. */
function handleIn(canvasElement: HTMLElement, name: string) {
  const row = within(canvasElement).getByText(name).closest('li');
  const handle = row?.firstElementChild;
  if (!row || !handle) throw new Error(`There is no row of ${name}.`);
  const { top, height } = handle.getBoundingClientRect();
  return { row, handle, y: top + height / 2 };
}

const finger = { pointerId: 7, isPrimary: true, pointerType: 'touch', button: 0 };

/** Presses the handle of a row and moves it `by` px up or down, without releasing it. */
async function drag(canvasElement: HTMLElement, name: string, by: number) {
  const { row, handle, y } = handleIn(canvasElement, name);
  await fireEvent.pointerDown(handle, { ...finger, clientY: y });
  for (const part of [0.3, 0.7, 1]) {
    await fireEvent.pointerMove(window, { ...finger, clientY: y + by * part });
  }
  return row;
}

const release = () => fireEvent.pointerUp(window, finger);

const animationsFinished = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(rowsIn(canvasElement).flatMap((row) => row.getAnimations())).toHaveLength(0),
  );

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <OrderOfHabits />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: Sleep early' }));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Sleep early');
  },
};

/** The buttons move a row by one. Each move is announced; at an end a button does nothing. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(
      within(canvasElement).getByRole('list', { name: args['aria-label'] }),
    ).toBeVisible();
    await expect(status).toBeEmptyDOMElement();

    await userEvent.click(button(canvasElement, 'Move up: Meditate'));
    await expect(orderIn(canvasElement)[3]).toBe('Meditate');
    await expect(status).toHaveTextContent(/^Meditate, 4 of 5$/);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenLastCalledWith({ key: 'Meditate', before: 'Drink water' });

    await userEvent.click(button(canvasElement, 'Move down: Exercise'));
    await expect(orderIn(canvasElement).slice(0, 2)).toEqual(['Read 20 mins', 'Exercise']);
    await expect(status).toHaveTextContent(/^Exercise, 2 of 5$/);
    await expect(args.onMove).toHaveBeenLastCalledWith({ key: 'Exercise', before: 'Sleep early' });

    const first = button(canvasElement, 'Move up: Read 20 mins');
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onMove).toHaveBeenCalledTimes(2);
  },
};

/** Tab reaches the buttons, not the handle. Focus stays on the button, at an end too. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
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
    await expect(args.onMove).toHaveBeenCalledTimes(4);
    await expect(args.onMove).toHaveBeenLastCalledWith({ key: 'Exercise', before: null });
  },
};

/** A row follows the finger, the rows between shift, and the row settles where it is released. */
export const Drag: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const [first, second, third] = rowsIn(canvasElement).map((row) => row.offsetTop);
    const step = (second ?? NaN) - (first ?? NaN);
    const row = await drag(canvasElement, 'Exercise', step * 2);
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeGreaterThan(step));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(getComputedStyle(handleIn(canvasElement, 'Read 20 mins').row).translate).toBe(
        `0px ${-step}px`,
      ),
    );

    await release();
    await expect(orderIn(canvasElement).slice(0, 3)).toEqual([
      'Read 20 mins',
      'Sleep early',
      'Exercise',
    ]);
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenCalledWith({ key: 'Exercise', before: 'Drink water' });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Exercise, 3 of 5');
    await animationsFinished(canvasElement);
    await expect(row.offsetTop).toBe(third);
    await expect(getComputedStyle(row).translate).toBe('none');

    // The drag is over: the pointer moves nothing.
    await fireEvent.pointerMove(window, { ...finger, clientY: 0 });
    await expect(getComputedStyle(row).translate).toBe('none');
  },
};

/** A dragged row stays under the pointer, whatever scales or zooms the page. */
export const DragWhenScaled: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      {[{ zoom: 0.5 }, { zoom: 2 }, { transform: 'scale(0.5)' }, { transform: 'scale(1.5)' }].map(
        (style, index) => (
          <div key={index} style={{ ...style, transformOrigin: '0 0' }}>
            <SortableList {...args} aria-label={`Order ${index}`} />
          </div>
        ),
      )}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const list of canvasElement.querySelectorAll('ol')) {
      const [row] = list.children;
      const handle = list.querySelector('.daybow-SortableList-handle');
      if (!row || !handle) throw new Error('There is no row.');
      const { top } = row.getBoundingClientRect();
      const y = handle.getBoundingClientRect().top + 4;
      await fireEvent.pointerDown(handle, { ...finger, clientY: y });
      await fireEvent.pointerMove(window, { ...finger, clientY: y + 30 });
      await expect(Math.abs(row.getBoundingClientRect().top - top - 30)).toBeLessThan(2);
      await fireEvent.pointerCancel(window, finger);
    }
  },
};

/** A row stays within its list, however far the pointer goes. */
export const DragBeyondTheEnd: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const row = await drag(canvasElement, 'Meditate', -5000);
    await waitFor(() =>
      expect(row.getBoundingClientRect().top).toBeCloseTo(
        within(canvasElement).getByRole('list').getBoundingClientRect().top,
        0,
      ),
    );
    await release();
    await expect(orderIn(canvasElement)[0]).toBe('Meditate');
  },
};

/** Escape and a cancelled pointer cancel a drag. */
export const GivenUp: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    for (const cancel of [
      () => userEvent.keyboard('{Escape}'),
      () => fireEvent.pointerCancel(window, finger),
    ]) {
      const row = await drag(canvasElement, 'Sleep early', 90);
      await userEvent.keyboard('x');
      await cancel();
      await animationsFinished(canvasElement);
      await expect(getComputedStyle(row).translate).toBe('none');
      await release();
    }
    await expect(orderIn(canvasElement)[2]).toBe('Sleep early');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A second finger, another mouse button and a tap move nothing. */
export const NotADrag: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const { row, handle, y } = handleIn(canvasElement, 'Exercise');
    for (const other of [{ isPrimary: false }, { button: 2 }]) {
      await fireEvent.pointerDown(handle, { ...finger, clientY: y, ...other });
      await fireEvent.pointerMove(window, { ...finger, clientY: y + 90 });
      await expect(getComputedStyle(row).translate).toBe('none');
    }
    await fireEvent.pointerDown(handle, { ...finger, clientY: y });
    await fireEvent.pointerMove(window, { ...finger, clientY: y + 200, pointerId: 8 });
    await fireEvent.pointerUp(window, { ...finger, pointerId: 8 });
    await release();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A drag near the edge of a scroll container scrolls it, and the row stays under the finger. */
export const Scrolling: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <div data-testid="box" style={{ blockSize: 200, overflow: 'auto' }}>
      <SortableList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByTestId('box');
    const { bottom } = box.getBoundingClientRect();
    const { y } = handleIn(canvasElement, 'Exercise');
    await drag(canvasElement, 'Exercise', bottom - 10 - y);
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(100), { timeout: 5000 });
    await waitFor(() =>
      expect(box.scrollTop).toBeGreaterThanOrEqual(box.scrollHeight - box.clientHeight - 1),
    );
    await release();
    await expect(orderIn(canvasElement).at(-1)).toBe('Exercise');
  },
};

/** In a sheet, the Escape that cancels a drag leaves the sheet open. */
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
    await release();
    await expect(orderIn(dialog)[0]).toBe('Exercise');
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** Controlled, with a caller that refuses the move. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: habits.slice(0, 2), defaultValue: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Move down: Exercise'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([habits[1], habits[0]]);
    await expect(args.onMove).toHaveBeenLastCalledWith({ key: 'Exercise', before: null });
    await expect(orderIn(canvasElement)).toEqual(['Exercise', 'Read 20 mins']);
  },
};

/** The habits after a move, as an app might store it. */
function applyMove(order: readonly Habit[], { key, before }: SortableListMove): Habit[] {
  const moved = order.filter(({ name }) => name === key);
  const others = order.filter(({ name }) => name !== key);
  const place = others.findIndex(({ name }) => name === before);
  return others.toSpliced(place < 0 ? others.length : place, 0, ...moved);
}

/** Controlled with `onMove` alone: the caller applies each move to its own order. */
export const ControlledByMoves: Story = {
  args: { defaultValue: undefined, onValueChange: undefined },
  tags: ['behaviour', 'no-picture'],
  render: function Stored(args) {
    const [order, setOrder] = useState<readonly Habit[]>(habits);
    return (
      <SortableList
        {...args}
        value={order}
        onMove={(move) => {
          args.onMove?.(move);
          setOrder(applyMove(order, move));
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Move up: Meditate'));
    await expect(orderIn(canvasElement).slice(3)).toEqual(['Meditate', 'Drink water']);

    const [first, second] = rowsIn(canvasElement).map((row) => row.offsetTop);
    await animationsFinished(canvasElement);
    await drag(canvasElement, 'Exercise', ((second ?? NaN) - (first ?? NaN)) * 4);
    await release();
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await expect(args.onMove).toHaveBeenLastCalledWith({ key: 'Exercise', before: null });
    await expect(orderIn(canvasElement)).toEqual([
      'Read 20 mins',
      'Sleep early',
      'Meditate',
      'Drink water',
      'Exercise',
    ]);
  },
};

const timesOfDay: SortableGroup<Habit, string>[] = [
  { key: 'morning', label: 'Morning', items: habits.slice(0, 2) },
  { key: 'noon', label: 'Noon', items: [] },
  { key: 'evening', label: 'Evening', items: habits.slice(2) },
];

const onGroupsChange = fn();
const onGroupsMove = fn();

const renderGroups = () => {
  onGroupsChange.mockClear();
  onGroupsMove.mockClear();
  return (
    <SortableGroups<Habit, string, string>
      aria-label="Habits by time of day"
      defaultValue={timesOfDay}
      onValueChange={onGroupsChange}
      onMove={onGroupsMove}
      itemKey={({ name }) => name}
      itemLabel={({ name }) => name}
    >
      {drawHabit}
    </SortableGroups>
  );
};

/** The names of the groups that have a list, each with its rows. */
const groupsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('list')
    .map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...within(list)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('span:last-of-type > span:last-child')?.textContent),
    ]);

/** Rows of several groups. Moved past the end of its group, a row goes to the next, which may be empty. */
export const Groups: Story = {
  render: renderGroups,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(
      within(canvasElement).getByRole('group', { name: 'Habits by time of day' }),
    ).toBeVisible();
    await expect(within(canvasElement).getByText('Nothing here yet')).toBeVisible();
    await expect(within(canvasElement).getByRole('list', { name: 'Evening' })).toBeVisible();
    await expect(button(canvasElement, 'Move up: Exercise')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(button(canvasElement, 'Move down: Meditate')).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    button(canvasElement, 'Move down: Read 20 mins').focus();
    for (const [group, position, count, before] of [
      ['noon', 1, 1, null],
      ['evening', 1, 4, 'Sleep early'],
      ['evening', 2, 4, 'Drink water'],
    ] as const) {
      await userEvent.keyboard('{Enter}');
      const label = timesOfDay.find(({ key }) => key === group)?.label;
      await expect(status).toHaveTextContent(`Read 20 mins, ${label}, ${position} of ${count}`);
      await expect(onGroupsMove).toHaveBeenLastCalledWith({ key: 'Read 20 mins', before, group });
      await expect(button(canvasElement, 'Move down: Read 20 mins')).toHaveFocus();
    }
    await expect(onGroupsChange).toHaveBeenCalledTimes(3);
    await expect(onGroupsChange).toHaveBeenLastCalledWith([
      { key: 'morning', label: 'Morning', items: [habits[0]] },
      { key: 'noon', label: 'Noon', items: [] },
      { key: 'evening', label: 'Evening', items: [habits[2], habits[1], habits[3], habits[4]] },
    ]);
    await userEvent.click(button(canvasElement, 'Move up: Sleep early'));
    await expect(onGroupsMove).toHaveBeenLastCalledWith({
      key: 'Sleep early',
      before: null,
      group: 'noon',
    });
    await expect(groupsIn(canvasElement).map(([label]) => label)).toEqual([
      'Morning',
      'Noon',
      'Evening',
    ]);
  },
};

/** A row is dragged past a heading into another group, also an empty one, and back. */
export const DragAcrossGroups: Story = {
  tags: ['behaviour'],
  render: renderGroups,
  play: async ({ canvasElement }) => {
    const topOf = (text: string) =>
      within(canvasElement).getByText(text).getBoundingClientRect().top;
    // Over the empty group, then far beyond the last, then up beyond the first.
    await drag(canvasElement, 'Exercise', topOf('Nothing here yet') - topOf('Exercise'));
    await expect(onGroupsMove).not.toHaveBeenCalled();
    await release();
    await expect(onGroupsMove).toHaveBeenLastCalledWith({
      key: 'Exercise',
      before: null,
      group: 'noon',
    });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Exercise, Noon, 1 of 1',
    );
    await animationsFinished(canvasElement);

    await drag(canvasElement, 'Exercise', 2000);
    await release();
    await expect(onGroupsMove).toHaveBeenLastCalledWith({
      key: 'Exercise',
      before: null,
      group: 'evening',
    });
    await animationsFinished(canvasElement);

    const row = await drag(canvasElement, 'Exercise', -3000);
    // The first heading stays above it.
    await expect(row.getBoundingClientRect().top).toBeGreaterThan(topOf('Morning'));
    await release();
    await expect(onGroupsMove).toHaveBeenLastCalledWith({
      key: 'Exercise',
      before: 'Read 20 mins',
      group: 'morning',
    });
    await animationsFinished(canvasElement);

    await drag(canvasElement, 'Sleep early', -60);
    await userEvent.keyboard('{Escape}');
    await release();
    await expect(onGroupsMove).toHaveBeenCalledTimes(3);
  },
};

export const GroupsInRightToLeft: Story = {
  decorators: [inRightToLeft],
  render: renderGroups,
  play: async ({ canvasElement }) => {
    const { handle } = handleIn(canvasElement, 'Exercise');
    await expect(handle.getBoundingClientRect().left).toBeGreaterThan(
      button(canvasElement, 'Move up: Exercise').getBoundingClientRect().right,
    );
  },
};

export const GroupsInLargeText: Story = {
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(1400),
  render: renderGroups,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('group');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/** Unmounted during a drag: nothing is left behind. */
export const Unmounted: Story = {
  tags: ['behaviour'],
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
    await release();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** All words come from the caller. */
export const OtherWords: Story = {
  args: {
    'aria-label': 'Reihenfolge',
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
    const { handle } = handleIn(canvasElement, 'Exercise');
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
