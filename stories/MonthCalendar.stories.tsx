import { Card, MonthCalendar, type MonthCalendarMark } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DaysAsARainbow } from './examples/MonthCalendar';
import exampleCode from './examples/MonthCalendar.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';
import { isPreferred } from './support/preferences';

const moods = ['Terrible', 'Bad', 'Okay', 'Good', 'Great'];
const legend = moods.map((label, index) => ({ value: (index + 1) as 1 | 2 | 3 | 4 | 5, label }));

/** The first 21 days of November 2026; 0 stands for a day without an entry. */
const november = [3, 4, 4, 2, 3, 5, 5, 4, 3, 1, 2, 3, 0, 4, 4, 5, 4, 5, 3, 5, 4];

function moodOf(day: string): MonthCalendarMark | null {
  const mood = legend[(november[Number(day.slice(8)) - 1] ?? 0) - 1];
  return day.startsWith('2026-11') && mood ? mood : null;
}

const meta = {
  title: 'Components/Habits and moods/MonthCalendar',
  component: MonthCalendar,
  args: {
    today: '2026-11-21',
    locale: 'en-GB',
    markOf: moodOf,
    onDaySelect: fn(),
    onMonthChange: fn(),
    description: 'Your days as a rainbow',
    legend,
    legendLabel: 'Moods',
  },
  decorators: [inColumn],
  render: (args) => (
    <Card inset="tight">
      <MonthCalendar {...args} />
    </Card>
  ),
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('button', { name });

const button = day;

/** Waits for the days of the month. */
const waitForDays = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('grid')).findAllByRole('button');

const fillOf = (element: HTMLElement) => getComputedStyle(element, '::before').backgroundColor;

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <DaysAsARainbow />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Friday 20 November, Great' }));
    await expect(canvas.getByText('You picked 2026-11-20')).toBeVisible();
  },
};

/** The days of a month by mood. Future days can't be picked. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await waitForDays(canvasElement);
    const grid = within(canvasElement).getByRole('grid', { name: 'November' });
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('Monday');
    await expect(within(grid).getAllByRole('button')).toHaveLength(21);

    const great = day(canvasElement, 'Monday 16 November, Great');
    await expect(great).toHaveTextContent('16');
    await expect(fillOf(great)).not.toBe(fillOf(day(canvasElement, 'Tuesday 17 November, Good')));
    await expect(day(canvasElement, 'Friday 13 November, no entry')).toBeVisible();
    await expect(day(canvasElement, 'Saturday 21 November, Good')).toHaveAttribute(
      'aria-current',
      'date',
    );
    await userEvent.click(within(grid).getByText('22'));
    await expect(args.onDaySelect).not.toHaveBeenCalled();

    await userEvent.click(great);
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2026-11-16');
    const key = within(canvasElement).getByRole('list', { name: 'Moods' });
    await expect(
      within(key)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(moods);
  },
};

/** The buttons change the month, not beyond today; the month's name is announced. */
export const Months: Story = {
  args: { min: '2026-09-15' },
  play: async ({ canvasElement, args }) => {
    const back = button(canvasElement, 'Previous month');
    const forward = button(canvasElement, 'Next month');
    const title = within(canvasElement).getByRole('heading', { name: 'November' });
    await expect(title.closest('[aria-live=polite]')).toBeNull();
    await expect(forward).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(back);
    await expect(title).toHaveTextContent(/^October$/);
    await expect(title.closest('[aria-live=polite]')).not.toBeNull();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10');
    await expect(day(canvasElement, 'Saturday 31 October, no entry')).toBeVisible();

    await userEvent.click(back);
    await expect(within(canvasElement).queryByRole('button', { name: /14 September/ })).toBeNull();
    await expect(day(canvasElement, 'Tuesday 15 September, no entry')).toBeVisible();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    await expect(title).toHaveTextContent(/^September$/);

    await userEvent.click(forward);
    await userEvent.click(forward);
    await userEvent.click(forward);
    await expect(title).toHaveTextContent(/^November$/);
    await expect(args.onMonthChange).toHaveBeenCalledTimes(4);
  },
};

/** The grid is one tab stop, first on today; keys cross into other months and stop at today. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day(canvasElement, 'Saturday 21 November, Good')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(canvasElement, 'Saturday 21 November, Good')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(day(canvasElement, 'Saturday 14 November, Good')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(day(canvasElement, 'Saturday 21 November, Good')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(day(canvasElement, 'Sunday 15 November, Good')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(day(canvasElement, 'Sunday 8 November, Good')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2026-11-08');
    await userEvent.keyboard('{PageUp}');
    await expect(day(canvasElement, 'Thursday 8 October, no entry')).toHaveFocus();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(day(canvasElement, /^Wednesday,? 8 October 2025, no entry$/)).toHaveFocus();
    await expect(within(canvasElement).getByRole('grid', { name: 'October 2025' })).toBeVisible();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageDown}{PageDown}');
    await expect(day(canvasElement, 'Saturday 21 November, Good')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** Arrow keys with a modifier belong to the browser; other keys do nothing. */
