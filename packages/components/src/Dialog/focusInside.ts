const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/**
 * Moves the focus into a dialog that has just opened: to the first control of its content that will
 * have it, or else to the button that closes it.
 */
export function focusInside(dialog: HTMLElement) {
  const body = dialog.querySelector('.daybow-Dialog-body');
  const close = dialog.querySelector<HTMLElement>('.daybow-Dialog-close');
  const controls = body?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
  for (const control of [...controls, close]) {
    if (!control || control.tabIndex < 0) continue;
    control.focus({ preventScroll: true });
    if (document.activeElement === control) return;
  }
}
