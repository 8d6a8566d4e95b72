import { BarChart } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ComponentProps } from 'react';
import { expect, fn, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { WeeklyHabits } from './examples/BarChart';
import exampleCode from './examples/BarChart.tsx?raw';
import { withSource } from './support/docs';
import {
  chartIn,
  days,
  expectPrintable,
  expectReadable,
  expectInside,
  nextPaint,
  expectNoOverlap,
  expectPill,
  expectTextBelow,
  LONG_LABELS,
  onCard,
  pointAt,
  resizeTo,
  season,
  week,
} from './support/charts';
import { inOwnWindow, inRightToLeft } from './support/frames';
import { isPreferred } from './support/preferences';

const LABEL = 'Habits completed per weekday';

const meta = {
  title: 'Components/Charts/BarChart',
  component: BarChart,
  decorators: [onCard],
  args: {
    'aria-label': LABEL,
    data: week(4, 5, 3, 5, 4, 5, 5),
    domain: [0, 5],
    formatReading: (value) => `${value} of 5`,
  },
  argTypes: {
    height: { control: { type: 'range', min: 80, max: 400, step: 10 } },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A week in which one day has no value yet, and today's label in a pill. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <WeeklyHabits />,
  play: async ({ canvasElement }) => {
    const { slider, texts } = await chartIn(canvasElement, LABEL);
    await expect(texts()).toContain('Fri');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Fri: 4 of 5');
  },
};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const { image, slider, table } = await chartIn(canvasElement, LABEL);
    await expect(image.getBoundingClientRect().height).toBe(200);
    await expect(slider).toHaveAccessibleDescription(
      '7 values from Mon to Sun, rising, lowest 3 of 5 (Wed), highest 5 of 5 (Tue).',
    );
    await expect(slider).toHaveAttribute('aria-roledescription', 'chart');
    await expect(within(table()).getAllByRole('rowheader')).toHaveLength(7);
    await expect(
      within(table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Label', LABEL]);
    const wednesday = within(table()).getByRole('row', { name: 'Wed 3 of 5' });
    await expect(within(wednesday).getByRole('rowheader')).toHaveTextContent('Wed');
  },
};

/** Each bar has its value above and its day below; a pale bar behind it reaches the maximum. */
export const SampleWeek: Story = {
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, LABEL);
    await expect(texts().join(' ')).toBe('4 5 3 5 4 5 5 Mon Tue Wed Thu Fri Sat Sun');
    await expectNoOverlap(image);
  },
};

/** Today's label is in the accent pill, and stays when other labels are left out. */
export const CurrentDay: Story = {
  args: { currentIndex: 5 },
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, LABEL);
    await expect(texts().filter((text) => /[a-z]/.test(text))).toHaveLength(7);
    await expectPill(image, 'Sat');
    await resizeTo(image, 130);
    await expect(texts()).toContain('Sat');
    await expectPill(image, 'Sat');
    await expectNoOverlap(image);
  },
};

/** The pale bars are darker than a light card, and lighter than a dark one. */
export const Dark: Story = {
  args: { currentIndex: 5 },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    const light = getComputedStyle(image.querySelector('text') ?? image).fill;
    await expect(light).toBe('rgb(250, 245, 238)');
  },
};

/** Before the first value: placeholder bars with dotted outlines, and a sentence. */
export const Empty: Story = {
  args: { data: [], emptyText: 'Your first day will stand here.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your first day will stand here.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: LABEL })).toHaveAccessibleDescription(
      'Your first day will stand here.',
    );
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expectTextBelow(canvas.getByRole('img'), 'Your first day will stand here.');
  },
};

