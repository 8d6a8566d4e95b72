import { HabitCard, IconButton, List, ProgressRing } from '@daybow/components';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Reading } from './examples/HabitCard';
import exampleCode from './examples/HabitCard.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Habits and moods/HabitCard',
  component: HabitCard,
  args: {
    icon: '📖',
    label: 'Read 20 mins',
    tint: 1,
    onCompletedChange: fn(),
    onAmountChange: fn(),
  },
  argTypes: {
    actions: { control: false },
    children: { control: false },
    lastDays: { control: false },
  },
  decorators: [inColumn],
} satisfies Meta<typeof HabitCard>;

export default meta;
/** The props of a card whose label is a text, as in most stories. */
type Args = ComponentProps<typeof HabitCard> & { label: string };
type Story = StoryObj<Args>;

const toggleIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

const spinIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('spinbutton', { name });

const isStruck = (name: HTMLElement) => {
  const { textDecorationLine, textDecorationColor } = getComputedStyle(name.parentElement ?? name);
  return textDecorationLine === 'line-through' && !textDecorationColor.endsWith(', 0)');
};

/** How far a card's content is seen to overflow the card, in pixels, in any direction. */
function overflow(card: HTMLElement): number {
  const box = card.getBoundingClientRect();
  const parts = [...card.querySelectorAll('*')]
    .filter(
      ({ parentElement }) =>
        parentElement && getComputedStyle(parentElement).overflowY === 'visible',
    )
    .map((part) => part.getBoundingClientRect());
  return Math.max(
    ...parts.flatMap(({ left, right, top, bottom }) => [
      box.left - left,
      right - box.right,
      box.top - top,
      bottom - box.bottom,
    ]),
  );
}

/** A habit whose state the app holds, with a control of the app beside it. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Reading />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read 20 mins' }));
    await expect(canvas.getByRole('button', { name: 'Read 20 mins' })).toBePressed();
    await expect(canvas.getByRole('button', { name: 'More about Read 20 mins' })).toBeVisible();
  },
};

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await expect(toggle).not.toBePressed();
    await userEvent.click(toggle);
    await expect(toggle).toBePressed();
    await expect(args.onCompletedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(toggle);
    await expect(toggle).not.toBePressed();
    await expect(args.onCompletedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onCompletedChange).toHaveBeenCalledTimes(2);
  },
};

export const Todo: Story = {
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await expect(toggle).not.toBePressed();
    await expect(isStruck(within(toggle).getByText(args.label))).toBe(false);
    await expect(within(toggle).getByText(String(args.icon))).toBeVisible();
    await expect(toggle.querySelector('svg')).not.toBeVisible();
    await expect(toggle.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/**
 * The pressed state, the struck-through name and the filled check show "completed", not colour
 * alone.
 */
export const Done: Story = {
  args: { icon: '🏃', label: 'Exercise', tint: 0, defaultCompleted: true },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await expect(toggle).toBePressed();
    await expect(isStruck(within(toggle).getByText(args.label))).toBe(true);
    await expect(toggle.querySelector('svg')).toBeVisible();
    await expect(args.onCompletedChange).not.toHaveBeenCalled();
  },
};

/** A press fills the check and strikes the name through. */
export const AnsweredFirst: Story = {
  tags: ['behaviour', 'no-picture'],
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    const label = within(toggle).getByText(args.label);
    await expect(isStruck(label)).toBe(false);
    await userEvent.click(toggle);
    await expect(toggle).toBePressed();
    await expect(toggle.querySelector('svg')).toBeVisible();
    await waitFor(() => expect(isStruck(label)).toBe(true));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, 'Read 20 mins');
    await expect(toggle).toBeDisabled();
    await userEvent.click(toggle, { pointerEventsCheck: 0 });
    await expect(toggle).not.toBePressed();
    await expect(args.onCompletedChange).not.toHaveBeenCalled();
  },
};

export const DisabledDone: Story = {
  args: { disabled: true, defaultCompleted: true },
  play: async ({ canvasElement }) => {
    await expect(toggleIn(canvasElement, 'Read 20 mins')).toBePressed();
  },
};

