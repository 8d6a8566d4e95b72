import type { Locator, Page } from '@playwright/test';
import { addButton, tab } from '../app';
import { chooseMood, startButton, startWithTicks } from '../device';
import { arrive } from './flow';

/** A screen, and the buttons on it that open a dialog, each with the dialog's title. */
interface DialogScreen {
  name: string;
  open: (page: Page) => Promise<void>;
  dialogs: readonly { opener: (page: Page) => Locator; title: string }[];
}

const named = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

async function ownJournal(page: Page) {
  await arrive(page);
  await startWithTicks(page);
}

export const dialogScreens: readonly DialogScreen[] = [
  {
    name: 'the sample',
    open: arrive,
    dialogs: [
      { opener: startButton, title: 'What would you like more of?' },
      { opener: addButton, title: 'Add New Habit' },
    ],
  },
  {
    name: 'Home',
    open: ownJournal,
    dialogs: [
      { opener: addButton, title: 'Add New Habit' },
      { opener: named('More about Exercise'), title: 'Exercise' },
      { opener: named('Reorder'), title: 'Reorder habits' },
    ],
  },
  {
    name: 'Mood',
    async open(page) {
      await ownJournal(page);
      await tab(page, 'Mood').click();
      await chooseMood(page, 'Good');
      await page.getByRole('button', { name: "Save Today's Mood" }).click();
      await named('Today: Good')(page).waitFor();
    },
    dialogs: [
      { opener: named('Add a past day'), title: 'Mood for' },
      { opener: named('Today: Good'), title: 'Mood for' },
    ],
  },
  {
    name: 'Settings',
    async open(page) {
      await ownJournal(page);
      await page.getByRole('link', { name: 'Settings' }).click();
    },
    dialogs: [
      { opener: named('Themes'), title: 'Choose a theme' },
      { opener: named('Export Data'), title: 'Export your data' },
      { opener: named('Import Data'), title: 'Import a file' },
      { opener: named('About'), title: 'About Daybow' },
      { opener: named('Erase everything'), title: 'Erase everything?' },
    ],
  },
];