/** A value in words of its own, where they say more than the number, is what the tooltip, the table and readers have. */
export const ValueTexts: Story = {
  args: {
    data: [
      { label: 'Mon', value: 4, valueText: '4 of 4' },
      { label: 'Tue', value: 4, valueText: '4 of 5' },
      { label: 'Wed', value: 2 },
    ],
    formatReading: (value) => `${value} habits`,
  },
  play: async ({ canvasElement }) => {
    const { slider, table, texts, tooltip } = await chartIn(canvasElement, LABEL);
    await expect(texts().slice(0, 3)).toEqual(['4', '4', '2']);
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: 4 of 5');
    await waitFor(() => expect(tooltip()).toHaveTextContent('4 of 5'));
    await expect(slider).toHaveAccessibleDescription(
      /lowest 2 habits \(Wed\), highest 4 of 4 \(Mon\)/,
    );
    await expect(within(table()).getByRole('row', { name: 'Tue 4 of 5' })).toBeInTheDocument();
  },
};

/** A target is a dashed line with its name, and the last sentence of the description. */
export const Target: Story = {
  args: {
    'aria-label': 'Glasses of water a day',
    data: week(4, 8, 9, null, 6, 8, 3),
    domain: undefined,
    target: 8,
    formatReading: (value) => `${value} glasses`,
  },
  play: async ({ canvasElement, args }) => {
    const { slider, image, texts } = await chartIn(canvasElement, args['aria-label']);
    await expect(texts()).toContain('Target');
    await expect(slider).toHaveAccessibleDescription(/highest 9 glasses .* Target: 8 glasses\.$/);
    await expectNoOverlap(image);
    await resizeTo(image, 130);
    await expectNoOverlap(image);
  },
};

/** Without values the bars have the whole width; the cursor shows a number. */
export const ValuesAtTheCursor: Story = {
  args: { ...Target.args, values: false },
  play: async ({ canvasElement, args }) => {
    const { slider, texts, tooltip } = await chartIn(canvasElement, args['aria-label']);
    await expect(texts()).toEqual(['Target', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    slider.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(tooltip()).toHaveTextContent('4 glasses'));
  },
};

/** A limit, named by the caller, at the right of a right-to-left chart. */
export const TargetRightToLeft: Story = {
  args: {
    'aria-label': 'قهوة',
    data: week(1, 2, 3, 0, 1, 2, 2),
    domain: undefined,
    target: 2,
    targetLabel: 'الحد',
    formatReading: undefined,
  },
  decorators: [inRightToLeft],
  play: async ({ canvasElement, args }) => {
    const { slider, image, texts } = await chartIn(canvasElement, args['aria-label']);
    await expect(texts()).toContain('الحد');
    await expect(slider).toHaveAccessibleDescription(/الحد: 2\.$/);
    await expectNoOverlap(image);
  },
};

/** A day without a value has a dashed outline; a day with 0 shows the number 0. */
export const Gaps: Story = {
  args: { data: week(4, null, 0, 5, NaN, 5, 5) },
  play: async ({ canvasElement }) => {
    const { image, slider, table, texts, tooltip } = await chartIn(canvasElement, LABEL);
    await expect(texts().slice(0, 5)).toEqual(['4', '0', '5', '5', '5']);
    await expect(slider).toHaveAccessibleDescription(/2 without a value/);
    await expect(within(table()).getByRole('row', { name: 'Fri no value' })).toBeInTheDocument();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: no value');
    await waitFor(() => expect(tooltip()).toHaveTextContent('no value'));
    await expectInside(tooltip(), image);
  },
};

/** Negative bars hang below the zero line, with their numbers below them. */
export const Negative: Story = {
  args: {
    'aria-label': 'Change since last week',
    data: week(4, -3, 0, 1.5, -0.2, -5, 2),
    domain: undefined,
    formatReading: undefined,
  },
  play: async ({ canvasElement }) => {
    const { slider, image, texts } = await chartIn(canvasElement, 'Change since last week');
    await expect(texts().slice(0, 7)).toEqual(['4', '-3', '0', '1.5', '-0.2', '-5', '2']);
    const [up = NaN, down = NaN] = [...image.querySelectorAll('text')].map(
      (text) => text.getBoundingClientRect().top,
    );
    await expect(down).toBeGreaterThan(up);
    await expect(slider).toHaveAccessibleDescription(/lowest -5 \(Sat\), highest 4 \(Mon\)/);
    await expectNoOverlap(image);
  },
};

/** Long labels are first left out, then truncated; the tooltip and the table show them in full. */
export const LongLabels: Story = {
  args: { data: LONG_LABELS.map((label, index) => ({ label, value: (index % 5) + 1 })) },
  play: async ({ canvasElement }) => {
    const { image, slider, texts, tooltip } = await chartIn(canvasElement, LABEL);
    await expectNoOverlap(image);
    const labels = texts().filter((text) => text.endsWith('…'));
    await expect(labels).toHaveLength(3);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', `${LONG_LABELS[6]}: 2 of 5`);
    await waitFor(() => expect(tooltip()).toHaveTextContent(LONG_LABELS[6] ?? ''));
    await expectInside(tooltip(), image);
  },
};

/** The chart is as wide as its parent from the first frame, and labels never touch. */
export const Narrow: Story = {
  args: { currentIndex: 2 },
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    for (const width of [2000, 900, 430, 318, 256, 210, 177, 150, 133, 120]) {
      await resizeTo(image, width);
      await expectNoOverlap(image);
    }
  },
};

