import { App, type Language, loadLanguage, loadDeviceScreens } from '@daybow/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sixWeeks } from './support/sixWeeks';

interface DeviceAppProps {
  /** The route that the app starts on. */
  path: string;
  /** A person's own journal, or why it does not open. */
  opened: ComponentProps<typeof App>['opened'];
}

const language = await loadLanguage(['en-GB']);
await loadDeviceScreens(language);
const { words } = language;
const deviceWords = language.deviceWords as NonNullable<Language['deviceWords']>;

/** The whole app with a person's own journal, on one of its routes. */
function DeviceApp({ path, opened }: DeviceAppProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <App {...{ language, opened }} />
    </MemoryRouter>
  );
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

/** Chooses a file of these lines in the sheet that brings one in. */
async function choose(...lines: string[]): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (found === null) throw new Error('The sheet asks for no file yet.');
    return found;
  });
  await userEvent.upload(input, new File([lines.join('\n')], 'file'));
}

/** Home: habits of all kinds, by time of day. */
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
    await expect(sheet.getByRole('button', { name: deviceWords.habit.actions })).toBeVisible();
  },
};

/** Habits are put in order within the times of day, by their handles or step by step. */
export const Order: Story = {
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas, deviceWords.order.change);
    const place = () =>
      sheet
        .getAllByRole('listitem')
        .findIndex(({ textContent }: HTMLElement) => textContent?.includes('Read 20 mins'));
    const before = place();
    await userEvent.click(sheet.getByRole('button', { name: 'Move down: Read 20 mins' }));
    await waitFor(() => expect(place()).toBe(before + 1));
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
    await expect(await canvas.findAllByText('Walked', { selector: 'mark' })).not.toHaveLength(0);
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

/** Taking the journal out: a copy, under a passphrase if one likes, or tables. */
export const Export: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    const { copy } = deviceWords.transfer;
    const sheet = await openSheet(canvas, words.settings.exportData);
    await userEvent.click(sheet.getByRole('switch', { name: copy.withPassphrase }));
    await userEvent.click(sheet.getByRole('button', { name: copy.save }));
    const passphrase = await sheet.findByLabelText(copy.passphrase);
    await expect(passphrase).toHaveAccessibleDescription(copy.passphraseMissing);
  },
};

/** A file on its way in: what it would bring, and what only a person can answer. */
export const Import: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    const { import: importWords, questions } = deviceWords.transfer;
    const sheet = await openSheet(canvas, importWords.row);
    await choose(
      'full_date,date,weekday,time,mood,activities,note_title,note',
      '2024-05-19,,,20:00,zwoofy,"sea | sun","","Cold water"',
      '2024-02-30,,,20:00,good,"","",""',
    );
    const question = questions.mood({ word: 'zwoofy', count: 1 });
    await expect(await sheet.findByRole('radiogroup', { name: question })).toBeVisible();
    await expect(sheet.getByText(importWords.share.rows({ count: 1, all: 2 }))).toBeVisible();
    // With nothing to bring there is nothing to press.
    await expect(sheet.queryByRole('button', { name: importWords.import })).toBeNull();
    await userEvent.click(sheet.getByRole('radio', { name: words.moods[4] }));
    await expect(await sheet.findByRole('button', { name: importWords.import })).toBeEnabled();
  },
};

/** A table of anybody's: its columns are assigned, and an amount gets a target. */
export const ImportColumns: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    const { import: importWords, questions } = deviceWords.transfer;
    const sheet = await openSheet(canvas, importWords.row);
    await choose('When,Glasses,Thoughts', '2024-05-18,2,fine', '2024-05-19,8,dry');
    const column = await sheet.findByLabelText(questions.column({ name: 'When' }));
    await expect(column).toHaveValue('date');
    await userEvent.click(sheet.getByRole('radio', { name: questions.atLeast }));
    await expect(await sheet.findByLabelText(questions.amount)).toBeVisible();
  },
};

/** A file that is not read: where it is from, and how to get one that is. */
export const ImportRefused: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    const { import: importWords, problems } = deviceWords.transfer;
    const sheet = await openSheet(canvas, importWords.row);
    await choose('{"tasks":[{"t":"Run","log":[]}]}');
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      problems.elsewhere({ app: 'Streaks' }),
    );
  },
};

/** Erasing asks for a word to be typed. */
export const Erase: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    const { erase, confirmation } = deviceWords.erase;
    const sheet = await openSheet(canvas, erase);
    const confirm = sheet.getByRole('button', { name: erase });
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
