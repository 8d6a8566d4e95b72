import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { preferencesOf } from '../support/preferences.ts';
import { isCommitted, pictured, stories } from './entries.ts';
import { play, pose } from './play.ts';
import { mayLookAlike, samePictures } from './samePictures.ts';

for (const story of pictured) {
  test(`${story.title}, ${story.name}, light`, async ({ page }) => {
    await pose(page, story, 'light');
    if (isCommitted(story)) await expect(page).toHaveScreenshot(`${story.id}-light.png`);
    const alike = storiesWith(await page.screenshot(), story.id);
    expect(alike.filter((other) => !mayLookAlike(story.id, other))).toEqual([]);
  });
}

for (const story of pictured.filter(isCommitted)) {
  test(`${story.title}, ${story.name}, dark`, async ({ page }) => {
    await pose(page, story, 'dark');
    await expect(page).toHaveScreenshot(`${story.id}-dark.png`);
  });
}

test('Stories that may look alike are stories with a picture', () => {
  const named = samePictures.flatMap(({ component, names }) =>
    names.map((name) => `${component}--${name}`),
  );
  const ids = pictured.map(({ id }) => id);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

/** A phone and a laptop. A story that sets a viewport is played in that. */
for (const width of [414, 1280]) {
  for (const { id, title, name, tags = [] } of stories) {
    test(`${title}, ${name}, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia(preferencesOf(tags));
      await page.setViewportSize({ width, height: 800 });
      expect(await play(page, id, 'light')).toBe('success');
    });
  }
}

/** The other stories that had this picture so far in this run, in whichever worker. */
function storiesWith(picture: Buffer, id: string): string[] {
  const folder = join(test.info().project.outputDir, 'seen');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, createHash('sha256').update(picture).digest('hex'));
  appendFileSync(file, `${id}\n`);
  const ids = readFileSync(file, 'utf8').trimEnd().split('\n');
  return [...new Set(ids)].filter((other) => other !== id);
}
