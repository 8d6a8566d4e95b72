const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/**
 * Moves the focus into a dialog that has just opened: to the first control of its content that will
 * have it, or else to the button that closes it. A control that would first have to be scrolled to
 * is no beginning.
 */
export function focusInside(dialog: HTMLElement) {
  const end = dialog.getBoundingClientRect().top + dialog.clientHeight;
  const controls = dialog.querySelectorAll<HTMLElement>(`.daybow-Dialog-body :is(${FOCUSABLE})`);
  const close = dialog.querySelectorAll<HTMLElement>('.daybow-Dialog-close');
  for (const control of [...controls, ...close]) {
    if (control.tabIndex < 0 || control.getBoundingClientRect().bottom > end) continue;
    control.focus({ preventScroll: true });
    if (document.activeElement === control) return;
  }
}
