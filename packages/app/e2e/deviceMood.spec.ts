import { expect, note, saveButton, tab, test, toastsOf } from './app';
import {
  anotherDay,
  chooseMood,
  moodSheet,
  openEmptyMood,
  recentEntries,
  reload,
  saveInSheet,
  saveMood,
  todayEntry,
  undo,
} from './device';
import { writeMonths } from './deviceRows';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Mood: once saved, the screen shows the entry of today and not the question again', async ({
  page,
}) => {
  await openEmptyMood(page);
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await saveMood(page, 'Good', 'First line\nsecond line');
  await expect(page.getByRole('heading', { name: 'Today: Good' })).toBeVisible();
  expect(await todayEntry(page).innerText()).toMatch(/First line\nsecond line/);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Today: / })).toBeFocused();
  await expect(toastsOf(page).last()).toContainText("Saved today's mood.");
  // The toast covers nothing of it.
  const [entry, toast] = await Promise.all([
    todayEntry(page).boundingBox(),
    toastsOf(page).last().boundingBox(),
  ]);
  expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThan(toast?.y ?? 0);

  await undo(page);
  await expect(toastsOf(page).last()).toContainText('Undone: Mood for Saturday 21 November');
  await expect(saveButton(page)).toBeVisible();
  await toastsOf(page).last().getByRole('button', { name: 'Redo' }).click();
  await expect(todayEntry(page)).toContainText('second line');
  // It is offered once the redo is durable: one that a page is left over is not made.
  await expect(toastsOf(page).last().getByRole('button', { name: 'Undo' })).toBeVisible();
  await reload(page);
  await expect(todayEntry(page)).toContainText('second line');
});

test('Mood: an entry can be edited and removed, and comes back by Undo', async ({ page }) => {
  await openEmptyMood(page);
  await saveMood(page, 'Okay');
  await page.getByRole('button', { name: /^Today: / }).click();
  const sheet = moodSheet(page);
  await expect(sheet).toHaveAccessibleName('Mood for Saturday 21 November');
  await expect(sheet.getByRole('radio', { name: 'Okay' })).toBeChecked();
  await expect(saveInSheet(page)).toBeDisabled();
  await chooseMood(sheet, 'Great');
  await note(sheet).fill('Better now');
  await saveInSheet(page).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Today: / })).toBeFocused();
  await expect(todayEntry(page)).toContainText('Better now');
  await expect(toastsOf(page).last()).toContainText("Changed today's mood.");

  await page.getByRole('button', { name: /^Today: / }).click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Great' })).toBeFocused();
  await expect(toastsOf(page).last()).toContainText("Removed today's mood.");
  await undo(page);
  await expect(todayEntry(page)).toContainText('Better now');
});

test('Mood: any past day can be given one; the latest are listed, and a removed one hands its focus on', async ({
  page,
}) => {
  await openEmptyMood(page);
  await anotherDay(page).click();
  const sheet = moodSheet(page);
  await expect(sheet).toHaveAccessibleName('Mood for Friday 20 November');
  for (let day = 0; day < 8; day += 1) {
    await chooseMood(sheet, day % 2 ? 'Good' : 'Okay');
    await saveInSheet(page).click();
    await expect(sheet).toBeHidden();
    if (day === 7) break;
    await anotherDay(page).click();
    for (let step = 0; step <= day; step += 1) {
      await sheet.getByRole('button', { name: 'Previous day' }).click();
    }
  }
  await expect(recentEntries(page)).toHaveCount(7);
  await expect(recentEntries(page).nth(0)).toContainText('Yesterday');
  await expect(recentEntries(page).nth(1)).toContainText('2 days ago');
  await expect(recentEntries(page).nth(2)).toContainText(/Wed,? 18 Nov/);

  await page.getByRole('button', { name: /^2 days ago / }).click();
  await expect(sheet).toContainText('2 days ago');
  await sheet.getByRole('button', { name: 'Remove' }).click();
  const next = page.getByRole('button', { name: /^Wed,? 18 Nov/ });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await expect(toastsOf(page).last()).toContainText('Removed the mood for');
  await undo(page);
  await expect(recentEntries(page).nth(1)).toContainText('2 days ago');
});

