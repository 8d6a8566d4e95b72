import type { Locator, Page } from '@playwright/test';
import { expect, headingOf, mood, note, openApp, saveButton, test, toastsOf } from './app';
import { boxOf } from './geometry';

/** As the specification's table has it, with the faces that it leaves open. */
const moods = [
  { label: 'Great', value: 5, emoji: '😄' },
  { label: 'Good', value: 4, emoji: '🙂' },
  { label: 'Okay', value: 3, emoji: '😐' },
  { label: 'Bad', value: 2, emoji: '🙁' },
  { label: 'Terrible', value: 1, emoji: '😢' },
];

const moodButtons = (page: Page) => page.getByRole('radio');

/** What a finger presses: the radio's label, with face and word. */
const faceOf = (page: Page, label: string) =>
  page.locator('label').filter({ has: mood(page, label) });

const entriesOf = (page: Page) =>
  page.getByRole('region', { name: 'Recent Entries' }).getByRole('listitem');

/** Whether an option has lost its colour, and how large its face is. */
const looksOf = (option: Locator) =>
  option.evaluate((element) => {
    const all = [element, ...element.querySelectorAll<HTMLElement>('*')];
    const dimmed = all.some((each) => {
      const { filter, opacity } = getComputedStyle(each);
      const isShown = each.checkVisibility({ opacityProperty: false });
      const isWorded = each.textContent !== '';
      return isShown && isWorded && (filter.includes('grayscale(1)') || Number(opacity) < 0.9);
    });
    const sizes = all
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => Math.abs(width - height) < 1 && width < 80);
    return { dimmed, size: Math.round(Math.max(...sizes.map(({ width }) => width))) };
  });

