import { closestInPath, treeOf } from '../internal/trees';

export const OPEN_DIALOG = ".daybow-Dialog[data-state='open']";

/** The toast that has the focus and gets the Escape key, or null. */
export function toastForEscape(event: KeyboardEvent): Element | null {
  return closestInPath(event, '.daybow-Toast');
}

/**
 * The open dialog that gets the Escape key: the one around the focus, which may be a native `<dialog>`, or else the
 * topmost in the tree of `near`. Null if none is open, and if a toast has the focus.
 */
export function dialogForEscape(event: KeyboardEvent, near: Node | null): Element | null {
  if (toastForEscape(event)) return null;
  const around = closestInPath(event, `${OPEN_DIALOG}, dialog[open]`);
  if (around || !near) return around;
  return [...treeOf(near).querySelectorAll(OPEN_DIALOG)].at(-1) ?? null;
}

/**
 * Makes a Radix layer ignore an Escape, from its `onEscapeKeyDown`: `useEscape` handles it.
 *
 * Radix listens before all others and reads `defaultPrevented` right after this handler. A prevented event
 * would not reach the focused element, so only this one read returns true, and the event stays unchanged.
 *
 * Radix Dismissable Layer 1.2.1; https://github.com/radix-ui/primitives/pull/2761 brought it, and
 * https://github.com/radix-ui/primitives/issues/4143 is what it does to stacked dialogs.
 */
export function declineEscape(event: KeyboardEvent) {
  Object.defineProperty(event, 'defaultPrevented', {
    configurable: true,
    get() {
      Reflect.deleteProperty(event, 'defaultPrevented');
      return true;
    },
  });
}
