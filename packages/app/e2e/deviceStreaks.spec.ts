import type { Page } from '@playwright/test';
import { expect, headingOf, tab, test } from './app';
import { closeSheet, openDevice, openHabit, reload } from './device';
import { writeMonths } from './deviceRows';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const STREAK = /streak|in a row|\bruns?\b/i;
const streaks = (page: Page) => page.getByRole('switch', { name: 'Show streaks' });

/** All five habits done from the 1st to today, the 21st, with a mood on each day. */
async function openFinished(page: Page) {
  await openDevice(page);
  const done = 'd'.repeat(21).padEnd(30, '.');
  await writeMonths(page, [
    {
      month: '2026-11',
      marks: { 1: done, 2: done, 3: done, 4: done, 5: done },
      moods: '4'.repeat(21).padEnd(30, '.'),
    },
  ]);
  await reload(page);
}

async function openSettings(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(headingOf(page)).toHaveText('Settings');
}

async function leaveSettings(page: Page) {
  await page.getByRole('button', { name: 'Back', exact: true }).click();
}

/** Expects words on streaks on a screen or sheet, in its text and its names, or none of them. */
async function expectStreaks(page: Page, within: 'main' | 'dialog', isTold: boolean) {
  const told = expect.poll(async () => page.getByRole(within).ariaSnapshot());
  await (isTold ? told.toMatch(STREAK) : told.not.toMatch(STREAK));
}

const expectFinished = (page: Page) =>
  expect(page.getByRole('strong').filter({ hasText: /^5 of 5/ })).toBeVisible();

/** Looks through Home, a habit's sheet and all ranges of Stats. */
async function expectEverywhere(page: Page, isTold: boolean) {
  await expectFinished(page);
  await expectStreaks(page, 'main', isTold);
  const sheet = await openHabit(page, 'Exercise');
  await expect(sheet.getByText('last 4 weeks')).toBeVisible();
  await sheet.getByText('Over time', { exact: true }).click();
  await expect(sheet.getByText('strength', { exact: true })).toBeVisible();
  await expectStreaks(page, 'dialog', isTold);
  await closeSheet(page);

  await tab(page, 'Stats').click();
  for (const [range, shown] of [
    ['Week', /^Completion$/],
    ['Month', /^\d+ of \d+ habits done$/],
    ['Year', /^\d+ of \d+ habits done$/],
    ['All', /^\d+ of \d+ habits done$/],
  ] as const) {
    await page.getByText(range, { exact: true }).click();
    await expect(page.getByText(shown)).toBeVisible();
    if (range === 'Week') await page.getByText('How this is counted').click();
    await expectStreaks(page, 'main', isTold);
  }
  await tab(page, 'Home').click();
}

test('Streaks: hidden, nothing tells of them, and shown again they are back', async ({ page }) => {
  await openFinished(page);
  await expectEverywhere(page, true);

  await openSettings(page);
  await streaks(page).click();
  await expect(streaks(page)).not.toBeChecked();
  await leaveSettings(page);
  await expectFinished(page);
  await expectStreaks(page, 'main', false);
  await reload(page);
  await expectEverywhere(page, false);

  await openSettings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await streaks(page).press('Space');
  await expect(streaks(page)).toBeChecked();
  await leaveSettings(page);
  await expectEverywhere(page, true);
});
