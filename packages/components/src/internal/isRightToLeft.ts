/** Whether an element stands on a page, or in a part of one, that is written from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
