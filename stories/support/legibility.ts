import { expect } from 'storybook/test';

const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

/** All text that is drawn, but for pictures and what is only read out. */
function* seenTexts(place: Element): Generator<[element: Element, text: Text]> {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element || element.closest('svg, .daybow-VisuallyHidden') || !isSeen(element)) continue;
    if (/[\p{L}\p{N}]/u.test(text.data)) yield [element, text];
  }
}

/** The elements that hold the words of a page, in the order in which they stand. */
export function textElements(place: Element): Element[] {
  return [...new Set([...seenTexts(place)].map(([element]) => element))];
}

/** Nothing is to be scrolled to sideways, no text is cut off, and no word is broken in two. */
export async function expectRoom(place: Element) {
  await document.fonts.ready;
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  const range = document.createRange();
  const troubles: string[] = [];
  for (const [element, text] of seenTexts(place)) {
    const style = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth && style.overflowX !== 'visible';
    if (isCut && style.display !== 'inline') troubles.push(`cut off: ${text.data}`);
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      if (tops.size > 1) troubles.push(`broken: ${word}`);
      for (const { left, right } of lines) {
        if (left < -0.5 || right > window.innerWidth + 0.5) troubles.push(`outside: ${word}`);
      }
    }
  }
  await expect(troubles).toEqual([]);
}
