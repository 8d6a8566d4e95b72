import type { Page } from '@playwright/test';
import {
  expect,
  note,
  openedAt,
  openOtherTab,
  saveButton,
  stopClock,
  tab,
  test,
  toastsOf,
} from './app';
import {
  anotherDay,
  chooseMood,
  moodSheet,
  openEmptyMood,
  reload,
  saveInSheet,
  saveMood,
  startButton,
  todayEntry,
  undo,
} from './device';
import { slowDown } from './deviceStorage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Both storages in which drafts are kept. */
const storedDrafts = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test('Drafts: what is typed and not yet saved outlives another screen, a reload and a closed tab, until all is erased', async ({
  page,
}) => {
  await openEmptyMood(page);
  await chooseMood(page, 'Good');
  await note(page).fill('Half a page');
  await tab(page, 'Stats').click();
  await tab(page, 'Mood').click();
  await expect(note(page)).toHaveValue('Half a page');
  await note(page).fill('Half a page,\nand more');
  await reload(page);
  await expect(note(page)).toHaveValue('Half a page,\nand more');
  const other = await openOtherTab(page, '/mood');
  await expect(note(other)).toHaveValue('Half a page,\nand more');
  await expect(other.getByRole('radio', { name: 'Good' })).toBeChecked();

  await saveButton(page).click();
  await expect(todayEntry(page)).toContainText('and more');
  // What is saved is nowhere claimed to be unsaved.
  await expect(todayEntry(other)).toContainText('and more');
  await expect(other.getByText('Draft kept')).toHaveCount(0);
  await other.close();
  await reload(page);
  await expect(todayEntry(page)).toContainText('and more');
  await expect(note(page)).toHaveCount(0);

  await page.getByRole('button', { name: /^Today: / }).click();
  await note(page).fill('A secret');
  await page.keyboard.press('Escape');
  await expect.poll(() => storedDrafts(page)).toContain('secret');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('textbox', { name: 'Type ERASE' }).fill('ERASE');
  await page.keyboard.press('Enter');
  await expect(startButton(page)).toBeVisible();
  expect(await storedDrafts(page)).not.toContain('secret');
});

test('Drafts: each key is stored at once, also on a page that paints no more', async ({ page }) => {
  await openEmptyMood(page);
  await expect(note(page)).toBeVisible();
  // No frame and no timer comes from here on.
  await stopClock(page);
  await note(page).fill('Half a page');
  expect(await storedDrafts(page)).toContain('Half a page');
  await page.reload();
  expect(await storedDrafts(page)).toContain('Half a page');
});

/** A time after the app was opened. */
const at = (hours: number, minutes: number) =>
  new Date(openedAt.getTime() + (hours * 60 + minutes) * 60_000);

