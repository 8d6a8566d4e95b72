import type { Locator } from '@playwright/test';

/** How a card looks: whether its name is struck through, and its check circle filled and ticked. */
export const looksOf = (card: Locator) =>
  card.evaluate((button) => {
    const unseen = /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/;
    const all = [...button.querySelectorAll<HTMLElement>('*')];
    const words = all.filter((each) => each.childElementCount === 0 && each.textContent);
    const struck = words.some((word) => {
      for (let each: Element | null = word; each && each !== button; each = each.parentElement) {
        const { textDecorationLine, textDecorationColor } = getComputedStyle(each);
        if (textDecorationLine === 'line-through' && !unseen.test(textDecorationColor)) return true;
      }
      return false;
    });
    const circle = all.find((each) => {
      const { width, height } = each.getBoundingClientRect();
      const { borderRadius } = getComputedStyle(each);
      return width === height && (borderRadius === '50%' || parseFloat(borderRadius) >= width / 2);
    });
    const tick = circle?.querySelector('svg');
    return {
      struck,
      filled: circle ? !unseen.test(getComputedStyle(circle).backgroundColor) : false,
      ticked: tick
        ? Number(getComputedStyle(tick).opacity) > 0 && tick.checkVisibility() && true
        : false,
    };
  });

/** What is seen of a habit that is done, and of one that is not. */
export const done = { struck: true, filled: true };
export const notDone = { struck: false, filled: false };
