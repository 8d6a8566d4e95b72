import { DayBow, type DayBowDay } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { DaysOfYear } from './examples/DayBow';
import exampleCode from './examples/DayBow.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';
import { isPreferred } from './support/preferences';

/** A year in waves: the mood of each day, and how much was done around it. */
const year: readonly DayBowDay[] = Array.from({ length: 365 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  mood:
    index % 17 === 9
      ? null
      : 3 + Math.round(1.6 * Math.sin(index / 40) + Math.sin(index * 2.4) / 1.6),
  level: 0.55 + 0.3 * Math.sin(index / 58) + 0.08 * Math.sin(index / 4),
}));

const meta = {
  title: 'Components/Habits and moods/DayBow',
  component: DayBow,
  args: {
    days: year,
    min: '2026-01-01',
    max: '2026-12-31',
    'aria-label': 'The days of 2026',
    monthText: (month) => `Month ${Number(month.slice(5))}`,
    onMonthSelect: fn(),
    count: '343',
    caption: 'days',
  },
  decorators: [inColumn],
} satisfies Meta<typeof DayBow>;

export default meta;
type Story = StoryObj<typeof meta>;

const sliderIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('slider');
const strokesIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll('.daybow-DayBow-day'),
];

function sliceOf(canvasElement: HTMLElement, month: string) {
  const slice = canvasElement.querySelector(`[data-month='${month}']`);
  if (!slice) throw new Error(`The bow has no slice of ${month}.`);
  return slice;
}

/** Ten weeks of a year. A press on a month says what is known of it. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <DaysOfYear />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('days so far')).toBeVisible();
    await userEvent.click(sliceOf(canvasElement, '2026-10'));
    await expect(canvas.getByRole('status')).toHaveTextContent('October: 28 days');
  },
};

/** A stroke or a dot for each day; twelve slices are pressed, and nothing beside them. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const slider = canvas.getByRole('slider', { name: 'The days of 2026' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Month 12');
    const strokes = strokesIn(canvasElement);
    await expect(strokes).toHaveLength(365);
    await expect(strokes.filter((each) => each.hasAttribute('data-empty'))).toHaveLength(
      args.days.filter(({ mood }) => mood === null).length,
    );
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Month ${index + 1}`),
    );
    // Nothing can be pressed before it is drawn.
    await Promise.all(slider.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const { left, top, width, height } = slider.getBoundingClientRect();
    const monthAt = (x: number, y: number) =>
      document.elementFromPoint(left + x * width, top + y * height)?.getAttribute('data-month');
    await expect(monthAt(0.16, 0.9)).toBe('2026-01');
    await expect(monthAt(0.84, 0.9)).toBe('2026-12');
    await expect(monthAt(0.48, 0.2)).toBe('2026-06');
    // Neither the figure in the middle nor a corner.
    await expect(monthAt(0.5, 0.9) ?? null).toBeNull();
    await expect(monthAt(0.02, 0.05) ?? null).toBeNull();
    await userEvent.click(sliceOf(canvasElement, '2026-03'));
    await expect(args.onMonthSelect).toHaveBeenLastCalledWith('2026-03');
    await expect(slider).toHaveAttribute('aria-valuenow', '2');
  },
};

/** One tab stop. The keys go from month to month, and say each; Enter and Space select it. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const slider = sliderIn(canvasElement);
    const press = async (key: string, month: number) => {
      await userEvent.keyboard(key);
      await expect(slider, key).toHaveAttribute('aria-valuetext', `Month ${month}`);
    };
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await press('{Home}', 1);
    await press('{ArrowLeft}', 1);
    await press('{ArrowRight}', 2);
    await press('{ArrowUp}', 3);
    await press('{ArrowDown}', 2);
    await press('{PageDown}', 1);
    await press('{PageUp}', 3);
    await press('{End}', 12);
    await press('{ArrowRight}', 12);
    await expect(args.onMonthSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onMonthSelect).toHaveBeenLastCalledWith('2026-11');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard(' ');
    await expect(args.onMonthSelect).toHaveBeenLastCalledWith('2026-10');
    await userEvent.tab();
    await expect(slider).not.toHaveFocus();
  },
};

/** A screen reader presses the slider itself: the month that it has said is selected. */
export const ByScreenReader: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const slider = sliderIn(canvasElement);
    slider.focus();
    await userEvent.keyboard('{Home}');
    fireEvent.click(slider);
    await expect(args.onMonthSelect).toHaveBeenLastCalledWith('2026-01');
  },
};