/** Tab reaches the toggle; Enter and Space toggle it. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toBePressed();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBePressed();
    await expect(toggle).toHaveFocus();
    await expect(args.onCompletedChange).toHaveBeenCalledTimes(2);
  },
};

/** Uncontrolled: the card keeps its state, starting with `defaultCompleted`. */
export const Uncontrolled: Story = {
  tags: ['behaviour'],
  args: { icon: '🌙', label: 'Sleep early', tint: 2, defaultCompleted: true },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await userEvent.click(toggle);
    await expect(toggle).not.toBePressed();
    await expect(args.onCompletedChange).toHaveBeenLastCalledWith(false);
  },
};

/** Controlled: a click only calls the handler, and the card shows the caller's value. */
export const Controlled: Story = {
  tags: ['behaviour'],
  render: function Controlled(args) {
    const [completed, setCompleted] = useState(false);
    return (
      <HabitCard
        {...args}
        completed={completed}
        onCompletedChange={(next) => {
          args.onCompletedChange?.(next);
          setCompleted(next);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await userEvent.click(toggle);
    await expect(toggle).toBePressed();
    await userEvent.click(toggle);
    await expect(toggle).not.toBePressed();
    await expect(args.onCompletedChange).toHaveBeenCalledTimes(2);
  },
};

/** A caller that keeps its value, as when a write fails: the card doesn't change. */
export const ControlledAndRefused: Story = {
  tags: ['behaviour'],
  args: { completed: false },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await userEvent.click(toggle);
    await expect(args.onCompletedChange).toHaveBeenCalledTimes(1);
    await expect(args.onCompletedChange).toHaveBeenCalledWith(true);
    await expect(toggle).not.toBePressed();
  },
};

/** During a write the card is marked as busy, and can still be used. */
export const Busy: Story = {
  args: { 'aria-busy': true, defaultCompleted: true },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await expect(toggle.closest('[aria-busy=true]')).not.toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).not.toBePressed();
  },
};

const handleMore = fn();

/** A control of the caller is beside the toggle, never inside it. */
export const WithActions: Story = {
  args: {
    actions: (
      <IconButton aria-label="More about Read 20 mins" variant="flat" onClick={handleMore}>
        <DotsThreeVerticalIcon weight="bold" />
      </IconButton>
    ),
  },
  beforeEach: () => {
    handleMore.mockClear();
  },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    const more = toggleIn(canvasElement, 'More about Read 20 mins');
    await expect(toggle).not.toContainElement(more);

    await userEvent.click(more);
    await expect(handleMore).toHaveBeenCalledOnce();
    await expect(args.onCompletedChange).not.toHaveBeenCalled();

    await userEvent.click(toggle);
    await expect(toggle).toBePressed();
    await expect(handleMore).toHaveBeenCalledOnce();

    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handleMore).toHaveBeenCalledTimes(2);
    await expect(toggle).toBePressed();
    await userEvent.tab({ shift: true });
    await expect(toggle).toHaveFocus();

    await expect(more.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(more.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      toggle.getBoundingClientRect().right,
    );
  },
};

/** A list of a day: the cards are independent. */
export const InAList: Story = {
  render: (args) => (
    <List variant="cards" aria-label="Today's Habits">
      <HabitCard {...args} icon="🏃" label="Exercise" tint={0} defaultCompleted />
      <HabitCard {...args} icon="📖" label="Read 20 mins" tint={1} />
      <HabitCard {...args} icon="🌙" label="Sleep early" tint={2} />
      <HabitCard {...args} icon="💧" label="Drink water" tint={3} defaultCompleted />
      <HabitCard {...args} icon="🧘" label="Meditate" tint={4} defaultCompleted />
    </List>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: "Today's Habits" });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(list).getAllByRole('button', { pressed: true })).toHaveLength(3);
    await userEvent.click(toggleIn(canvasElement, 'Sleep early'));
    await expect(within(list).getAllByRole('button', { pressed: true })).toHaveLength(4);
    await expect(toggleIn(canvasElement, 'Read 20 mins')).not.toBePressed();
  },
};

const longName = 'Write three good things, however small, before bed, and read one of them aloud. '
  .repeat(7)
  .slice(0, 500);

