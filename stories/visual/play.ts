import { expect, type Page } from '@playwright/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { preferencesOf } from '../support/preferences.ts';

/** Opens a story in a theme, waits for the end of its play function and readies the page for a picture. */
export async function pose(
  page: Page,
  { id, tags = [] }: { id: string; tags?: string[] },
  theme: string,
) {
  await page.emulateMedia({ ...preferencesOf(tags), reducedMotion: 'reduce' });
  expect(await play(page, id, theme)).toBe('success');
  await page.evaluate(() => document.fonts.ready);
}

/** Opens a story in the viewport that it sets, if it sets one, and tells how its play function ends. */
export async function play(page: Page, id: string, theme: string) {
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
