/** The px of the window that one px of an element takes: not 1 under `zoom` or a scaling transform. */
export function scaleOf(element: HTMLElement | null | undefined): number {
  return element ? element.getBoundingClientRect().height / element.offsetHeight || 1 : 1;
}
