import { expect } from 'storybook/test';

const isVisible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  // the numbers of days that are too small for them
  getComputedStyle(element).fontSize !== '0px';

/** All visible text, without that in SVG images. */
function* visibleTexts(root: Element): Generator<[element: Element, text: Text]> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element || element.closest('svg, .daybow-VisuallyHidden') || !isVisible(element)) continue;
    if (/[\p{L}\p{N}]/u.test(text.data)) yield [element, text];
  }
}

/** The elements with visible text, in document order. */
export function textElements(root: Element): Element[] {
  return [...new Set([...visibleTexts(root)].map(([element]) => element))];
}

/** Expects that nothing scrolls sideways, no text is cut off, and no word is broken. */
export async function expectNoOverflow(root: Element) {
  await document.fonts.ready;
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  const range = document.createRange();
  const problems: string[] = [];
  for (const [element, text] of visibleTexts(root)) {
    const style = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth && style.overflowX !== 'visible';
    if (isCut && style.display !== 'inline') problems.push(`cut off: ${text.data}`);
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      if (tops.size > 1) problems.push(`broken: ${word}`);
      for (const { left, right } of lines) {
        if (left < -0.5 || right > window.innerWidth + 0.5) problems.push(`outside: ${word}`);
      }
    }
  }
  await expect(problems).toEqual([]);
}
