import type { Page } from '@playwright/test';
import { expect, headingOf, openApp, tab, test } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { card, chooseAction, openDevice, openHabit, reload } from './device';
import { writeMonths, writeRows } from './deviceRows';
import { expectFitsNarrow } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pageOf = (page: Page, month: string) =>
  page.getByRole('region', { name: month, exact: true });
const printButton = (page: Page) => page.getByRole('button', { name: 'Print or save as PDF' });
const habitChip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Habits' }).getByRole('button', { name });
const notes = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const chooseNotes = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

/** Four months of which one is empty, with a note on a habit and one of a month. It is 21 November. */
async function openJournal(page: Page, text = 'A hard day') {
  await openDevice(page);
  await writeMonths(page, [
    { month: '2026-07', marks: {}, moods: '1..............................' },
    { month: '2026-08', marks: { 1: 'd..............................' }, moods: '5' },
    { month: '2026-10', marks: { 1: '.dd..ddd.d.d..dd.dd...ddd.d.d.d' }, moods: '3333' },
    {
      month: '2026-11',
      marks: { 1: 'ddd.sdd.d.d..dd.dd............' },
      moods: '144244443.4445.444...',
      notes: { '2026-11-02': text, '2026-11-04': 'A good talk' },
    },
  ]);
  const written = { at: 0, offset: 0 };
  await writeRows(page, 'habitNotes', [
    { key: '2026-11-11 1', note: 'Ten minutes', time: null, ...written },
  ]);
  await writeRows(page, 'periodNotes', [
    { period: '2026-11', note: 'The evenings', ...written },
    { period: '2026-11-09', note: 'A steady week', ...written },
  ]);
  await reload(page);
}

async function openReport(page: Page, text?: string) {
  await openJournal(page, text);
  await openApp(page, '/report');
  await expect(printButton(page)).toBeVisible();
}

