import type { Locator, Page } from '@playwright/test';
import { expect, tab, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { card, openDevice, saveMood } from './device';
import { chooseFile, fileOnDisk, importSheet, openImport } from './files';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HABITBULL = 'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText';

const importButton = (page: Page) =>
  importSheet(page).getByRole('button', { name: 'Import', exact: true });

const ways = (page: Page) => importSheet(page).getByRole('radiogroup', { name: 'How' });

/** Expects texts to be on screen, one below the other. */
async function expectInOrder(...texts: readonly Locator[]) {
  const tops = await Promise.all(
    texts.map(async (text) => {
      await expect(text).toBeVisible();
      return (await text.boundingBox())?.y ?? NaN;
    }),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}

test('Import: columns that are left out are named at the top, and a small share of rows below', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const rows = Array.from({ length: 28 }, (_, index) => `2024-02-${index + 1},x,sunny ${index}`);
  const table = ['Date,Run,Weather', ...rows, '2024-02-30,x,rain'].join('\n');
  await chooseFile(page, fileOnDisk(info, 'mine.csv', table));
  await expectInOrder(
    sheet.getByRole('heading', { name: '1 habit and 28 days of habits, from 1 February 2024' }),
    sheet.getByText('Column "Weather" is left out: "sunny 0", "sunny 1"'),
    sheet.getByRole('heading', { name: 'A few questions' }),
    sheet.getByText('Details', { exact: true }),
  );
  await expect(sheet.getByText("1 place can't be read: see Details.")).toBeVisible();
  await expect(sheet.getByText('line 30: There is no such day: "2024-02-30".')).toBeHidden();
  await expectAccessibleInBothThemes(page, 'Columns left out');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('Import: a large share of rows that cannot be read stands at the top, with some of them', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const rows = Array.from({ length: 20 }, (_, index) => `Row,,,2024-02-${index + 15},1,`);
  await chooseFile(page, fileOnDisk(info, 'habits.csv', [HABITBULL, ...rows].join('\n')));
  await expectInOrder(
    sheet.getByRole('heading', { name: '1 habit and 15 days of habits' }),
    sheet.getByText("5 of 20 rows can't be read."),
    sheet.getByText('line 17: There is no such day: "2024-02-30".').first(),
    sheet.getByText('And 2 more.'),
    sheet.getByText('Details', { exact: true }),
  );
  await expectAccessibleInBothThemes(page, 'Much cannot be read');
});

test('Import: a habit of the file that joins one here is named, also if that has another name by now', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const file = fileOnDisk(info, 'habits.csv', `${HABITBULL}\nexercise,,,2024-05-18,1,\n`);
  await chooseFile(page, file);
  await expect(sheet.getByRole('heading', { name: '1 day of a habit' })).toBeVisible();
  await expect(sheet.getByText('"exercise" joins your habit "Exercise".')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Replace everything' }).check();
  await expect(sheet.getByText('"exercise" joins your habit "Exercise".')).toHaveCount(0);
});

test('Import: more than three habits that join yours are counted, and named in the details', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const names = ['Exercise', 'Read 20 mins', 'Sleep early', 'Drink water'];
  const rows = names.map((name) => `${name},,,2024-05-18,1,`);
  await chooseFile(page, fileOnDisk(info, 'habits.csv', [HABITBULL, ...rows].join('\n')));
  await expect(sheet.getByText('4 habits join yours: see Details.')).toBeVisible();
  await expect(sheet.getByText('"Exercise" joins your habit "Exercise".')).toBeHidden();
  await sheet.getByText('Details', { exact: true }).click();
  await expect(sheet.getByText('"Exercise" joins your habit "Exercise".')).toBeVisible();
});

test('Import: a file that holds nothing says so, and cannot be imported', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  await chooseFile(page, fileOnDisk(info, 'habits.csv', `${HABITBULL}\n,,,2024-05-18,1,\n`));
  await expect(sheet.getByRole('heading', { name: 'Nothing to import' })).toBeFocused();
  await expect(sheet.getByText(/^Nothing in this file can be used\./)).toBeVisible();
  await expect(sheet.getByText("1 of 1 rows can't be read.")).toBeVisible();
  await expect(importButton(page)).toHaveCount(0);
  await expect(ways(page)).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'Nothing to import');
});

test('Import: a file that is here already says so, and can only take the place of the journal', async ({
  page,
}, info) => {
  await openDevice(page);
  await openImport(page);
  const file = fileOnDisk(info, 'habits.csv', `${HABITBULL}\nRow,,,2024-05-18,1,\n`);
  await chooseFile(page, file);
  await importButton(page).click();
  await expect(card(page, 'Row')).toBeVisible();
  const sheet = await openImport(page);
  await chooseFile(page, file);
  await expect(
    sheet.getByRole('heading', { name: 'Nothing new: all of it is here' }),
  ).toBeVisible();
  await expect(sheet.getByText('There is nothing to do. You can close this.')).toBeVisible();
  await expect(sheet.getByText(/joins your habit/)).toHaveCount(0);
  await expect(importButton(page)).toHaveCount(0);
  await ways(page).getByRole('radio', { name: 'Replace everything' }).check();
  await expect(sheet.getByRole('button', { name: 'Replace everything' })).toBeVisible();
});

test('Import: answers that leave nothing take the button away, and nothing is said to be imported', async ({
  page,
}, info) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good', 'Mine');
  const sheet = await openImport(page);
  const table = 'Date,Run\n2024-05-18,x\n2024-05-19,x\n';
  await chooseFile(page, fileOnDisk(info, 'mine.csv', table));
  const column = sheet.getByRole('combobox', { name: 'Column "Run"' });
  await expect(importButton(page)).toBeVisible();
  // Both at once: the button is still there when it is pressed.
  await column.evaluate((select: HTMLSelectElement) => {
    select.value = 'ignore';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.form?.requestSubmit();
  });
  await expect(sheet.getByRole('heading', { name: 'Nothing to import' })).toBeVisible();
  await expect(sheet.getByText(/^With these answers nothing is left\./)).toBeVisible();
  await expect(importButton(page)).toHaveCount(0);
  await expect(toastsOf(page).filter({ hasText: 'Imported your file.' })).toHaveCount(0);
  await column.selectOption('habit-done');
  await importButton(page).click();
  await expect(toastsOf(page).last()).toContainText('Imported your file.');
});
