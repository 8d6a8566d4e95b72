import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import {
  addHabit,
  expect,
  habit,
  habitsOf,
  headingOf,
  leaveSplash,
  openApp,
  passSplash,
  screens,
  tab,
  test,
  toastsOf,
} from './app';
import {
  card,
  chooseIdeas,
  expectProgress,
  openDevice,
  reload,
  startButton,
  startJournal,
  startScreen,
} from './device';
import { slowDown } from './deviceStorage';
import { boxOf } from './geometry';

const strip = (page: Page) => page.getByRole('region', { name: 'Sample data' });

test('Start: the strip stands above the three tab screens, stays on top, and nowhere else', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await page.setViewportSize({ width: 390, height: 560 });
  await openApp(page);
  for (const { path, heading, tabs } of screens) {
    if (path !== '/') {
      await page.goto(path);
      await passSplash(page);
    }
    await expect(headingOf(page)).toHaveText(heading);
    await expect(strip(page)).toBeVisible({ visible: tabs });
    if (!tabs) continue;
    await expect(strip(page)).toHaveText(/^Sample data. Nothing here is saved./);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect((await boxOf(strip(page))).y).toBe(0);
  }
});

test('Start: the habits on screen are kept with the ticks that were made by hand, and a reload keeps everything', async ({
  page,
}) => {
  await openApp(page);
  await habit(page, 'Sleep early').click();
  await addHabit(page, 'Evening walk');
  await startJournal(page, 'Keep these habits');
  await expect(headingOf(page)).toBeFocused();
  await expectProgress(page, '17%', '1 of 6 habits completed');

  // By key: the toasts of the new habit and the new journal may be passing over its card.
  await habit(page, 'Evening walk').press('Enter');
  await expectProgress(page, '33%', '2 of 6 habits completed');
  await reload(page);
  await expect(startButton(page)).toBeHidden();
  await expectProgress(page, '33%', '2 of 6 habits completed');
  await expect(habit(page, 'Evening walk')).toHaveAttribute('aria-pressed', 'true');
  await expect(habit(page, 'Read 20 mins')).toHaveAttribute('aria-pressed', 'false');
});