/** In a row it leaves as much room as its neighbour needs, and keeps what it needs itself. */
export const InARow: Story = {
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 8 }}>
        <Story />
        <div style={{ flex: 1 }}>Seven days of habits</div>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { slider, image } = await chartIn(canvasElement, LABEL);
    const words = canvas.getByText('Seven days of habits').getBoundingClientRect();
    for (const part of [slider, image]) {
      const { width, right } = part.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(120);
      await expect(right).toBeLessThanOrEqual(words.left);
    }
    await expect(words.width).toBeGreaterThan(0);
    await pointAt(slider, 0.99);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sun: 5 of 5');
  },
};

/** An axis replaces the values above the bars where they would touch. */
export const ManyValues: Story = {
  args: { 'aria-label': 'Steps of a season, in hundreds', data: season(90), domain: undefined },
  play: async ({ canvasElement }) => {
    const { image, slider, texts } = await chartIn(canvasElement, 'Steps of a season, in hundreds');
    await expect(texts()).toEqual(expect.arrayContaining(['0', '20', '40', '60', '80', '100']));
    await expectNoOverlap(image);
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuenow', '18');
  },
};

/** The first day is at the right, and the arrow keys move in the direction they point. */
export const RightToLeft: Story = {
  args: { currentIndex: 5 },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, LABEL);
    const leftOf = (day: string) =>
      [...image.querySelectorAll('text')]
        .find((text) => text.textContent === day)
        ?.getBoundingClientRect().left ?? NaN;
    await expect(leftOf('Mon')).toBeGreaterThan(leftOf('Tue'));
    await expect(leftOf('Sat')).toBeGreaterThan(leftOf('Sun'));
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: 5 of 5');
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Mon: 4 of 5');
    await pointAt(slider, 0.05);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sun: 5 of 5');
  },
};

/** With text at 200 %, labels are left out before they touch. */
export const LargeText: Story = {
  args: { currentIndex: 5 },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(280),
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, LABEL);
    await waitFor(() => expect(texts()).not.toContain('Wed'));
    await expect(texts()).toContain('Sat');
    await expectNoOverlap(image);
  },
};

