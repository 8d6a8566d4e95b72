const OPEN_DIALOG = ".daybow-Dialog[data-state='open']";

/** The toast that has the focus, or null. An Escape is its own. */
export function toastOfEscape({ target }: KeyboardEvent): Element | null {
  return target instanceof Element ? target.closest('.daybow-Toast') : null;
}

/**
 * The open dialog that an Escape belongs to: the one around the key press, or else the topmost.
 * Null when none is open, and when a toast has the focus.
 */
export function dialogOfEscape(event: KeyboardEvent): Element | null {
  if (toastOfEscape(event)) return null;
  const around = event.target instanceof Element ? event.target.closest(OPEN_DIALOG) : null;
  return around ?? [...document.querySelectorAll(OPEN_DIALOG)].at(-1) ?? null;
}

/** Whether a key press only steers an input method, as when Escape drops a half-typed syllable. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends a composition first and sends its key press after it, as key code 229:
  // https://bugs.webkit.org/show_bug.cgi?id=165004
  return event.isComposing || event.keyCode === 229;
}

/**
 * Tells a Radix layer, from its `onEscapeKeyDown`, that no Escape is for it: ours are.
 *
 * Radix listens before anyone else and asks `defaultPrevented` right after our handler. Preventing
 * the event for real would take Escape away from whatever has the focus, so that one question alone
 * gets yes for an answer, and the event goes on untouched.
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
