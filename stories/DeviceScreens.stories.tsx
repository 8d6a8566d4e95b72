import { App, type Language, loadLanguage, routes } from '@daybow/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sixWeeks } from './support/sixWeeks';

interface DeviceAppProps {
  /** The route that the app starts on. */
  path: string;
  /** A person's own journal, or why it does not open. */
  opened: ComponentProps<typeof App>['opened'];
}

const language = await loadLanguage(['en-GB']);
await language.loadDeviceWords();
const { words } = language;
const deviceWords = language.deviceWords as NonNullable<Language['deviceWords']>;

/** The whole app with a person's own journal, on one of its routes. */
function DeviceApp({ path, opened }: DeviceAppProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return <App {...{ language, opened, router }} />;
}

/**
 * The app on a person's own journal: made up, six weeks long, in memory, with habits of all kinds. The screens of
 * the sample journal are under Screens.
 */
const meta = {
  title: 'Screens/Own journal',
  component: DeviceApp,
  tags: ['autodocs'],
  args: { path: '/', opened: { kind: 'trouble', trouble: 'failed' } },
  argTypes: { opened: { table: { disable: true } } },
  loaders: [() => sixWeeks()],
  render: ({ path }, { loaded: { journal } }) => (
    <DeviceApp path={path} opened={{ kind: 'device', journal }} />
  ),
  parameters: {
    layout: 'fullscreen',
    // A journal refers back to itself, so it can't be printed as source.
    docs: { story: { inline: false, iframeHeight: 844 }, source: { type: 'code' } },
  },
} satisfies Meta<typeof DeviceApp>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Presses a button once the screen is there, and waits for the sheet that it opens. */
async function openSheet(canvas: Canvas, name: string): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(sheet).toBeVisible());
  return within(sheet);
}

/** Home: habits of all kinds, in the parts of the day. */
export const Habits: Story = {
  play: async ({ canvas }) => {
    const read = await canvas.findByRole('button', { name: 'Read 20 mins' });
    const water = canvas.getByRole('spinbutton', { name: 'Drink water' });
    await userEvent.click(water);
    await waitFor(() => expect(water).toHaveAttribute('aria-valuenow', '4'));
    await userEvent.click(read);
    await waitFor(() => expect(read).toBePressed());
  },
};

/** A habit: its month and figures, and what can be done with it. */
export const HabitSheet: Story = {
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas, deviceWords.habits.more({ name: 'Read 20 mins' }));
    await expect(sheet.getByRole('heading', { name: 'Read 20 mins' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: deviceWords.habit.archive })).toBeVisible();
  },
};

/** Habits are put in order by their handles, or step by step. */
export const Order: Story = {
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas, deviceWords.order.change);
    const items = () => sheet.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);
    await expect(items()[0]).toContain('Read 20 mins');
    await userEvent.click(sheet.getByRole('button', { name: 'Move down: Read 20 mins' }));
    await waitFor(() => expect(items()[1]).toContain('Read 20 mins'));
  },
};

export const Mood: Story = {
  args: { path: '/mood' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: words.moods[4] }));
    await userEvent.click(canvas.getByRole('button', { name: words.mood.save }));
    const toast = await screen.findByText(deviceWords.mood.savedToday);
    await waitFor(() => expect(toast).toBeVisible());
  },
};

/** The mood of another day. */
export const AnotherDay: Story = {
  args: { path: '/mood' },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas, deviceWords.mood.anotherDay);
    await expect(await sheet.findByRole('radio', { name: words.moods[4] })).toBeVisible();
  },
};

/** Every entry, found by its words. */
export const AllEntries: Story = {
  args: { path: '/mood/entries' },
  play: async ({ canvas }) => {
    const find = await canvas.findByLabelText(deviceWords.entries.find);
    await userEvent.type(find, 'walked');
    await expect(await canvas.findAllByText(/Walked anyway/)).not.toHaveLength(0);
    await waitFor(() => expect(canvas.queryByText(/tea and the radio/)).not.toBeInTheDocument());
  },
};

export const Stats: Story = {
  args: { path: '/analytics' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.stats.completion)).toBeVisible();
    await expect(await canvas.findAllByRole('table')).not.toHaveLength(0);
  },
};

export const Settings: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('combobox', { name: deviceWords.settings.dayStart });
    await userEvent.selectOptions(start, '3');
    await waitFor(() => expect(start).toHaveValue('3'));
  },
};

/** Erasing asks for a word to be typed. */
export const Erase: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    const { title, confirmation } = deviceWords.erase;
    const sheet = await openSheet(canvas, title);
    const confirm = sheet.getByRole('button', { name: title });
    await expect(confirm).toBeDisabled();
    await userEvent.type(sheet.getByRole('textbox'), confirmation);
    await expect(confirm).toBeEnabled();
  },
};

/** A write that failed: a strip on every screen says so, and what helps. */
export const StorageFull: Story = {
  play: async ({ canvas, loaded: { failWith } }) => {
    const read = await canvas.findByRole('button', { name: 'Read 20 mins' });
    failWith('quota');
    await userEvent.click(read);
    const sheet = await openSheet(canvas, deviceWords.storage.whatNow);
    await expect(sheet.getByText(deviceWords.trouble.quota.text)).toBeVisible();
    await expect(sheet.getByRole('button', { name: deviceWords.storage.saveCopy })).toBeVisible();
  },
};

/** A journal that does not open is left as it is. */
export const StorageTrouble: Story = {
  render: (args) => <DeviceApp {...args} />,
  play: async ({ canvas }) => {
    const { title, action } = deviceWords.trouble.failed;
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: action })).toBeVisible();
  },
};
