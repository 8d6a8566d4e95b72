import { expect, test } from '@playwright/test';
import { entries } from './entries.ts';

for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
  test(`${title}: the docs page fits on 320 px, with large text, too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const textSize of ['100%', '200%']) {
      const width = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth;
      }, textSize);
      expect(width, `text at ${textSize}`).toBeLessThanOrEqual(320);
    }
  });
}