test('Start: from ten ideas three become habits, each as often as one says', async ({ page }) => {
  await openApp(page);
  await chooseIdeas(page, []);
  const ideas = startScreen(page).getByRole('listitem').getByRole('button');
  await expect(ideas).toHaveCount(10);
  await expect(startScreen(page).getByText('What would you like more of?')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose what you like' })).toBeDisabled();
  for (const name of ['Exercise', 'Drink water', 'Read', 'Write', 'Write']) {
    await ideas.filter({ hasText: name }).click();
  }
  await expect(ideas.and(page.locator('[aria-pressed=true]'))).toHaveCount(3);
  await page.getByRole('button', { name: 'Begin with 3' }).click();
  const rhythms = page.getByRole('dialog', { name: 'How often?' });
  await expect(rhythms.getByText('How often?')).toBeFocused();
  await expect(rhythms.getByRole('listitem')).toHaveText([
    /Exercise3 times a week/,
    /Drink water8 glassesEvery day/,
    /Read20 min, EveningEvery day/,
  ]);
  await rhythms.getByRole('button', { name: 'Exercise 3 times a week' }).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('3 times a week');
  await page.getByRole('menuitemradio', { name: 'Every day' }).click();
  await expect(rhythms.getByRole('button', { name: 'Exercise Every day' })).toBeFocused();
  await rhythms.getByRole('button', { name: 'Start my journal' }).click();

  await expect(headingOf(page)).toBeFocused();
  await expectProgress(page, '0%', '0 of 3 habits completed');
  await expect(page.getByRole('spinbutton', { name: 'Drink water' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 8 glasses',
  );
  await expect(page.getByRole('region', { name: 'Evening' })).toContainText('Read');
  await reload(page);
  await expectProgress(page, '0%', '0 of 3 habits completed');
});

test('Start: the first habit that is done brings a hint, once', async ({ page }) => {
  await openApp(page);
  await chooseIdeas(page, ['Meditate', 'Go outside', 'Eat greens']);
  await page.getByRole('button', { name: 'Begin with 3' }).click();
  await page.getByRole('button', { name: 'Start my journal' }).click();
  const hint = page.getByRole('status').filter({ hasText: 'Your first color.' });
  await expectProgress(page, '0%', '0 of 3 habits completed');
  await expect(hint).toHaveCount(0);
  await card(page, 'Meditate').press('Enter');
  await expect(hint).toHaveText("Your first color. 2 more complete the day's bow.");
  await card(page, 'Go outside').press('Enter');
  await expect(hint).toHaveCount(0);
  await card(page, 'Meditate').press('Enter');
  await card(page, 'Go outside').press('Enter');
  await reload(page);
  await card(page, 'Eat greens').press('Enter');
  await expectProgress(page, '33%', '1 of 3 habits completed');
  await expect(hint).toHaveCount(0);
});

test('Start: no hint comes under a habit whose tick is taken back', async ({ page }) => {
  await openApp(page);
  for (const name of ['Read 20 mins', 'Sleep early']) await habit(page, name).click();
  await startJournal(page);
  await expectProgress(page, '40%', '2 of 5 habits completed');
  await habit(page, 'Read 20 mins').click();
  await expectProgress(page, '20%', '1 of 5 habits completed');
  await expect(page.getByRole('status').filter({ hasText: 'Your first color.' })).toHaveCount(0);
});

test('Start: Back goes to the ideas, which are as they were', async ({ page }) => {
  await openApp(page);
  await chooseIdeas(page, ['Read']);
  await page.getByRole('button', { name: 'Begin with 1' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(startScreen(page).getByRole('button', { name: 'Read' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Decide later' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(habitsOf(page)).toHaveCount(5);
});

test('Start: an empty list has no figure in the ring and asks for one small thing', async ({
  page,
}) => {
  await openDevice(page, 'Empty list');
  const ring = page.getByRole('progressbar', { name: 'Complete' });
  await expect(ring).not.toHaveAttribute('aria-valuenow');
  await expect(page.getByText('%')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Start with one small thing' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a habit' }).click();
  await page.getByRole('textbox', { name: 'Habit name' }).fill('Stretch');
  await page.keyboard.press('Enter');
  await expect(habit(page, 'Stretch')).toBeVisible();
  await expectProgress(page, '0%', '0 of 1 habits completed');
  await habit(page, 'Stretch').click();
  await expectProgress(page, '100%', '1 of 1 habits completed');

  await tab(page, 'Mood').click();
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await tab(page, 'Stats').click();
  await expect(page.getByText('Save a mood and the line begins here.')).toBeVisible();
});

test('Start: the browser is asked once to keep the journal', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    navigator.storage.persist = async () => {
      asked.times += 1;
      return true;
    };
  });
  const asked = () =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  await openApp(page);
  expect(await asked()).toBe(0);
  await startJournal(page);
  await expect.poll(asked).toBe(1);
});

test('Start: leaving the screen leaves the sample as it is', async ({ page }) => {
  await openApp(page);
  await startButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(startButton(page)).toBeFocused();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await reload(page);
  await expect(habitsOf(page)).toHaveCount(5);
});

test('Start: a double click on a slow device starts one journal', async ({ page }) => {
  await openApp(page);
  await startButton(page).click();
  await expect(startScreen(page)).toBeVisible();
  await slowDown(page);
  await startScreen(page).getByRole('button', { name: 'Keep these habits' }).dblclick();
  await expect(startButton(page)).toBeHidden();
  await expect(toastsOf(page)).toHaveText([/^Your journal has begun\./]);
  await expectProgress(page, '0%', '0 of 5 habits completed');
  await reload(page);
  await expectProgress(page, '0%', '0 of 5 habits completed');
});

test('Start: two tabs that start at once begin one journal, and each is told the truth', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openApp(page);
  await openApp(other);
  await addHabit(other, 'Evening walk');
  const starts = [];
  for (const each of [page, other]) {
    await startButton(each).click();
    starts.push(startScreen(each).getByRole('button', { name: 'Keep these habits' }));
  }
  await Promise.all(starts.map((start) => start.evaluate((button: HTMLElement) => button.click())));
  const said = await Promise.all(
    [page, other].map(async (each) => {
      await expect(startButton(each)).toHaveCount(0);
      const toast = toastsOf(each).filter({ hasText: /begun/ });
      return (await toast.textContent())?.includes('another tab') ? 'there' : 'here';
    }),
  );
  expect(said.toSorted()).toEqual(['here', 'there']);
  const walk = said[1] === 'here' ? 1 : 0;
  for (const each of [page, other]) await expect(habit(each, 'Evening walk')).toHaveCount(walk);
  await habit(page, 'Sleep early').press('Enter');
  await expect(habit(other, 'Sleep early')).toHaveAttribute('aria-pressed', 'true');
});

test('Start: a first visit loads nothing of it', async ({ page }) => {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response);
  });
  const bodies = (paths = [...scripts.keys()]) =>
    Promise.all(paths.map(async (path) => (await scripts.get(path)?.body()) ?? Buffer.of()));
  await openApp(page);
  for (const name of ['Mood', 'Stats', 'Home']) await tab(page, name).click();
  await expect(habitsOf(page)).toHaveCount(5);
  const atFirst = await bodies();
  expect(atFirst.join('\n')).not.toMatch(
    /createObjectStore|Type \{word\}|Your days as a rainbow|What would you like more of/i,
  );
  // What keeps the app for use offline comes after five seconds: on a slow machine it is here, too.
  const counted = await bodies([...scripts.keys()].filter((path) => !/workbox-window/.test(path)));
  const bytes = counted.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeLessThan(160_000);

  await startJournal(page);
  expect((await bodies()).join('\n')).toMatch(/createObjectStore/);
});

test('Start: a journal that opens slowly is waited for on a screen of its own', async ({
  page,
}) => {
  await openDevice(page);
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function slowly(...given) {
      const request = open.apply(this, given);
      const dispatch = request.dispatchEvent.bind(request);
      const held = (event: Event) => {
        if (Reflect.get(window, 'isReleased') === true) return;
        event.stopImmediatePropagation();
        const timer = setInterval(() => {
          if (Reflect.get(window, 'isReleased') !== true) return;
          clearInterval(timer);
          dispatch(new Event('success'));
        }, 20);
      };
      request.addEventListener('success', held);
      return request;
    };
  });
  await page.reload();
  await leaveSplash(page);
  await expect(headingOf(page)).toHaveText('Opening your journal');
  await page.evaluate(() => Object.assign(window, { isReleased: true }));
  await expect(habitsOf(page).first()).toBeVisible();
});
