import type { Page } from '@playwright/test';
import { expect, tab, test } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { openDevice, reload } from './device';
import { writeMonths } from './deviceRows';
import { expectFitsNarrow } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** August to October, with a mood on each day: 5 and 4 on Mondays and with Exercise, else 2 and 3. */
async function openInsights(page: Page) {
  await openDevice(page);
  const exercise = 'd..dd.ddd.d..d..dd.d.dd.d.d.d.d';
  const months = [
    { month: '2026-08', days: 31, firstMonday: 3 },
    { month: '2026-09', days: 30, firstMonday: 7 },
    { month: '2026-10', days: 31, firstMonday: 5 },
  ];
  await writeMonths(
    page,
    months.map(({ month, days, firstMonday }) => {
      const marks = exercise.slice(0, days);
      const moods = Array.from(marks, (mark, index) => {
        const isMonday = (index + 1 - firstMonday) % 7 === 0;
        return 2 + (index % 2) + (isMonday ? 2 : mark === 'd' ? 1 : 0);
      });
      return { month, marks: { 1: marks }, moods: moods.join('') };
    }),
  );
  await reload(page);
  await tab(page, 'Stats').click();
  await page.clock.fastForward(6000);
}

const finding = (page: Page, text: string | RegExp) =>
  page
    .getByRole('region', { name: 'What goes with your mood' })
    .getByRole('listitem')
    .filter({ hasText: text });

test('Insights: a weekday is told of beside habits, each with the days behind it', async ({
  page,
}) => {
  await openInsights(page);
  const mondays = finding(page, /^On your Mondays, your mood was about/);
  await expect(mondays).toContainText(
    /13 Mondays, mean 4\.\d, and 78 other days, mean \d\.\d, of 92 days with a mood/,
  );
  await expect(finding(page, /^On days with Exercise,/)).toBeVisible();

  await expect(mondays.getByRole('table')).toHaveCount(0);
  const show = mondays.getByText('The days behind it').first();
  await show.click();
  const table = mondays.getByRole('table', { name: 'The days behind it' });
  await expect(table.getByRole('row')).toHaveCount(1 + 91);
  await expect(table.getByRole('row', { name: /Mondays$/ })).toHaveCount(13);
  await expect(mondays.getByText(/^13 Mondays, mean 4\.\d$/)).toBeVisible();
  await expect(mondays.getByText(/^78 other days, mean \d\.\d$/)).toBeVisible();
  await expect(mondays.getByText('2 Aug', { exact: true }).first()).toBeVisible();
  await expect(mondays.getByText('31 Oct', { exact: true }).first()).toBeVisible();
  await show.click();
  await expect(table).toHaveCount(0);
});

test('Insights: the days behind one open by the keyboard, and fit a narrow screen', async ({
  page,
}) => {
  await openInsights(page);
  const summary = finding(page, /^On days with Exercise,/).locator('summary');
  await expect(summary).toHaveAccessibleName(/^The days behind it\s*On days with Exercise/);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ days with it, mean \d\.\d$/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the days behind an insight');
  await expectFitsNarrow(page);
  await page.keyboard.press('Space');
  await expect(page.getByText(/^\d+ days with it, mean \d\.\d$/)).toBeHidden();
});

test('Insights: what is recorded later leaves the days behind a finding as they were tested', async ({
  page,
}) => {
  await openInsights(page);
  const mondays = finding(page, /^On your Mondays/);
  await expect(mondays).toBeVisible();
  await writeMonths(page, [{ month: '2026-10', marks: {}, moods: '1'.repeat(31) }]);
  await reload(page);
  await mondays.getByText('The days behind it').first().click();
  await expect(mondays.getByText(/^13 Mondays, mean 4\.\d$/)).toBeVisible();
});