/** The mood of one day changes: its stroke is drawn anew, and nothing else. */
export const OneDayChanges: Story = {
  tags: ['behaviour'],
  render: function Year(args) {
    const [mood, setMood] = useState(1);
    return (
      <>
        <DayBow
          {...args}
          days={args.days.map((each) => (each.day === '2026-05-05' ? { ...each, mood } : each))}
        />
        <button type="button" onClick={() => setMood(5)}>
          Great
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const bow = sliderIn(canvasElement);
    const observer = new MutationObserver(() => {});
    const options = { attributes: true, childList: true, subtree: true, characterData: true };
    observer.observe(bow, options);
    const button = canvas.getByRole('button', { name: 'Great' });
    fireEvent.click(button);
    const changed = new Set(observer.takeRecords().map(({ target }) => target));
    observer.disconnect();
    await expect([...changed]).toEqual([strokesIn(canvasElement)[124]]);
  },
};

/** Between two moods a stroke has a colour between them. */
export const BetweenMoods: Story = {
  args: {
    min: '2026-11-01',
    max: '2026-11-09',
    count: undefined,
    caption: undefined,
    days: Array.from({ length: 9 }, (_, index) => ({
      day: `2026-11-0${index + 1}`,
      mood: 1 + index / 2,
    })),
  },
  play: async ({ canvasElement }) => {
    if (isPreferred('forced-colors')) return;
    const colours = strokesIn(canvasElement).map((stroke) => getComputedStyle(stroke).stroke);
    await expect(new Set(colours).size).toBe(9);
  },
};

/** The line breaks off where nothing is known, and the days before the first and to come are dots. */
export const WithGaps: Story = {
  args: {
    days: year
      .slice(120, 240)
      .map((each, index) => (index > 40 && index < 60 ? { day: each.day } : each)),
    count: '94',
    caption: 'days so far',
  },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('.daybow-DayBow-line');
    await expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuetext', 'Month 8');
  },
};

/** Without `onMonthSelect` the months are only read. */
export const OnlyRead: Story = {
  tags: ['behaviour'],
  args: { onMonthSelect: undefined },
  play: async ({ canvasElement }) => {
    const slider = sliderIn(canvasElement);
    await expect(getComputedStyle(sliceOf(canvasElement, '2026-01')).pointerEvents).toBe('none');
    slider.focus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Month 1');
  },
};

/** The year begins at the right, and its letters are not mirrored. */
export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: { locale: 'ar', 'aria-label': 'السنة', caption: 'يومًا' },
  play: async ({ canvasElement }) => {
    const [first, ...others] = strokesIn(canvasElement).map((each) => each.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(others.at(-1)?.left ?? NaN);
    const slider = sliderIn(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
  },
};

/** On the narrowest phones it is as wide as its card, and its letters are larger in it. */
export const Narrow: Story = {
  decorators: [inWidth(240)],
  play: async ({ canvasElement }) => {
    const slider = sliderIn(canvasElement);
    await expect(slider.scrollWidth).toBeLessThanOrEqual(slider.clientWidth);
    const { left, right } = slider.getBoundingClientRect();
    for (const stroke of strokesIn(canvasElement)) {
      const box = stroke.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
  },
};

/** Figure and words stand below the bow, as large as they are to be. */
export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(220),
  args: { caption: 'days so far' },
  play: async ({ canvas, canvasElement }) => {
    const { left, right, bottom } = sliderIn(canvasElement).getBoundingClientRect();
    const words = canvas.getByText('days so far');
    const box = words.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(bottom);
    await expect(box.left).toBeGreaterThanOrEqual(left);
    await expect(box.right).toBeLessThanOrEqual(right);
    await expect(parseFloat(getComputedStyle(words).fontSize)).toBeGreaterThanOrEqual(24);
  },
};

/** Colours of the system: every stroke, dot, letter and line stays. */
export const InForcedColours: Story = {
  tags: ['forced-colors'],
  play: async ({ canvasElement }) => {
    if (!isPreferred('forced-colors')) return;
    const [stroke] = strokesIn(canvasElement);
    const line = canvasElement.querySelector('.daybow-DayBow-line');
    if (!stroke || !line) throw new Error('The bow is not drawn.');
    await expect(getComputedStyle(stroke).stroke).toBe(getComputedStyle(line).stroke);
  },
};
