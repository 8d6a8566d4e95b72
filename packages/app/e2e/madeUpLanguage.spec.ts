import type { Locator, Page } from '@playwright/test';
import { madeUpDeviceWords, madeUpWords } from '../src/shared/words/madeUp';
import { expect, openedAt, product, screens, test } from './app';
import { expectNoSidewaysScroll } from './geometry';
import { expectIsolated } from './isolation';

/*
 * A made-up language: Hebrew letters, 40 percent longer, from right to left. A Latin letter on a screen is an
 * English word that nobody can translate.
 */

const words = madeUpWords();
const deviceWords = madeUpDeviceWords();
/** A habit that a person has given a name in another script. */
const ownName = 'Read (10)';
const names = [...Object.values(words.sample), ownName];
const inLatin = [product, ownName];
const paths = screens.map(({ path }) => path);

test.use({ locale: 'ar-XB', contextOptions: { reducedMotion: 'reduce' } });

/** Returns the texts, shown or announced, with Latin letters, but for the names of the product and of the habit. */
const englishOn = (page: Page): Promise<string[]> =>
  page.evaluate((all) => {
    const spoken = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'aria-description'];
    const written = ['placeholder', 'title', 'alt', 'label'];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      [...spoken, ...written].map((attribute) => element.getAttribute(attribute) ?? ''),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found = [document.title, ...attributes];
    while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
    const others = (text: string) => all.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return found.filter((text) => /\p{Script=Latin}{2}/u.test(others(text)));
  }, inLatin);

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
      // A table that is wider than the window scrolls by itself.
      if (holder.closest('[role=region][tabindex="0"]')) continue;
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
  await expectIsolated(page, names, place);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await outsideOf(page), `texts beyond the sides of ${place} at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, '200%');
  expect(await outsideOf(page), `texts beyond the sides of ${place} in large text`).toEqual([]);
  await expectNoSidewaysScroll(page);
  await setTextSize(page, '');
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Opens an address and goes past its splash at once. */
async function open(page: Page, path: string) {
  await page.goto(path);
  const splash = page.getByRole('banner').filter({ hasText: words.app.tagline });
  await expect(splash).toBeVisible();
  await page.clock.fastForward(2300);
  await expect(splash).toBeHidden();
  // Without its screen, a page has few buttons, and a walk through them would be over.
  await expect(page.locator('h1:not([aria-busy=true] *)')).toBeVisible();
}

/** What a press shows more of: buttons, and the headings of what is folded. */
const pressable = 'button:visible:not(:disabled, [aria-disabled=true]), summary:visible';

/** A toast may lie over a button for a while; a button that left with its dialog is waited for in vain. */
const patience = { timeout: 20_000 };

/** What buttons are called, without the habit or the day that they are for: others like them show the same. */
async function kindsOf(buttons: Locator): Promise<string[]> {
  const called = await buttons.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? (each as HTMLElement).innerText),
  );
  return called.map((name) => {
    const habit = names.find((each) => name.includes(each)) ?? '';
    return name.replace(habit, '').replaceAll(/\p{Script=Arabic}|\p{Emoji}/gu, '');
  });
}

/** A screen, everything that a press on it shows, and everything that a press within that shows. */
async function expectEverythingTranslated(page: Page, path: string) {
  const dialog = page.getByRole('dialog');
  const pressed = new Set<string>();
  await open(page, path);
  await expectTranslated(page, path);
  for (let index = 0; ; index += 1) {
    const kinds = await kindsOf(page.locator(pressable));
    const kind = kinds[index];
    if (kind === undefined) return;
    if (pressed.has(kind)) continue;
    const button = page.locator(pressable).nth(index);
    const opensDialog = (await button.getAttribute('aria-haspopup', patience)) === 'dialog';
    await button.click(patience);
    pressed.add(kind);
    const place = `${path} after a press on '${kind}'`;
    // The code of a dialog may come with the first press.
    if (opensDialog) await expect(dialog).toBeVisible();
    await expectTranslated(page, place);
    const hadDialog = await dialog.isVisible();
    if (hadDialog) await expectDialogTranslated(page, place, () => button.click(patience));
    const isElsewhere = hadDialog || new URL(page.url()).pathname !== path;
    // A press may have taken the button away, and all after it would be others.
    const isChanged = isElsewhere || (await page.locator(pressable).count()) !== kinds.length;
    if (isChanged) await open(page, path);
  }
}

/** Leaves it to the caller to open the page again: one dialog may lead to another. */
async function expectDialogTranslated(page: Page, place: string, reopen: () => Promise<void>) {
  const dialog = page.getByRole('dialog');
  const inner = dialog.locator(pressable);
  const path = new URL(page.url()).pathname;
  // A journal that is started would take the place of the sample.
  const { start, keep, bring, empty, later } = deviceWords.start;
  const pressed = new Set([words.components.close, start, keep, bring, empty, later]);
  const count = await inner.count();
  for (let index = 0; index < count; index += 1) {
    if (!(await dialog.isVisible())) {
      await open(page, path);
      await reopen();
      await expect(dialog).toBeVisible();
    }
    const kind = (await kindsOf(inner))[index];
    if (kind === undefined || pressed.has(kind)) continue;
    // A file is chosen in a window of the system's.
    page.once('filechooser', () => {});
    try {
      await inner.nth(index).click(patience);
    } catch (error) {
      if (await dialog.isVisible()) throw error;
      // What was pressed before has closed the dialog only now.
      index -= 1;
      continue;
    }
    pressed.add(kind);
    await expectTranslated(page, `${place}, then on '${kind}'`);
    if ((await dialog.count()) < 2) continue;
    // One over the other, such as a calendar over its field.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(1);
  }
}

test('a made-up language mirrors the page', async ({ page }) => {
  await page.clock.install({ time: openedAt });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const tabs = page.getByRole('navigation').getByRole('link');
  const [first, last] = [await tabs.first().boundingBox(), await tabs.last().boundingBox()];
  expect(first?.x).toBeGreaterThan(last?.x ?? NaN);
  await page.getByRole('button', { name: words.sampleStrip.start }).click();
  const dialog = page.getByRole('dialog', { name: deviceWords.start.title });
  const close = await dialog.getByRole('button', { name: words.components.close }).boundingBox();
  expect(close?.x).toBeLessThan(100);
});

for (const path of paths) {
  test(`a made-up language reaches every word of the sample at ${path}, and fits`, async ({
    page,
    announce,
  }) => {
    test.slow();
    announce(/404.*\/nowhere/, 'any');
    announce(/Mood saved|coming soon/i, 'any');
    await page.clock.install({ time: openedAt });
    await expectEverythingTranslated(page, path);
  });
}

for (const path of [...paths, '/mood/entries', '/report']) {
  test(`a made-up language reaches every word of a person's own journal at ${path}, and fits`, async ({
    page,
    announce,
  }) => {
    test.slow();
    announce(/404.*\/nowhere/, 'any');
    await page.clock.install({ time: openedAt });
    await open(page, '/');
    await page.getByRole('button', { name: words.sampleStrip.start }).click();
    const dialog = page.getByRole('dialog', { name: deviceWords.start.title });
    await dialog.getByRole('button', { name: deviceWords.start.keep, exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: words.habits.add, exact: true }).click();
    await page.getByRole('textbox', { name: words.habitForm.name }).fill(ownName);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    // A report has a page once something is written down.
    if (path === '/report') await page.getByRole('button', { name: ownName, exact: true }).click();
    await expectEverythingTranslated(page, path);
  });
}