/**
 * The chart is one tab stop. Each key press moves the cursor and is announced once, as the slider's
 * value.
 */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { slider, tooltip } = await chartIn(canvasElement, LABEL);
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', 'Mon: 4 of 5');
    await waitFor(() => expect(tooltip()).toHaveTextContent('4 of 5Mon'));
    const moves = [
      ['{ArrowRight}', 'Tue: 5 of 5'],
      ['{ArrowRight}', 'Wed: 3 of 5'],
      ['{ArrowLeft}', 'Tue: 5 of 5'],
      ['{End}', 'Sun: 5 of 5'],
      ['{ArrowRight}', 'Sun: 5 of 5'],
      ['{PageDown}', 'Fri: 4 of 5'],
      ['{PageUp}', 'Sun: 5 of 5'],
      ['{Home}', 'Mon: 4 of 5'],
    ] as const;
    for (const [key, announced] of moves) {
      await userEvent.keyboard(key);
      await expect(slider).toHaveAttribute('aria-valuetext', announced);
    }
    await expect(canvasElement.querySelector('[aria-live]')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowRight}');
    await expect(tooltip()).toHaveTextContent('5 of 5Tue');
    await userEvent.tab();
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
  },
};

/**
 * A pointer shows the nearest bar. The tooltip follows a finger and stays when the finger is
 * lifted.
 */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, LABEL);
    for (const [share, words] of [
      [0.01, '4 of 5Mon'],
      [0.36, '3 of 5Wed'],
      [0.99, '5 of 5Sun'],
    ] as const) {
      await pointAt(slider, share);
      await expect(tooltip()).toHaveTextContent(words);
      await expectInside(tooltip(), image);
    }
    await fireEvent.pointerOut(slider, { pointerType: 'mouse' });
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());

    for (const [share, words] of [
      [0.05, '4 of 5Mon'],
      [0.3, '3 of 5Wed'],
      [0.5, '5 of 5Thu'],
    ] as const) {
      await pointAt(slider, share, 'touch');
      await expect(tooltip()).toHaveTextContent(words);
      await expectInside(tooltip(), image);
    }
    await fireEvent.pointerOut(slider, { pointerType: 'touch' });
    await expect(tooltip()).toHaveTextContent('5 of 5Thu');
    await fireEvent.pointerCancel(slider, { pointerType: 'touch' });
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
  },
};

/** The table is visible to everyone, not only to screen readers. */
export const WithTable: Story = {
  args: { showTable: true },
  play: async ({ canvasElement }) => {
    const { image, table } = await chartIn(canvasElement, LABEL);
    await expect(table().getBoundingClientRect().height).toBeGreaterThan(150);
    await expect(table().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      image.getBoundingClientRect().bottom,
    );
    await expect(within(table()).getByRole('row', { name: 'Wed 3 of 5' })).toBeVisible();
  },
};

/** A year is drawn as a few paths, and a button renders its table. */
export const Year: Story = {
  args: {
    'aria-label': 'Steps of a year, in hundreds',
    data: season(365),
    domain: undefined,
    formatReading: undefined,
  },
  play: async ({ canvasElement }) => {
    const { image, slider, table, tooltip } = await chartIn(
      canvasElement,
      'Steps of a year, in hundreds',
    );
    await expect(image.querySelectorAll('*').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Day 365: 15');
    await expect(tooltip()).toHaveTextContent('Day 365');
    await expectInside(tooltip(), image);

    await expect(within(canvasElement).queryByRole('table')).not.toBeInTheDocument();
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', {
      name: 'Show all 365 values in a table',
    });
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(table()).toHaveFocus();
    await expect(within(table()).getAllByRole('rowheader')).toHaveLength(365);
    await expect(button).not.toBeInTheDocument();
  },
};

/** A hundred thousand values are drawn as one shape with a few elements. */
export const HundredThousand: Story = {
  tags: ['behaviour'],
  args: {
    'aria-label': 'Steps a minute',
    data: days(100_000),
    domain: undefined,
    formatReading: undefined,
  },
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, 'Steps a minute');
    await expect(image.querySelectorAll('*').length).toBeLessThan(40);
    await expect(slider).toHaveAccessibleDescription(/^100000 values from Day 1 to Day 100000/);
    await pointAt(slider, 1);
    await expect(tooltip()).toHaveTextContent('Day 100000');
    await expectNoOverlap(image);
  },
};

