import {
  addHabit,
  expect,
  habit,
  headingOf,
  mood,
  openAddDialog,
  openApp,
  passSplash,
  screens,
  splashOf,
  test,
  toastsOf,
} from './app';
import { expectAccessibleInBothThemes, expectNoAxeViolations } from './axe';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('§2 Accessibility: axe finds nothing on Home, Mood, Stats, Settings and the not-found page, in both themes', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await openApp(page);
  for (const { name, path, heading } of screens) {
    if (path !== '/') {
      await page.goto(path);
      await passSplash(page);
    }
    await expect(headingOf(page)).toHaveText(heading);
    await expectAccessibleInBothThemes(page, name);
  }
});

test('§2 Accessibility: axe finds nothing on the splash, in both themes', async ({ page }) => {
  // The two timers of the splash never end, while axe has its own. The splash shortens them by the time since the
  // first paint, which therefore stays unknown.
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: TimerHandler, wait = 0, ...given: unknown[]) =>
        wait < 2000 ? start(run, wait, ...given) : 0,
    });
  });
  await page.goto('/');
  await expect(splashOf(page)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Splash');
});

test('§2 Accessibility: axe finds nothing with the dialog open, an error and its toast, in both themes', async ({
  page,
}) => {
  await openApp(page);
  await openAddDialog(page);
  await expectAccessibleInBothThemes(page, 'Dialog');
  await page.keyboard.press('Enter');
  await toastsOf(page).hover();
  await expectAccessibleInBothThemes(page, 'Dialog with an error');
});

test('§2 Accessibility: axe finds nothing with a toast on Home and a mood chosen, in both themes', async ({
  page,
}) => {
  await openApp(page);
  await addHabit(page, 'Stretch');
  await toastsOf(page).hover();
  await expectAccessibleInBothThemes(page, 'Toast');
  await page.goto('/mood');
  await passSplash(page);
  await page
    .locator('label')
    .filter({ has: mood(page, 'Bad') })
    .click();
  await expectAccessibleInBothThemes(page, 'Mood chosen');
});

test('§8 Accessibility: axe finds nothing on the error screen, in both themes', async ({
  page,
  announce,
}) => {
  announce(/The sky fell/, 'any');
  await page.addInitScript(() => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new Error('The sky fell');
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        throw new Error('The sky fell');
      },
    });
  });
  await openApp(page);
  await expect(headingOf(page)).toHaveText('Unexpected Application Error!');
  await expectAccessibleInBothThemes(page, 'Error');
});

test('§2 Accessibility: forced colours keep every screen readable, and done apart from not done', async ({
  page,
  announce,
}) => {
  announce(/404.*\/nowhere/);
  await page.emulateMedia({ forcedColors: 'active' });
  await openApp(page);
  const looksOf = (name: string) =>
    habit(page, name).evaluate((card) => {
      const all = [card, ...card.querySelectorAll('*')];
      return {
        fills: new Set(all.map((each) => getComputedStyle(each).backgroundColor)).size,
        struck: all.some((each) => getComputedStyle(each).textDecorationLine === 'line-through'),
        edged: parseFloat(getComputedStyle(card.closest('li > *') ?? card).borderTopWidth) > 0,
      };
    });
  const [done, open] = [await looksOf('Exercise'), await looksOf('Read 20 mins')];
  expect(done).toMatchObject({ struck: true, edged: true });
  expect(open).toMatchObject({ struck: false, edged: true });
  expect(done.fills).toBeGreaterThan(open.fills);
  for (const { name, path, heading } of screens) {
    if (path !== '/') {
      await page.goto(path);
      await passSplash(page);
    }
    await expect(headingOf(page)).toHaveText(heading);
    await expectNoAxeViolations(page, `${name}, forced colours`);
  }
});
