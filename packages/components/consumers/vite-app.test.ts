import { expect } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Consumer, install, modes, type Site } from './consumer.ts';

/** The texts of a drawing, in their order. */
const textsOf = (svg = '') => [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);

let app: Consumer;

beforeAll(async () => {
  app = await install('vite-app');
});

test('the types of all imports are correct', async () => {
  await expect(app.typecheck()).resolves.toBeUndefined();
});

describe.each(modes)('an app with Vite, built for %s', (mode) => {
  let site: Site;

  beforeAll(async () => {
    site = await app.start(mode);
  });
  afterAll(() => site.close());

  test('renders all components on a server', async () => {
    const html = await site.markup('prerendered.html');
    expect(html).toContain('role="progressbar"');
    expect(html).toContain('aria-pressed="false"');
    expect(html).toContain('role="radiogroup"');
    expect(html).toContain('role="switch"');
    const [bars, line] = html.match(/<svg[^>]*role="img"[^]*?<\/svg>/g) ?? [];
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    expect(textsOf(bars)).toEqual(['4', '5', '3', '5', '4', '5', '5', ...days]);
    expect(textsOf(line)).toEqual(expect.arrayContaining(days));
  });

  test.each(['prerendered.html', 'index.html'])('works, opened at %s', async (path) => {
    const { page, warnings } = await site.open(path);
    // The place for toasts appears after hydration.
    await page.locator('.daybow-ToastProvider').waitFor({ state: 'attached' });

    const habit = page.getByRole('button', { name: 'Read 20 mins' });
    await habit.click();
    await expect(habit).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');

    const reminders = page.getByRole('switch', { name: 'Notifications' });
    await reminders.click();
    await expect(reminders).not.toBeChecked();

    await page.getByRole('radio', { name: 'Great' }).check({ force: true });
    await page.getByRole('button', { name: 'Save mood' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Mood 5 it is' })).toBeVisible();

    const opener = page.getByRole('button', { name: 'Add habit' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Add New Habit' });
    await expect(dialog).toHaveAccessibleDescription('It starts today.');
    await expect(dialog.getByLabel('Habit name')).toBeFocused();
    await page.keyboard.type('Stretch');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Added Stretch' })).toBeVisible();

    const bars = page.getByRole('slider', { name: 'Habits completed' });
    await bars.press('End');
    await expect(bars).toHaveAttribute('aria-valuetext', 'Sun: 5');

    expect(warnings).toEqual([]);
    await page.close();
  });

  test('has a Content Security Policy that forbids style elements', async () => {
    const { page, warnings } = await site.open('index.html');
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'p { color: red }';
      document.head.append(style);
    });
    await expect.poll(() => warnings.join()).toContain('Content Security Policy');
    await page.close();
  });

  test('can override styles, in any order of style sheets', async () => {
    const { page } = await site.open('index.html');
    const own = page.locator('.daybow-HabitCard', { hasText: 'Drink water' });
    await expect(own).toHaveCSS('border-radius', '3px');
    await expect(own).toHaveCSS('background-color', 'rgb(224, 242, 233)');
    await expect(page.getByRole('button', { name: 'Save mood' })).toHaveCSS(
      'letter-spacing',
      '2px',
    );
    await page.close();
  });

  test('can have a CSS reset and no fonts', async () => {
    const { page } = await site.open('index.html');
    const button = page.getByRole('button', { name: 'Add habit' });
    await expect(button).toHaveCSS('min-height', '56px');
    await expect(button).toHaveCSS('padding', '12px 24px');
    await expect(button).toHaveCSS('font-weight', '600');
    await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const note = page.getByLabel('Note');
    await expect(note).toHaveCSS('border-top-style', 'solid');
    await expect(note).toHaveCSS('padding', '12px 16px');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '32px');
    expect(await page.evaluate(() => document.fonts.size)).toBe(0);

    await page.setViewportSize({ width: 800, height: 800 });
    await button.click();
    const dialog = await page.getByRole('dialog').boundingBox();
    expect(dialog && dialog.x + dialog.width / 2).toBeCloseTo(400);
    await page.close();
  });

  test('can give a part of a page its own theme', async () => {
    const { page } = await site.open('index.html');
    const background = (name: string) =>
      page
        .locator('.daybow-Card', { hasText: name })
        .evaluate((card) => getComputedStyle(card).backgroundColor);
    expect(await background('Weekly Habits')).toBe('rgb(255, 253, 250)');
    expect(await background('Always dark')).toBe('rgb(40, 25, 48)');
    await page.close();
  });

  test('can use the tokens alone', async () => {
    const { page } = await site.open('tokens.html');
    const system = page.getByText('the system');
    await expect(system).toHaveCSS('background-color', 'rgb(69, 42, 79)');
    await expect(system).toHaveCSS('border-radius', '16px');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(system).toHaveCSS('background-color', 'rgb(254, 215, 168)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.getByText('dark theme')).toHaveCSS('background-color', 'rgb(254, 215, 168)');
    await page.close();
  });
});