/** A name of 500 characters: the card grows, nothing is cut off. */
export const LongName: Story = {
  args: { icon: '✨', label: longName, tint: 5 },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label.trim());
    await expect(within(toggle).getByText(args.label.trim())).toBeVisible();
    await expect(overflow(toggle)).toBeLessThanOrEqual(0);
    await expect(toggle.offsetHeight).toBeLessThan(90);
    await expect(canvasElement.ownerDocument.body.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

/** A word of 500 letters breaks inside the card. */
export const LongWord: Story = {
  args: { icon: '✨', label: 'Lopado'.repeat(84).slice(0, 500), tint: 5, defaultCompleted: true },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await expect(overflow(toggle)).toBeLessThanOrEqual(0);
    await userEvent.click(toggle);
    await expect(toggle).not.toBePressed();
  },
};

/** An emoji of several code points is shown as one picture. */
export const EmojiFamily: Story = {
  args: { icon: '👨‍👩‍👧‍👦', label: 'Call my parents', tint: 3 },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    const tile = within(toggle).getByText('👨‍👩‍👧‍👦');
    const glyph = document.createRange();
    glyph.selectNodeContents(tile);
    await expect(glyph.getClientRects()).toHaveLength(1);
    await expect(glyph.getBoundingClientRect().width).toBeLessThan(tile.offsetWidth);
    await expect(tile.offsetWidth).toBe(tile.offsetHeight);
  },
};

/** A name in a right-to-left script keeps its order, punctuation included. */
export const RightToLeftName: Story = {
  args: { icon: '📖', label: 'قراءة 20 دقيقة!' },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    const name = within(toggle).getByText(args.label);
    await expect(getComputedStyle(name).direction).toBe('rtl');
    await expect(getComputedStyle(toggle).direction).toBe('ltr');
    await userEvent.click(toggle);
    await waitFor(() => expect(isStruck(name)).toBe(true));
  },
};

/** On a right-to-left page the emoji is at the right and the check at the left. */
export const RightToLeftPage: Story = {
  args: {
    icon: '💧',
    label: 'اشرب الماء',
    tint: 3,
    defaultCompleted: true,
    actions: (
      <IconButton aria-label="المزيد" variant="flat">
        <DotsThreeVerticalIcon weight="bold" />
      </IconButton>
    ),
  },
  decorators: [inRightToLeft],
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    const [picture, name, check, more] = [
      within(toggle).getByText(String(args.icon)),
      within(toggle).getByText(args.label),
      toggle.querySelector('svg'),
      toggleIn(canvasElement, 'المزيد'),
    ].map((part) => part?.getBoundingClientRect().right ?? NaN);
    await expect(picture).toBeGreaterThan(name ?? NaN);
    await expect(name).toBeGreaterThan(check ?? NaN);
    await expect(check).toBeGreaterThan(more ?? NaN);
  },
};

/** Markup and quotes in a name are shown as text. */
export const MarkupInTheName: Story = {
  tags: ['behaviour'],
  args: { icon: '✨', label: '<b>Walk</b> & "run" <img src=x onerror=alert(1)>', tint: 5 },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await expect(within(toggle).getByText(args.label)).toBeVisible();
    await expect(toggle.querySelector('b, img')).toBeNull();
  },
};

export const Narrow: Story = {
  args: {
    label: 'Write three good things',
    actions: (
      <IconButton aria-label="More about Write three good things" variant="flat">
        <DotsThreeVerticalIcon weight="bold" />
      </IconButton>
    ),
  },
  decorators: [inWidth(240)],
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await expect(overflow(toggle)).toBeLessThanOrEqual(0);
    await expect(toggle.offsetWidth).toBeLessThan(200);
  },
};

export const LargeText: Story = {
  args: { label: 'Write three good things' },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(200),
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, args.label);
    await expect(getComputedStyle(toggle).fontSize).toBe('32px');
    await expect(overflow(toggle)).toBeLessThanOrEqual(0);
  },
};

