import { expect, userEvent } from 'storybook/test';

/** Moves the focus by Tab from the first control to the last; what is fixed to the window covers none of them. */
export async function tabPast(controls: readonly HTMLElement[], fixed: readonly HTMLElement[]) {
  window.scrollTo(0, 0);
  controls[0]?.focus();
  for (const control of controls) {
    await expect(control).toHaveFocus();
    await nextFrame();
    await expect(fixed.filter((over) => overlaps(control, over))).toEqual([]);
    await userEvent.tab();
  }
}

/** Scrolls to the end of the page, where what is fixed to the window covers nothing of this element. */
export async function expectFreeAtTheEnd(element: HTMLElement, fixed: readonly HTMLElement[]) {
  window.scrollTo(0, document.documentElement.scrollHeight);
  await nextFrame();
  await expect(window.scrollY).toBeGreaterThan(0);
  await expect(fixed.filter((over) => overlaps(element, over))).toEqual([]);
}

/** Waits for the frame after the next one, in which all that follows the scrolling is in place. */
function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function overlaps(one: HTMLElement, other: HTMLElement): boolean {
  const [a, b] = [one, other].map((element) => element.getBoundingClientRect());
  if (!a || !b) return false;
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
