import { expect, test } from '@playwright/test';
import { pictured } from './entries.ts';
import { pose } from './play.ts';

for (const theme of ['light', 'dark']) {
  for (const story of pictured) {
    test(`${story.title}, ${story.name}, ${theme}`, async ({ page }) => {
      await pose(page, story, theme);
      await expect(page).toHaveScreenshot(`${story.id}-${theme}.png`);
    });
  }
}