export const OtherKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await waitForDays(canvasElement);
    const today = day(canvasElement, 'Saturday 21 November, Good');
    today.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}x{Escape}');
    await expect(today).toHaveFocus();
  },
};

/** The mean of a day is drawn between two moods: its mouth, and its colour, which is that of neither. */
export const BetweenMoods: Story = {
  args: {
    markOf: (each) => {
      const value = 1 + (Number(each.slice(8)) - 1) / 5;
      return { value, label: `${value} of 5` };
    },
  },
  play: async ({ canvasElement }) => {
    await waitForDays(canvasElement);
    const days = [...Array(21).keys()].map((index) =>
      day(canvasElement, new RegExp(`\\b${index + 1} November, ${1 + index / 5} of 5`)),
    );
    await expect(new Set(days.map(fillOf)).size).toBe(21);
    const mouths = days.map((each) => each.querySelector('path')?.getAttribute('d'));
    await expect(new Set(mouths).size).toBe(21);
  },
};

const habitMarks = {
  done: { value: 'done', label: 'done' },
  skipped: { value: 'skipped', label: 'skipped' },
  rest: { value: 'rest', label: 'not due' },
  exceeded: { value: 'exceeded', label: '3 cups, 1 over' },
  part: { share: 62.5, label: '5 of 8 glasses' },
  before: { value: 'none', label: 'not due' },
} as const;

type HabitMark = keyof typeof habitMarks | null;

/**
 * A habit's month: a day that is done in part is filled to its share, and days before the first one ask for nothing.
 * Here each click changes a day from empty to done, to skipped, to empty, and is announced.
 */