test('Mood: notes of older entries are there when newer ones are removed', async ({ page }) => {
  await openEmptyMood(page);
  const days = Array.from(
    { length: 20 },
    (_, ago) => `2026-11-${String(20 - ago).padStart(2, '0')}`,
  );
  const notes = Object.fromEntries(days.map((day, ago) => [day, `Note ${ago}`]));
  const moods = '3'.repeat(20).padEnd(30, '.');
  await writeMonths(page, [{ month: '2026-11', marks: {}, moods, notes }]);
  await reload(page);
  for (let removed = 0; removed < 13; removed += 1) {
    await recentEntries(page).first().getByRole('button').click();
    await moodSheet(page).getByRole('button', { name: 'Remove' }).click();
    await expect(moodSheet(page)).toBeHidden();
    await expect(recentEntries(page).first()).toContainText(`Note ${removed + 1}`);
  }
  await expect(recentEntries(page)).toContainText(
    Array.from({ length: 7 }, (_, index) => `Note ${13 + index}`),
  );
});

test('Mood: the month shows every day as a rainbow, and a day in it gives or changes its mood', async ({
  page,
}) => {
  await openEmptyMood(page);
  await writeMonths(page, [{ month: '2025-12', marks: {}, moods: `3${'.'.repeat(30)}` }]);
  await reload(page);
  await saveMood(page, 'Great');
  await tab(page, 'Stats').click();
  const month = page.getByRole('grid', { name: 'November' });
  await expect(
    month.getByRole('button', { name: /^Saturday,? 21 November.*Great, selected$/ }),
  ).toBeVisible();
  const third = month.getByRole('button', { name: /^Tuesday,? 3 November/ });
  await third.click();
  await expect(third).toHaveAccessibleName(/selected$/);
  const sheet = moodSheet(page);
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Add mood' }).click();
  await expect(sheet).toContainText('Tuesday 3 November');
  await expect(sheet).toContainText('18 days ago');
  await chooseMood(sheet, 'Bad');
  await saveInSheet(page).click();
  await expect(sheet).toBeHidden();
  await expect(third).toHaveAccessibleName(/Bad, selected$/);
  const edit = page
    .getByRole('group', { name: /3 November/ })
    .getByRole('button', { name: 'Edit' });
  await expect(edit).toBeFocused();
  await expect(month.getByRole('button', { name: /22 November/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('grid', { name: 'October' })).toBeVisible();

  // A day of another year says which year.
  for (let step = 0; step < 10; step += 1) {
    await page.getByRole('button', { name: 'Previous month' }).click();
  }
  await page
    .getByRole('grid', { name: 'December 2025' })
    .getByRole('button', { name: /^Wednesday,? 31 December/ })
    .click();
  await page.getByRole('button', { name: 'Add mood' }).click();
  await expect(sheet).toContainText(/Wednesday,? 31 December 2025/);
});

test('Mood: a note may have 5,000 characters, and what is left is said near the end', async ({
  page,
}) => {
  await openEmptyMood(page);
  await chooseMood(page, 'Good');
  await note(page).fill('👨‍👩‍👧‍👦'.repeat(4000));
  await expect(note(page)).not.toHaveAccessibleDescription(/left/);
  await note(page).fill('ä'.repeat(4990));
  await expect(note(page)).toHaveAccessibleDescription('10 characters left');
  await note(page).fill('ä'.repeat(5001));
  await expect(note(page)).toHaveAccessibleDescription(/1 character too many/);
  await expect(saveButton(page)).toBeDisabled();
  await note(page).fill('ä'.repeat(5000));
  await saveButton(page).click();
  await expect(todayEntry(page)).toContainText('ä'.repeat(5000));
});

test('Mood: from right to left, the days ago stand beside a mood in their own order', async ({
  page,
}) => {
  await openEmptyMood(page);
  await anotherDay(page).click();
  await moodSheet(page).getByRole('button', { name: 'Previous day' }).click();
  await chooseMood(moodSheet(page), 'Good');
  await saveInSheet(page).click();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const left = await recentEntries(page)
    .first()
    .evaluate((item) => {
      const leftOf = (word: string) => {
        const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const start = text.nodeValue?.indexOf(word) ?? -1;
          if (start < 0) continue;
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + word.length);
          return range.getBoundingClientRect().left;
        }
        return NaN;
      };
      return { two: leftOf('2'), ago: leftOf('ago'), good: leftOf('Good') };
    });
  expect(left.good).toBeLessThan(left.two);
  expect(left.two).toBeLessThan(left.ago);
});