/** Counts the pages of the PDF that the browser makes of what is shown. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** All that is printed, as text. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text;
}

test('Report: a month and a year lead to theirs, and settings to the last three that were written', async ({
  page,
}) => {
  await openJournal(page);
  await tab(page, 'Stats').click();
  await page.getByText('Month', { exact: true }).click();
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(headingOf(page)).toHaveText('Report');
  await expect(headingOf(page)).toBeFocused();
  await expect(pageOf(page, 'November 2026')).toBeVisible();
  await expect(pageOf(page, 'October 2026')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(headingOf(page)).toHaveText('Your Progress');

  await page.getByText('Year', { exact: true }).click();
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page.getByLabel('From')).toHaveValue('2026-07');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2026-11');
  await page.getByRole('button', { name: 'Back' }).click();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Report to print/ }).click();
  await expect(page.getByLabel('From')).toHaveValue('2026-08');
  await expect(pageOf(page, 'August 2026')).toBeVisible();
  await expect(pageOf(page, 'September 2026')).toHaveCount(0);
});

test('Report: its pages tell who wrote it down, how it is counted, each mood and each habit', async ({
  page,
}) => {
  await openReport(page);
  const november = pageOf(page, 'November 2026');
  await expect(november.getByText(/^Written down by the keeper of this journal/)).toContainText(
    "A day's mood is the mean of its entries, from 1 (Terrible) to 5 (Great).",
  );
  await page.getByLabel('Your name').fill('Ann Miller');
  await expect(november.getByText('Written down by Ann Miller with Daybow.')).toBeVisible();
  await expect(november.getByText('16 of 21 days')).toBeVisible();
  const row = (name: string) =>
    november.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Mood').getByRole('cell').first()).toHaveText('1');
  await expect(row('Exercise').getByRole('cell').last()).toHaveText('11 of 19');
  await expect(row('Exercise').getByRole('img', { name: 'skipped' })).toHaveCount(1);

  await habitChip(page, 'Exercise').click();
  await expect(row('Exercise')).toHaveCount(0);
  await page.getByLabel('Moods').uncheck();
  // Nothing but habits that were never done is left.
  await expect(page.getByText('Nothing to print in these months')).toBeVisible();
  await expect(printButton(page)).toHaveCount(0);
});

test('Report: notes are private until they are asked for, all or one by one, by the keyboard too', async ({
  page,
}) => {
  await openReport(page);
  const all = ['A hard day', 'A good talk', 'Ten minutes', 'The evenings', 'A steady week'];
  const printed = async () => {
    const text = await printedText(page);
    return all.filter((note) => text.includes(note));
  };
  expect(await printed()).toEqual([]);
  await notes(page, 'None').focus();
  await page.keyboard.press('ArrowRight');
  await expect(notes(page, 'All')).toBeChecked();
  expect(await printed()).toEqual(all);
  await notes(page, 'All').focus();
  await page.keyboard.press('ArrowRight');
  await expect(notes(page, 'One by one')).toBeChecked();
  expect(await printed()).toEqual([]);

  const talk = page.getByRole('checkbox', { name: /Wednesday,? 4 November/ });
  await expect(talk).toHaveAccessibleDescription('A good talk');
  await talk.focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: /11 November.*Exercise/ }).check();
  expect(await printed()).toEqual(['A good talk', 'Ten minutes']);
  await habitChip(page, 'Exercise').click();
  expect(await printed()).toEqual(['A good talk']);
});

test('Report: nothing but its pages is printed, one a month, on A4 and on Letter', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openReport(page);
  await printButton(page).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  const text = await printedText(page);
  expect(text).toMatch(/^August 2026/);
  expect(text).not.toMatch(/Your name|Print or save|Report|Settings/);
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(3);

  await page.getByLabel('From').selectOption('2026-11');
  await chooseNotes(page, 'All');
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(1);
  // From a dark window that is wide, in large text, too.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator(':root').evaluate((root) => {
    root.style.fontSize = '200%';
    root.dataset['theme'] = 'dark';
  });
  expect(await pagesOf(page, 'Letter')).toBe(1);
});

test('Report: a long note goes on over pages, and none of it is cut off', async ({ page }) => {
  await openReport(page, `${'A hard day. '.repeat(400)}${'w'.repeat(400)}`);
  await page.getByLabel('From').selectOption('2026-11');
  await chooseNotes(page, 'All');
  expect(await pagesOf(page, 'A4')).toBeGreaterThan(1);
  // As wide as the text of A4.
  await page.setViewportSize({ width: 688, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

test('Report: a month to which nothing was written has a sentence in its place', async ({
  page,
}) => {
  await openReport(page);
  await page.getByLabel('To', { exact: true }).selectOption('2026-09');
  await page.getByLabel('From').selectOption('2026-09');
  await expect(page.getByText('Nothing to print in these months')).toBeVisible();
  await expect(printButton(page)).toHaveCount(0);
  // A range never ends before it begins.
  await page.getByLabel('To', { exact: true }).selectOption('2026-08');
  await expect(page.getByLabel('From')).toHaveValue('2026-08');
  await expect(pageOf(page, 'August 2026')).toBeVisible();
});

test('Report: a deleted habit is on no page, and neither are the notes on it', async ({ page }) => {
  await openJournal(page);
  await chooseAction(await openHabit(page, 'Exercise'), 'Delete');
  await expect(card(page, 'Exercise')).toHaveCount(0);
  await openApp(page, '/report');
  await chooseNotes(page, 'All');
  await expect(pageOf(page, 'November 2026')).toContainText('A hard day');
  await expect(page.getByText(/Exercise|Ten minutes/)).toHaveCount(0);
  // All that August has is one mood by now.
  await expect(pageOf(page, 'August 2026').getByRole('row')).toHaveCount(2);
});

test('Report: a journal without anything written down has none', async ({ page }) => {
  await openDevice(page, 'Empty list');
  await openApp(page, '/report');
  await expect(page.getByText('Nothing to print in these months')).toBeVisible();
  await expect(printButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(headingOf(page)).toHaveText('Your Progress');
});

test('Report: is accessible in both themes, and fits a narrow screen', async ({ page }) => {
  await openReport(page);
  await chooseNotes(page, 'One by one');
  await expectAccessibleInBothThemes(page, 'the report');
  await expectFitsNarrow(page);
  // The days go on to the side of their table, by keys.
  const table = page.getByRole('region', { name: 'The days of November 2026' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).not.toBe(0);
});

test('Report: the sample has none', async ({ page, announce }) => {
  announce(/404.*\/report/, 'any');
  await openApp(page, '/report');
  await expect(headingOf(page)).toHaveText('404');
});
