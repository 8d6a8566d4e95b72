import { expect } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Consumer, install, modes, type Site } from './consumer.ts';

/** The texts of a drawing, in their order. */
const textsOf = (svg = '') => [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);

let app: Consumer;

beforeAll(async () => {
  app = await install('rsc-app');
});

test('the types of all imported entries are correct', async () => {
  await expect(app.typecheck()).resolves.toBeUndefined();
});

describe.each(modes)('an app with React Server Components, built for %s', (mode) => {
  let site: Site;

  beforeAll(async () => {
    site = await app.start(mode);
  });
  afterAll(() => site.close());

  test('renders all components on the server', async () => {
    const html = await site.markup('/');
    expect(html).toContain('role="progressbar"');
    expect(html).toContain('Read 20 mins');
    expect(html).toContain('role="radiogroup"');
    const [bars, line] = html.match(/<svg[^>]*role="img"[^]*?<\/svg>/g) ?? [];
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    expect(textsOf(bars)).toEqual(['4', '5', '3', '5', '4', '5', '5', ...days]);
    expect(textsOf(line)).toEqual(expect.arrayContaining(days));
  });

  test('has client references for components in its server tree', async () => {
    const tree = await site.markup('/index.rsc');
    expect(tree).toContain('"HabitCard"');
    expect(tree).toContain('Read 20 mins');
    expect(tree).not.toContain('aria-pressed');
  });

  test('works with the entries and style sheets of single components', async () => {
    const { page, warnings } = await site.open('/');
    // The place for toasts appears after hydration.
    await page.locator('.daybow-ToastProvider').waitFor({ state: 'attached' });

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

    expect(warnings).toEqual([]);
    await page.close();
  });
});
