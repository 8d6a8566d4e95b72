import { addHabit, expect, habit, openApp, openedAt, passSplash, tab, test } from './app';
import { card, expectProgress, openDevice, reload, startJournal, goToDay } from './device';
import { writeMonths } from './deviceRows';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const untilMidnight = 15 * 3_600_000;

test('Days: a page left open over midnight shows the new day, and ticks it', async ({ page }) => {
  await openDevice(page);
  await page.clock.setSystemTime(new Date(openedAt.getTime() + untilMidnight - 60_000));
  await page.clock.runFor(1000);
  await expectProgress(page, '60%', '3 of 5 habits completed');
  await page.clock.setSystemTime(new Date(openedAt.getTime() + untilMidnight + 1000));
  await page.clock.runFor(61_000);
  await expect(page.getByText('22 November')).toBeVisible();
  await expectProgress(page, '0%', '0 of 5 habits completed');
  await habit(page, 'Meditate').click();
  await expectProgress(page, '20%', '1 of 5 habits completed');
  await goToDay(page, 'before');
  await expectProgress(page, '60%', '3 of 5 habits completed');
});

test('Days: returning to the current day or week follows it again', async ({ page }) => {
  await openDevice(page);
  // There is an earlier month to go back to.
  await writeMonths(page, [{ month: '2026-10', marks: {}, moods: `3${'.'.repeat(30)}` }]);
  await reload(page);
  await goToDay(page, 'before');
  await goToDay(page, 'after');
  await page.clock.fastForward(untilMidnight + 1000);
  await expect(page.getByRole('heading', { name: "Today's Habits" })).toBeVisible();
  await expectProgress(page, '0%', '0 of 5 habits completed');

  // Nine days on, another week and another month have begun.
  await tab(page, 'Stats').click();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.clock.fastForward(9 * 24 * 3_600_000);
  await expect(page.getByText('This week', { exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'December' })).toBeVisible();
});

test('Days: a laptop that slept overnight shows the new day when its page is focused', async ({
  page,
}) => {
  await openDevice(page);
  await page.clock.pauseAt(new Date(openedAt.getTime() + 60_000));
  await page.clock.setSystemTime(new Date(openedAt.getTime() + untilMidnight + 8 * 3_600_000));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('22 November')).toBeVisible();
  await expectProgress(page, '0%', '0 of 5 habits completed');
});

test('Days: a day can start at four, so that the night belongs to the evening', async ({
  page,
}) => {
  await openDevice(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Day starts at' }).selectOption('04:00');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.clock.setSystemTime(new Date(openedAt.getTime() + untilMidnight + 3 * 3_600_000));
  await reload(page);
  await expect(page.getByText('21 November')).toBeVisible();
  await expectProgress(page, '60%', '3 of 5 habits completed');
  await page.clock.setSystemTime(new Date(openedAt.getTime() + untilMidnight + 5 * 3_600_000));
  await reload(page);
  await expect(page.getByText('22 November')).toBeVisible();
  await expectProgress(page, '0%', '0 of 5 habits completed');
});

test('Days: a later start set at night leads back to the evening at once, with all habits', async ({
  page,
}) => {
  await openDevice(page);
  await page.clock.setSystemTime(new Date(openedAt.getTime() + untilMidnight + 3_600_000));
  await addHabit(page, 'Night walk');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Day starts at' }).selectOption('04:00');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('21 November')).toBeVisible();
  await expectProgress(page, '50%', '3 of 6 habits completed');
  await habit(page, 'Night walk').click();
  await expectProgress(page, '67%', '4 of 6 habits completed');
});

test.describe('Days: in Auckland, half a world away', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('Days: a tick belongs to the day that it is there', async ({ page }) => {
    await openApp(page);
    await startJournal(page, 'Keep these habits');
    // It is Saturday evening there, and Sunday four hours later.
    await expect(page.getByText('21 November')).toBeVisible();
    await habit(page, 'Read 20 mins').click();
    await page.clock.setSystemTime(new Date(openedAt.getTime() + 4 * 3_600_000));
    await reload(page);
    await expect(page.getByText('22 November')).toBeVisible();
    await expect(habit(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'false');
    await goToDay(page, 'before');
    await expect(card(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('Days: a flight over the date line skips a date or lives one twice, and keeps each tick', async ({
  browser,
}) => {
  // A context without a zone of its own: it changes below while the page is open.
  const context = await browser.newContext({ timezoneId: undefined });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const travelTo = async (timezoneId: string) => {
    await session.send('Emulation.setTimezoneOverride', { timezoneId });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  await travelTo('America/Los_Angeles');
  await page.goto('/');
  await passSplash(page);
  await startJournal(page);
  await expect(page.getByText('21 November')).toBeVisible();
  await habit(page, 'Read 20 mins').click();
  await expectProgress(page, '20%', '1 of 5 habits completed');

  await travelTo('Pacific/Auckland');
  await expect(page.getByText('22 November')).toBeVisible();
  await expectProgress(page, '0%', '0 of 5 habits completed');
  await habit(page, 'Meditate').click();
  await expectProgress(page, '20%', '1 of 5 habits completed');

  await travelTo('America/Los_Angeles');
  await expect(page.getByText('21 November')).toBeVisible();
  await expectProgress(page, '20%', '1 of 5 habits completed');
  await travelTo('Pacific/Auckland');
  await expectProgress(page, '20%', '1 of 5 habits completed');
  await context.close();
});