/** A long table grows by 500 rows at a time, and its button says how many are shown. */
export const LongTable: Story = {
  args: {
    'aria-label': 'Steps a day',
    data: season(600),
    domain: undefined,
    formatReading: undefined,
  },
  // Axe checks every cell of the year's table already; 600 more rows would only be slow.
  parameters: { a11y: { context: { exclude: ['tbody'] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Show all 600 values in a table'));
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(500);
    await userEvent.click(canvas.getByText('Show more, 500 of 600 values so far'));
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(600);
    await expect(canvas.queryByText(/^Show/)).not.toBeInTheDocument();
  },
};

/** Labels are formatted by the caller: here months, which are left out evenly. */
export const Dates: Story = {
  args: {
    'aria-label': 'Pages read in a year',
    data: Array.from({ length: 365 }, (_, day) => ({
      label: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
      value: (day * 7) % 30,
    })),
    domain: undefined,
    formatReading: undefined,
    formatLabel: (date) =>
      date.endsWith('-01')
        ? new Date(date).toLocaleString('en', { month: 'short', timeZone: 'UTC' })
        : '',
  },
  play: async ({ canvasElement }) => {
    const { image, slider, texts } = await chartIn(canvasElement, 'Pages read in a year');
    const months = () => texts().filter((text) => /[a-z]/.test(text));
    await expect(months()).toEqual(['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']);
    await resizeTo(image, 900);
    await expect(months()).toHaveLength(12);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2026-12-31: /));
  },
};

/** Very large, very small and non-finite numbers; the last are days without a value. */
export const Extremes: Story = {
  args: {
    'aria-label': 'Extremes',
    data: week(1e9, -1e9, 1e-9, Infinity, -0),
    domain: undefined,
    formatReading: undefined,
  },
  play: async ({ canvasElement }) => expectReadable(canvasElement, 'Extremes', 5),
};

/** The chart survives a hidden parent and a width of 0, then takes its parent's width. */
export const HiddenThenShown: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    const parent = image.closest<HTMLElement>('.daybow-Chart')?.parentElement;
    parent?.style.setProperty('display', 'none');
    parent?.style.setProperty('inline-size', '240px');
    await nextPaint();
    await expect(image).toHaveAttribute('viewBox', '0 0 318 200');
    parent?.style.removeProperty('display');
    await resizeTo(image, 240);
    parent?.style.setProperty('inline-size', '0px');
    await nextPaint();
    await resizeTo(image, 300);
    await expectReadable(canvasElement, LABEL, 7);
  },
};

/**
 * The first painted frame has all marks at the parent's width, whatever the width of the chart
 * before, and all that screen readers need.
 */
export const FirstFrame: Story = {
  tags: ['behaviour'],
  render: (args) => <Appearing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const width of [240, 180]) {
      await fireEvent.click(canvas.getByRole('button', { name: `Show it ${width} px wide` }));
      const { image, slider, table, texts } = await chartIn(canvasElement, LABEL);
      await expect(image).toHaveAttribute('viewBox', `0 0 ${width} 200`);
      await expect(texts().slice(0, 7).join(' ')).toBe('4 5 3 5 4 5 5');
      await expect(table()).toBeInTheDocument();
      await expect(slider).toHaveAccessibleDescription(/^7 values from Mon to Sun/);
    }
  },
};

function Appearing(args: ComponentProps<typeof BarChart>) {
  const [shown, setShown] = useState(0);
  return (
    <>
      {[240, 180].map((width) => (
        <button key={width} type="button" onClick={() => setShown(width)}>
          Show it {width} px wide
        </button>
      ))}
      {shown > 0 && (
        <div style={{ inlineSize: shown }}>
          <BarChart {...args} key={shown} />
        </div>
      )}
    </>
  );
}

