import { DaybowProvider, LineChart } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { MoodTrends } from './examples/LineChart';
import exampleCode from './examples/LineChart.tsx?raw';
import { Weight } from './examples/LineChartByDate';
import byDateCode from './examples/LineChartByDate.tsx?raw';
import { SleepAndEnergy } from './examples/LineChartSeries';
import seriesCode from './examples/LineChartSeries.tsx?raw';
import { withSource } from './support/docs';
import {
  chartIn,
  days,
  expectPrintable,
  expectReadable,
  expectInside,
  expectNoOverlap,
  expectPill,
  expectTextBelow,
  INK,
  LONG_LABELS,
  onCard,
  pointAt,
  resizeTo,
  season,
  week,
} from './support/charts';
import { inOwnWindow, inRightToLeft } from './support/frames';
import { isPreferred } from './support/preferences';

const LABEL = 'Mood per weekday';

const meta = {
  title: 'Components/Charts/LineChart',
  component: LineChart,
  decorators: [onCard],
  args: {
    'aria-label': LABEL,
    data: week(4, 5, 3, 4, 5, 4, 5),
    domain: [1, 5],
    variant: 'mood',
    symbols: { 1: '😢', 2: '🙁', 3: '😐', 4: '🙂', 5: '😄' },
    valueLabels: { 1: 'Terrible', 2: 'Bad', 3: 'Okay', 4: 'Good', 5: 'Great' },
    formatReading: (value) => `${value} of 5`,
  },
  argTypes: {
    height: { control: { type: 'range', min: 80, max: 400, step: 10 } },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A chart of plain numbers. */
const plain = {
  variant: 'plain',
  domain: undefined,
  symbols: undefined,
  valueLabels: undefined,
  formatReading: undefined,
} as const;

/** A week with a gap where nothing was written down. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <MoodTrends />,
  play: async ({ canvasElement }) => {
    const { slider } = await chartIn(canvasElement, LABEL);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Fri: Good, 4 of 5');
  },
};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const { slider, image, table } = await chartIn(canvasElement, LABEL);
    await expect(image.getBoundingClientRect().height).toBe(200);
    await expect(slider).toHaveAccessibleDescription(
      '7 values from Mon to Sun, rising, lowest Okay, 3 of 5 (Wed), highest Great, 5 of 5 (Tue).',
    );
    await expect(within(table()).getAllByRole('rowheader')).toHaveLength(7);
    await expect(
      within(table()).getByRole('row', { name: 'Wed Okay, 3 of 5' }),
    ).toBeInTheDocument();
  },
};

/** An axis of moods with their faces; the line's colour follows the value. */
export const SampleWeek: Story = {
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, LABEL);
    await expect(texts().join(' ')).toBe('1 2 3 4 5 😢 🙁 😐 🙂 😄 Mon Tue Wed Thu Fri Sat Sun');
    await expectNoOverlap(image);
    await expect(image.querySelectorAll('circle')).toHaveLength(7);
    // A line is not filled; the default fill of a path is black.
    for (const path of image.querySelectorAll('path')) {
      await expect(getComputedStyle(path).fill).toBe('none');
    }
  },
};

/** Today's label is in the accent pill, as in a `BarChart`. */
export const CurrentDay: Story = {
  args: { currentIndex: 5 },
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    await expectPill(image, 'Sat');
  },
};

/** On a dark page the line has the moods' light colours. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    const tuesday = image.querySelectorAll('circle')[1] ?? image;
    await expect(getComputedStyle(tuesday).stroke).toBe('rgb(255, 229, 149)');
  },
};

/** Before the first value: a dotted line without colours, and a sentence. */
export const Empty: Story = {
  args: { data: week(null, null, null) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No values yet.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: LABEL })).toHaveAccessibleDescription(
      'No values yet.',
    );
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('row', { name: 'Mon no value' })).toBeInTheDocument();
    await expectTextBelow(canvas.getByRole('img'), 'No values yet.');
  },
};

