import { WeekBow } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { DaysOfWeek } from './examples/WeekBow';
import exampleCode from './examples/WeekBow.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';
import { isPreferred } from './support/preferences';

const shares = [100, 80, 60, 100, 40, null, null];

const meta = {
  title: 'Components/Habits and moods/WeekBow',
  component: WeekBow,
  args: {
    days: shares.map((share, index) => ({
      day: `2026-11-${16 + index}`,
      share,
      label: share === null ? undefined : `${share / 20} of 5`,
    })),
    value: '2026-11-20',
    onValueChange: fn(),
    today: '2026-11-20',
    locale: 'en-GB',
  },
  decorators: [inColumn],
  render: function Week(args) {
    const [day, setDay] = useState(args.value);
    return (
      <WeekBow
        {...args}
        value={day}
        onValueChange={(next) => {
          args.onValueChange(next);
          setDay(next);
        }}
      />
    );
  },
} satisfies Meta<typeof WeekBow>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('radio');
const boxes = (elements: readonly Element[]) =>
  elements.map((element) => element.getBoundingClientRect());

/** Monday and Tuesday are coloured to their share, Friday is chosen, the weekend is still to come. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <DaysOfWeek />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /November 17, 3 of 5/ }));
    await expect(canvas.getByRole('radio', { name: /November 17/ })).toBeChecked();
  },
};

/** A press chooses a day. Days to come cannot be chosen. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const week = canvas.getByRole('radiogroup', { name: 'Week' });
    const all = days(canvasElement);
    await expect(all).toHaveLength(7);
    const tuesday = within(week).getByRole('radio', { name: 'Tuesday 17 November, 4 of 5' });
    await userEvent.click(tuesday);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-17');
    await expect(tuesday).toBeChecked();
    const friday = canvas.getByRole('radio', { name: 'Friday 20 November, 2 of 5' });
    await expect(friday).not.toBeChecked();
    await expect(friday).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getByRole('radio', { name: 'Saturday 21 November' })).toBeDisabled();
    for (const { width, height } of boxes(all)) {
      await expect(width).toBeGreaterThanOrEqual(44);
      await expect(height).toBeGreaterThanOrEqual(48);
    }
  },
};

/** One tab stop. The keys go from day to day, and to other weeks, but neither before `min` nor beyond today. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  render: () => <DaysOfWeek />,
  play: async ({ canvas }) => {
    const chosen = () => canvas.getByRole('radio', { checked: true });
    const expectDay = async (name: RegExp) => {
      await expect(chosen()).toHaveAccessibleName(name);
      await expect(chosen()).toHaveFocus();
    };
    await userEvent.tab();
    await expectDay(/November 20/);
    await userEvent.keyboard('{ArrowRight}');
    await expectDay(/November 20/);
    await userEvent.keyboard('{Home}');
    await expectDay(/November 16/);
    await userEvent.keyboard('{ArrowLeft}');
    await expectDay(/November 15/);
    await userEvent.keyboard('{PageUp}');
    await expectDay(/November 10/);
    await userEvent.keyboard('{ArrowLeft}');
    await expectDay(/November 10/);
    await userEvent.keyboard('{PageDown}');
    await expectDay(/November 17/);
    await userEvent.keyboard('{ArrowUp}');
    await expectDay(/November 16/);
    await userEvent.keyboard('{ArrowDown}');
    await expectDay(/November 17/);
    await userEvent.keyboard('{End}');
    await expectDay(/November 20/);
    await userEvent.tab();
    await expect(chosen()).not.toHaveFocus();
  },
};

/** A finger pulls the week before in, and the week after out; a mouse does not. After this week there is none. */
export const Swiped: Story = {
  tags: ['behaviour'],
  render: () => <DaysOfWeek />,
  play: async ({ canvas }) => {
    const week = canvas.getByRole('radiogroup');
    const swipe = (pointerType: string, to: number) => {
      fireEvent.pointerDown(week, { pointerType, clientX: 100 });
      fireEvent.pointerUp(week, { pointerType, clientX: to });
    };
    const chosen = () => canvas.getByRole('radio', { checked: true });
    swipe('touch', 110);
    swipe('mouse', 200);
    await expect(chosen()).toHaveAccessibleName(/November 20/);
    swipe('touch', 200);
    await expect(chosen()).toHaveAccessibleName(/November 13/);
    swipe('touch', 20);
    await expect(chosen()).toHaveAccessibleName(/November 20/);
    await userEvent.click(canvas.getByRole('radio', { name: /November 17/ }));
    swipe('touch', 20);
    await expect(chosen()).toHaveAccessibleName(/November 17/);
  },
};

/** A caller's own handlers are called, too. */
export const WithHandlers: Story = {
  tags: ['behaviour'],
  args: { onPointerDown: fn(), onPointerUp: fn() },
  play: async ({ canvas, args }) => {
    const week = canvas.getByRole('radiogroup');
    fireEvent.pointerDown(week, { pointerType: 'touch', clientX: 100 });
    fireEvent.pointerUp(week, { pointerType: 'touch', clientX: 200 });
    await expect(args.onPointerDown).toHaveBeenCalledOnce();
    await expect(args.onPointerUp).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-13');
  },
};

/** The first day is at the right, where its part begins. */
export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: { locale: 'ar', 'aria-label': 'الأسبوع' },
  play: async ({ canvasElement }) => {
    const all = days(canvasElement);
    const [first, second] = boxes(all);
    await expect(first?.left).toBeGreaterThan(second?.left ?? NaN);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(all[3]).toBeChecked();
  },
};

/** On the narrowest phones the days share its width. */
export const Narrow: Story = {
  decorators: [inWidth(256)],
  play: async ({ canvasElement }) => {
    const week = within(canvasElement).getByRole('radiogroup');
    await expect(week.scrollWidth).toBeLessThanOrEqual(week.clientWidth);
    const all = boxes(days(canvasElement));
    for (const [index, { right }] of all.entries()) {
      await expect(right).toBeLessThanOrEqual((all[index + 1]?.left ?? Infinity) + 1);
    }
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(200),
  play: async ({ canvasElement }) => {
    const week = within(canvasElement).getByRole('radiogroup').getBoundingClientRect();
    for (const letter of boxes([...canvasElement.querySelectorAll('.daybow-WeekBow-letter')])) {
      await expect(letter.bottom).toBeLessThanOrEqual(week.bottom);
    }
  },
};

/** Colours of the system: what is done is Highlight, what is not is a thin grey line. */
export const InForcedColours: Story = {
  tags: ['forced-colors'],
  play: async ({ canvasElement }) => {
    if (!isPreferred('forced-colors')) return;
    const [track, part] = [...canvasElement.querySelectorAll('path')].map((path) =>
      getComputedStyle(path),
    );
    await expect(part?.stroke).not.toBe(track?.stroke);
    await expect(track?.strokeWidth).toBe('2px');
  },
};
