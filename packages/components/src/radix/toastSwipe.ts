import type { PointerEvent } from 'react';

/**
 * Stops Radix where there is no pointer capture: it would ask for it after each press.
 *
 * Radix Toast 1.3.1; it is missing in jsdom, https://github.com/jsdom/jsdom/issues/4271, and in happy-dom,
 * https://github.com/capricorn86/happy-dom/issues/1434
 */
export function skipPointerCapture(event: PointerEvent) {
  if (!('hasPointerCapture' in event.target)) event.preventDefault();
}

/**
 * Ends a swipe that the system has cancelled. Radix would leave the toast half swiped.
 *
 * Radix Toast 1.3.1; https://github.com/radix-ui/primitives/issues/4141
 */
export function endCancelledSwipe({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
  currentTarget.dispatchEvent(new window.PointerEvent('pointerup', { bubbles: true, pointerId }));
}
