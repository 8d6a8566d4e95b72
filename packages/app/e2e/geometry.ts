import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

/** Fails if the page can be scrolled sideways, or if anything stands outside of its width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const dialogs = [...document.querySelectorAll('[role=dialog]')];
    return {
      page: scrollWidth - clientWidth,
      dialog: Math.max(0, ...dialogs.map((each) => each.scrollWidth - each.clientWidth)),
    };
  });
  expect(overflow, 'pixels to scroll sideways').toEqual({ page: 0, dialog: 0 });
}

/** Fails if the page can be scrolled sideways at 320 px: also with text twice as large, and right to left. */
export async function expectFitsNarrow(page: Page): Promise<void> {
  const root = page.locator(':root');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await root.evaluate(({ style }) => (style.fontSize = '200%'));
  await expectNoSidewaysScroll(page);
  await root.evaluate((element) => element.setAttribute('dir', 'rtl'));
  await expectNoSidewaysScroll(page);
}

/** The words that are seen to run over two lines, each as it stands on the page. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      let holder = node.parentElement;
      if (!holder?.checkVisibility()) continue;
      // What only screen readers get stands in a box of a pixel.
      while (holder && holder.getBoundingClientRect().width > 1) holder = holder.parentElement;
      if (holder) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`There is no box of ${String(locator)}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether two elements share any pixel. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

/** The words and controls of the screen that an element lies over. */
export function coveredBy(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => {
    const own = element.getBoundingClientRect();
    // Below there are the tabs, which cover what scrolls under them.
    const end = document.querySelector('nav')?.getBoundingClientRect().top ?? own.bottom;
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < own.right &&
      right > own.left &&
      top < Math.min(own.bottom, end) &&
      bottom > own.top &&
      own.top < end;
    const main = document.querySelector('main');
    if (!main) return ['no main'];
    const covered = [...main.querySelectorAll('button, a[href], [tabindex="0"]')]
      .filter((each) => each !== element && isUnder(each.getBoundingClientRect()))
      .map((each) => each.ariaLabel ?? each.textContent ?? '');
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      if (rects.some((rect) => rect.width > 1 && isUnder(rect)))
        covered.push(node.textContent ?? '');
    }
    return covered;
  });
}

const interactive = 'a[href], button, input, textarea, select, [tabindex="0"]';

/**
 * How large each control is to a finger: from its middle, as far as a press still reaches it or its
 * label. Controls that are disabled count too, the inert ones behind a dialog don't.
 */
export async function targetSizes(page: Page) {
  await hidesPage(page);
  const sizes: { name: string; width: number; height: number }[] = [];
  const controls = await page.locator(interactive).elementHandles();
  for (const control of controls as ElementHandle<HTMLElement | SVGElement>[]) {
    // Those of a toast may be gone by now, and a closed disclosure shows none of its own.
    const counts = await control.evaluate(
      (element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden=true]'),
    );
    if (!counts) continue;
    sizes.push(
      await control.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
        const own = [element, ...labels];
        const reaches = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && own.some((each) => each.contains(hit));
        };
        const name = labels[0]?.textContent || element.ariaLabel || element.textContent;
        const best = { name, width: 0, height: 0 };
        for (const each of own) {
          const box = each.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          if (!reaches(x, y)) continue;
          const reach = (dx: number, dy: number) => {
            let steps = 0;
            while (steps < 60 && reaches(x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
            return steps;
          };
          const width = 1 + reach(-1, 0) + reach(1, 0);
          const height = 1 + reach(0, -1) + reach(0, 1);
          if (Math.min(width, height) > Math.min(best.width, best.height)) {
            Object.assign(best, { width, height });
          }
        }
        return best;
      }),
    );
  }
  return sizes;
}

/** Waits until the page behind an open dialog is hidden: the focus moves first. */
async function hidesPage(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) === 0) return;
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
}

/** What has the focus: whether nothing lies over it, and whether something rings it. */
export function readFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const labels = 'labels' in focused ? (focused.labels as NodeListOf<HTMLElement> | null) : null;
    const label = labels?.[0];
    // A radio button is too small to be seen: its label stands for it.
    const seen = label && focused.getBoundingClientRect().width < 2 ? label : focused;
    const { x, y, width, height } = seen.getBoundingClientRect();
    const isInView = y >= 0 && y + height <= innerHeight;
    const hits = [0.1, 0.5, 0.9].map((share) =>
      document.elementFromPoint(x + width * share, y + height / 2),
    );

    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--daybow-focus)';
    const focusColor = getComputedStyle(probe).color;
    probe.remove();
    // In a chart the ring is around the mark that the cursor is on, in the same drawing.
    const near = seen.role === 'slider' ? (seen.parentElement ?? seen) : seen;
    const isRinged = [near, ...near.querySelectorAll('*')].some((each) => {
      const { outlineStyle, outlineWidth, fill, stroke } = getComputedStyle(each);
      if (each.getBoundingClientRect().width < 2) return false;
      if (near !== seen && (fill === focusColor || stroke === focusColor)) return true;
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    return {
      name: focused.getAttribute('aria-label') ?? label?.innerText ?? focused.innerText,
      clear: isInView && hits.every((hit) => hit !== null && seen.contains(hit)),
      ringed: isRinged,
    };
  });
}