/** The card accepts the props of a `<div>`. */
export const PassedThrough: Story = {
  tags: ['behaviour'],
  render: function Tagged(args) {
    const card = useRef<HTMLDivElement>(null);
    return (
      <HabitCard
        {...args}
        ref={card}
        id="reading"
        className="my-card"
        style={{ marginBlock: 8 }}
        data-testid="habit"
        onClick={() => card.current?.setAttribute('data-reached', 'by ref')}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByTestId('habit');
    await expect(card).toHaveClass('my-card');
    await expect(card).toHaveAttribute('id', 'reading');
    await expect(card).toHaveStyle({ marginBlockStart: '8px' });
    await userEvent.click(toggleIn(canvasElement, args.label));
    await expect(card).toHaveAttribute('data-reached', 'by ref');
    await expect(args.onCompletedChange).toHaveBeenCalledTimes(1);
    await expect(args.onCompletedChange).toHaveBeenCalledWith(true);
  },
};

/** A line under the name is read after it. */
export const WithDescription: Story = {
  args: { icon: '🏃', label: 'Exercise', tint: 0, description: '1 of 3 this week' },
  play: async ({ canvasElement, args }) => {
    const toggle = toggleIn(canvasElement, `${args.label} 1 of 3 this week`);
    await expect(within(toggle).getByText('1 of 3 this week')).toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toBePressed();
    await expect(isStruck(within(toggle).getByText('1 of 3 this week'))).toBe(false);
  },
};

const week = [true, true, false, true, true, true, false];

/** Seven days as small rings; a screen reader hears them as one sentence. */
function LastDays() {
  return (
    <div
      role="img"
      aria-label="Done on 5 of the last 7 days"
      style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}
    >
      {week.map((done, index) => (
        <ProgressRing
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          aria-hidden="true"
          size={16}
          tone="success"
          value={done ? 100 : 0}
        />
      ))}
    </div>
  );
}

/** A streak beside the description, and the last days under the name. A press on them doesn't toggle. */
export const StreakAndLastDays: Story = {
  args: { description: '20 pages', streak: '🔥 4 days in a row', lastDays: <LastDays /> },
  play: async ({ canvas, canvasElement, args }) => {
    const toggle = canvas.getByRole('button', {
      name: `${args.label} 20 pages 🔥 4 days in a row`,
    });
    const days = canvas.getByRole('img', { name: 'Done on 5 of the last 7 days' });
    await expect(toggle).not.toContainElement(days);
    await userEvent.click(days);
    await expect(toggle).not.toBePressed();
    const name = within(toggle).getByText(args.label).getBoundingClientRect();
    await expect(days.getBoundingClientRect().left).toBeCloseTo(name.left, 0);
    await expect(overflow(canvasElement)).toBeLessThanOrEqual(0);
  },
};

/** A label that is no text, and a body of one's own with a control in it. */
export const NodeLabelAndBody: Story = {
  render: (args) => (
    <HabitCard
      {...args}
      icon="☕"
      label={
        <>
          Coffee <em>at work</em>
        </>
      }
      target={2}
      unit="cups"
      direction="atMost"
      streak="3 days within"
    >
      <a href="#tips">What helps</a>
    </HabitCard>
  ),
  play: async ({ canvas, canvasElement }) => {
    const spin = spinIn(canvasElement, 'Coffee at work');
    await expect(spin).toHaveAccessibleDescription('3 days within');
    await userEvent.click(spin);
    await expect(spin).toHaveAttribute('aria-valuetext', '1 cups, limit 2');
    await userEvent.click(canvas.getByRole('button', { name: /^Less: .*Coffee at work$/ }));
    await expect(spin).toHaveAttribute('aria-valuetext', '0 cups, limit 2');
    await expect(spin).not.toContainElement(canvas.getByRole('link', { name: 'What helps' }));
  },
};

/** With text at 200 % on the narrowest phone no word of the name breaks: the check is below it. */
export const LargeTextOnAPhone: Story = {
  args: { label: 'Meditate', icon: '🧘' },
  globals: { textSize: '200%' },
  decorators: [inWidth(288)],
  parameters: inOwnWindow(340),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Meditate').getClientRects()).toHaveLength(1);
    await expect(overflow(canvasElement)).toBeLessThanOrEqual(0);
  },
};

/** With text at 200 % on the narrowest phone, streak and days wrap. */
export const SlotsInLargeText: Story = {
  args: StreakAndLastDays.args,
  globals: { textSize: '200%' },
  decorators: [inWidth(288)],
  parameters: inOwnWindow(340),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Done on 5 of the last 7 days' })).toBeVisible();
    await expect(overflow(canvasElement)).toBeLessThanOrEqual(0);
  },
};

/** On a right-to-left page the last days begin at the right, under the name. */
export const SlotsRightToLeft: Story = {
  args: { label: 'قراءة', streak: 'أربعة أيام', lastDays: <LastDays /> },
  decorators: [inRightToLeft],
  play: async ({ canvas, canvasElement, args }) => {
    const name = within(canvasElement).getByText(args.label).getBoundingClientRect();
    const days = canvas.getByRole('img').getBoundingClientRect();
    await expect(days.right).toBeCloseTo(name.right, 0);
  },
};

