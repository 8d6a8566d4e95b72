import { expect } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { install, type Site } from './consumer.ts';

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
});