/** Days without a value are gaps; a single day is a point. */
export const Gaps: Story = {
  args: { data: week(4, null, 3, null, 5, 4, 5) },
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, LABEL);
    await expect(image.querySelectorAll('circle')).toHaveLength(5);
    const strokes = image.querySelector('path[pathLength]')?.getAttribute('d')?.match(/M/g);
    await expect(strokes).toHaveLength(3);
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: no value');
    await waitFor(() => expect(tooltip()).toHaveTextContent('no valueTue'));
  },
};

/** A single value is drawn as a point. */
export const OneValue: Story = {
  args: { data: week(4) },
  play: async ({ canvasElement }) => {
    const { slider, image } = await chartIn(canvasElement, LABEL);
    await expect(slider).toHaveAccessibleDescription('One value, Mon: Good, 4 of 5.');
    await expect(image.querySelectorAll('circle')).toHaveLength(1);
  },
};

/** Equal values are a level line, drawn in full. */
export const Level: Story = {
  args: { ...plain, 'aria-label': 'Hours of sleep', data: week(8, 8, 8, 8, 8) },
  play: async ({ canvasElement }) => {
    const { slider, image } = await chartIn(canvasElement, 'Hours of sleep');
    await expect(slider).toHaveAccessibleDescription('5 values from Mon to Fri, all 8.');
    const heights = [...image.querySelectorAll('circle')].map((point) => point.getAttribute('cy'));
    await expect(new Set(heights).size).toBe(1);
  },
};

/** Without `domain`, the axis runs between round numbers around the data. */
export const Negative: Story = {
  args: { ...plain, 'aria-label': 'Degrees at noon', data: week(4, -3, 0, 1.5, -0.2, -5, 2) },
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, 'Degrees at noon');
    await expect(texts().slice(0, 6)).toEqual(['-6', '-4', '-2', '0', '2', '4']);
    await expectNoOverlap(image);
  },
};

/** Long labels are first left out, then truncated; the tooltip and the table show them in full. */
export const LongLabels: Story = {
  args: { data: LONG_LABELS.map((label, index) => ({ label, value: (index % 5) + 1 })) },
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, LABEL);
    await expectNoOverlap(image);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', `${LONG_LABELS[6]}: Bad, 2 of 5`);
    await waitFor(() => expect(tooltip()).toHaveTextContent(LONG_LABELS[6] ?? ''));
    await expectInside(tooltip(), image);
  },
};

/** The chart is as wide as its parent from the first frame, and labels never touch. */
export const Narrow: Story = {
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    for (const width of [2000, 900, 430, 318, 256, 210, 177, 150, 133, 120]) {
      await resizeTo(image, width);
      await expectNoOverlap(image);
    }
  },
};

/** A year: the line only; the cursor shows a point. */
export const ManyValues: Story = {
  args: { ...plain, 'aria-label': 'Steps of a year, in hundreds', data: season(365) },
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, 'Steps of a year, in hundreds');
    await expect(image.querySelectorAll('circle')).toHaveLength(0);
    await expectNoOverlap(image);
    await pointAt(slider, 1);
    await expect(tooltip()).toHaveTextContent('Day 365');
    await expectInside(tooltip(), image);
  },
};

/**
 * The first day is at the right beside the axis, and the arrow keys move in the direction they
 * point.
 */
export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, LABEL);
    const leftOf = (words: string) =>
      [...image.querySelectorAll('text')]
        .find((text) => text.textContent === words)
        ?.getBoundingClientRect().left ?? NaN;
    await expect(leftOf('5')).toBeGreaterThan(leftOf('😄'));
    await expect(leftOf('😄')).toBeGreaterThan(leftOf('Mon'));
    await expect(leftOf('Mon')).toBeGreaterThan(leftOf('Tue'));
    await expectNoOverlap(image);
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: Great, 5 of 5');
  },
};

/** With text at 200 %, labels are left out before they touch. */
export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(280),
  play: async ({ canvasElement }) => {
    const { image, slider, texts, tooltip } = await chartIn(canvasElement, LABEL);
    await waitFor(() => expect(texts()).not.toContain('Tue'));
    await expect(texts()).toContain('Wed');
    await expectNoOverlap(image);
    slider.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tooltip()).toHaveTextContent('GreatSun, 5 of 5'));
    await expectInside(tooltip(), image);
  },
};

/**
 * The focus ring surrounds the cursor's point; the tooltip opens below high values and above low
 * ones.
 */
