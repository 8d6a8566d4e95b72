import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { preferencesOf } from '../support/preferences.ts';

interface StoryIndex {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; tags?: string[] }
  >;
}

const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as StoryIndex;
const stories = Object.values(index.entries).filter(
  ({ type, tags }) => type === 'story' && !tags?.includes('no-picture'),
);

for (const theme of ['light', 'dark']) {
  for (const { id, title, name, tags = [] } of stories) {
    test(`${title}, ${name}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ ...preferencesOf(tags), reducedMotion: 'reduce' });
      await page.clock.setFixedTime('2026-11-21T09:30:00');
      await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
      // A story is still when its play function has done what it does.
      await page.waitForFunction(() => {
        const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
        return ['completed', 'finished'].includes(preview?.currentRender?.phase);
      });
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`);
    });
  }
}
