import {
  expect,
  habit,
  headingOf,
  note,
  openedAt,
  openOtherTab,
  passSplash,
  tab,
  test,
} from './app';
import { chooseAction, card, expectProgress, openDevice, openHabit, undo } from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Tabs: each sees the change of the other', async ({ page }) => {
  await openDevice(page);
  const other = await openOtherTab(page);
  await expect(habit(other, 'Sleep early')).toHaveAttribute('aria-pressed', 'false');

  await habit(page, 'Sleep early').click();
  await expect(habit(other, 'Sleep early')).toHaveAttribute('aria-pressed', 'true');

  // And back, with both changed at once: nothing is lost.
  await Promise.all([habit(page, 'Read 20 mins').click(), habit(other, 'Drink water').click()]);
  for (const each of [page, other]) {
    await expectProgress(each, '80%', '4 of 5 habits completed');
    await expect(card(each, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'true');
    await expect(card(each, 'Drink water')).toHaveAttribute('aria-pressed', 'false');
  }
});

test('Tabs: a habit that is deleted elsewhere closes its sheet, and Undo there brings it back', async ({
  page,
}) => {
  await openDevice(page);
  const other = await openOtherTab(page);
  const here = await openHabit(page, 'Exercise');
  const there = await openHabit(other, 'Exercise');
  await chooseAction(there, 'Delete');
  await expect(here).toBeHidden();
  await expect(card(page, 'Exercise')).toHaveCount(0);
  await undo(other);
  await expect(card(page, 'Exercise')).toHaveAttribute('aria-pressed', 'true');
});

test('Tabs: a journal that is erased elsewhere says so, and leads to the sample', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await note(page).fill('A secret');
  const other = await openOtherTab(page, '/settings');
  await other.getByRole('button', { name: 'Erase everything' }).click();
  await other.getByRole('textbox', { name: 'Type ERASE' }).fill('ERASE');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Sample data.')).toBeVisible();
  await expect(headingOf(page)).toHaveText('Your journal was erased');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
  await page.getByRole('button', { name: 'See the sample' }).click();
  await passSplash(page);
  await expect(page.getByText('Sample data.')).toBeVisible();
  await tab(page, 'Mood').click();
  await expect(headingOf(page)).toHaveText('How are you feeling?');
});

test('Tabs: erasing shows at once and is done while another tab is busy', async ({ page }) => {
  await openDevice(page);
  const other = await openOtherTab(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('textbox', { name: 'Type ERASE' }).fill('ERASE');
  const busy = other.evaluate(() => {
    const end = performance.now() + 6000;
    while (performance.now() < end) Math.random();
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.body.textContent;
      if (text.includes('Erasing') && seen.length === 0) seen.push('erasing');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.querySelector('form')?.requestSubmit();
  });
  const erased = expect(page.getByText('Sample data.')).toBeVisible();
  const first = await Promise.race([
    erased.then(() => 'erased'),
    busy.then(() => 'the other tab is no longer busy'),
  ]);
  expect(first).toBe('erased');
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['erasing']);
  await busy;
  await expect(headingOf(other)).toHaveText('Your journal was erased');
});

test('Tabs: a tab that is closed right after a tick has kept it, 15 times of 15', async ({
  page,
  context,
}) => {
  test.slow();
  await openDevice(page);
  let pressed = await habit(page, 'Sleep early').getAttribute('aria-pressed');
  // Each visit sees the tick of the one before, and is later, as its own tick is.
  for (let round = 1; round <= 16; round += 1) {
    const visit = await context.newPage();
    await visit.clock.install({ time: new Date(openedAt.getTime() + round * 60_000) });
    await visit.goto('/');
    await passSplash(visit);
    const button = habit(visit, 'Sleep early');
    await expect(button, `visit ${round}`).toHaveAttribute('aria-pressed', String(pressed));
    await button.evaluate((each: HTMLElement) => each.click());
    pressed = pressed === 'true' ? 'false' : 'true';
    await visit.close();
  }
});
