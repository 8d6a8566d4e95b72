import type { Page } from '@playwright/test';
import {
  expect,
  headingOf,
  openAddDialog,
  openApp,
  passSplash,
  product,
  screens,
  test,
} from './app';

/** Every text that the specification gives, by the screen that it stands on. */
const texts: Record<(typeof screens)[number]['name'], string[]> = {
  Home: [
    product,
    'Track your daily habits',
    '60%',
    'Complete',
    '3 of 5 habits completed',
    "Today's Habits",
    'Exercise',
    'Read 20 mins',
    'Sleep early',
    'Drink water',
    'Meditate',
    'Home',
    'Mood',
    'Stats',
  ],
  Mood: [
    'How are you feeling?',
    'Track your mood daily',
    'Great',
    'Good',
    'Okay',
    'Bad',
    'Terrible',
    'Write a note (optional)',
    "Save Today's Mood",
    'Recent Entries',
    'Today',
    'Yesterday',
    '2 days ago',
  ],
  Stats: [
    'Your Progress',
    'Track your journey',
    'Day Streak',
    '7',
    'Completion',
    '89%',
    'Weekly Habits',
    'Mood Trends',
    'Insights',
    "You're on a 7-day streak! Keep it up!",
    'Your mood has been improving this week',
  ],
  Settings: [
    'Settings',
    'Notifications',
    'Daily reminders for habits',
    'Dark Mode',
    'Coming soon',
    'Themes',
    'Customize your colors',
    'Export Data',
    'Download your progress',
    'About',
    'Version 1.0.0',
    'Made with love for mindful living',
  ],
  'Not found': ['404', 'Oops! Page not found', 'Return to Home'],
};

/** Those of some texts that a person's search on the page would miss. */
const missedBySearch = (page: Page, wanted: string[]) =>
  page.evaluate(
    (words) =>
      words.filter((text) => {
        getSelection()?.removeAllRanges();
        // The browser's own search, case sensitive and from the top.
        return !(window as unknown as { find: (...how: unknown[]) => boolean }).find(text, true);
      }),
    wanted,
  );

/** The one thing that the sample has above its screens. */
const strip = 'Sample data. Nothing here is saved. Start my journal';

const wordsOn = async (page: Page) =>
  (await page.locator('body').innerText()).split(/\s+/).filter(Boolean).join(' ');

test('§2 Texts: a search on the page finds every text to the character', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await openApp(page);
  for (const { name, path, heading } of screens) {
    if (path !== '/') {
      await page.goto(path);
      await passSplash(page);
    }
    await expect(headingOf(page)).toHaveText(heading);
    await expect.poll(() => missedBySearch(page, texts[name]), name).toEqual([]);
  }
  expect(await missedBySearch(page, ['A text that is not there'])).toHaveLength(1);
});

test('§8 Texts: a search on the page finds the words of the dialog', async ({ page }) => {
  await openApp(page);
  const { name } = await openAddDialog(page);
  await name.press('Enter');
  await expect
    .poll(() => missedBySearch(page, ['Add New Habit', 'Please enter a habit name', 'Add Habit']))
    .toEqual([]);
});

test('§2 Screens: nothing stands on them that the specification does not name, the day and the strip excepted', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await openApp(page);
  await expect
    .poll(() => wordsOn(page))
    .toBe(
      `${strip} ${product} Track your daily habits 60% Complete Saturday 21 November ` +
        "3 of 5 habits completed Today's Habits 🏃 Exercise 📖 Read 20 mins 🌙 Sleep early " +
        '💧 Drink water 🧘 Meditate Home Mood Stats',
    );
  await page.goto('/mood');
  await passSplash(page);
  expect(await wordsOn(page)).toMatch(
    new RegExp(
      `^${strip} How are you feeling\\? Track your mood daily ` +
        '😄 Great 🙂 Good 😐 Okay 🙁 Bad 😢 Terrible ' +
        "Write a note \\(optional\\) Save Today's Mood Recent Entries " +
        '\\p{Emoji} Today .+ \\p{Emoji} Yesterday .+ \\p{Emoji} 2 days ago .+ Home Mood Stats$',
      'u',
    ),
  );
  await page.goto('/settings');
  await passSplash(page);
  expect(await wordsOn(page)).toBe(
    'Settings Notifications Daily reminders for habits Dark Mode Coming soon ' +
      'Themes Customize your colors Export Data Download your progress About Version 1.0.0 ' +
      'Version 1.0.0 Made with love for mindful living',
  );
  await page.goto('/nowhere');
  await passSplash(page);
  expect(await wordsOn(page)).toBe('404 Oops! Page not found Return to Home');
});
