import type { Page } from '@playwright/test';
import { madeUpDeviceWords, madeUpWords } from '../src/words/madeUp';
import { expect, openedAt, product, screens, test } from './app';
import { expectNoSidewaysScroll } from './geometry';

/*
 * A made-up language: other letters, 40 percent longer, from right to left. A Latin letter on a screen is an
 * English word that nobody can translate.
 */

const words = madeUpWords();
const deviceWords = madeUpDeviceWords();
const paths = screens.map(({ path }) => path);

test.use({ locale: 'ar-XB', contextOptions: { reducedMotion: 'reduce' } });

/** What is written or announced with Latin letters, the product's name excepted. */
const englishOn = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const spoken = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'aria-description'];
    const written = ['placeholder', 'title', 'alt', 'label'];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      [...spoken, ...written].map((attribute) => element.getAttribute(attribute) ?? ''),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found = [document.title, ...attributes];
    while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
    return found.filter((text) => /[a-z]{2}/i.test(text.replaceAll(name, '')));
  }, product);

/** The texts that reach beyond the sides of the window, or of the dialog around them. */
const outsideOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const outside: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const holder = node.parentElement;
      if (!node.textContent?.trim() || !holder?.checkVisibility({ opacityProperty: true }))
        continue;
      // What only screen readers get is in a box of a pixel.
      if (holder.closest('.daybow-VisuallyHidden')) continue;
      const frame = holder.closest('[role=dialog]')?.getBoundingClientRect();
      const [start, end] = frame
        ? [frame.left, frame.right]
        : [0, document.documentElement.clientWidth];
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 0 && (left < start - 1 || right > end + 1)) outside.push(node.textContent);
      }
    }
    return outside;
  });

async function expectTranslated(page: Page, place: string) {
  expect(await englishOn(page), `English on ${place}`).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await outsideOf(page), `texts beyond the sides of ${place} at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Opens an address and goes past its splash at once. */
async function open(page: Page, path: string) {
  await page.goto(path);
  const splash = page.getByRole('status').filter({ hasText: words.app.tagline });
  await expect(splash).toBeVisible();
  await page.clock.fastForward(2300);
  await expect(splash).toBeHidden();
}

const buttonsOf = (page: Page) => page.locator('button:visible');

/** Every screen, and everything that a press on one of its buttons shows. */
async function expectEverythingTranslated(page: Page) {
  for (const path of paths) {
    await open(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectTranslated(page, path);
    const count = await buttonsOf(page).count();
    for (let index = 0; index < count; index += 1) {
      const button = buttonsOf(page).nth(index);
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
      await button.click();
      const dialog = page.getByRole('dialog');
      const place = `${path} after a press on '${name}'`;
      await expectTranslated(page, place);
      if (await dialog.isVisible()) {
        // What an empty form says, if it is one.
        await dialog
          .locator('form')
          .first()
          .evaluateAll(([form]) => (form as HTMLFormElement)?.requestSubmit());
        await expectTranslated(page, `${place}, submitted`);
      }
      if (await dialog.isVisible()) {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      if (new URL(page.url()).pathname !== path) {
        await open(page, path);
      }
    }
  }
}

test('a made-up language reaches every word of the sample, fits and mirrors', async ({
  page,
  announce,
}) => {
  test.slow();
  announce(/404.*\/nowhere/, 'any');
  announce(/Mood saved|coming soon/i, 'any');
  await page.clock.install({ time: openedAt });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const tabs = page.getByRole('navigation').getByRole('link');
  const [first, last] = [await tabs.first().boundingBox(), await tabs.last().boundingBox()];
  expect(first?.x).toBeGreaterThan(last?.x ?? NaN);
  await expectEverythingTranslated(page);
});

test("a made-up language reaches every word of a person's own journal, fits and mirrors", async ({
  page,
  announce,
}) => {
  test.slow();
  announce(/404.*\/nowhere/, 'any');
  await page.clock.install({ time: openedAt });
  await open(page, '/');
  await page.getByRole('button', { name: words.sampleStrip.start }).click();
  const dialog = page.getByRole('dialog', { name: deviceWords.start.title });
  await expectTranslated(page, 'the dialog that starts a journal');
  const close = await dialog.getByRole('button', { name: words.components.close }).boundingBox();
  expect(close?.x).toBeLessThan(100);
  await dialog.getByRole('button', { name: deviceWords.start.start, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expectEverythingTranslated(page);
});
