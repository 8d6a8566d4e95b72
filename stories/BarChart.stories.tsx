import { BarChart } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ComponentProps } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { WeeklyHabits } from './examples/BarChart';
import exampleCode from './examples/BarChart.tsx?raw';
import { writtenAs } from './support/docs';
import {
  chartIn,
  days,
  expectInk,
  expectReadable,
  expectInside,
  framePainted,
  expectTextsApart,
  expectWordsBelow,
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
  title: 'Components/BarChart',
  component: BarChart,
  decorators: [onCard],
  args: {
    label: LABEL,
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

/** A week with a day that has no value yet, and today in its pill. */
export const Example: Story = {
  parameters: writtenAs(exampleCode),
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
    await expect(image).toHaveAccessibleDescription(
      '7 values from Mon to Sun, rising, lowest 3 of 5 (Wed), highest 5 of 5 (Tue).',
    );
    await expect(slider).toHaveAttribute('aria-roledescription', 'chart');
    await expect(within(table()).getAllByRole('rowheader')).toHaveLength(7);
    const wednesday = within(table()).getByRole('row', { name: 'Wed 3 of 5' });
    await expect(within(wednesday).getByRole('rowheader')).toHaveTextContent('Wed');
  },
};

/** Each value stands above its bar, each day below, and a ghost shows the room up to the maximum. */
export const SampleWeek: Story = {
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, LABEL);
    await expect(texts().join(' ')).toBe('4 5 3 5 4 5 5 Mon Tue Wed Thu Fri Sat Sun');
    await expectTextsApart(image);
  },
};

/** Today's label stands in the accent pill, and stays when others give way. */
export const CurrentDay: Story = {
  args: { currentIndex: 5 },
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, LABEL);
    const expectPill = async () => {
      const saturday = [...image.querySelectorAll('text')].find(
        (text) => text.textContent === 'Sat',
      );
      const pill = image.querySelector('rect');
      await expectInside(saturday as unknown as HTMLElement, pill as unknown as HTMLElement);
    };
    await expect(texts().filter((text) => /[a-z]/.test(text))).toHaveLength(7);
    await expectPill();
    await resizeTo(image, 130);
    await expect(texts()).toContain('Sat');
    await expectPill();
    await expectTextsApart(image);
  },
};

/** By day the ghost is sunken paper, by night a lighter plum. */
export const Dark: Story = {
  args: { currentIndex: 5 },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    const light = getComputedStyle(image.querySelector('text') ?? image).fill;
    await expect(light).toBe('rgb(250, 245, 238)');
  },
};

/** Before the first value: the shape of a week, dotted, and a sentence. */
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
    await expectWordsBelow(canvas.getByRole('img'), 'Your first day will stand here.');
  },
};

/** A day without a value is dashed; a day with 0 says 0. */
export const Gaps: Story = {
  args: { data: week(4, null, 0, 5, NaN, 5, 5) },
  play: async ({ canvasElement }) => {
    const { image, slider, table, texts, tooltip } = await chartIn(canvasElement, LABEL);
    await expect(texts().slice(0, 5)).toEqual(['4', '0', '5', '5', '5']);
    await expect(image).toHaveAccessibleDescription(/2 without a value/);
    await expect(within(table()).getByRole('row', { name: 'Fri no value' })).toBeInTheDocument();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: no value');
    await waitFor(() => expect(tooltip()).toHaveTextContent('no value'));
    await expectInside(tooltip(), image);
  },
};

/** Bars hang under the zero line, their numbers below them. */
export const Negative: Story = {
  args: {
    label: 'Change since last week',
    data: week(4, -3, 0, 1.5, -0.2, -5, 2),
    domain: undefined,
    formatReading: undefined,
  },
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, 'Change since last week');
    await expect(texts().slice(0, 7)).toEqual(['4', '-3', '0', '1.5', '-0.2', '-5', '2']);
    const [up = NaN, down = NaN] = [...image.querySelectorAll('text')].map(
      (text) => text.getBoundingClientRect().top,
    );
    await expect(down).toBeGreaterThan(up);
    await expect(image).toHaveAccessibleDescription(/lowest -5 \(Sat\), highest 4 \(Mon\)/);
    await expectTextsApart(image);
  },
};