export const Keyboard: Story = {
  args: { data: week(4, 5, 3, 1, 5, 4, 5) },
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, LABEL);
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(getComputedStyle(slider).outlineStyle).toBe('none');
    const ringAt = () =>
      [...image.querySelectorAll('circle')].find(
        (circle) =>
          circle.getAttribute('r') === '14' && getComputedStyle(circle).display !== 'none',
      );
    await waitFor(() => expect(ringAt()).toBeDefined());
    const belowPoint = () =>
      (tooltip()?.getBoundingClientRect().top ?? NaN) >
      (ringAt()?.getBoundingClientRect().top ?? NaN);

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Wed: Okay, 3 of 5');
    await expect(tooltip()).toHaveTextContent('😐OkayWed, 3 of 5');
    await expect(belowPoint()).toBe(true);
    await expectInside(tooltip(), image);

    await userEvent.keyboard('{ArrowRight}');
    await expect(tooltip()).toHaveTextContent('😢TerribleThu, 1 of 5');
    await expect(belowPoint()).toBe(false);
    await expectInside(tooltip(), image);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
    await expect(getComputedStyle(slider).outlineStyle).toBe('solid');
    await userEvent.keyboard('{End}');
    await expect(tooltip()).toHaveTextContent('Sun, 5 of 5');
  },
};

/** A pointer shows the nearest point; leaving the chart hides it. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, LABEL);
    for (const [share, words] of [
      [0.01, 'Mon, 4 of 5'],
      [0.4, 'Wed, 3 of 5'],
      [0.99, 'Sun, 5 of 5'],
    ] as const) {
      await pointAt(slider, share);
      await expect(tooltip()).toHaveTextContent(words);
      await expectInside(tooltip(), image);
    }
    await fireEvent.pointerOut(slider, { pointerType: 'mouse' });
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
  },
};

/** Every text is a prop. */
export const OtherWords: Story = {
  args: {
    'aria-label': 'Stimmung je Wochentag',
    data: [
      { label: 'Mo', value: 4 },
      { label: 'Di', value: null },
      { label: 'Mi', value: 3 },
    ],
    valueLabels: { 3: 'Mittel', 4: 'Gut' },
    formatReading: (value) => `${value} von 5`,
    roleDescription: 'Diagramm',
    missingText: 'kein Eintrag',
    tableColumns: ['Tag', 'Stimmung'],
    describe: ({ count, lowest, highest }) =>
      `${count} Werte, von ${lowest.value} am ${lowest.label} bis ${highest.value} am ${highest.label}.`,
  },
  play: async ({ canvasElement }) => {
    const { slider, table } = await chartIn(canvasElement, 'Stimmung je Wochentag');
    await expect(slider).toHaveAccessibleDescription(
      '2 Werte, von Mittel, 3 von 5 am Mi bis Gut, 4 von 5 am Mo.',
    );
    await expect(slider).toHaveAttribute('aria-roledescription', 'Diagramm');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Mo: Gut, 4 von 5');
    await expect(within(table()).getByRole('row', { name: 'Di kein Eintrag' })).toBeInTheDocument();
    const columns = within(table()).getAllByRole('columnheader');
    await expect(columns.map(({ textContent }) => textContent)).toEqual(['Tag', 'Stimmung']);
  },
};

/**
 * `gaps="bridge"` draws the line across days without a value; text and table still call them
 * missing.
 */
export const BridgedGaps: Story = {
  args: { data: week(4, null, 3, null, 5, 4, 5), gaps: 'bridge' },
  play: async ({ canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, LABEL);
    await expect(
      image.querySelector('path[pathLength]')?.getAttribute('d')?.match(/M/g),
    ).toHaveLength(1);
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: no value');
  },
};

/** `gaps="zero"` draws a day without a value as zero; text and table still call it missing. */
export const ZeroGaps: Story = {
  args: { ...plain, 'aria-label': 'Pages read', data: week(4, null, 3, 5), gaps: 'zero' },
  play: async ({ canvasElement }) => {
    const { image, slider, texts } = await chartIn(canvasElement, 'Pages read');
    const strokes = image.querySelector('path[pathLength]')?.getAttribute('d')?.match(/M/g);
    await expect(strokes).toHaveLength(1);
    const heights = [...image.querySelectorAll('circle')].map((point) => point.getAttribute('cy'));
    await expect(heights).toHaveLength(4);
    await expect(Math.max(...heights.map(Number))).toBe(Number(heights[1]));
    await expect(texts()).toContain('0');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: no value');
  },
};

