import {
  App,
  type Language,
  LanguageProvider,
  loadLanguage,
  openSample,
  Splash,
} from '@daybow/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

interface SampleAppProps {
  /** The route that the app starts on. */
  path: string;
  language: Language;
}

/** The whole app with the sample journal, on one of its routes. */
function SampleApp({ path, language }: SampleAppProps) {
  const [opened] = useState(() => openSample(language.words));
  return (
    <MemoryRouter initialEntries={[path]}>
      <App {...{ language, opened }} />
    </MemoryRouter>
  );
}

const language = await loadLanguage(['en-GB']);

/** The app on the sample journal, as on a first visit. */
const meta = {
  title: 'Screens',
  tags: ['autodocs'],
  component: SampleApp,
  args: { language },
  argTypes: { language: { table: { disable: true } } },
  parameters: {
    layout: 'fullscreen',
    // A journal refers back to itself, so it can't be printed as source.
    docs: { story: { inline: false, iframeHeight: 844 }, source: { type: 'code' } },
  },
} satisfies Meta<typeof SampleApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Habits: Story = {
  args: { path: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daybow' })).toBeVisible();
    const ring = canvas.getByRole('progressbar', { name: 'Complete' });
    await expect(ring).toHaveAttribute('aria-valuetext', '60%');

    await userEvent.click(canvas.getByRole('button', { name: 'Sleep early' }));
    await expect(canvas.getByRole('button', { name: 'Sleep early' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(ring).toHaveAttribute('aria-valuetext', '80%');
    await expect(canvas.getByText('habits completed').closest('p')).toHaveTextContent(
      '4 of 5 habits completed',
    );
  },
};

export const AddHabit: Story = {
  args: { path: '/' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add habit' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Add New Habit' });
    const name = within(dialog).getByRole('textbox', { name: 'Habit name' });
    await waitFor(() => expect(name).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const error = within(dialog).getByText('Please enter a habit name');
    await waitFor(() => expect(error).toBeVisible());
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Please enter a habit name');

    await userEvent.type(name, 'Evening walk{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Evening walk' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect((await canvas.findAllByRole('listitem'))[5]).toHaveTextContent('✨');
    await expect(await page.findByText('Added "Evening walk" to your habits!')).toBeInTheDocument();
  },
};

export const Mood: Story = {
  args: { path: '/mood' },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: "Save Today's Mood" });
    await expect(save).toBeDisabled();

    await userEvent.click(canvas.getByRole('radio', { name: 'Good' }));
    const note = canvas.getByRole('textbox', { name: 'Write a note (optional)' });
    await userEvent.type(note, 'A quiet morning.');
    await expect(save).toBeEnabled();

    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Good' })).not.toBeChecked());
    await expect(note).toHaveValue('');
    await expect(save).toBeDisabled();
  },
};

export const Stats: Story = {
  args: { path: '/analytics' },
  play: async ({ canvas }) => {
    const streak = await canvas.findByText('Day Streak');
    await expect(streak.closest('dl')).toHaveTextContent('7');
    await expect(canvas.getByText('Completion').closest('dl')).toHaveTextContent('89%');
    const week = await canvas.findByRole('table', { name: 'Weekly Habits' });
    await expect(within(week).getAllByRole('rowheader')).toHaveLength(7);
    const insights = canvas.getByRole('region', { name: 'Insights' });
    await expect(within(insights).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Settings: Story = {
  args: { path: '/settings' },
  play: async ({ canvas }) => {
    const notifications = await canvas.findByRole('switch', { name: 'Notifications' });
    await expect(notifications).toBeChecked();
    await userEvent.click(notifications);
    await expect(notifications).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Dark Mode' })).toBeDisabled();
  },
};

/** The button of the settings that leads back. */
export const BackFromSettings: Story = {
  args: { path: '/settings' },
  tags: ['behaviour', 'no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daybow' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere' },
  parameters: { allowedConsole: [/^404: there is no page at \/nowhere$/] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  },
};

/** The link of the page that is not there leads to Home. */
export const HomeFromNotFound: Story = {
  args: { path: '/nowhere' },
  tags: ['behaviour', 'no-picture'],
  parameters: { allowedConsole: [/^404: there is no page at \/nowhere$/] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daybow' })).toBeVisible();
  },
};

function FailingScreen(): never {
  throw new Error("Cannot read properties of undefined (reading 'mood')");
}

/** The page shown when a screen throws. */
export const UnexpectedError: Story = {
  args: { path: '/' },
  parameters: { allowedConsole: [/Cannot read properties of undefined \(reading 'mood'\)/] },
  render: function Render() {
    const [opened] = useState(() => openSample(language.words));
    return (
      <MemoryRouter>
        <App {...{ language, opened }} screen={<FailingScreen />} />
      </MemoryRouter>
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(
      canvas.getByText("Cannot read properties of undefined (reading 'mood')"),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

/** A page that was first painted so many milliseconds ago, as far as the splash can tell. */
const paintedBefore = (milliseconds: number) =>
  spyOn(performance, 'getEntriesByName').mockImplementation(() => [
    { startTime: performance.now() - milliseconds } as PerformanceEntry,
  ]);

/** The first two seconds. The time stands still in this story, so that its picture can be taken. */
export const SplashScreen: Story = {
  args: { path: '/' },
  beforeEach: () => void paintedBefore(-1_000_000),
  render: (args) => (
    <LanguageProvider language={language}>
      <Splash>
        <SampleApp {...args} />
      </Splash>
    </LanguageProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('🌈DaybowYour daily companion');
  },
};

/** After two seconds the splash fades, and the screen appears. */
export const AfterTheSplash: Story = {
  ...SplashScreen,
  tags: ['behaviour', 'no-picture'],
  beforeEach: () => void paintedBefore(2000),
  play: async ({ canvas }) => {
    const splash = canvas.getByRole('banner');
    await expect(splash).toHaveTextContent('🌈DaybowYour daily companion');
    await waitFor(() => expect(splash).not.toBeInTheDocument(), { timeout: 4000 });
    await expect(canvas.getByRole('heading', { name: "Today's Habits" })).toBeVisible();
  },
};