/** Labels thin out, then are cut; cursor and table have them in full. */
export const LongLabels: Story = {
  args: { data: LONG_LABELS.map((label, index) => ({ label, value: (index % 5) + 1 })) },
  play: async ({ canvasElement }) => {
    const { image, slider, texts, tooltip } = await chartIn(canvasElement, LABEL);
    await expectTextsApart(image);
    const labels = texts().filter((text) => text.endsWith('…'));
    await expect(labels).toHaveLength(3);
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', `${LONG_LABELS[6]}: 2 of 5`);
    await waitFor(() => expect(tooltip()).toHaveTextContent(LONG_LABELS[6] ?? ''));
    await expectInside(tooltip(), image);
  },
};

/** As wide as its parent, at once, and no label ever touches another. */
export const Narrow: Story = {
  args: { currentIndex: 2 },
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    for (const width of [2000, 900, 430, 318, 256, 210, 177, 150, 133, 120]) {
      await resizeTo(image, width);
      await expectTextsApart(image);
    }
  },
};

/** Where values would touch, an axis takes their place. */
export const ManyValues: Story = {
  args: { label: 'Steps of a season, in hundreds', data: season(90), domain: undefined },
  play: async ({ canvasElement }) => {
    const { image, slider, texts } = await chartIn(canvasElement, 'Steps of a season, in hundreds');
    await expect(texts()).toEqual(expect.arrayContaining(['0', '20', '40', '60', '80', '100']));
    await expectTextsApart(image);
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuenow', '18');
  },
};

/** The first day stands at the right, and the arrow keys follow what is seen. */
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

/** At 200 % text the labels thin out rather than touch. */
export const LargeText: Story = {
  args: { currentIndex: 5 },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(280),
  play: async ({ canvasElement }) => {
    const { image, texts } = await chartIn(canvasElement, LABEL);
    await waitFor(() => expect(texts()).not.toContain('Wed'));
    await expect(texts()).toContain('Sat');
    await expectTextsApart(image);
  },
};

/** One tab stop; keys move the cursor, and each move is read out once, as the slider's value. */
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
    for (const [key, spoken] of moves) {
      await userEvent.keyboard(key);
      await expect(slider).toHaveAttribute('aria-valuetext', spoken);
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

/** A pointer shows the bar that it is nearest to; words follow a finger, and stay after it has lifted. */
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

/** Drawn by hand: the same strokes in every render, whatever the width. */
export const Sketch: Story = {
  args: { pen: 'sketch', currentIndex: 5 },
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, LABEL);
    const strokes = () =>
      [...image.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('');
    const first = strokes();
    await expect(first).toContain('C');
    await resizeTo(image, 200);
    await expect(strokes()).not.toBe(first);
    await resizeTo(image, 318);
    await expect(strokes()).toBe(first);
    await pointAt(slider, 0.36);
    await expect(tooltip()).toHaveTextContent('3 of 5Wed');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(tooltip()).toHaveTextContent('5 of 5Sun');
  },
};

/** Everyone sees the table, not only screen readers. */
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

