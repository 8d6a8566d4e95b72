import { WeekdayPicker } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RepeatOn } from './examples/WeekdayPicker';
import exampleCode from './examples/WeekdayPicker.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Fields/WeekdayPicker',
  component: WeekdayPicker,
  args: {
    defaultValue: [1, 2, 3, 4, 5, 6],
    description: 'Monday to Saturday',
    locale: 'en-GB',
    onValueChange: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof WeekdayPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const weekday = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <RepeatOn />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saturday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sunday' }));
    await expect(canvas.getByText('Every day')).toBeVisible();
  },
};

/** Visible letters, full names for screen readers. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Repeat on' });
    await expect(group).toHaveAccessibleDescription('Monday to Saturday');
    const week = within(group).getAllByRole('button');
    await expect(week.map((day) => day.textContent).join('')).toBe('MTWTFSS');
    await expect(within(group).getAllByRole('button', { pressed: true })).toHaveLength(6);

    await userEvent.click(weekday(canvasElement, 'Sunday'));
    await expect(weekday(canvasElement, 'Sunday')).toBePressed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1, 2, 3, 4, 5, 6, 7]);
    await userEvent.click(weekday(canvasElement, 'Monday'));
    await expect(weekday(canvasElement, 'Monday')).not.toBePressed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([2, 3, 4, 5, 6, 7]);
  },
};

export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  args: { defaultValue: undefined, description: undefined },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('group')).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(weekday(canvasElement, 'Monday')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1, 3]);
  },
};

/** The caller holds the selection: here, it keeps the old one. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: [1], defaultValue: undefined, description: 'Mondays' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(weekday(canvasElement, 'Monday'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(weekday(canvasElement, 'Monday')).toBePressed();
  },
};

/** In a form, each selected weekday is an entry under the picker's name; a reset restores the default. */
export const InAForm: Story = {
  args: { name: 'days', defaultValue: [1, 3], description: undefined },
  render: (args) => (
    <form aria-label="Habit">
      <WeekdayPicker {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const submitted = () => new FormData(form).getAll('days');
    await expect(submitted()).toEqual(['1', '3']);
    await userEvent.click(weekday(canvasElement, 'Tuesday'));
    await userEvent.click(weekday(canvasElement, 'Monday'));
    await expect(submitted()).toEqual(['2', '3']);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(submitted()).toEqual(['1', '3']));
    await expect(weekday(canvasElement, 'Monday')).toBePressed();
    await expect(weekday(canvasElement, 'Tuesday')).not.toBePressed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1, 3]);
  },
};

/** Without a day the form is not submitted; the first day gets the focus. */
export const RequiredWithError: Story = {
  args: { required: true, defaultValue: [], description: 'Never', error: 'Please choose' },
  render: (args) => (
    <form aria-label="Habit">
      <WeekdayPicker {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Repeat on' })).toHaveAccessibleDescription(
      'Please choose Never Choose at least one day',
    );
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.reportValidity()).toBe(false);
    await expect(weekday(canvasElement, 'Monday')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(form.reportValidity()).toBe(true);
  },
};

/** The weekend stays as it is. */
export const DisabledWeekend: Story = {
  args: { disabledWeekdays: [6, 7] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(weekday(canvasElement, 'Saturday'), { pointerEventsCheck: 0 });
    await expect(weekday(canvasElement, 'Saturday')).toBeDisabled();
    await expect(weekday(canvasElement, 'Saturday')).toBePressed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(weekday(canvasElement, 'Sunday'), { pointerEventsCheck: 0 });
    await expect(weekday(canvasElement, 'Sunday')).toBeDisabled();
    await expect(weekday(canvasElement, 'Sunday')).not.toBePressed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Another first weekday, another language. */
export const FirstWeekday: Story = {
  args: { firstWeekday: 7, locale: 'de', label: 'Wiederholen', description: 'Montag bis Samstag' },
  play: async ({ canvasElement }) => {
    const week = within(canvasElement).getAllByRole('button');
    await expect(week[0]).toHaveAccessibleName('Sonntag');
    await expect(week[0]).not.toBePressed();
    await expect(week[6]).toHaveAccessibleName('Samstag');
  },
};

/** Weeks begin as they do where the language is spoken. */
export const WeekOfTheLanguage: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveAccessibleName('Sunday');
  },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  args: { locale: 'ar', label: 'التكرار', description: undefined },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole('button')
      .map((day) => day.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.right ?? NaN);
  },
};

export const Narrow: Story = {
  decorators: [inWidth(280)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(240),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    await expect(weekday(canvasElement, 'Wednesday').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