/** Values that change quickly are drawn and told at once. */
export const Streaming: Story = {
  tags: ['behaviour'],
  render: (args) => <Rising {...args} />,
  play: async ({ canvasElement }) => {
    const { texts, table } = await chartIn(canvasElement, LABEL);
    await expect(table()).toHaveTextContent('Mon0 of 5');
    const seen: string[] = [];
    for (let click = 1; click <= 5; click++) {
      await fireEvent.click(within(canvasElement).getByRole('button', { name: 'Raise Monday' }));
      seen.push(`${texts()[0]}, told as ${table().querySelector('td')?.textContent}`);
    }
    await expect(seen).toEqual(
      ['1', '2', '3', '4', '5'].map((drawn) => `${drawn}, told as ${drawn} of 5`),
    );
  },
};

function Rising(args: ComponentProps<typeof BarChart>) {
  const [monday, setMonday] = useState(0);
  const data = useMemo(() => week(monday, 5, 3), [monday]);
  return (
    <>
      <button type="button" onClick={() => setMonday(monday + 1)}>
        Raise Monday
      </button>
      <BarChart {...args} data={data} />
    </>
  );
}

/** At a zoom of 400 % a pointer still finds its bar, and the tooltip stays inside the chart. */
export const Zoomed: Story = {
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <div style={{ zoom: 4, inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: inOwnWindow(900),
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, LABEL);
    await pointAt(slider, 0.36);
    await expect(tooltip()).toHaveTextContent('3 of 5Wed');
    await expectInside(tooltip(), image);
  },
};

/** Escape hides the tooltip of a pointer, wherever the focus is. */
export const EscapeHides: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const { slider, tooltip } = await chartIn(canvasElement, LABEL);
    await pointAt(slider, 0.36);
    await expect(tooltip()).toBeVisible();
    await expect(slider).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
  },
};

/** Bars animate once: hidden and shown again, they don't move. */
export const EntersOnce: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    await waitFor(() => expect(image.getAnimations({ subtree: true })).toEqual([]), {
      timeout: 3000,
    });
    image.style.display = 'none';
    await nextPaint();
    image.style.display = '';
    await expect(image.getAnimations({ subtree: true })).toEqual([]);
  },
};

/** In print: black outlines and text in any theme, no animation, no shading. */
export const Printed: Story = {
  args: { currentIndex: 5, showTable: true },
  tags: ['printed'],
  play: async ({ canvasElement }) => {
    if (!isPreferred('printed')) return;
    const { image, slider, table, tooltip } = await chartIn(canvasElement, LABEL);
    await expectPrintable(image);
    await expect(table()).toBeVisible();
    await pointAt(slider, 0.36);
    await expect(tooltip()).not.toBeVisible();
  },
};

/** A click selects the bar under the pointer; Enter and Space select the one at the cursor. */
export const Selection: Story = {
  args: { onDatumSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const { slider } = await chartIn(canvasElement, LABEL);
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onDatumSelect).toHaveBeenLastCalledWith(args.data[1], 1);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(' ');
    await expect(args.onDatumSelect).toHaveBeenLastCalledWith(args.data[2], 2);
    const { left, width, top } = slider.getBoundingClientRect();
    const at = { clientX: left + width - 20, clientY: top + 40 };
    await userEvent.pointer({ keys: '[MouseLeft]', target: slider, coords: at });
    await expect(args.onDatumSelect).toHaveBeenLastCalledWith(
      args.data.at(-1),
      args.data.length - 1,
    );
    await expect(args.onDatumSelect).toHaveBeenCalledTimes(3);
  },
};