/** A year is a few paths, and its table comes when it is asked for. */
export const Year: Story = {
  args: {
    label: 'Steps of a year, in hundreds',
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

/** A hundred thousand values: what the pixels can show. */
export const HundredThousand: Story = {
  args: {
    label: 'Steps a minute',
    data: days(100_000),
    domain: undefined,
    formatReading: undefined,
  },
  play: async ({ canvasElement }) => {
    const { image, slider, tooltip } = await chartIn(canvasElement, 'Steps a minute');
    await expect(image.querySelectorAll('*').length).toBeLessThan(40);
    await expect(image).toHaveAccessibleDescription(/^100000 values from Day 1 to Day 100000/);
    await pointAt(slider, 1);
    await expect(tooltip()).toHaveTextContent('Day 100000');
    await expectTextsApart(image);
  },
};

/** A long table grows as it is asked to, and says how far it has come. */
export const LongTable: Story = {
  args: { label: 'Steps a day', data: season(600), domain: undefined, formatReading: undefined },
  // The year's table is checked row by row; the same rows again would only take long.
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

/** Dates are words of the caller's: here the months, which thin out among themselves. */
export const Dates: Story = {
  args: {
    label: 'Pages read in a year',
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

/** Values as far apart as numbers go. */
export const Extremes: Story = {
  args: {
    label: 'Extremes',
    data: week(1e308, -1e308, 5e-324, Infinity, -0),
    domain: undefined,
    formatReading: undefined,
  },
  play: async ({ canvasElement }) => expectReadable(canvasElement, 'Extremes', 5),
};

/** At no width, and while hidden, nothing breaks; once shown it is as wide as its parent. */
export const HiddenThenShown: Story = {
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    const parent = image.closest<HTMLElement>('.daybow-Chart')?.parentElement;
    parent?.style.setProperty('display', 'none');
    parent?.style.setProperty('inline-size', '240px');
    await framePainted();
    await expect(image).toHaveAttribute('viewBox', '0 0 318 200');
    parent?.style.removeProperty('display');
    await resizeTo(image, 240);
    parent?.style.setProperty('inline-size', '0px');
    await framePainted();
    await resizeTo(image, 300);
    await expectReadable(canvasElement, LABEL, 7);
  },
};

/** The first frame that is painted already has all marks at the parent's width, unlike the chart before. */
export const FirstFrame: Story = {
  render: (args) => <Appearing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const width of [240, 180]) {
      await fireEvent.click(canvas.getByRole('button', { name: `Show it ${width} px wide` }));
      await new Promise(requestAnimationFrame);
      await expect(canvas.getByRole('img', { name: LABEL })).toHaveAttribute(
        'viewBox',
        `0 0 ${width} 200`,
      );
      const { texts } = await chartIn(canvasElement, LABEL);
      await expect(texts().slice(0, 7).join(' ')).toBe('4 5 3 5 4 5 5');
    }
    // What is there for fingers, keys and screen readers comes right after.
    const { image, table } = await chartIn(canvasElement, LABEL);
    await waitFor(() => expect(table()).toBeInTheDocument());
    await expect(image).toHaveAccessibleDescription(/^7 values from Mon to Sun/);
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

/** Values one after another: each is drawn at once, and put into words when they rest. */
export const Streaming: Story = {
  render: (args) => <Rising {...args} />,
  play: async ({ canvasElement }) => {
    const { texts, table } = await chartIn(canvasElement, LABEL);
    await waitFor(() => expect(table()).toHaveTextContent('Mon0 of 5'));
    const seen: string[] = [];
    for (let click = 1; click <= 5; click++) {
      await fireEvent.click(within(canvasElement).getByRole('button', { name: 'Raise Monday' }));
      seen.push(`${texts()[0]}, told as ${table().querySelector('td')?.textContent}`);
    }
    await expect(seen).toEqual(
      ['1', '2', '3', '4', '5'].map((drawn) => `${drawn}, told as 0 of 5`),
    );
    await waitFor(() => expect(table()).toHaveTextContent('Mon5 of 5'));
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

/** At 400 % a pointer still finds its bar, and the words stay inside. */
export const Zoomed: Story = {
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

/** Escape takes away what a pointer shows, wherever the focus is. */
export const EscapeHides: Story = {
  play: async ({ canvasElement }) => {
    const { slider, tooltip } = await chartIn(canvasElement, LABEL);
    await pointAt(slider, 0.36);
    await expect(tooltip()).toBeVisible();
    await expect(slider).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
  },
};

/** Bars enter once: hidden and shown again, they stand still. */
export const EntersOnce: Story = {
  play: async ({ canvasElement }) => {
    const { image } = await chartIn(canvasElement, LABEL);
    await waitFor(() => expect(image.getAnimations({ subtree: true })).toEqual([]), {
      timeout: 3000,
    });
    image.style.display = 'none';
    await framePainted();
    image.style.display = '';
    await expect(image.getAnimations({ subtree: true })).toEqual([]);
  },
};

/** On paper: outlines and words of ink, whatever the theme, and nothing that moves or shades. */
export const Printed: Story = {
  args: { currentIndex: 5, showTable: true },
  tags: ['printed'],
  play: async ({ canvasElement }) => {
    if (!isPreferred('printed')) return;
    const { image, slider, table, tooltip } = await chartIn(canvasElement, LABEL);
    await expectInk(image);
    await expect(table()).toBeVisible();
    await pointAt(slider, 0.36);
    await expect(tooltip()).not.toBeVisible();
  },
};