export const HabitMonth: Story = {
  args: { description: undefined, legend: [], missingText: 'not done', titleElement: 'h3' },
  render: function Habit(args) {
    const [marks, setMarks] = useState<Readonly<Record<string, HabitMark>>>({});
    const markOf = (date: string): HabitMark => {
      if (date in marks) return marks[date] ?? null;
      const number = Number(date.slice(8));
      if (date < '2026-11-03') return 'before';
      if (number === 12) return 'exceeded';
      if (number === 18) return 'part';
      return new Date(date).getUTCDay() === 0 ? 'rest' : number % 6 === 4 ? null : 'done';
    };
    return (
      <MonthCalendar
        {...args}
        markOf={(date) => {
          const mark = markOf(date);
          return mark && habitMarks[mark];
        }}
        onDaySelect={(date) => {
          const mark = markOf(date);
          const next = mark === 'done' ? 'skipped' : mark === 'skipped' ? null : 'done';
          setMarks({ ...marks, [date]: next });
          args.onDaySelect?.(date);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    await waitForDays(canvasElement);
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toBeVisible();
    const tuesday = day(canvasElement, 'Tuesday 10 November, not done');
    const status = within(canvasElement).getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    for (const mark of ['done', 'skipped', 'not done']) {
      await userEvent.click(tuesday);
      await expect(tuesday).toHaveAccessibleName(`Tuesday 10 November, ${mark}`);
      await expect(status).toHaveTextContent(`Tuesday 10 November, ${mark}`);
    }
    await expect(day(canvasElement, 'Sunday 8 November, not due')).toBeVisible();
    await expect(day(canvasElement, 'Thursday 12 November, 3 cups, 1 over')).toBeVisible();
    const groundOf = (name: string) =>
      getComputedStyle(day(canvasElement, name), '::before').backgroundImage;
    await expect(groundOf('Wednesday 18 November, 5 of 8 glasses')).toContain('62.5%');
    await expect(groundOf('Tuesday 17 November, done')).toBe('none');
    await expect(args.onDaySelect).toHaveBeenCalledTimes(3);
  },
};

/** A dot on days of which something is written, whatever else is known of them. */
export const Noted: Story = {
  args: {
    markOf: (each) => {
      if (each === '2026-11-19') return { label: '5 of 8 glasses, with a note', noted: true };
      return each === '2026-11-20'
        ? { value: 'done', label: 'done, with a note', noted: true }
        : null;
    },
    legend: [],
  },
  play: async ({ canvasElement }) => {
    await waitForDays(canvasElement);
    const dots = (name: string) => day(canvasElement, name).querySelectorAll('circle');
    await expect(dots('Thursday 19 November, 5 of 8 glasses, with a note')).toHaveLength(1);
    await expect(dots('Friday 20 November, done, with a note')).toHaveLength(1);
    await expect(dots('Wednesday 18 November, no entry')).toHaveLength(0);
  },
};

/** A day that doesn't change is not announced again. */
export const Unchanged: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await waitForDays(canvasElement);
    await userEvent.click(day(canvasElement, 'Monday 16 November, Great'));
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The caller holds the month. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { month: '2026-10' },
  play: async ({ canvasElement, args }) => {
    await waitForDays(canvasElement);
    await userEvent.click(button(canvasElement, 'Next month'));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    await expect(within(canvasElement).getByRole('grid', { name: 'October' })).toBeVisible();
    day(canvasElement, 'Saturday 31 October, no entry').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onMonthChange).toHaveBeenCalledTimes(2);
    await expect(day(canvasElement, 'Saturday 31 October, no entry')).toHaveFocus();
  },
};

/** Weeks that start on Sunday, in another language. */
export const FirstWeekday: Story = {
  args: { firstWeekday: 7, locale: 'de', missingText: 'kein Eintrag', description: undefined },
  play: async ({ canvasElement }) => {
    await waitForDays(canvasElement);
    await expect(within(canvasElement).getAllByRole('columnheader')[0]).toHaveTextContent(
      'Sonntag',
    );
    const sunday = day(canvasElement, 'Sonntag, 15. November, Good');
    sunday.focus();
    await userEvent.keyboard('{End}');
    await expect(day(canvasElement, 'Samstag, 21. November, Good')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(sunday).toHaveFocus();
  },
};

/** Days run from right to left, and the arrow keys move in the direction they point. */
export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: { locale: 'ar-EG', description: 'أيامك كقوس قزح', missingText: 'لا شيء' },
  play: async ({ canvasElement }) => {
    await waitForDays(canvasElement);
    const [first, second] = [/^الاثنين، ١٦/, /^الثلاثاء، ١٧/].map((name) =>
      within(canvasElement).getByRole('button', { name }),
    );
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? NaN,
    );
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
};

/** One day is selected, with a ring around its mark; pressing another one moves the selection. */
export const OneDay: Story = {
  args: { defaultValue: '2026-11-18', onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const selected = () => within(canvasElement).getByRole('gridcell', { selected: true });
    await expect(within(selected()).getByRole('button')).toHaveAccessibleName(
      'Wednesday 18 November, Great, selected',
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day(canvasElement, 'Wednesday 18 November, Great, selected')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-17');
    await expect(selected()).toHaveTextContent('17');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Tuesday 17 November, Good, selected',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onDaySelect).toHaveBeenCalledTimes(2);
  },
};

/** Forced colours: the chosen day has a ring in the system's colour for that, and no colour of the page. */
export const ForcedColours: Story = {
  tags: ['behaviour', 'forced-colors'],
  args: {
    markOf: undefined,
    marks: {
      '2026-11-16': { value: 4, label: 'Good' },
      '2026-11-17': { value: 'done', label: 'done' },
      '2026-11-18': { share: 60, label: 'in part' },
      '2026-11-19': { value: 'exceeded', label: 'exceeded' },
    },
    defaultValue: '2026-11-15',
  },
  play: async ({ canvasElement }) => {
    if (!isPreferred('forced-colors')) return;
    for (const number of [16, 17, 18, 19, 20]) {
      const chosen = button(canvasElement, new RegExp(` ${number} November`));
      await userEvent.click(chosen);
      await expect(chosen).toHaveAccessibleName(/selected$/);
      const ring = getComputedStyle(chosen, '::before');
      const [highlight, canvas, text] = ['Highlight', 'Canvas', 'HighlightText'].map(systemColor);
      await expect(ring.outlineColor).toBe(highlight);
      await expect(getComputedStyle(chosen).backgroundColor).toBe(canvas);
      if (number === 18) {
        await expect(ring.backgroundImage).toContain(highlight);
        continue;
      }
      // Without its opacity: a day may have no fill.
      const fill = ring.backgroundColor.match(/\d+, \d+, \d+/)?.[0];
      await expect(number === 17 ? highlight : canvas).toContain(fill);
      if (number === 17) await expect(getComputedStyle(chosen).color).toBe(text);
    }
  },
};

/** The value of a system colour on this page. */
function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A range by its two ends, in either order. Escape takes the first end back. */
export const Range: Story = {
  args: {
    mode: 'range',
    defaultValue: { start: '2026-11-03', end: '2026-11-05' },
    onValueChange: fn(),
    markOf: undefined,
    legend: [],
    description: undefined,
  },
  play: async ({ canvasElement, args }) => {
    const selected = () =>
      within(canvasElement)
        .getAllByRole('gridcell', { selected: true })
        .map((cell) => cell.textContent);
    await expect(selected()).toEqual(['3', '4', '5']);
    await expect(day(canvasElement, 'Wednesday 4 November, in the range')).toBeVisible();

    await userEvent.click(day(canvasElement, 'Friday 20 November'));
    await expect(selected()).toEqual(['20']);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(fillOf(day(canvasElement, 'Thursday 19 November'))).toBe(
      fillOf(day(canvasElement, 'Friday 20 November, selected')),
    );
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toEqual(['3', '4', '5']);

    await userEvent.keyboard('{Enter}');
    await userEvent.click(day(canvasElement, 'Tuesday 17 November'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-11-17',
      end: '2026-11-19',
    });
    await expect(selected()).toEqual(['17', '18', '19']);
    await expect(day(canvasElement, 'Thursday 19 November, end of the range')).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Tuesday 17 November, start of the range',
    );
    await userEvent.unhover(day(canvasElement, 'Tuesday 17 November, start of the range'));
  },
};

/** Marks are data, and nothing can be selected: a plain table, as on a page from a server. */
export const ReadOnly: Story = {
  args: {
    onDaySelect: undefined,
    onMonthChange: undefined,
    markOf: undefined,
    marks: {
      '2026-11-18': { value: 5, label: 'Great' },
      '2026-11-20': { value: 'done', label: 'done' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('grid')).toBeNull();
    const table = within(canvasElement).getByRole('table', { name: 'November' });
    await expect(within(table).queryByRole('button')).toBeNull();
    await expect(within(table).getByText('Wednesday 18 November, Great')).toBeInTheDocument();
    await expect(within(table).getByText('Thursday 19 November, no entry')).toBeInTheDocument();
    await expect(table.querySelector('[aria-current=date]')).toHaveTextContent('21');
  },
};

/** Days to come, without a limit, and days that cannot be selected: they have the focus, but no effect. */
export const DaysToCome: Story = {
  args: {
    max: null,
    markOf: undefined,
    legend: [],
    description: undefined,
    defaultValue: '2026-11-25',
    onValueChange: fn(),
    isDayDisabled: (each) => [0, 6].includes(new Date(each).getUTCDay()),
  },
  play: async ({ canvasElement, args }) => {
    const sunday = day(canvasElement, 'Sunday 29 November');
    await expect(sunday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(sunday);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    await expect(within(canvasElement).getByRole('grid', { name: 'December' })).toBeVisible();
  },
};

/** What `renderDay` returns stands in place of number and mark; the name of the day stays. */
export const OwnDays: Story = {
  args: {
    legend: [],
    renderDay: ({ number, mark }) => (
      <>
        {number}
        <span>{mark ? ['😢', '🙁', '😐', '🙂', '😄'][Number(mark.value) - 1] : '–'}</span>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(day(canvasElement, 'Monday 16 November, Great')).toHaveTextContent('16😄');
  },
};

/** Two months side by side, with one tab stop; the arrow keys go from one into the other. */
export const TwoMonths: Story = {
  args: {
    monthCount: 2,
    max: null,
    mode: 'range',
    defaultValue: { start: '2026-11-26', end: '2026-12-03' },
    markOf: undefined,
    legend: [],
    description: undefined,
  },
  render: (args) => (
    <div style={{ inlineSize: 'min(720px, 100vw - 32px)' }}>
      <MonthCalendar {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: /^November\s–\sDecember$/ }),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole('grid', { name: 'December' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    day(canvasElement, 'Monday 30 November, in the range').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(canvasElement, 'Tuesday 1 December, in the range')).toHaveFocus();
    await expect(args.onMonthChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await expect(day(canvasElement, /^Friday,? 1 January 2027$/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
  },
};

/** In a narrow column, the months are one below the other. */
export const TwoMonthsInAColumn: Story = {
  args: { ...TwoMonths.args },
  render: (args) => <MonthCalendar {...args} />,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole('grid')
      .map((grid) => grid.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? NaN);
  },
};

/** Weeks begin as they do where the language is spoken. */
export const WeekOfTheLanguage: Story = {
  args: { locale: 'en-US', description: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('columnheader')[0]).toHaveTextContent('Sunday');
  },
};

const expectToFit = async (canvasElement: HTMLElement) => {
  await waitForDays(canvasElement);
  const grid = within(canvasElement).getByRole('grid');
  const card = within(canvasElement).getByRole('button', { name: /16 November/ });
  await waitFor(() => expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth));
  await expect(grid.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
};

export const Narrow: Story = {
  decorators: [inWidth(288)],
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    await expect(
      day(canvasElement, 'Monday 16 November, Great').getBoundingClientRect().width,
    ).toBeGreaterThanOrEqual(34);
  },
};

export const LargeText: Story = {
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(700),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
