import { expect } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Consumer, install, modes, type Site } from './consumer.ts';

let app: Consumer;

beforeAll(async () => {
  app = await install('rsc-app');
});

test('an app can check the types of each entry that it imports', async () => {
  await expect(app.typecheck()).resolves.toBeUndefined();
});

describe.each(modes)('an app of React Server Components, built for %s', (mode) => {
  let site: Site;

  beforeAll(async () => {
    site = await app.start(mode);
  });
  afterAll(() => site.close());

  test('comes from a server as whole markup', async () => {
    const html = await site.markup('/');
    expect(html).toContain('role="progressbar"');
    expect(html).toContain('Read 20 mins');
    expect(html).toContain('role="radiogroup"');
    const [bars, line] = html.match(/<svg[^>]*role="img"[^]*?<\/svg>/g) ?? [];
    // Seven bars, one path for the room above those that are not full, and the zero line.
    expect(bars?.match(/<path/g)).toHaveLength(9);
    expect(line?.match(/<circle/g)).toHaveLength(7);
  });

  test('keeps components on the client side of the boundary', async () => {
    const tree = await site.markup('/index.rsc');
    expect(tree).toContain('"HabitCard"');
    expect(tree).toContain('Read 20 mins');
    expect(tree).not.toContain('aria-pressed');
  });

  test('works, each component from its own entry and in its own sheet', async () => {
    const { page, complaints } = await site.open('/');
    // The place of toasts is there once the page has come to life.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });

    const habit = page.getByRole('button', { name: 'Read 20 mins' });
    await habit.click();
    await expect(habit).toHaveAttribute('aria-pressed', 'true');
    await expect(habit).toHaveCSS('min-height', '58px');

    const great = page.getByRole('radio', { name: 'Great' });
    await great.check({ force: true });
    await expect(great).toBeChecked();

    await page.getByRole('button', { name: 'Add habit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Habit' });
    await dialog.getByLabel('Habit name').fill('Stretch');
    await expect(dialog).toHaveCSS('position', 'fixed');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'Added Stretch' })).toBeVisible();

    const line = page.getByRole('slider', { name: 'Mood' });
    await line.press('Home');
    await expect(line).toHaveAttribute('aria-valuetext', 'Mon: 4');

    expect(complaints).toEqual([]);
    await page.close();
  });
});
