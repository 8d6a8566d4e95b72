import type { Page } from '@playwright/test';
import { expect, headingOf, tab, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { goToDay, openDevice, reload, undo } from './device';
import { writeMonths } from './deviceRows';
import { expectFitsNarrow } from './geometry';

/** The question of the week that begins on 16 November 2026. */
const QUESTION = 'What was good about it?';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lookBack = (page: Page) => page.getByRole('region', { name: /^Last / });

/** Opens a journal in which November was lived up to the 21st, on a later day. */
async function openOn(page: Page, day: string) {
  await openDevice(page);
  await writeMonths(page, [
    {
      month: '2026-11',
      marks: {
        1: 'ddd.ddd.d.d..dd.ddddd.........',
        2: '...............ddd.d..........',
        3: '..d..ddd.ddddddddddddd........',
      },
      moods: '444444443.4445.434543',
    },
  ]);
  await goOnTo(page, day);
}

/** Opens the app again on a later day. */
async function goOnTo(page: Page, day: string) {
  await page.clock.setSystemTime(new Date(`${day}T09:00:00+01:00`));
  await reload(page);
}

test('The look back: a new week brings it, until it is closed with a tap', async ({ page }) => {
  await openOn(page, '2026-11-22');
  const card = lookBack(page);
  await expect(card).toHaveAccessibleName(/^Last week 9\s–\s15 November$/);
  await goOnTo(page, '2026-11-23');
  await expect(card).toHaveAccessibleName(/^Last week 16\s–\s22 November$/);
  await expect(card.getByRole('listitem')).toHaveText([
    /^\d+ of \d+ habits done$/,
    'Mostly Good (6 of 7 days with a mood)',
    'Brightest of 6 days with a mood: Thursday',
  ]);
  await expectAccessibleInBothThemes(page, 'last week');

  // It is of today alone, and not of a hard day.
  await goToDay(page, 'before');
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(card).toBeVisible();

  await goOnTo(page, '2026-11-29');
  await card.getByRole('button', { name: 'Close the look back' }).click();
  await expect(card).toBeHidden();
  await expect(headingOf(page)).toBeFocused();
  await reload(page);
  await expect(headingOf(page)).toBeVisible();
  await expect(card).toBeHidden();
});

test('The look back: its answer by keyboard is the note of the week, found again in Stats', async ({
  page,
}) => {
  await openOn(page, '2026-11-23');
  const answer = page.getByRole('textbox', { name: QUESTION });
  await lookBack(page).getByRole('button', { name: 'Close the look back' }).focus();
  // The line of moods is on the way.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(answer).toBeFocused();
  await page.keyboard.type('The walk by the lake');
  await page.keyboard.press('Tab');
  await expect(toastsOf(page).last()).toContainText('Saved your note.');
  await undo(page);
  await expect(answer).toHaveValue('');
  await toastsOf(page).last().getByRole('button', { name: 'Redo' }).click();
  await expect(answer).toHaveValue('The walk by the lake');

  await tab(page, 'Stats').click();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(answer).toHaveValue('The walk by the lake');
  await answer.fill('The lake');
  await answer.blur();
  await expect(toastsOf(page).last()).toContainText('Saved your note.');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('');

  for (const period of ['Month', 'Year']) {
    await page.getByText(period, { exact: true }).click();
    await page.getByRole('main').getByRole('textbox').fill(`A good ${period}`);
    await page.getByRole('main').getByRole('textbox').blur();
    await expect(toastsOf(page).last()).toContainText('Saved your note.');
  }
  await expectAccessibleInBothThemes(page, 'the note of a year');
  await reload(page);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('A good Year');
  await tab(page, 'Home').click();
  await expect(answer).toHaveValue('The lake');
});

test('The look back: not on a hard day', async ({ page }) => {
  await openOn(page, '2026-11-23');
  await expect(lookBack(page)).toBeVisible();
  await page.getByRole('region', { name: 'Mood' }).getByRole('button', { name: 'Bad' }).click();
  await expect(lookBack(page)).toBeHidden();
});

test('The look back: the first days of a month bring that of the month', async ({ page }) => {
  await openOn(page, '2026-12-01');
  const card = lookBack(page);
  await expect(card).toHaveAccessibleName('Last month November');
  await expect(card).toContainText('36 of 93 habits done');
  await expect(card).toContainText('Mostly Good (19 of 30 days with a mood)');
  await expectAccessibleInBothThemes(page, 'last month');
  await card.getByRole('button', { name: 'Close the look back' }).press('Enter');
  await expect(card).toBeHidden();

  // The week of its last days had no record, and one before it is over for longer.
  await goOnTo(page, '2026-12-04');
  await expect(headingOf(page)).toBeVisible();
  await expect(card).toBeHidden();
});

test('The look back fits a narrow phone', async ({ page }) => {
  await openOn(page, '2026-11-23');
  await expect(lookBack(page)).toBeVisible();
  await expectFitsNarrow(page);
});
