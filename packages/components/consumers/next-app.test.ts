import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { install, type Site } from './consumer.ts';

/** The backgrounds of a card in both themes. */
const light = 'rgb(255, 253, 250)';
const dark = 'rgb(40, 25, 48)';

/** The backgrounds of the cards on a page, by their titles. */
function cardsOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator('.daybow-Card')
    .evaluateAll((cards) =>
      Object.fromEntries(
        cards.map((card) => [card.textContent, getComputedStyle(card).backgroundColor] as const),
      ),
    );
}

/** Cards that are not in the theme of the page. */
const ownThemes = {
  'Dark by class': dark,
  'Light by class': light,
  'Dark by attribute': dark,
  'Light by attribute': light,
  'Dark by color-scheme': dark,
  'Light by color-scheme': light,
};

describe('an app with Next.js', () => {
  let site: Site;

  // Its build checks the types, too.
  beforeAll(async () => {
    const app = await install('next-app', {
      server: ['next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
    });
    site = await app.start('production');
  });
  afterAll(() => site.close());

  test('renders all components on the server', async () => {
    const html = await site.markup('/');
    expect(html).toContain('role="progressbar"');
    expect(html).toContain('Read 20 mins');
    expect(html).toContain('role="radiogroup"');
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(2);
  });

  test('works after hydration', async () => {
    const { page, warnings } = await site.open('/');
    // The place for toasts appears after hydration.
    await page.locator('.daybow-ToastProvider').waitFor({ state: 'attached' });

    const habit = page.getByRole('button', { name: 'Read 20 mins' });
    await habit.click();
    await expect(habit).toHaveAttribute('aria-pressed', 'true');
    await expect(habit).toHaveCSS('min-height', '58px');

    await page.getByRole('button', { name: 'Add habit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Habit' });
    await dialog.getByLabel('Habit name').fill('Stretch');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Added Stretch')).toBeVisible();

    const line = page.getByRole('slider', { name: 'Mood' });
    await line.press('Home');
    await expect(line).toHaveAttribute('aria-valuetext', 'Mon: 2');
    expect(warnings).toEqual([]);
    await page.close();
  });

  // Its build lowers light-dark() for older browsers: https://github.com/vercel/next.js/issues/82559
  test.each(['class', 'data-theme', 'color-scheme'])(
    'has the theme that next-themes sets by %s, and others within it',
    async (strategy) => {
      const { page, warnings } = await site.open(`/themes/${strategy}`);
      const expectTheme = (background: string) =>
        expect.poll(() => cardsOf(page)).toEqual({ 'As the page': background, ...ownThemes });

      await expectTheme(light);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectTheme(dark);
      await page.getByRole('button', { name: 'light' }).click();
      await expectTheme(light);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.getByRole('button', { name: 'dark' }).click();
      await expectTheme(dark);
      await page.reload();
      await expectTheme(dark);

      await page.emulateMedia({ media: 'print' });
      await expect.poll(async () => (await cardsOf(page))['As the page']).toBe(light);
      expect(warnings).toEqual([]);
      await page.close();
    },
  );
});
