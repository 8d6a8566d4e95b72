import { expect, type Page } from '@playwright/test';

/** Fails if a name on the page could turn the words around it: if it is isolated neither by characters nor by markup. */
export async function expectIsolated(page: Page, names: readonly string[], place: string) {
  expect(await turnedBy(page, names), `names that turn words around on ${place}`).toEqual([]);
}

/** The texts in which a name stands beside other words, not isolated from them. */
const turnedBy = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const isBare = (text: string) =>
      all.some((name) => text.replaceAll(`\u2068${name}\u2069`, '').includes(name));
    const isWhole = (text: string) => all.includes(text);
    const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'title'];
    const found = [...document.querySelectorAll('body *')]
      .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))
      .filter((text) => isBare(text) && !isWhole(text));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent: text, parentElement: holder } = texts.currentNode;
      if (text === null || !isBare(text)) continue;
      const isApart = holder?.closest('bdi, [dir=auto], option, textarea') != null;
      if (!isApart || !isWhole(text)) found.push(text);
    }
    return found;
  }, names);