/** The table is visible to everyone, not only to screen readers. */
export const WithTable: Story = {
  args: { showTable: true },
  play: async ({ canvasElement }) => {
    const { table } = await chartIn(canvasElement, LABEL);
    await expect(table().getBoundingClientRect().height).toBeGreaterThan(150);
    await expect(within(table()).getByRole('row', { name: 'Wed Okay, 3 of 5' })).toBeVisible();
  },
};

/** A hundred thousand values: the lowest and highest of each pixel, by pointer and by keyboard. */
export const HundredThousand: Story = {
  tags: ['behaviour'],
  args: { ...plain, 'aria-label': 'Heartbeats', data: days(100_000) },
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, 'Heartbeats');
    await expect(image.querySelectorAll('*').length).toBeLessThan(50);
    await pointAt(slider, 1);
    await expect(tooltip()).toHaveTextContent('Day 100000');
    await userEvent.tab();
    await userEvent.keyboard('{Home}{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuenow', '20000');
    await userEvent.keyboard('{PageDown}');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await expectNoOverlap(image);
  },
};

/** Very large, very small and non-finite numbers; the last are days without a value. */
export const Extremes: Story = {
  args: { ...plain, 'aria-label': 'Extremes', data: week(1e9, -1e9, 1e-9, Infinity, -0) },
  play: async ({ canvasElement }) => expectReadable(canvasElement, 'Extremes', 5),
};

/** In print: a black line and points in any theme, no animation. */
export const Printed: Story = {
  tags: ['printed'],
  play: async ({ canvasElement }) => {
    if (!isPreferred('printed')) return;
    const { image } = await chartIn(canvasElement, LABEL);
    await expectPrintable(image);
    const [line] = image.querySelectorAll('path[stroke*=edge]');
    await expect(line && getComputedStyle(line).stroke).toBe(INK);
    for (const point of image.querySelectorAll('circle')) {
      await expect(getComputedStyle(point).fill).toBe(INK);
    }
  },
};

/** A click selects the point under the pointer; Enter and Space select the one at the cursor. */
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

/** Two series, told apart by colour, dash and the shape of their points. One cursor reads both. */
export const TwoSeries: Story = {
  tags: ['no-picture'],
  parameters: withSource(seriesCode),
  render: () => <SleepAndEnergy />,
  play: async ({ canvas, canvasElement }) => {
    const { image, slider, table, tooltip } = await chartIn(canvasElement, 'Sleep and energy');
    const names = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(names.map(({ textContent }) => textContent)).toEqual(['Hours of sleep', 'Energy']);
    const dashes = [...image.querySelectorAll('.daybow-Chart-marks path[stroke-dasharray]')];
    await expect(dashes).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Tue: Hours of sleep 6; Energy no value',
    );
    await waitFor(() => expect(tooltip()).toHaveTextContent('TueHours of sleep 6Energy no value'));
    await expectInside(tooltip(), image);
    const columns = within(table()).getAllByRole('columnheader');
    await expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Label',
      'Hours of sleep',
      'Energy',
    ]);
    await expect(within(table()).getByRole('row', { name: 'Mon 8 7' })).toBeInTheDocument();
    await expect(slider).toHaveAccessibleDescription(
      /^Hours of sleep: 5 values .* Energy: 4 values /,
    );
    await expectNoOverlap(image);
  },
};