test('Drafts: what is typed before midnight belongs to that day, and can be taken to today', async ({
  page,
}) => {
  await openEmptyMood(page);
  await page.clock.setSystemTime(at(14, 58));
  await chooseMood(page, 'Good');
  await note(page).fill('A long Saturday');
  await page.clock.setSystemTime(at(15, 4));
  await page.clock.runFor(61_000);
  const saturday = page.getByRole('region', { name: 'For Saturday 21 November' });
  await expect(saturday).toBeVisible();
  await expect(page.getByText('Draft from Saturday 21 November')).toBeVisible();
  await expect(note(page)).toHaveValue('A long Saturday');

  // To today and back, as one likes; nothing is lost on the way.
  await reload(page);
  await saturday.getByRole('button', { name: 'Write for today instead' }).click();
  await expect(saturday).toHaveCount(0);
  await expect(note(page)).toHaveValue('A long Saturday');
  await saveButton(page).click();
  await expect(todayEntry(page)).toContainText('A long Saturday');
  await expect(toastsOf(page).last()).toContainText("Saved today's mood.");
  await undo(page);

  // Saved without a word, it is Saturday's.
  await page.clock.setSystemTime(at(38, 58));
  await page.clock.runFor(61_000);
  await chooseMood(page, 'Bad');
  await note(page).fill('Sunday');
  await page.clock.setSystemTime(at(39, 4));
  await page.clock.runFor(61_000);
  await expect(page.getByRole('region', { name: 'For Sunday 22 November' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Mood' }).click();
  await expect(toastsOf(page).last()).toContainText("Saved yesterday's mood.");
  await expect(saveButton(page)).toBeVisible();
  await expect(note(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Yesterday / })).toBeVisible();
});

test('Drafts: an old one says from when it is, and can be discarded and taken back', async ({
  page,
}) => {
  await openEmptyMood(page);
  await anotherDay(page).click();
  await note(page).last().fill('Half a thought');
  await page.keyboard.press('Escape');
  await page.clock.setSystemTime(new Date(openedAt.getTime() + 5 * 24 * 3_600_000));
  await reload(page);
  const left = page.getByText('Draft kept: Mood for Friday 20 November');
  await expect(left).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  const sheet = moodSheet(page);
  await expect(sheet).toContainText('Draft from Saturday 21 November');
  await expect(note(sheet)).toHaveValue('Half a thought');
  await sheet.getByRole('button', { name: 'Discard' }).click();
  await expect(note(sheet)).toHaveValue('');
  await undo(page);
  await expect(note(sheet)).toHaveValue('Half a thought');
  await chooseMood(sheet, 'Okay');
  await saveInSheet(page).click();
  await expect(sheet).toBeHidden();
  await expect(left).toHaveCount(0);
});

test('Drafts: what is typed for a day stays while one steps to other days', async ({ page }) => {
  await openEmptyMood(page);
  await anotherDay(page).click();
  const sheet = moodSheet(page);
  await chooseMood(sheet, 'Good');
  await note(sheet).fill('Half a thought');
  await sheet.getByRole('button', { name: 'Previous day' }).click();
  await expect(note(sheet)).toHaveValue('');
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Next day' }).click();
  await expect(note(sheet)).toHaveValue('Half a thought');
  await expect(sheet.getByRole('radio', { name: 'Good' })).toBeChecked();

  // Closed on another day, the sheet still tells of it.
  await sheet.getByRole('button', { name: 'Previous day' }).click();
  await page.keyboard.press('Escape');
  await expect(toastsOf(page).last()).toContainText('Draft kept.');
  await toastsOf(page).last().getByRole('button', { name: 'Keep editing' }).click();
  await expect(note(sheet)).toHaveValue('Half a thought');
  await saveInSheet(page).click();
  await expect(page.getByRole('button', { name: /^Yesterday / })).toBeVisible();
});

test('Drafts: a sheet that is closed keeps what was edited, and claims nothing else', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good', 'Walk');
  await page.clock.fastForward(11_000);
  const edit = page.getByRole('button', { name: /^Today: / });
  const sheet = moodSheet(page);

  // Neither looking nor typing back and forth leaves anything unsaved.
  await edit.click();
  await note(sheet).fill('Walking');
  await note(sheet).fill('Walk');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toastsOf(page)).toHaveCount(0);
  await expect(page.getByText('Draft kept')).toHaveCount(0);

  await edit.click();
  await note(sheet).fill('Half a page');
  await page.keyboard.press('Escape');
  await expect(toastsOf(page).last()).toContainText('Draft kept.');
  await page.clock.fastForward(11_000);
  await expect(page.getByText('Draft kept: Mood for Saturday 21 November')).toBeVisible();
  await reload(page);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note(sheet)).toHaveValue('Half a page');
  await expect(sheet.getByRole('radio', { name: 'Good' })).toBeChecked();
  await saveInSheet(page).click();
  await expect(sheet).toBeHidden();
  await expect(todayEntry(page)).toContainText('Half a page');
  await expect(page.getByText('Draft kept')).toHaveCount(0);
});

test('Two tabs: a sheet shows what changes elsewhere, and saves only what was edited here', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good', 'Walk');
  const other = await openOtherTab(page, '/mood');
  const here = moodSheet(page);
  const there = moodSheet(other);
  await page.getByRole('button', { name: /^Today: / }).click();
  await other.getByRole('button', { name: /^Today: / }).click();
  await chooseMood(there, 'Bad');
  await saveInSheet(other).click();
  await expect(here.getByRole('radio', { name: 'Bad' })).toBeChecked();
  await expect(here).toContainText('Updated in another tab.');
  await note(here).fill('A walk in the rain');
  await other.getByRole('button', { name: /^Today: / }).click();
  await chooseMood(there, 'Terrible');
  await saveInSheet(other).click();
  await expect(here.getByRole('radio', { name: 'Terrible' })).toBeChecked();
  await saveInSheet(page).click();
  await expect(todayEntry(other)).toContainText('A walk in the rain');
  await expect(todayEntry(other)).toHaveAccessibleName(/Terrible$/);
});

