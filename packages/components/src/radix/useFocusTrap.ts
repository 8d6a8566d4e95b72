import { type RefObject, useEffect } from 'react';
import { FOCUSABLE } from '../Dialog/focusFirst';
import { activeElementNear, treesAround } from '../internal/trees';

/** What a dialog hides from screen readers, and the toasts, which it does not hide. */
const OUTSIDE = '[data-aria-hidden], .daybow-ToastProvider';

/**
 * Keeps the focus in the open dialog around `insideRef`. It returns when it moves to the page: to
 * what is hidden, or comes before the dialog and is about to be. What opens from the dialog comes after it.
 *
 * Tab goes from the last control to the first one. Radix, too, sees to that, but not in a shadow root or an iframe: there
 * `document.activeElement` is the host or the frame. https://github.com/radix-ui/primitives/issues/3353
 */
export function useFocusTrap(insideRef: RefObject<Element | null>, open: boolean) {
  useEffect(() => {
    const dialog = insideRef.current?.closest<HTMLElement>('.daybow-Dialog');
    if (!open || !dialog) return;
    const controller = new AbortController();
    const { signal } = controller;
    const active = activeElementNear(dialog);
    let last = dialog.contains(active) ? (active as HTMLElement) : dialog;
    // A move within a shadow root is no event outside of it.
    for (const { tree, inside } of treesAround(dialog)) {
      const handleFocusIn = ({ target }: Event) => {
        const element = target as HTMLElement;
        if (dialog.contains(element)) last = element;
        else if (element !== inside && (element.closest(OUTSIDE) || isBefore(element, inside))) {
          last.focus({ preventScroll: true });
        }
      };
      tree.addEventListener('focusin', handleFocusIn, { signal });
    }
    // On the document, after the handlers of the controls.
    dialog.ownerDocument.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
        const focused = activeElementNear(dialog);
        if (event.defaultPrevented || !focused || !dialog.contains(focused)) return;
        const stops = tabStopsOf(dialog, focused);
        const [start, end] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
        if (focused !== end && focused !== dialog) return;
        event.preventDefault();
        start?.focus();
      },
      { signal },
    );
    return () => controller.abort();
  }, [insideRef, open]);
}

/** Returns the controls that Tab reaches; radio buttons with one name are one stop. */
function tabStopsOf(dialog: Element, focused: Element): HTMLElement[] {
  const controls = [...dialog.querySelectorAll<HTMLInputElement>(FOCUSABLE)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      (control.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
  return controls.filter((control) => {
    if (control.type !== 'radio' || control === focused) return true;
    const group = controls.filter(({ type, name }) => type === 'radio' && name === control.name);
    const isEntered = group.some((each) => each === focused);
    return !isEntered && (control.checked || !group.some(({ checked }) => checked));
  });
}

function isBefore(element: Element, other: Element) {
  return Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
}