/** Four series differ without their colours, too. */
export const FourSeries: Story = {
  args: {
    ...plain,
    'aria-label': 'Four people',
    data: week(1, 2, 3, 4, 5),
    series: ['Ash', 'Birch', 'Cedar', 'Elm'].map((label, position) => ({
      label,
      value: ({ value }) => Number(value) + 2 * position,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, 'Four people');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const dashes = [
      ...image.querySelectorAll(
        '.daybow-Chart-marks g > path[stroke-linecap], .daybow-LineChart-edge',
      ),
    ];
    const looks = dashes.map((line) => line.getAttribute('stroke-dasharray'));
    await expect(new Set(looks).size).toBe(4);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Fri: Ash 5; Birch 7; Cedar 9; Elm 11');
  },
};

/** A falling weight has one colour; `variant="mood"` is for values whose high end is the better one. */
export const Plain: Story = {
  args: { ...plain, 'aria-label': 'Weight', data: week(82, 81.4, 81, 80.2, 79.9) },
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, 'Weight');
    const colours = [...image.querySelectorAll('circle')].map(
      (point) => getComputedStyle(point).stroke,
    );
    await expect(new Set(colours).size).toBe(1);
  },
};

/** A point with a tone of its own; the words say what it means. */
export const TonedDatum: Story = {
  args: {
    ...plain,
    'aria-label': 'Pulse',
    data: [
      { label: 'Mon', value: 62 },
      { label: 'Tue', value: 95, valueText: '95, too high', tone: 'error' },
      { label: 'Wed', value: 64, color: 'var(--daybow-bow-4)' },
    ],
  },
  play: async ({ canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, 'Pulse');
    const colours = [...image.querySelectorAll('circle')].map(
      (point) => getComputedStyle(point).stroke,
    );
    await expect(new Set(colours).size).toBe(3);
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: 95, too high');
  },
};

/** The normal range lies behind the line, and is named in the legend and at the end of the description. */
export const Band: Story = {
  args: {
    ...plain,
    'aria-label': 'Resting pulse',
    data: week(58, 61, 66, 72, 64, 60, 59),
    band: [60, 70],
  },
  play: async ({ canvas, canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, 'Resting pulse');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Normal range');
    await expect(slider).toHaveAccessibleDescription(/Normal range: 60 – 70\.$/);
    await expectNoOverlap(image);
  },
};

/** A sparkline: the line alone, with its cursor, tooltip and table. */
export const Sparkline: Story = {
  args: { ...plain, 'aria-label': 'Steps', data: season(30), axis: false, height: 48 },
  play: async ({ canvasElement }) => {
    const { image, slider, table, texts, tooltip } = await chartIn(canvasElement, 'Steps');
    await expect(texts()).toEqual([]);
    await expect(image.getBoundingClientRect().height).toBe(48);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Day 30: 77');
    await waitFor(() => expect(tooltip()).toHaveTextContent('Day 30'));
    await expect(within(table()).getAllByRole('rowheader')).toHaveLength(30);
  },
};

/** The content of the tooltip is the caller's, who gets the datum with all of its own fields. */
export const OwnTooltip: Story = {
  tags: ['no-picture'],
  render: () => {
    const data = [
      { label: 'Mon', value: 4, note: 'A long walk' },
      { label: 'Tue', value: 2, note: 'Little sleep' },
    ];
    return (
      <LineChart
        aria-label={LABEL}
        data={data}
        renderTooltip={({ note, value }) => `${note}: ${value}`}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const { slider, tooltip } = await chartIn(canvasElement, LABEL);
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tooltip()).toHaveTextContent('Little sleep: 2'));
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: 2');
  },
};

/** With `byDate` each datum stands at its date, and dates are at round places. */
export const ByDate: Story = {
  parameters: withSource(byDateCode),
  render: () => <Weight />,
  play: async ({ canvasElement }) => {
    const { image, slider, table, texts, tooltip } = await chartIn(canvasElement, 'Weight');
    await expect(texts().filter((text) => text.startsWith('Mar'))).toEqual([
      'Mar 1',
      'Mar 15',
      'Mar 29',
    ]);
    const [first = 0, second = 0, third = 0] = [...image.querySelectorAll('circle')].map((point) =>
      Number(point.getAttribute('cx')),
    );
    await expect((third - second) / (second - first)).toBeCloseTo(13, 1);
    // Days without a datum are no gaps.
    const line = image.querySelector('path[pathLength]')?.getAttribute('d');
    await expect(line?.match(/M/g)).toHaveLength(1);
    await expect(
      within(table()).getByRole('row', { name: 'March 15, 2026 69.8 kg' }),
    ).toBeInTheDocument();
    await expect(slider).toHaveAccessibleDescription(
      '5 values from March 1, 2026 to March 29, 2026, falling, lowest 68.9 kg (March 29, 2026), ' +
        'highest 71.2 kg (March 1, 2026).',
    );
    await pointAt(slider, 0.42);
    await expect(tooltip()).toHaveTextContent('69.8 kgMarch 15, 2026');
    await expectInside(tooltip(), image);
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'March 2, 2026: 71 kg');
  },
};

