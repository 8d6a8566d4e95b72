import { Card, YearCalendar, type YearCalendarMark } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { YearInColours } from './examples/YearCalendar';
import exampleCode from './examples/YearCalendar.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inRightToLeft } from './support/frames';

const moods = ['Terrible', 'Bad', 'Okay', 'Good', 'Great'].map((label, index) => ({
  value: index + 1,
  label,
}));

/** A number from 0 to 99 for a day, always the same one. */
const numberOf = (day: string) => ((Date.parse(day) / 86_400_000) * 37) % 100;

/** The mood of a day; a day in ten has none. */
function moodOf(day: string): YearCalendarMark | undefined {
  const number = numberOf(day);
  if (number < 10) return undefined;
  return moods[number < 15 ? 0 : number < 28 ? 1 : number < 52 ? 2 : number < 82 ? 3 : 4];
}

/** How many of four habits were done on a day. */
const habitsOf = (day: string): YearCalendarMark => {
  const count = Math.floor(numberOf(day) / 20);
  return { share: count * 25, label: `${count} of 4` };
};

const meta = {
  title: 'Components/Habits and moods/YearCalendar',
  component: YearCalendar,
  args: {
    today: '2026-11-21',
    locale: 'en-GB',
    markOf: moodOf,
    legend: moods,
    legendLabel: 'Moods',
    onDaySelect: fn(),
  },
  decorators: [inColumn],
  render: (args) => (
    <Card>
      <YearCalendar {...args} />
    </Card>
  ),
} satisfies Meta<typeof YearCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <YearInColours />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Friday 20 November, Great' }));
    await expect(canvas.getByText('You picked 2026-11-20')).toBeVisible();
  },
};

const dayNamed = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('gridcell', { name });

const focusedName = () => document.activeElement?.getAttribute('aria-label');

export const Playground: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(
      within(canvas.getByRole('group', { name: '2026' })).getAllByRole('grid'),
    ).toHaveLength(12);
    await expect(canvas.getByRole('list', { name: 'Moods' })).toBeVisible();
    const march = within(canvas.getByRole('grid', { name: 'March' }));
    const day = march.getByRole('gridcell', { name: 'Tuesday 17 March, Good' });
    await userEvent.hover(day);
    await expect(canvas.getByText('Tuesday 17 March: Good')).toBeVisible();
    await userEvent.click(day);
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2026-03-17');
    await userEvent.unhover(day);
    // The day still has the focus.
    await expect(canvas.getByText('Tuesday 17 March: Good')).toBeVisible();
    await expect(dayNamed(canvasElement, 'Saturday 21 November, Great')).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(canvas.queryByRole('gridcell', { name: /December/ })).toBeNull();
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(focusedName()).toBe('Saturday 21 November, Great');
    for (const [key, name] of [
      ['{ArrowLeft}', 'Friday 20 November'],
      ['{ArrowUp}', 'Friday 13 November'],
      ['{ArrowRight}', 'Saturday 14 November'],
      ['{Home}', 'Monday 9 November'],
      ['{PageUp}', 'Friday 9 October'],
      ['{End}', 'Sunday 11 October'],
      ['{ArrowDown}', 'Sunday 18 October'],
      ['{PageDown}', 'Wednesday 18 November'],
      ['{ArrowDown}', 'Saturday 21 November'],
      ['{Shift>}{PageUp}{/Shift}', 'Thursday 1 January'],
      ['{Shift>}{PageDown}{/Shift}', 'Saturday 21 November'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(focusedName()).toMatch(new RegExp(`^${name},`));
    }
    await expect(canvas.getByText('Saturday 21 November: Great')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onDaySelect).toHaveBeenCalledTimes(2);
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(focusedName()).toMatch(/^Friday 20 November,/);
  },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focusedName()).toMatch(/^Friday 20 November,/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focusedName()).toMatch(/^Saturday 21 November,/);
  },
};

export const Selected: Story = {
  args: { defaultValue: '2026-05-14', onDaySelect: undefined, onValueChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const [before, after] = ['Thursday 14 May, Bad', 'Friday 15 May, Good'];
    await expect(dayNamed(canvasElement, before)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Thursday 14 May: Bad')).toBeVisible();
    await userEvent.click(dayNamed(canvasElement, after));
    await expect(dayNamed(canvasElement, after)).toHaveAttribute('aria-selected', 'true');
    await expect(dayNamed(canvasElement, before)).toHaveAttribute('aria-selected', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-15');
  },
};

/** A column for each week, of habits done. */
export const Weeks: Story = {
  args: {
    layout: 'weeks',
    markOf: habitsOf,
    legend: [0, 25, 50, 75, 100].map((share) => ({ share, label: `${share / 25} of 4` })),
    legendLabel: 'Habits done',
  },
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: '2026' }));
    await expect(grid.getAllByRole('columnheader')).toHaveLength(12);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(focusedName()).toMatch(/^Friday 20 November,/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focusedName()).toMatch(/^Friday 13 November,/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedName()).toMatch(/^Saturday 14 November,/);
  },
};

/** A row for each month. */
export const Rows: Story = {
  args: { layout: 'rows' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'March 2026' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(focusedName()).toMatch(/^Wednesday 21 October,/);
  },
};

/** Colours of one's own, in a range that begins in a year and ends in the next one. */
export const OwnColours: Story = {
  args: {
    min: '2025-12-10',
    max: '2026-02-28',
    today: '2026-02-20',
    markOf: (day) =>
      numberOf(day) < 50 ? { color: 'rebeccapurple', label: 'At home' } : undefined,
    missingText: 'elsewhere',
    legend: [{ color: 'rebeccapurple', label: 'At home' }],
    legendLabel: 'Places',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: /^2025\s?–\s?2026$/ })).toBeVisible();
    const days = canvas.getAllByRole('gridcell', { name: /, (At home|elsewhere)$/ });
    await expect(days).toHaveLength(22 + 31 + 20);
    const [atHome] = canvas.getAllByRole('gridcell', { name: /, At home$/ });
    await expect(atHome).toHaveStyle({ backgroundColor: 'rgb(102, 51, 153)' });
    await expect(dayNamed(canvasElement, 'Friday 20 February, At home')).toBeVisible();
  },
};
