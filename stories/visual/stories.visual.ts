import { expect, type Page, test } from '@playwright/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { preferencesOf } from '../support/preferences.ts';
import { entries } from './entries.ts';

const stories = entries.filter(({ type }) => type === 'story');

/** Examples have no picture: they look like another story of their component. */
const pictured = stories.filter(
  ({ name, tags }) => name !== 'Example' && !tags?.includes('no-picture'),
);

for (const theme of ['light', 'dark']) {
  for (const { id, title, name, tags = [] } of pictured) {
    test(`${title}, ${name}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ ...preferencesOf(tags), reducedMotion: 'reduce' });
      expect(await play(page, id, theme)).toBe('success');
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`);
    });
  }
}

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

/** Opens a story in the viewport that it sets, if it sets one, and tells how its play function ends. */
async function play(page: Page, id: string, theme: string) {
  await page.addInitScript(stopDate, Date.parse('2026-11-21T09:30:00Z'));
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
  const outcome = await outcomeOf(page);
  const size = await sizeOf(page);
  if (!size) return outcome;
  await page.setViewportSize(size);
  await page.reload();
  return outcomeOf(page);
}

/** Every picture is of the same day. Timers and frames run, because stories wait for them. */
function stopDate(now: number) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [now]) as [number]));
    }

    static override now = () => now;
  } as DateConstructor;
}

/** The status of a story's play function, and its error, once it has ended. */
async function outcomeOf(page: Page) {
  const played = await page.waitForFunction(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const [finished] = channel?.last('storyFinished') ?? [];
    const [failure] = channel?.last('playFunctionThrewException') ?? [];
    return finished && `${finished.status} ${failure?.message ?? ''}`.trim();
  });
  return played.jsonValue();
}

/** The viewport that a story sets, or null. */
async function sizeOf(page: Page): Promise<{ width: number; height: number } | null> {
  const { value, options } = await page.evaluate(() => {
    const { storyGlobals, parameters } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender
      .story;
    return { value: storyGlobals?.viewport?.value, options: parameters?.viewport?.options };
  });
  const styles = { ...MINIMAL_VIEWPORTS, ...options }[value]?.styles;
  return styles ? { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) } : null;
}