const pressures = [
  { label: '2026-03-27', systolic: 128, diastolic: 84 },
  { label: '2026-03-28', systolic: 131, diastolic: 86 },
  { label: '2026-03-29', systolic: null, diastolic: 83 },
  { label: '2026-03-30', systolic: 124, diastolic: 80 },
  { label: '2026-04-06', systolic: 121, diastolic: 79 },
];

/** By date, several values a day; one that is missing is a gap. Today has the pill. */
export const ByDateSeries: Story = {
  render: () => (
    <LineChart
      byDate
      aria-label="Blood pressure"
      data={pressures}
      series={[
        { label: 'Systolic', value: ({ systolic }) => systolic },
        { label: 'Diastolic', value: ({ diastolic }) => diastolic },
      ]}
      currentIndex={4}
    />
  ),
  play: async ({ canvasElement }) => {
    const { image, slider, table } = await chartIn(canvasElement, 'Blood pressure');
    await expectPill(image, 'Apr 6');
    await expectNoOverlap(image);
    await expect(
      within(table()).getByRole('row', { name: 'March 29, 2026 no value 83' }),
    ).toBeInTheDocument();
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'April 6, 2026: Systolic 121; Diastolic 79',
    );
  },
};

/** The first day is at the right; dates, words and weeks are those of the language. */
export const ByDateRightToLeft: Story = {
  args: {
    ...plain,
    'aria-label': 'الوزن',
    byDate: true,
    data: ['2026-03-01', '2026-03-02', '2026-03-15', '2026-03-31'].map((label, index) => ({
      label,
      value: 72 - index,
    })),
  },
  decorators: [inRightToLeft],
  render: (args) => (
    <DaybowProvider locale="ar-EG" dir="rtl">
      <LineChart {...args} />
    </DaybowProvider>
  ),
  play: async ({ canvasElement }) => {
    const { image, slider } = await chartIn(canvasElement, 'الوزن');
    const places = [...image.querySelectorAll('circle')].map((point) =>
      Number(point.getAttribute('cx')),
    );
    await expect(places).toEqual(places.toSorted((one, other) => other - one));
    await expectNoOverlap(image);
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^٢ مارس ٢٠٢٦/));
  },
};

/** Two years: months or years, as many as fit, also with large text. */
export const ByDateYears: Story = {
  args: {
    ...plain,
    'aria-label': 'Weight of two years',
    byDate: true,
    data: Array.from({ length: 105 }, (_, count) => ({
      label: new Date(Date.UTC(2025, 2, 3 + 7 * count + (count % 3))).toISOString().slice(0, 10),
      value: Math.round(700 + 40 * Math.sin(count / 9)) / 10,
    })),
  },
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, 'Weight of two years');
    const dates = () => texts().filter((text) => /[a-z]|^20/.test(text));
    await expect(dates()).toEqual(['Jul', '2026', 'Jul', '2027']);
    for (const width of [900, 318, 256, 177, 120]) {
      await resizeTo(image, width);
      await expectNoOverlap(image);
      await expect(dates().length).toBeGreaterThanOrEqual(2);
    }
  },
};

/** A sparkline by date. */
export const ByDateSparkline: Story = {
  args: {
    ...plain,
    'aria-label': 'Weight',
    byDate: true,
    axis: false,
    height: 48,
    data: ['2026-03-01', '2026-03-02', '2026-03-15', '2026-03-19'].map((label, index) => ({
      label,
      value: [71.2, 71, 69.8, 70.1][index],
    })),
  },
  play: async ({ canvasElement }) => {
    const { slider, texts } = await chartIn(canvasElement, 'Weight');
    await expect(texts()).toEqual([]);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'March 19, 2026: 70.1');
  },
};