/** With a target, a press adds a step; the habit is done when the target is reached. */
export const Amount: Story = {
  args: {
    icon: '💧',
    label: 'Drink water',
    tint: 4,
    target: 8,
    unit: 'glasses',
    step: 3,
    defaultAmount: 2,
  },
  play: async ({ canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    await expect(spin).toHaveAttribute('aria-valuenow', '2');
    await expect(spin).toHaveAttribute('aria-valuetext', '2 of 8 glasses');
    await expect(within(spin).getByText('2 of 8 glasses')).toBeVisible();
    const [, meter] = spin.querySelectorAll('circle');
    await expect(meter && getComputedStyle(meter).strokeDasharray).toBe('25px, 100px');
    await expect(meter?.ownerSVGElement?.getBoundingClientRect().width).toBe(36);
    await userEvent.click(spin);
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(5);
    await expect(isStruck(within(spin).getByText(args.label))).toBe(false);
    await userEvent.click(spin);
    await expect(spin).toHaveAttribute('aria-valuetext', '8 of 8 glasses');
    await waitFor(() => expect(isStruck(within(spin).getByText(args.label))).toBe(true));
    // The check takes the last step back, as that of a habit without an amount does.
    await userEvent.click(spin);
    await expect(spin).toHaveAttribute('aria-valuetext', '5 of 8 glasses');
    await expect(args.onCompletedChange).not.toHaveBeenCalled();
  },
};

/** After a step, a button that takes it back stands before the plus, which does not move, and leaves by itself. */
export const StepBack: Story = {
  ...Amount,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    const less = () => canvas.queryByRole('button', { name: `Less: ${args.label}` });
    const plus = spin.querySelector('.daybow-HabitCard-check');
    const place = plus?.getBoundingClientRect();
    await expect(less()).toBeNull();
    await userEvent.click(spin);
    await expect(less()).toBeVisible();
    await expect(plus?.getBoundingClientRect()).toEqual(place);
    await expect(less()?.getBoundingClientRect().right).toBeLessThanOrEqual(place?.left ?? NaN);
    await userEvent.click(canvas.getByRole('button', { name: `Less: ${args.label}` }));
    await expect(spin).toHaveAttribute('aria-valuenow', '2');
    await waitFor(() => expect(less()).toBeNull(), { timeout: 10_000 });
  },
};