/** Two bars a day, side by side; the second has a texture. One cursor reads both. */
export const TwoSeries: Story = {
  args: {
    'aria-label': 'Pages read',
    data: week(12, 20, 8, 0, 15),
    domain: undefined,
    formatReading: (value) => `${value} pages`,
    series: [
      { label: 'Morning', value: ({ value }) => value },
      { label: 'Evening', value: ({ value }) => (value === 0 ? null : Number(value) / 2) },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const { image, slider, table, tooltip } = await chartIn(canvasElement, 'Pages read');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Morning',
      'Evening',
    ]);
    slider.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    const words = 'Morning 0 pages; Evening no value';
    await expect(slider).toHaveAttribute('aria-valuetext', `Thu: ${words}`);
    await waitFor(() => expect(tooltip()).toHaveTextContent('ThuMorning 0 pagesEvening no value'));
    await expectInside(tooltip(), image);
    await expect(
      within(table()).getByRole('row', { name: 'Mon 12 pages 6 pages' }),
    ).toBeInTheDocument();
    await expectNoOverlap(image);
  },
};

/** Parts of a whole, on each other. */
export const Stacked: Story = {
  args: {
    'aria-label': 'Minutes outside',
    data: week(30, 20, 45, null, 60, 90, 80),
    domain: undefined,
    formatReading: undefined,
    stacked: true,
    series: ['Walk', 'Run', 'Garden', 'Bicycle'].map((label, position) => ({
      label,
      value: ({ value }) => (value == null ? null : value / (position + 1)),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, 'Minutes outside');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Mon: Walk 30; Run 15; Garden 10; Bicycle 7.5',
    );
    await expectNoOverlap(image);
  },
};

/** In a right-to-left page the first series is at the right. */
export const SeriesRightToLeft: Story = {
  args: TwoSeries.args ?? {},
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, 'Pages read');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Tue: Morning 20/),
    );
    await expectNoOverlap(image);
  },
};

/** A judgement, and a colour of one's own; the words say what they mean. */
export const TonedBars: Story = {
  args: {
    'aria-label': 'Cups of coffee',
    domain: undefined,
    formatReading: undefined,
    target: 3,
    targetLabel: 'Limit',
    data: [
      { label: 'Mon', value: 2, tone: 'success', valueText: '2, within the limit' },
      { label: 'Tue', value: 5, tone: 'error', valueText: '5, over the limit' },
      { label: 'Wed', value: 3, color: 'var(--daybow-bow-4)' },
    ],
  },
  play: async ({ canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, 'Cups of coffee');
    const fills = [...image.querySelectorAll('.daybow-BarChart-bars path')].map(
      (bar) => getComputedStyle(bar).fill,
    );
    await expect(new Set(fills).size).toBe(3);
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: 5, over the limit');
  },
};

/** The line of a target strikes no value: those beside it are above it. */
export const ValuesAtTarget: Story = {
  args: {
    'aria-label': 'Glasses of water a day',
    data: week(7, 7.5, 7.8, 8, 6.5, 9, 8.2),
    domain: undefined,
    formatReading: undefined,
    target: 8,
  },
  play: async ({ canvasElement, args }) => {
    const { image } = await chartIn(canvasElement, args['aria-label']);
    const line = image.querySelector('.daybow-BarChart-target path')?.getBoundingClientRect();
    for (const text of image.querySelectorAll('.daybow-BarChart-values text')) {
      const { top, bottom, height } = text.getBoundingClientRect();
      const y = line?.top ?? NaN;
      // The box of a text is higher than its letters.
      await expect(y < top + height / 4 || y > bottom - height / 4).toBe(true);
    }
  },
};

/** The normal range lies behind the bars. */
export const Band: Story = {
  args: {
    'aria-label': 'Hours of sleep',
    data: week(6, 7.5, 8, 9, 5, 8, 7),
    domain: undefined,
    formatReading: (value) => `${value} hours`,
    band: [7, 9],
    bandLabel: 'Recommended',
  },
  play: async ({ canvas, canvasElement }) => {
    const { slider } = await chartIn(canvasElement, 'Hours of sleep');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Recommended');
    await expect(slider).toHaveAccessibleDescription(/Recommended: 7 hours – 9 hours\.$/);
  },
};

