/** Gives an element that appears the focus, if what had it is gone: to be passed as its `ref`. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
