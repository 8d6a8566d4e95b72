import type { Page } from '@playwright/test';
import { expect, headingOf, note, tab, test, toastsOf } from './app';
import { goToDay, openDevice, reload, todayEntry, undo } from './device';
import { targetSizes } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const row = (page: Page) => page.getByRole('region', { name: 'Mood', exact: true });

test('Home asks for the mood once: one tap saves it, Undo asks again', async ({ page }) => {
  await openDevice(page);
  await expect(row(page).getByRole('button')).toHaveCount(5);
  await row(page).getByRole('button', { name: 'Good' }).click();
  await expect(toastsOf(page).last()).toContainText("Saved today's mood.");
  await expect(row(page).getByRole('link')).toHaveAccessibleName('Mood Good');
  await expect(row(page).getByRole('link')).toBeFocused();
  await expect(row(page)).not.toHaveAttribute('aria-busy');
  await undo(page);
  await expect(row(page).getByRole('button')).toHaveCount(5);

  await row(page).getByRole('button', { name: 'Great' }).click();
  await expect(row(page)).not.toHaveAttribute('aria-busy');
  await reload(page);
  await row(page).getByRole('link', { name: 'Mood Great' }).click();
  await expect(headingOf(page)).toHaveText('How are you feeling?');
  await expect(todayEntry(page)).toContainText('Great');
});

test('Home asks by keyboard too, keeps a note that was begun, and is silent on other days', async ({
  page,
}) => {
  await openDevice(page);
  await tab(page, 'Mood').click();
  await note(page).fill('Begun in the train');
  await tab(page, 'Home').click();
  await row(page).getByRole('button', { name: 'Great' }).focus();
  await page.keyboard.press('Tab');
  await expect(row(page).getByRole('button', { name: 'Good' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(todayEntry(page)).toContainText('Begun in the train');
  await tab(page, 'Home').click();
  await goToDay(page, 'before');
  await expect(row(page)).toHaveCount(0);
});

test('The row of faces has targets of 44 px at 390 px, and stays inside of 320 px with large text', async ({
  page,
}) => {
  await openDevice(page);
  await expect(row(page)).toBeVisible();
  const faces = (await targetSizes(page)).filter(({ name }) =>
    /^(Great|Terrible)/.test(name ?? ''),
  );
  expect(faces).toHaveLength(2);
  for (const { width, height } of faces) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const boxes = await row(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  for (const [index, { left, right }] of boxes.entries()) {
    expect(right).toBeLessThanOrEqual(304);
    expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 16);
  }
});

test('The label of the row of faces keeps clear of the first face at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDevice(page);
  const label = await row(page)
    .getByText('Mood', { exact: true })
    .evaluate((each) => each.getBoundingClientRect());
  const face = await row(page)
    .getByRole('button')
    .first()
    .evaluate((each) => each.getBoundingClientRect());
  expect(face.top).toBeLessThan(label.bottom);
  expect(face.left - label.right).toBeGreaterThanOrEqual(8);
});
