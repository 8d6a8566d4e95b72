import type { Page } from '@playwright/test';
import {
  addButton,
  addDialog,
  addHabit,
  expect,
  openAddDialog,
  openApp,
  stopClock,
  tabsOf,
  test,
  toastsOf,
} from './app';
import { overlap } from './geometry';

/** Hears what a screen reader would say: words that come into a live region that was there before. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const near = target instanceof Element ? target : target.parentElement;
        const region = near?.closest(
          '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]',
        );
        const root = region?.getRootNode();
        const outer = root instanceof ShadowRoot ? root.host : region;
        if (!region || outer?.closest('[aria-hidden=true], [inert]')) continue;
        const manner = region.getAttribute('aria-live') ?? region.role;
        for (const node of addedNodes) {
          if (node.textContent) spoken.push(`${manner}: ${node.textContent}`);
        }
      }
    });
    // What the page is served with is not news.
    document.addEventListener('DOMContentLoaded', () =>
      observer.observe(document, { childList: true, subtree: true }),
    );
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function attach(options) {
      const root = attachShadow.call(this, options);
      observer.observe(root, { childList: true, subtree: true });
      return root;
    };
  });

const spokenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

test('§9 Toasts: one leaves by itself after the usual 4 to 5 seconds', async ({ page }) => {
  await openApp(page);
  await stopClock(page);
  await addHabit(page, 'Stretch');
  await page.clock.runFor(100);
  await expect(toastsOf(page)).toHaveText('Added "Stretch" to your habits!');
  await page.clock.runFor(3900);
  await expect(toastsOf(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toastsOf(page)).toHaveCount(0);
});

test('§9 Toasts: one stays while the pointer is on it', async ({ page }) => {
  await openApp(page);
  await stopClock(page);
  await addHabit(page, 'Stretch');
  await page.clock.runFor(100);
  await toastsOf(page).hover();
  await page.clock.runFor(20_000);
  await expect(toastsOf(page)).toBeVisible();
  await page.mouse.move(195, 100);
  await page.clock.runFor(5000);
  await expect(toastsOf(page)).toHaveCount(0);
});

test('§9 Toasts: one stays while it has the focus, and Escape dismisses it', async ({ page }) => {
  await openApp(page);
  await stopClock(page);
  await addHabit(page, 'Stretch');
  await page.clock.runFor(100);
  await page.keyboard.press('F8');
  await expect(toastsOf(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toastsOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.clock.runFor(20_000);
  await expect(toastsOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toastsOf(page)).toHaveCount(0);

  // Without a toast there is no landmark of toasts, and F8 leads nowhere.
  await page.clock.runFor(1100);
  await expect(page.getByRole('region', { name: /^Notifications/ })).toHaveCount(0);
  await expect(addButton(page)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(addButton(page)).toBeFocused();
});

test('§8 Toasts: each is read out once when it appears, over an open dialog too', async ({
  page,
}) => {
  await listen(page);
  await openApp(page);
  const { dialog, name } = await openAddDialog(page);
  await name.press('Enter');
  await expect(toastsOf(page)).toHaveCount(1);
  await expect.poll(() => spokenOn(page)).toContain('assertive: Please enter a habit name');
  await name.fill('Stretch');
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => spokenOn(page)).toContain('polite: Added "Stretch" to your habits!');
  await expect(toastsOf(page)).toHaveCount(1);
  expect(await spokenOn(page)).toEqual([
    'assertive: Please enter a habit name',
    'polite: Added "Stretch" to your habits!',
  ]);
});

test('§8 Toasts: none takes the focus', async ({ page }) => {
  await openApp(page);
  const { name } = await openAddDialog(page);
  await name.press('Enter');
  await expect(toastsOf(page)).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Stretch');
  await expect(name).toHaveValue('Stretch');
});

test('§8 Toasts: an open dialog takes Escape first, then the toast', async ({ page }) => {
  await openApp(page);
  const { dialog, name } = await openAddDialog(page);
  await name.press('Enter');
  await expect(toastsOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toastsOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toastsOf(page)).toHaveCount(0);
});

test('§8 Toasts: a swipe to the side dismisses one', async ({ page }) => {
  await openApp(page);
  await addHabit(page, 'Stretch');
  const box = await toastsOf(page).boundingBox();
  if (!box) throw new Error('The toast has no box.');
  // By its icon: a mouse on the words selects them.
  await page.mouse.move(box.x + 24, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 4 });
  await page.mouse.move(box.x + 300, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(toastsOf(page)).toHaveCount(0);
});

test('§8 Toasts: one leaves when a sheet opens, and an error once its cause is mended', async ({
  page,
}) => {
  await openApp(page);
  await addHabit(page, 'Stretch');
  await expect(toastsOf(page)).toHaveText('Added "Stretch" to your habits!');
  expect(await overlap(toastsOf(page), tabsOf(page))).toBe(false);
  expect(await overlap(toastsOf(page), addButton(page))).toBe(false);
  const { name } = await openAddDialog(page);
  await expect(toastsOf(page)).toHaveCount(0);
  await name.press('Enter');
  await expect(toastsOf(page)).toHaveText('Please enter a habit name');
  await name.pressSequentially('S');
  await expect(toastsOf(page)).toHaveCount(0);
});

test('§8 Toasts: one stands above the sheet and covers nothing in it', async ({ page }) => {
  await openApp(page);
  const { dialog, name } = await openAddDialog(page);
  await name.press('Enter');
  await expect(toastsOf(page)).toBeVisible();
  await expect.poll(() => overlap(toastsOf(page), dialog)).toBe(false);
  await expect(addDialog(page).add).toBeInViewport({ ratio: 1 });
});
