import type { FocusEvent, KeyboardEvent } from 'react';
import { activeElementNear, treeOf } from '../internal/trees';

/** Returns the visible toasts in an element, the newest last. */
export function openToastsIn(region: Element | null): HTMLElement[] {
  return [
    ...(region?.querySelectorAll<HTMLElement>(".daybow-Toast[data-state='open']:not([hidden])") ??
      []),
  ];
}

/**
 * Moves the focus at Tab among the toasts of a shadow root or an iframe, as Radix does on the page of the script, from
 * the newest toast to the oldest. Radix looks for the focus in `document.activeElement` alone: there that is the host
 * or the frame, so it would leave the toasts at the first Tab.
 *
 * Radix Toast 1.3.1; https://github.com/radix-ui/primitives/issues/1721
 */
export function moveAmongToasts(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: region, shiftKey } = event;
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  if (isSeenByRadix(region)) return;
  // Before Radix gets the event.
  event.stopPropagation();
  const stops = stopsIn(region);
  const index = stops.indexOf(activeElementNear(region) as HTMLElement);
  const next = stops[index + (shiftKey ? -1 : 1)];
  if (next && index >= 0) {
    event.preventDefault();
    next.focus();
  } else {
    // The browser moves the focus on from there.
    proxiesIn(region)[shiftKey ? 0 : 1]?.focus();
  }
}

/** Moves the focus to the first or the last stop when Tab has reached an end of the toasts, where Radix misses it. */
export function enterToasts({ currentTarget: region, target }: FocusEvent<HTMLElement>) {
  const [before, after] = proxiesIn(region);
  if (isSeenByRadix(region) || (target !== before && target !== after)) return;
  stopsIn(region)
    .at(target === before ? 0 : -1)
    ?.focus();
}

function isSeenByRadix(region: Element) {
  return treeOf(region) === document;
}

/** The toasts and their buttons, in the order of Tab. */
function stopsIn(region: Element): HTMLElement[] {
  const toasts = openToastsIn(region).toReversed();
  return toasts.flatMap((toast) => [toast, ...toast.querySelectorAll('button')]);
}

/** Radix's elements before and after the list, which get the focus from the page. */
function proxiesIn(region: Element): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('[role=region] > [tabindex="0"]')];
}