/** A sparkline: the bars alone, with their cursor, tooltip and table. */
export const Sparkline: Story = {
  args: { axis: false, height: 40 },
  play: async ({ canvasElement }) => {
    const { slider, table, texts } = await chartIn(canvasElement, LABEL);
    await expect(texts()).toEqual([]);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sun: 5 of 5');
    await expect(within(table()).getAllByRole('rowheader')).toHaveLength(7);
  },
};

/** The content of the tooltip is the caller's. */
export const OwnTooltip: Story = {
  tags: ['no-picture'],
  args: { renderTooltip: ({ label }, index) => `Day ${index + 1}, ${label}` },
  play: async ({ canvasElement }) => {
    const { slider, tooltip } = await chartIn(canvasElement, LABEL);
    await pointAt(slider, 0.36);
    await expect(tooltip()).toHaveTextContent('Day 3, Wed');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Wed: 3 of 5');
  },
};

/** With `byDate` each bar stands at its date, as wide as the shortest time between two lets it be. */
export const ByDate: Story = {
  args: {
    'aria-label': 'Kilometres run',
    byDate: true,
    domain: undefined,
    formatReading: (value) => `${value} km`,
    data: [
      { label: '2026-03-02', value: 5 },
      { label: '2026-03-04', value: 8 },
      { label: '2026-03-07', value: null },
      { label: '2026-03-15', value: 6 },
      { label: '2026-03-22', value: 12 },
    ],
    currentIndex: 4,
  },
  play: async ({ canvasElement }) => {
    const { image, slider, table, tooltip } = await chartIn(canvasElement, 'Kilometres run');
    await expectPill(image, 'Mar 22');
    await expectNoOverlap(image);
    await expect(
      within(table()).getByRole('row', { name: 'March 7, 2026 no value' }),
    ).toBeInTheDocument();
    await pointAt(slider, 0.6);
    await expect(tooltip()).toHaveTextContent('6 kmMarch 15, 2026');
    await expectInside(tooltip(), image);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'March 22, 2026: 12 km');
  },
};

/** By date in a right-to-left page, with two bars a day; months are the caller's words. */
export const ByDateSeries: Story = {
  args: {
    'aria-label': 'Money of a month',
    byDate: true,
    domain: undefined,
    formatReading: undefined,
    formatLabel: (day) => day.slice(0, 7),
    data: ['2025-11-01', '2025-12-01', '2026-01-01', '2026-04-01'].map((label, index) => ({
      label,
      value: 3 + index,
    })),
    series: [
      { label: 'In', value: ({ value }) => value },
      { label: 'Out', value: ({ value }) => 7 - Number(value) },
    ],
  },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const { image, slider, texts } = await chartIn(canvasElement, 'Money of a month');
    await expect(texts().filter((text) => /[A-Z]|20/.test(text))).toEqual([
      'Nov',
      'Dec',
      '2026',
      'Feb',
      'Mar',
      'Apr',
    ]);
    await expectNoOverlap(image);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '2026-04: In 6; Out 1');
  },
};

/** A year of runs: two on days that follow each other do not make hairlines of all bars. */
export const ByDateYear: Story = {
  args: {
    'aria-label': 'Kilometres run in a year',
    byDate: true,
    domain: undefined,
    formatReading: undefined,
    data: Array.from({ length: 40 }, (_, run) => ({
      label: new Date(Date.UTC(2026, 0, 4 + 9 * run - (run % 4 === 3 ? 8 : 0)))
        .toISOString()
        .slice(0, 10),
      value: 4 + ((run * 7) % 11),
    })),
  },
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, 'Kilometres run in a year');
    await expect(texts().filter((text) => /[a-z]|20/.test(text)).length).toBeGreaterThan(2);
    await expectNoOverlap(image);
    for (const bar of image.querySelectorAll('.daybow-BarChart-bars path')) {
      await expect(bar.getBoundingClientRect().width).toBeGreaterThan(2);
    }
  },
};
