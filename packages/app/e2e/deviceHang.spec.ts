import {
  expect,
  habitsOf,
  headingOf,
  leaveSplash,
  openApp,
  passSplash,
  test,
  toastsOf,
} from './app';
import { expectAccessibleInBothThemes } from './axe';
import { expectProgress, openDevice, reload, startButton, startScreen } from './device';
import { hangStorage, healStorage } from './deviceStorage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const what of ['open', 'databases'] as const) {
  test(`Trouble: storage whose ${what} never answers is explained after 5 s, and can be tried again`, async ({
    page,
  }) => {
    await openDevice(page);
    await hangStorage(page, what);
    await page.reload();
    await leaveSplash(page);
    await expect(headingOf(page)).toHaveText('Opening your journal');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.clock.fastForward(2700);
    await expect(headingOf(page)).toHaveText('Still opening your journal');
    await expect(page.getByRole('status')).toContainText('What you saved is safe');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'Late');

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(headingOf(page)).toHaveText('Opening your journal');
    await expect(headingOf(page)).toBeFocused();
    await page.clock.fastForward(5000);
    await expect(headingOf(page)).toHaveText('Still opening your journal');
    await healStorage(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectProgress(page, '60%', '3 of 5 habits completed');
  });
}

test('Trouble: an attempt that answers late, once another was made, is closed again', async ({
  page,
}) => {
  await openDevice(page);
  await page.addInitScript(() => {
    const { databases } = IDBFactory.prototype;
    const released = new Promise<void>((resolve) => Object.assign(window, { release: resolve }));
    IDBFactory.prototype.databases = async function slowly() {
      await released;
      return databases.call(this);
    };
  });
  await page.reload();
  await leaveSplash(page);
  await page.clock.fastForward(2700);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await expect(habitsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sleep early', exact: true }).click();
  await expectProgress(page, '80%', '4 of 5 habits completed');
});

test('Start: a start that never answers says so after 5 s, and can be tried again', async ({
  page,
}) => {
  await hangStorage(page, 'open');
  await openApp(page);
  await startButton(page).click();
  const dialog = startScreen(page);
  await dialog.getByRole('button', { name: 'Keep these habits' }).click();
  await page.clock.fastForward(5100);
  await expect(dialog.getByRole('alert')).toContainText("storage doesn't answer");
  await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Start, late');
  await healStorage(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(toastsOf(page)).toContainText('Your journal has begun.');
  await expectProgress(page, '0%', '0 of 5 habits completed');
  await reload(page);
  await expectProgress(page, '0%', '0 of 5 habits completed');
});

test('Start: leaving the sheet while a start does not answer calls it off', async ({ page }) => {
  await hangStorage(page, 'open');
  await openApp(page);
  await startButton(page).click();
  const dialog = startScreen(page);
  await dialog.getByRole('button', { name: 'Keep these habits' }).click();
  await page.clock.fastForward(5100);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await startButton(page).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Keep these habits' })).toBeVisible();
});

test('Trouble: where the browser cannot list its databases, the journal is found all the same', async ({
  page,
}) => {
  await openDevice(page);
  await page.addInitScript(() => Object.assign(IDBFactory.prototype, { databases: undefined }));
  await reload(page);
  await expect(startButton(page)).toHaveCount(0);
  await expectProgress(page, '60%', '3 of 5 habits completed');
});

test('Trouble: where nobody can tell if there is a journal, none is hidden behind the sample', async ({
  page,
  announce,
}) => {
  announce(/Workaround for Chrome UnknownError/, 'any');
  await openDevice(page);
  await page.addInitScript(() => {
    for (const name of ['open', 'databases']) {
      Object.assign(IDBFactory.prototype, {
        [name]: () => {
          throw new DOMException('The disk gave up.', 'UnknownError');
        },
      });
    }
  });
  await reload(page);
  await expect(headingOf(page)).toHaveText("Your journal didn't open");
});

for (const [how, spoil] of [
  [
    'blocked',
    () => {
      for (const name of ['open', 'databases']) {
        Object.assign(IDBFactory.prototype, {
          [name]: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  ],
  ['missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'not even named',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  ],
] as const) {
  test(`Trouble: where storage is ${how} the sample shows and says so`, async ({ page }) => {
    await page.addInitScript(spoil);
    await openApp(page);
    await expectProgress(page, '60%', '3 of 5 habits completed');
    const strip = page.getByRole('region', { name: 'Sample data' });
    await expect(strip).toContainText('Storage is blocked.');
    await expect(startButton(page)).toHaveCount(0);
    await strip.getByRole('button', { name: 'What now?' }).click();
    await expect(headingOf(page)).toHaveText('Storage is blocked');
    await expect(page.getByText('Wait a moment')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Back up now' })).toHaveCount(0);
    await expectAccessibleInBothThemes(page, 'Blocked');
    await page.getByRole('button', { name: 'Try again' }).click();
    await passSplash(page);
    await expectProgress(page, '60%', '3 of 5 habits completed');
  });
}