/** The keys of a spin button; Enter and Space add a step, as a press does. */
export const AmountWithTheKeyboard: Story = {
  tags: ['behaviour'],
  args: { icon: '🧘', label: 'Meditate', tint: 5, target: 120, unit: 'min', step: 5 },
  play: async ({ canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    await userEvent.tab();
    await expect(spin).toHaveFocus();
    const presses = [
      ['{Enter}', '5 of 120 min'],
      [' ', '10 of 120 min'],
      ['{ArrowUp}', '15 of 120 min'],
      ['{ArrowDown}', '10 of 120 min'],
      ['{PageUp}', '60 of 120 min'],
      ['{PageDown}', '10 of 120 min'],
      ['{End}', '120 of 120 min'],
      ['{Home}', '0 of 120 min'],
      ['{ArrowDown}', '0 of 120 min'],
    ];
    for (const [keys = '', text = ''] of presses) {
      await userEvent.keyboard(keys);
      await expect(spin).toHaveAttribute('aria-valuetext', text);
    }
    await expect(spin).toHaveFocus();
  },
};

/**
 * A limit. Nobody has kept it before the day is over, so no amount shows it as done. Beyond it the card says by
 * how much; the button beside the plus takes a step off.
 */
export const AmountAtMost: Story = {
  args: {
    icon: '☕',
    label: 'Coffee',
    tint: 1,
    target: 2,
    unit: 'cups',
    direction: 'atMost',
    defaultAmount: null,
  },
  play: async ({ canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    const name = within(spin).getByText(args.label);
    const less = within(canvasElement).getByRole('button', { name: 'Less: Coffee' });
    await expect(spin).toHaveAttribute('aria-valuetext', '0 cups, limit 2');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    spin.focus();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await expect(spin).toHaveAttribute('aria-valuetext', '2 cups, limit 2');
    await expect(isStruck(name)).toBe(false);
    await userEvent.keyboard('{ArrowUp}');
    await expect(spin).toHaveAttribute('aria-valuetext', '3 cups, 1 over');
    await userEvent.click(less);
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(2);
    await expect(spin).toHaveAttribute('aria-valuetext', '2 cups, limit 2');
    await expect(spin).toHaveFocus();
  },
};

/** A limit that is exceeded: in words, by a sign and by colour. Saying that it was kept doesn't hide it. */
export const AmountOverLimit: Story = {
  args: { ...AmountAtMost.args, completed: true, defaultAmount: 2.3, step: 0.1 },
  play: async ({ canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    await expect(spin).toHaveAttribute('aria-valuetext', '2.3 cups, 0.3 over');
    await expect(isStruck(within(spin).getByText(args.label))).toBe(false);
  },
};

/** A limit that was kept: the day is over, and its owner says so. */
export const AmountLimitKept: Story = {
  args: { ...AmountAtMost.args, completed: true, defaultAmount: 1 },
  play: async ({ canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    await expect(isStruck(within(spin).getByText(args.label))).toBe(true);
    await expect(spin).toHaveAttribute('aria-valuetext', '1 cups, limit 2');
  },
};

/** The caller holds the amount, and gives the words. A second line follows them. */
export const AmountControlled: Story = {
  tags: ['behaviour'],
  args: {
    icon: '🚶',
    label: 'Spazieren',
    tint: 2,
    target: 2,
    amount: 1.5,
    amountText: (amount, { target }) => `${amount.toLocaleString('de')} von ${target} km`,
    description: '1 von 3 diese Woche',
  },
  play: async ({ canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    await expect(spin).toHaveAttribute('aria-valuetext', '1,5 von 2 km');
    await expect(spin).toHaveAccessibleDescription('1 von 3 diese Woche');
    await userEvent.click(spin);
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(2.5);
    await expect(spin).toHaveAttribute('aria-valuenow', '1.5');
  },
};

/** Holding the card down asks for a number: nothing is added, and a short press still adds a step. */
export const AmountHeldDown: Story = {
  tags: ['behaviour'],
  args: {
    icon: '💧',
    label: 'Drink water',
    tint: 4,
    target: 8,
    unit: 'glasses',
    defaultAmount: 6,
    onLongPress: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    await fireEvent.pointerDown(spin, { button: 0 });
    await waitFor(() => expect(args.onLongPress).toHaveBeenCalledOnce());
    await fireEvent.pointerUp(spin);
    await fireEvent.click(spin, { detail: 1 });
    await expect(args.onAmountChange).not.toHaveBeenCalled();
    await userEvent.click(spin);
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(7);
    await expect(args.onLongPress).toHaveBeenCalledOnce();
  },
};

/** Holding a disabled card down does nothing. */
export const DisabledHeldDown: Story = {
  ...AmountHeldDown,
  tags: ['behaviour', 'no-picture'],
  args: { ...AmountHeldDown.args, disabled: true, onLongPress: fn() },
  play: async ({ canvasElement, args }) => {
    await fireEvent.pointerDown(spinIn(canvasElement, args.label), { button: 0 });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(args.onLongPress).not.toHaveBeenCalled();
  },
};

/** The ring meter is at the left, and the words wrap. */
export const AmountRightToLeft: Story = {
  args: {
    icon: '💧',
    label: 'اشرب الماء',
    tint: 4,
    target: 8,
    amountText: (amount, { target }) => `${amount} من ${target} أكواب`,
    defaultAmount: 2,
  },
  decorators: [inRightToLeft],
  play: async ({ canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    const words = within(spin).getByText('2 من 8 أكواب').getBoundingClientRect();
    await expect(words.right).toBeGreaterThan(spin.getBoundingClientRect().width / 2);
    await expect(overflow(spin)).toBeLessThanOrEqual(0);
  },
};

export const AmountInLargeText: Story = {
  args: {
    icon: '💧',
    label: 'Drink water',
    tint: 4,
    target: 8,
    unit: 'glasses',
    defaultAmount: 5,
    description: '1 of 3 this week',
  },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(240),
  play: async ({ canvasElement, args }) => {
    const spin = spinIn(canvasElement, args.label);
    await expect(overflow(spin)).toBeLessThanOrEqual(0);
    await userEvent.click(spin);
    await expect(spin).toHaveAttribute('aria-valuetext', '6 of 8 glasses');
  },
};
