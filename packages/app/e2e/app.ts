import { expect, test as base, type Locator, type Page } from '@playwright/test';

export { expect };

/** What the product calls itself, as people read it. */
export const product = 'Daybow';
export const tagline = 'Your daily companion';

/** A Saturday morning: Home shows the day beside the ring. */
export const openedAt = new Date('2026-11-21T09:00:00+01:00');

/** Every screen that an address leads to, with what tells that it is there. */
export const screens = [
  { name: 'Home', path: '/', heading: product, tabs: true },
  { name: 'Mood', path: '/mood', heading: 'How are you feeling?', tabs: true },
  { name: 'Stats', path: '/analytics', heading: 'Your Progress', tabs: true },
  { name: 'Settings', path: '/settings', heading: 'Settings', tabs: false },
  { name: 'Not found', path: '/nowhere', heading: '404', tabs: false },
] as const;

export interface Fixtures {
  /** Says that a console line, or the text of an uncaught error, is to come, and how often. */
  announce: (line: RegExp, times?: number | 'any') => void;
}

/**
 * Fails every test in which anything is logged that the test did not announce, or in which the page
 * asks for anything but its own files.
 */
export const test = base.extend<Fixtures>({
  announce: [
    async ({ context, baseURL }, use, testInfo) => {
      const lines: string[] = [];
      const requests: string[] = [];
      const announced: { line: RegExp; times: number | 'any' }[] = [];
      context.on('console', (message) => {
        // The configuration has it block them.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        lines.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => lines.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const isOwnFile = new URL(request.url()).origin === baseURL && request.method() === 'GET';
        const isCall = ['fetch', 'xhr', 'websocket', 'eventsource', 'ping'].includes(
          request.resourceType(),
        );
        if (!isOwnFile || isCall) {
          requests.push(`${request.resourceType()}: ${request.method()} ${request.url()}`);
        }
      });

      await use((line, times = 1) => void announced.push({ line, times }));

      expect(requests, 'requests for anything but the app’s own files').toEqual([]);
      for (const { line, times } of announced) {
        // What a test still awaited says nothing once it has stopped halfway.
        if (times === 'any' || testInfo.errors.length > 0) continue;
        const found = lines.filter((candidate) => line.test(candidate));
        expect(found, `lines that match ${line}`).toHaveLength(times);
      }
      const unannounced = lines.filter(
        (candidate) => !announced.some(({ line }) => line.test(candidate)),
      );
      expect(unannounced, 'console lines that nobody announced').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the app at an address and goes past its splash at once. Time runs on as usual. */
export async function openApp(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: openedAt });
  await page.goto(path);
  await passSplash(page);
}

/** From now on time passes only as the test says, and no toast leaves meanwhile. */
export const stopClock = (page: Page): Promise<void> =>
  page.clock.pauseAt(new Date(openedAt.getTime() + 600_000));

/** Opens the app in one more tab of the same browser, at the same moment. */
export async function openOtherTab(page: Page, path?: string): Promise<Page> {
  const other = await page.context().newPage();
  await openApp(other, path);
  return other;
}

/** Goes past the splash of a page that was just loaded, to the screen, whose code may come after it. */
export async function passSplash(page: Page): Promise<void> {
  await leaveSplash(page);
  // A busy machine shows that the journal is being opened, under a heading of its own.
  await expect(page.locator('h1:not([aria-busy=true] *)')).toBeVisible();
}

/** Goes past the splash of a page that was just loaded, to whatever comes after it. */
export async function leaveSplash(page: Page): Promise<void> {
  await waitForSplashTimers(page);
  await page.clock.fastForward(2300);
  await expect(splashOf(page)).toBeHidden();
}

/** Waits until the splash counts its time: it stands in the page before any script runs. */
export const waitForSplashTimers = (page: Page): Promise<void> =>
  expect(page.locator('[data-stage=served]')).toHaveCount(0);

export const splashOf = (page: Page): Locator =>
  page.getByRole('banner').filter({ hasText: tagline });

export const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const tabsOf = (page: Page): Locator => page.getByRole('navigation');

export const tab = (page: Page, name: string): Locator =>
  tabsOf(page).getByRole('link', { name, exact: true });

/** The cards of the list that is headed 'Today's Habits'. */
export const habitsOf = (page: Page): Locator =>
  page.getByRole('region', { name: "Today's Habits" }).getByRole('button');

export const habit = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: "Today's Habits" }).getByRole('button', { name, exact: true });

export const addButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Add (a )?habit$/ });

/** The dialog in which a habit is added, and its parts. */
export function addDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add New Habit' });
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Habit name' }),
    icon: dialog.getByRole('textbox', { name: 'Icon' }),
    add: dialog.getByRole('button', { name: 'Add Habit', exact: true }),
    close: dialog.getByRole('button', { name: 'Close' }),
  };
}

export async function openAddDialog(page: Page) {
  await addButton(page).click();
  const parts = addDialog(page);
  await expect(parts.name).toBeFocused();
  return parts;
}

export async function addHabit(page: Page, name: string): Promise<void> {
  const { dialog, name: field } = await openAddDialog(page);
  await field.fill(name);
  await field.press('Enter');
  await expect(dialog).toBeHidden();
}

/** The toasts that can be seen. */
export const toastsOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Waits until all toasts have left, and the page has given up the room that it keeps for them. */
export const toastsLeave = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: /^Notifications/ })).toHaveCount(0);

export const mood = (page: Page, label: string): Locator =>
  page.getByRole('radio', { name: label, exact: true });

export const note = (within: Page | Locator): Locator =>
  within.getByRole('textbox', { name: 'Write a note (optional)' });

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: "Save Today's Mood", exact: true });
