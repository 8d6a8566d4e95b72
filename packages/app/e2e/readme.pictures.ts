import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, headingOf, openApp, screens, test } from './app';
import { openDevice, reload } from './device';
import { writeMonths } from './deviceRows';

/*
 * The pictures of the README, by day of the sample, by night of a journal of five weeks. The date is fixed, so that
 * a picture changes only when the app does.
 */

const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');
const screenshots = join(import.meta.dirname, '..', 'public', 'screenshots');
const shown = { Home: 'habits', Mood: 'mood', Stats: 'stats', Settings: 'settings' };

async function take(page: Page, ending: string): Promise<void> {
  for (const [name, file] of Object.entries(shown)) {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen '${name}'.`);
    await page.goto(screen.path);
    await page.clock.fastForward(2300);
    await expect(headingOf(page)).toHaveText(screen.heading);
    // A chart draws itself, and a ring counts up.
    await page.clock.runFor(2000);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${file}${ending}.png`) });
  }
}

test('The pictures by day', async ({ page }) => {
  await openApp(page);
  await take(page, '');
});

test('The pictures by night', async ({ page }) => {
  await openDevice(page);
  await writeMonths(page, [
    {
      month: '2026-10',
      marks: {
        1: 'd.dd.ddd.dddd.dd.dddddd.ddd.ddd',
        2: '.ddd.dd.dddd.ddd.dd.dddd.dddd.d',
        3: 'd.d.d..dd.d.dd..d.dd.d.dd.d.d.d',
        4: 'dddd.dddddd.ddddd.dddddddd.dddd',
        5: '.d.dd.d.d.dd.dd.d.ddd.d.dd.d.dd',
      },
      moods: '3434.4543345.44533454.345544345',
    },
    {
      month: '2026-11',
      marks: {
        1: 'dd.dddd.ddddd.ddddddd.........',
        2: 'dddd.dd.ddd.ddddddddd.........',
        3: 'd.d.dd.d.dd.d.dd.dddd.........',
        4: 'ddddd.dddddddddddddd..........',
        5: '.dd.d.ddd.dd.ddd.ddd..........',
      },
      moods: '4434.54454.345544454..........',
    },
  ]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await reload(page);
  await take(page, '-dark');

  // The manifest's picture of a wide window.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.clock.fastForward(2300);
  await expect(page.getByRole('region', { name: 'How are you feeling?' })).toBeVisible();
  await page.clock.runFor(2000);
  await page.screenshot({ path: join(screenshots, 'wide.png') });
});