test('§2 Mood: title, subtitle and a settings button that leads to /settings', async ({ page }) => {
  await openApp(page, '/mood');
  await expect(headingOf(page)).toHaveText('How are you feeling?');
  await expect(page.getByText('Track your mood daily', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/settings');
});

test("§2 Mood: five mood buttons, a card 'Write a note (optional)', and a 'Save Today's Mood' button", async ({
  page,
}) => {
  await openApp(page, '/mood');
  await expect(page.getByRole('radiogroup')).toHaveCount(1);
  await expect(moodButtons(page)).toHaveCount(5);
  await expect(page.getByText('Write a note (optional)', { exact: true })).toBeVisible();
  await expect(note(page)).toBeEditable();
  await expect(saveButton(page)).toBeVisible();
});

test('§3 Mood option: Great, Good, Okay, Bad and Terrible, in this order, with their faces', async ({
  page,
}) => {
  await openApp(page, '/mood');
  const lefts: number[] = [];
  for (const [index, { label, emoji }] of moods.entries()) {
    await expect(moodButtons(page).nth(index)).toHaveAccessibleName(label);
    const option = faceOf(page, label);
    await expect(option).toContainText(emoji);
    await expect(option.getByText(label, { exact: true })).toBeVisible();
    lefts.push((await boxOf(option)).x);
  }
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
});

test('§3 Mood option: the values run from 5 for Great to 1 for Terrible', async ({
  page,
  announce,
}) => {
  await openApp(page, '/mood');
  for (const { label, value } of moods) {
    announce(new RegExp(`^log: .*\\b${value}\\b.*note for ${label}\\b`));
    await faceOf(page, label).click();
    await note(page).fill(`note for ${label}`);
    await saveButton(page).click();
    await expect(saveButton(page)).toBeDisabled();
  }
});

test('§3 Recent mood entry: three samples, Today, Yesterday and 2 days ago, each with emoji and note', async ({
  page,
}) => {
  await openApp(page, '/mood');
  await expect(page.getByRole('heading', { name: 'Recent Entries', exact: true })).toBeVisible();
  await expect(entriesOf(page)).toHaveCount(3);
  for (const [index, date] of ['Today', 'Yesterday', '2 days ago'].entries()) {
    const entry = entriesOf(page).nth(index);
    await expect(entry.getByText(date, { exact: true })).toBeVisible();
    await expect(entry).toHaveText(new RegExp(`^(😄|🙂|😐|🙁|😢)\\s*${date}.{8,}$`, 'u'));
    await expect(entry.getByRole('button')).toHaveCount(0);
    await expect(entry.getByRole('link')).toHaveCount(0);
  }
});

test('Mood: pressed with a mouse, one has the focus at once, and no ring', async ({ page }) => {
  await openApp(page, '/mood');
  for (const { label } of moods) {
    await faceOf(page, label).hover();
    await page.mouse.down();
    await expect(mood(page, label)).toBeFocused();
    await page.mouse.up();
    await expect(mood(page, label)).toBeChecked();
    await expect(faceOf(page, label)).toHaveCSS('outline-style', 'none');
  }
  await page.keyboard.press('ArrowLeft');
  await expect(mood(page, 'Bad')).toBeFocused();
  await expect(faceOf(page, 'Bad')).toHaveCSS('outline-style', 'solid');
});

test('§4 Mood: none is selected at first; selecting one highlights it and dims the others', async ({
  page,
}) => {
  await openApp(page, '/mood');
  const sizeAtFirst = (await looksOf(faceOf(page, 'Good'))).size;
  for (const { label } of moods) {
    await expect(mood(page, label)).not.toBeChecked();
    expect(await looksOf(faceOf(page, label))).toEqual({ dimmed: false, size: sizeAtFirst });
  }
  for (const chosen of ['Good', 'Terrible']) {
    await faceOf(page, chosen).click();
    for (const { label } of moods) {
      await expect(mood(page, label)).toBeChecked({ checked: label === chosen });
      await expect
        .poll(() => looksOf(faceOf(page, label)))
        .toMatchObject({ dimmed: label !== chosen });
    }
    await expect
      .poll(async () => (await looksOf(faceOf(page, chosen))).size)
      .toBeGreaterThan(sizeAtFirst);
  }
});

test("§5 Mood: 'Save Today's Mood' is disabled until a mood is chosen", async ({ page }) => {
  await openApp(page, '/mood');
  await expect(saveButton(page)).toBeDisabled();
  await note(page).fill('A note alone is not enough');
  await expect(saveButton(page)).toBeDisabled();
  await faceOf(page, 'Okay').click();
  await expect(saveButton(page)).toBeEnabled();
});

test('§4 Mood: saving clears the selection and the note, and the recent entries stay as they are', async ({
  page,
  announce,
}) => {
  announce(/^log: .*\b4\b.*Slept well/);
  await openApp(page, '/mood');
  await expect(entriesOf(page)).toHaveCount(3);
  const before = await entriesOf(page).allInnerTexts();
  await faceOf(page, 'Good').click();
  await note(page).fill('Slept well');
  await saveButton(page).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(note(page)).toHaveValue('');
  await expect(saveButton(page)).toBeDisabled();
  expect(await entriesOf(page).allInnerTexts()).toEqual(before);
  await expect(toastsOf(page)).toHaveCount(0);
  for (const { label } of moods) {
    await expect.poll(() => looksOf(faceOf(page, label))).toMatchObject({ dimmed: false });
  }
});

test('§4 Mood: saving writes one line to the console, with the mood value and the note', async ({
  page,
  announce,
}) => {
  const said = 'A walk, "two" <b>teas</b> 🍵 %s';
  announce(/^log: [^\n]*\b5\b[^\n]*A walk, "two" <b>teas<\/b> 🍵 %s[^\n]*$/u);
  await openApp(page, '/mood');
  await faceOf(page, 'Great').click();
  await note(page).fill(said);
  await saveButton(page).click();
  await expect(note(page)).toHaveValue('');
});

test('§5 Mood: the note is optional', async ({ page, announce }) => {
  announce(/^log: .*\b2\b/);
  await openApp(page, '/mood');
  await faceOf(page, 'Bad').click();
  await saveButton(page).click();
  await expect(mood(page, 'Bad')).not.toBeChecked();
});

test('§5 Mood: no limit on the length of the note', async ({ page, announce }) => {
  announce(/^log: .*\b3\b/);
  await openApp(page, '/mood');
  const long = 'All of it. '.repeat(1000);
  await faceOf(page, 'Okay').click();
  await note(page).fill(long);
  await expect(note(page)).toHaveValue(long);
  const [line] = await Promise.all([page.waitForEvent('console'), saveButton(page).click()]);
  // The console shortens what it shows, not what it was given.
  const given = await Promise.all(line.args().map((argument) => argument.jsonValue()));
  expect(JSON.stringify(given)).toContain(long);
  await expect(note(page)).toHaveValue('');
});

test('§4 Mood: a double click on Save saves once', async ({ page, announce }) => {
  announce(/^log: .*\b5\b/);
  await openApp(page, '/mood');
  await faceOf(page, 'Great').click();
  await saveButton(page).dblclick();
  await expect(saveButton(page)).toBeDisabled();
});

test('§2 Mood: the mood buttons are one group with one tab stop, in which arrow keys choose', async ({
  page,
}) => {
  await openApp(page, '/mood');
  await page.getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Tab');
  await expect(mood(page, 'Great')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(mood(page, 'Great')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(mood(page, 'Good')).toBeFocused();
  await expect(mood(page, 'Good')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(mood(page, 'Terrible')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(note(page)).toBeFocused();
});
