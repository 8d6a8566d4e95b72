import type { Locator, Page } from '@playwright/test';
import { expect, headingOf, openApp, tab, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import {
  card,
  closeSheet,
  openDevice,
  recentEntries,
  reload,
  saveMood,
  startButton,
  undo,
} from './device';
import { chooseFile, fileOnDisk, importSheet, openImport, undoImport } from './files';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HABITBULL = [
  'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText',
  'Row,,,2024-05-18,1,"Fast, and far"',
  'Row,,,2024-05-19,0,',
  'Row,,,2024-05-20,1,',
  'Exercise,,,2024-05-20,1,',
  'Row,,,2024-02-30,1,',
].join('\n');

const daylio = (...rows: string[]) =>
  ['full_date,date,weekday,time,mood,activities,note_title,note', ...rows].join('\n');

/** What is stored, every row of it. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('daybow');
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          const database = request.result;
          const names = [...database.objectStoreNames];
          const reading = database.transaction(names);
          const tables = names.map((name) => reading.objectStore(name).getAll());
          reading.addEventListener('complete', () => {
            database.close();
            resolve(JSON.stringify(tables.map(({ result }) => result)));
          });
        });
      }),
  );

const resultOf = (sheet: Locator, name: string | RegExp) => sheet.getByRole('heading', { name });
const openDetails = (sheet: Locator) => sheet.getByText('Details', { exact: true }).click();

const importButton = (page: Page) =>
  importSheet(page).getByRole('button', { name: 'Import', exact: true });

test('Import: a file is tried first, then imported once, and undone in its sheet', async ({
  page,
}, info) => {
  await openDevice(page);
  const before = await stored(page);
  const sheet = await openImport(page);
  await expectAccessibleInBothThemes(page, 'Import');
  await chooseFile(page, fileOnDisk(info, 'habits.csv', HABITBULL));
  // The button that had the focus is gone.
  const result = sheet.getByRole('heading', {
    name: '1 habit, 3 days of habits and 1 note on a habit, from 18 May 2024 to 20 May 2024',
  });
  await expect(result).toBeFocused();
  await expect(sheet.getByText('"Exercise" joins your habit "Exercise".')).toBeVisible();
  await expect(sheet.getByText("1 of 5 rows can't be read.")).toBeVisible();
  await expect(sheet.getByText('line 6: There is no such day: "2024-02-30".')).toBeVisible();
  await expect(sheet.getByText('From HabitBull.')).toBeHidden();
  await openDetails(sheet);
  await expect(sheet.getByText('From HabitBull.')).toBeVisible();
  await expect(sheet.getByText('2 habits, 3 ticks, 1 note')).toBeVisible();
  await expect(sheet.getByText(/^18\s*–\s*20 May 2024$/)).toBeVisible();
  await expect(sheet.getByRole('definition')).toHaveText([
    '1 habit, 3 days of habits, 1 note on a habit',
  ]);
  await expect(sheet.getByText('line 6: There is no such day: "2024-02-30".')).toHaveCount(1);
  await expectAccessibleInBothThemes(page, 'Dry run');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await stored(page)).toBe(before);

  // Both at once: a second press of the pointer may come when the screen is there, and takes the focus.
  await importButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(sheet).toBeHidden();
  await expect(headingOf(page)).toBeFocused();
  await expect(toastsOf(page).last()).toContainText('Imported your file.');
  await expect(card(page, 'Row')).toBeVisible();
  await expect(card(page, 'Exercise')).toHaveCount(1);

  await reload(page);
  await expect(card(page, 'Row')).toBeVisible();
  await openImport(page);
  await page.getByRole('button', { name: 'Undo import' }).click();
  const asked = page.getByRole('dialog', { name: 'Undo this import?' });
  await expect(asked).toHaveAccessibleDescription(
    'This takes away 1 habit, 3 days of habits and 1 note on a habit that came with the file. What you added since stays.',
  );
  await expectAccessibleInBothThemes(page, 'Undo import');
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeFocused();
  await undoImport(page);
  await expect(toastsOf(page).last()).toContainText('Undone: the import.');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(card(page, 'Exercise')).toBeVisible();
  await expect(card(page, 'Row')).toHaveCount(0);
});

test('Import: a word for a mood that is nobody else’s is asked for, on the five moods, and kept', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const rows = [
    '2024-05-19,19 May,Sunday,20:00,zwoofy,"sea | sun","Swim","Cold <b>water</b>"',
    '2024-05-18,18 May,Saturday,20:00,good,"","",""',
  ];
  await chooseFile(page, fileOnDisk(info, 'moods.csv', daylio(...rows)));
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([
    '1 mood on 18 May 2024',
    'A few questions',
  ]);
  await expect(resultOf(sheet, /^1 mood/)).toBeFocused();
  const asked = sheet.getByRole('radiogroup', { name: 'Which mood is "zwoofy"? (1 entry)' });
  await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
  await asked.getByText('Great', { exact: true }).click();
  await expect(asked.getByRole('radio', { name: 'Great' })).toBeChecked();
  await expectAccessibleInBothThemes(page, 'Questions');
  await importButton(page).click();
  await expect(sheet).toBeHidden();
  await tab(page, 'Mood').click();
  await expect(recentEntries(page).first()).toContainText('Great');
  await expect(recentEntries(page).first()).toContainText('Cold water');
  for (const name of ['zwoofy', 'sea', 'sun']) {
    await expect(recentEntries(page).first()).toContainText(name);
  }
});

test('Import: the order of day and month is asked for where the file cannot tell', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const table =
    'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRow,,,3/4/2024,1,\n';
  await chooseFile(page, fileOnDisk(info, 'order.csv', table));
  const asked = sheet.getByRole('radiogroup', { name: 'Which comes first in 3/4/2024?' });
  await asked.getByRole('radio', { name: 'The day' }).check();
  await expect(resultOf(sheet, '1 habit and 1 day of a habit on 3 April 2024')).toBeVisible();
  await asked.getByRole('radio', { name: 'The month' }).check();
  await expect(resultOf(sheet, '1 habit and 1 day of a habit on 4 March 2024')).toBeVisible();
});

test('Import: the letters of a file are asked for, by words, where it cannot tell', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const table = Buffer.from('date,habit,done\n2024-01-01,mañana,1\n', 'latin1');
  await chooseFile(page, fileOnDisk(info, 'letters.csv', table));
  const asked = sheet.getByRole('radiogroup', { name: 'Which words look right?' });
  await expect(asked.getByRole('radio', { name: 'mañana' })).toBeChecked();
  await expect(sheet.getByText('e.g. mañana')).toBeVisible();
  await asked.getByRole('radio', { name: 'mańana' }).check();
  await expect(sheet.getByText('e.g. mańana')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Letters');
});

test('Import: a table of anybody’s gets its columns on screen, and its amounts a target', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const table = 'When,Glasses,Thoughts\n2024-05-18,2,fine\n2024-05-19,8,dry\n';
  await chooseFile(page, fileOnDisk(info, 'mine.csv', table));
  const columns = sheet.getByRole('group', { name: 'What the columns mean' });
  await expect(columns.getByLabel('Column "When"')).toHaveValue('date');
  await expect(columns.getByLabel('Column "Thoughts"')).toHaveAccessibleDescription(
    'e.g. fine, dry',
  );
  await expect(resultOf(sheet, /^1 habit and 2 days of habits, from 18 May/)).toBeVisible();
  await openDetails(sheet);
  await expect(sheet.getByText('A CSV table.')).toBeVisible();
  await expect(sheet.getByText('1 habit, 2 ticks')).toBeVisible();
  await sheet.getByRole('radio', { name: 'From an amount on' }).check();
  await expect(sheet.getByText('1 habit, 1 tick', { exact: true })).toBeVisible();
  await sheet.getByRole('spinbutton', { name: 'At least' }).fill('2');
  await page.keyboard.press('Tab');
  await expect(sheet.getByText('1 habit, 2 ticks', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Columns');
  await columns.getByLabel('Column "Glasses"').selectOption('ignore');
  await expect(resultOf(sheet, 'Nothing to import')).toBeVisible();
});

test('Import: a file that cannot be read gets a sentence that helps, and changes nothing', async ({
  page,
}, info) => {
  await openDevice(page);
  const before = await stored(page);
  const sheet = await openImport(page);
  for (const [name, content, sentence] of [
    ['empty.csv', '', 'It is empty.'],
    ['cut.json', '[{"date": "2024-01-01", "scores": [', 'It ends too early'],
    [
      'picture.png',
      Uint8Array.from([0x89, 80, 78, 71, 0, 0, 0]),
      "It isn't from a tracker we know",
    ],
    [
      'loop.db',
      'SQLite format 3\0 CREATE TABLE Repetitions (id)',
      'It is from Loop Habit Tracker. In Loop, open Settings, choose "Export as CSV"',
    ],
    [
      'a.streaks',
      '{"tasks":[{"t":"Run","log":[]}]}',
      'It is from Streaks. Make a table with columns',
    ],
    [
      'history.csv',
      'Task Name,Task ID,Task Type,Date,Value\nRun,x,habit,2024-01-01,1.5\n',
      'It is from Habitica.',
    ],
  ] as const) {
    await chooseFile(page, fileOnDisk(info, name, content));
    await expect(sheet.getByRole('alert')).toContainText(sentence);
    await expect(importButton(page)).toHaveCount(0);
  }
  await closeSheet(page);
  expect(await stored(page)).toBe(before);
});

test('Import: what a file changes here is said, and what is here already', async ({
  page,
}, info) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good', 'Mine');
  await tab(page, 'Home').click();
  const sheet = await openImport(page);
  const moods = fileOnDisk(info, 'moods.csv', daylio('2026-11-21,,,,rad,,,"Theirs"'));
  await chooseFile(page, moods);
  await expect(resultOf(sheet, 'Nothing new')).toBeVisible();
  await expect(sheet.getByText('Changes 1 mood that you have.')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Replace everything' }).check();
  await expect(resultOf(sheet, '1 mood and 1 note on 21 November')).toBeVisible();
  await expect(sheet.getByText('You would lose')).toBeVisible();
  await expect(sheet.getByText('5 habits, 3 ticks, 1 mood, 1 note')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Merge' }).check();
  await importButton(page).click();
  await openImport(page);
  await chooseFile(page, moods);
  await expect(resultOf(sheet, 'Nothing new: all of it is here')).toBeVisible();
  await closeSheet(page);
  await page.getByRole('button', { name: 'Import Data' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(
    page.getByText('Undo brings back 1 mood as before. What you added since stays.'),
  ).toBeVisible();
});

test('Import: every mood of a day comes with its time and its note, and all of them go again', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const moods = daylio(
    '2026-11-20,20 Nov,Friday,9:10 PM,bad,"work","","Tired"',
    '2026-11-20,20 Nov,Friday,12:30 PM,rad,"","",""',
    '2026-11-20,20 Nov,Friday,8:05 AM,good,"","","Slept well"',
    '2026-11-19,19 Nov,Thursday,8:00 AM,meh,"","",""',
  );
  await chooseFile(page, fileOnDisk(info, 'moods.csv', moods));
  const brought = '4 moods on 2 days and 1 label, from 19 November to 20 November';
  await expect(resultOf(sheet, brought)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Several moods a day');
  await importButton(page).click();
  await expect(sheet).toBeHidden();

  await tab(page, 'Mood').click();
  for (const [index, words] of [
    ['Bad', 'Tired', '21:10'],
    ['Great', '12:30'],
    ['Good', 'Slept well', '8:05'],
    ['Okay', '8:00'],
  ].entries()) {
    for (const each of words) await expect(recentEntries(page).nth(index)).toContainText(each);
  }

  await openImport(page);
  await chooseFile(page, fileOnDisk(info, 'again.csv', moods));
  await expect(resultOf(sheet, 'Nothing new: all of it is here')).toBeVisible();
  await closeSheet(page);
  await page.getByRole('button', { name: 'Import Data' }).click();
  await undoImport(page);
  await expect(toastsOf(page).last()).toContainText('Undone: the import.');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await tab(page, 'Mood').click();
  await expect(recentEntries(page)).toHaveCount(0);
});

test('Import: activities and scales come as labels, and go out again as a table that has them', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const moods = [
    'full_date,date,weekday,time,mood,activities,scales,note_title,note',
    '2026-11-20,20 Nov,Friday,9:10 PM,bad,"work | long day","","","Tired"',
    '2026-11-20,20 Nov,Friday,8:05 AM,calm,"work","Sleep: 7:30","",""',
  ].join('\n');
  await chooseFile(page, fileOnDisk(info, 'moods.csv', moods));
  const brought =
    /^2 moods on 1 day,( 1 note,)? 2 labels, 1 scale and 1 name of a mood on 20 November$/;
  await expect(resultOf(sheet, brought)).toBeVisible();
  await openDetails(sheet);
  await expect(
    sheet.getByText('2 moods, 1 note, 2 labels, 1 scale, 1 name of a mood', { exact: true }),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Labels');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await importButton(page).click();
  await expect(sheet).toBeHidden();
  await tab(page, 'Mood').click();
  for (const label of ['work', 'long day']) {
    await expect(recentEntries(page).first()).toContainText(label);
  }
  for (const label of ['calm', 'work', 'Sleep']) {
    await expect(recentEntries(page).nth(1)).toContainText(label);
  }

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Export Data' }).click();
  const copies = page.getByRole('dialog', { name: 'Export your data' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    copies.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const table = await download.path();
  await closeSheet(page);
  await page.getByRole('button', { name: 'Import Data' }).click();
  await chooseFile(page, table);
  await expect(resultOf(sheet, 'Nothing new: all of it is here')).toBeVisible();
  await closeSheet(page);
  await page.getByRole('button', { name: 'Import Data' }).click();
  await undoImport(page);
  await expect(toastsOf(page).last()).toContainText('Undone: the import.');
  await page.getByRole('button', { name: 'Import Data' }).click();
  await chooseFile(page, table);
  await expect(resultOf(sheet, brought)).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'A few questions' })).toHaveCount(0);
});

test('Import: a file can be dropped', async ({ page }) => {
  await openDevice(page);
  const sheet = await openImport(page);
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'habits.csv'));
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      // Else the browser would leave the app for the file.
      if (!event.defaultPrevented) throw new Error(`${type} was left to the browser.`);
    }
  }, HABITBULL);
  await expect(resultOf(sheet, /^1 habit, 3 days of habits/)).toBeVisible();
});

test('Import: reading shows how far it is, and can be cancelled at any moment', async ({
  page,
}, info) => {
  await openDevice(page);
  const before = await stored(page);
  const sheet = await openImport(page);
  const days = Array.from({ length: 2000 }, (_, ago) =>
    new Date(Date.UTC(2024, 4, 17) - ago * 86_400_000).toISOString().slice(0, 10),
  );
  const habits = Array.from({ length: 40 }, (_, index) => `Habit ${index}`);
  const rows = habits.flatMap((habit) => days.map((day) => `${habit},,,${day},1,`));
  const path = fileOnDisk(info, 'large.csv', [HABITBULL, ...rows].join('\n'));
  await chooseFile(page, path);
  await expect(sheet.getByRole('progressbar', { name: 'How much is read' })).toBeVisible();
  await expect(sheet.getByRole('status')).toHaveText('Reading large.csv…');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await chooseFile(page, path);
  await importButton(page).click({ timeout: 30_000 });
  await expect(sheet.getByRole('status')).toHaveText('Importing…');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await closeSheet(page);
  await reload(page);
  expect(await stored(page)).toBe(before);
});

test('Import: what follows an import stays where it is undone, and where that is undone', async ({
  page,
}, info) => {
  await openDevice(page, 'Empty list');
  await openImport(page);
  await chooseFile(page, fileOnDisk(info, 'habits.csv', HABITBULL));
  await importButton(page).click();
  await card(page, 'Row').click();
  await expect(card(page, 'Row')).toHaveAttribute('aria-pressed', 'true');
  await openImport(page);
  await undoImport(page);
  await expect(toastsOf(page).last()).toContainText('Undone: the import.');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(card(page, 'Row')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page, 'Exercise')).toHaveCount(0);
  await card(page, 'Row').click();
  await expect(card(page, 'Row')).toHaveAttribute('aria-pressed', 'false');
  await undo(page);
  await expect(toastsOf(page).last()).toContainText(/^Undone: undoing the import/);
  await expect(card(page, 'Exercise')).toBeVisible();
  await expect(card(page, 'Row')).toHaveAttribute('aria-pressed', 'false');
});

test('Import: a journal begins with the file of another app', async ({ page }, info) => {
  await openApp(page);
  await startButton(page).click();
  await page.getByRole('button', { name: 'From another app' }).click();
  const sheet = importSheet(page);
  await expect(sheet).toBeVisible();
  await chooseFile(page, fileOnDisk(info, 'habits.csv', HABITBULL));
  await importButton(page).click();
  await expect(sheet).toBeHidden();
  await expect(card(page, 'Row')).toBeVisible();
  await expect(card(page, 'Exercise')).toBeVisible();
  await expect(card(page, 'Meditate')).toHaveCount(0);
});
