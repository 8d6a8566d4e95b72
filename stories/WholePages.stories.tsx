import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CheckInPage as CheckIn } from './examples/CheckInPage';
import checkInCode from './examples/CheckInPage.tsx?raw';
import { DayPage as Day } from './examples/DayPage';
import dayCode from './examples/DayPage.tsx?raw';
import { InsightsPage as Insights } from './examples/InsightsPage';
import insightsCode from './examples/InsightsPage.tsx?raw';
import { SettingsPage as Settings } from './examples/SettingsPage';
import settingsCode from './examples/SettingsPage.tsx?raw';
import { withSource } from './support/docs';
import { inOwnWindow } from './support/frames';

const meta = {
  title: 'Guides/Whole pages',
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...inOwnWindow(640) },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks today, then changes yesterday and takes that back. */
export const DayPage: Story = {
  parameters: withSource(dayCode),
  render: () => <Day />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const progress = canvas.getByRole('region', { name: 'Progress' });
    const reading = () => canvas.getByRole('button', { name: 'Read 20 mins' });
    await expect(progress).toHaveTextContent('1 of 4');
    await userEvent.click(reading());
    await expect(progress).toHaveTextContent('2 of 4');

    const water = canvas.getByRole('spinbutton', { name: 'Drink water' });
    water.focus();
    await userEvent.keyboard('{End}');
    await expect(progress).toHaveTextContent('3 of 4');

    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }));
    await expect(progress).toHaveTextContent('3 of 4');
    await userEvent.click(reading());
    await expect(progress).toHaveTextContent('4 of 4');
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(progress).toHaveTextContent('3 of 4');
  },
};

/** Saves two check-ins; the form is empty after each. */
export const CheckInPage: Story = {
  parameters: withSource(checkInCode),
  render: () => <CheckIn />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Write a note (optional)' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Good' }));
    await userEvent.type(note, 'A long walk');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const entries = await canvas.findByRole('list', { name: 'Entries of today' });
    await expect(within(entries).getByText('A long walk')).toBeVisible();
    await expect(note).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Good' })).not.toBeChecked();

    await userEvent.click(canvas.getByRole('radio', { name: 'Great' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await within(entries).findByText('Entry 2')).toBeVisible();
    await expect(within(entries).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The charts follow the period. */
export const InsightsPage: Story = {
  parameters: withSource(insightsCode),
  render: () => <Insights />,
  play: async ({ canvas }) => {
    const streak = () => canvas.getByRole('definition');
    await expect(streak()).toHaveTextContent('7');
    await userEvent.click(canvas.getByRole('radio', { name: 'Last week' }));
    await expect(streak()).toHaveTextContent('1');
    const mood = canvas.getByRole('slider', { name: /^Mood per weekday/ });
    mood.focus();
    await userEvent.keyboard('{Home}');
    await expect(mood).toHaveAttribute('aria-valuetext', expect.stringContaining('Okay'));
  },
};

/** Settings take effect at once, and erasing asks before. */
export const SettingsPage: Story = {
  parameters: withSource(settingsCode),
  render: () => <Settings />,
  play: async ({ canvas, canvasElement }) => {
    const days = () => canvas.getAllByRole('button', { name: /day$/ });
    await expect(days()[0]).toHaveAccessibleName('Sunday');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'en-GB');
    await expect(days()[0]).toHaveAccessibleName('Monday');

    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    const { colorScheme } = getComputedStyle(canvas.getByRole('main'));
    await expect(colorScheme).toContain('dark');

    await userEvent.click(canvas.getByRole('switch', { name: 'Notifications' }));
    await expect(canvas.queryByRole('group', { name: 'Remind me on' })).toBe(null);

    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Erase everything?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(page.getByText('Everything was erased')).toBeVisible());
  },
};