test('Two tabs: where both have written, both notes can be kept', async ({ page }) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good', 'Walk');
  const other = await openOtherTab(page, '/mood');
  await page.getByRole('button', { name: /^Today: / }).click();
  await note(moodSheet(page)).fill('Written here');
  await other.getByRole('button', { name: /^Today: / }).click();
  await note(moodSheet(other)).fill('Written there');
  await saveInSheet(other).click();
  const here = moodSheet(page);
  await expect(here).toContainText('This changed while you were writing.');
  await expect(here.getByText('Written there')).toBeVisible();
  await expect(note(here)).toHaveValue('Written here');
  await here.getByRole('button', { name: 'Keep both notes' }).click();
  await expect(note(here)).toHaveValue('Written there\n\nWritten here');
  await saveInSheet(page).click();
  await expect(todayEntry(other)).toContainText('Written here');
  await expect(todayEntry(other)).toContainText('Written there');
});

test('Two tabs: an entry that was removed elsewhere is brought back by saving', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good', 'Walk');
  const other = await openOtherTab(page, '/mood');
  const here = moodSheet(page);
  await page.getByRole('button', { name: /^Today: / }).click();
  await note(here).fill('A longer walk');
  await other.getByRole('button', { name: /^Today: / }).click();
  await moodSheet(other).getByRole('button', { name: 'Remove' }).click();
  await expect(here).toContainText('This was removed while you were writing.');
  await saveInSheet(page).click();
  await expect(todayEntry(other)).toContainText('A longer walk');
  await expect(todayEntry(other)).toHaveAccessibleName(/Good$/);
});

test('Two tabs: an Undo leaves words that were written since, and offers both', async ({
  page,
}) => {
  await openEmptyMood(page);
  await saveMood(page, 'Good', 'Walk');
  // Under the pointer a toast stays.
  await toastsOf(page).last().hover();
  const other = await openOtherTab(page, '/mood');
  await other.getByRole('button', { name: /^Today: / }).click();
  await note(moodSheet(other)).fill('A walk that changed everything');
  await saveInSheet(other).click();
  await expect(todayEntry(page)).toContainText('changed everything');
  await undo(page);
  const versions = page.getByRole('dialog', { name: 'Which version?' });
  await expect(versions).toContainText('A walk that changed everything');
  await expect(versions).toContainText('No entry');
  await versions.getByRole('button', { name: 'Keep current' }).click();
  await expect(todayEntry(page)).toContainText('changed everything');
});

/** From now on the writes of moods are counted. */
async function countWrites(page: Page) {
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const counts = { moods: 0 };
    Object.assign(window, { counts });
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'entries') counts.moods += 1;
      return put.apply(this, given);
    };
  });
}

const writes = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: { moods: number } }).counts.moods);

for (const commit of [0, 300]) {
  test(`Double clicks on a slow machine save and remove once, with commits of ${commit} ms`, async ({
    page,
  }) => {
    test.slow();
    await openEmptyMood(page);
    await countWrites(page);
    await slowDown(page, commit);
    await chooseMood(page, 'Good');
    await note(page).fill('Walk');
    await saveButton(page).dblclick();
    await expect(todayEntry(page)).not.toHaveAttribute('aria-busy');
    await expect(toastsOf(page)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/mood');
    expect(await writes(page)).toBe(1);

    await page.getByRole('button', { name: /^Today: / }).click();
    await note(moodSheet(page)).fill('A long walk');
    await saveInSheet(page).dblclick();
    await expect(moodSheet(page)).toBeHidden();
    await expect(toastsOf(page)).toHaveText([/^Changed today's mood\./]);
    expect(await writes(page)).toBe(2);
    await undo(page);
    await expect(todayEntry(page)).toContainText('Walk');
    await expect(todayEntry(page)).not.toContainText('long');
    // It is shown before it is stored.
    await expect(todayEntry(page)).not.toHaveAttribute('aria-busy');
    expect(await writes(page)).toBe(3);

    await page.getByRole('button', { name: /^Today: / }).click();
    await moodSheet(page).getByRole('button', { name: 'Remove' }).dblclick();
    await expect(moodSheet(page)).toBeHidden();
    await expect(toastsOf(page).last()).toContainText("Removed today's mood.");
    expect(await writes(page)).toBe(4);
    await undo(page);
    await expect(todayEntry(page)).toContainText('Walk');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
