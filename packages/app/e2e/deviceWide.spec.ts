import { addButton, expect, headingOf, note, saveButton, tab, tabsOf, test, toastsOf } from './app';
import { chooseMood, openDevice, openHabit } from './device';
import { boxOf, expectNoSidewaysScroll, overlap } from './geometry';

test.use({ viewport: { width: 1280, height: 800 } });

test('Wide: a rail, the screen, and a second paper that goes with it', async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openDevice(page);
    const main = await boxOf(page.getByRole('main'));
    const beside = page.getByRole('region', { name: 'How are you feeling?' });
    expect((await boxOf(tabsOf(page))).right).toBeLessThan(main.x);
    expect((await boxOf(addButton(page))).right).toBeLessThan(main.x);
    expect((await boxOf(beside)).x).toBeGreaterThan(main.right);
    for (const name of ['Home', 'Mood', 'Stats', 'Settings']) {
      expect(await overlap(tab(page, name), addButton(page))).toBe(false);
    }
    // One heading names the page, and one link leads to the settings.
    await expect(headingOf(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => indexedDB.deleteDatabase('daybow'));
  }
});

test('Wide: each screen has its second paper, and the rail and the screen keep their places', async ({
  page,
}) => {
  await openDevice(page);
  const places = async () => ({
    rail: (await boxOf(tabsOf(page))).x,
    screen: (await boxOf(page.getByRole('main'))).x,
  });
  const atFirst = await places();
  for (const [name, beside] of [
    ['Mood', 'All entries'],
    ['Stats', 'Mood'],
    ['Settings', null],
    ['Home', 'How are you feeling?'],
  ] as const) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    if (beside) await expect(page.getByRole('region', { name: beside, exact: true })).toBeVisible();
    expect(await places()).toEqual(atFirst);
  }
});

test('Wide: the rail comes first for the keyboard, then the screen, then the second paper', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Settings').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.daybow-Column main :focus')).toHaveCount(1);
  await addButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Great' })).toBeFocused();
});

test('Wide: an entry is changed beside the form, and has the focus afterwards', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await chooseMood(page, 'Good');
  await saveButton(page).click();
  const entries = page.getByRole('region', { name: 'All entries' });
  await entries.getByRole('button', { name: /^Today/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  expect((await boxOf(sheet)).x).toBeGreaterThan((await boxOf(page.locator('main'))).right);
  await chooseMood(sheet, 'Great');
  await sheet.getByRole('button', { name: 'Save Mood' }).click();
  await expect(sheet).toBeHidden();
  await expect(entries.getByRole('button', { name: /^Today/ })).toContainText('Great');
  await expect(entries.getByRole('button', { name: /^Today/ })).toBeFocused();
});

test('Wide: a sheet opens over the second paper, and toasts stand in the first', async ({
  page,
}) => {
  await openDevice(page);
  const sheet = await openHabit(page, 'Meditate');
  const main = await boxOf(page.locator('main'));
  expect((await boxOf(sheet)).x).toBeGreaterThan(main.right);
  await sheet.getByRole('radiogroup').getByText('Clear', { exact: true }).click();
  expect((await boxOf(toastsOf(page).last())).right).toBeLessThanOrEqual(main.right);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'More about Meditate' })).toBeFocused();
});

test('Wide: a narrower window is as on a phone', async ({ page }) => {
  await openDevice(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('region', { name: 'How are you feeling?' })).toHaveCount(0);
  await expect(tab(page, 'Settings')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  expect((await boxOf(tabsOf(page))).y).toBeGreaterThan(400);
});

test('Wide: in a low window the header leads to the settings, as the rail has no room for them', async ({
  page,
}) => {
  await openDevice(page);
  await page.setViewportSize({ width: 1280, height: 460 });
  const link = page.getByRole('link', { name: 'Settings' });
  await expect(link).toHaveCount(1);
  await expect(page.getByRole('banner').filter({ has: link })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How are you feeling?' })).toBeVisible();
});

test('Wide: the second paper stays as the keyboard of a tablet takes half of the height', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  const search = page.getByRole('searchbox', { name: 'Search notes' });
  await search.click();
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect(search).toBeFocused();
  await page.keyboard.type('walk');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(search).toHaveValue('walk');
});

test('Wide: a sheet of the second paper, and what is typed in it, stays as the window changes its width', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await chooseMood(page, 'Good');
  await saveButton(page).click();
  await expect(toastsOf(page).last()).toContainText('Saved');
  const sheet = page.getByRole('dialog');
  for (const [name, paper, opener] of [
    ['Mood', 'All entries', /^Today/],
    ['Stats', 'Mood', 'Edit'],
    ['Home', 'How are you feeling?', 'Edit'],
  ] as const) {
    await tab(page, name).click();
    const beside = page.getByRole('region', { name: paper, exact: true });
    await beside.getByRole('button', { name: opener }).click();
    await note(sheet).fill(`typed on ${name}`);
    await page.setViewportSize({ width: 800, height: 1200 });
    await expect(tab(page, 'Settings')).toHaveCount(0);
    await expect(note(sheet)).toHaveValue(`typed on ${name}`);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(note(sheet)).toHaveValue(`typed on ${name}`);
    await sheet.getByRole('button', { name: 'Save Mood' }).click();
    await expect(sheet).toBeHidden();
    // The button that opened it is gone.
    await expect(headingOf(page)).toBeFocused();
  }
});
