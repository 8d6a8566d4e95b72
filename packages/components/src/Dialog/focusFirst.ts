import { activeElementNear } from '../internal/trees';

export const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/**
 * Focuses the first control in the content of a dialog that has just opened, or else its close button; in a calendar
 * its chosen day, or today. Controls below the visible part of the dialog do not count.
 */
export function focusFirst(dialog: HTMLElement) {
  const visibleEnd = dialog.getBoundingClientRect().top + dialog.clientHeight;
  const controls = dialog.querySelectorAll<HTMLElement>(`.daybow-Dialog-body :is(${FOCUSABLE})`);
  const close = dialog.querySelectorAll<HTMLElement>('.daybow-Dialog-close');
  for (const control of [...controls, ...close]) {
    if (control.tabIndex < 0 || control.getBoundingClientRect().bottom > visibleEnd) continue;
    const calendar = control.closest('.daybow-MonthCalendar');
    const target = calendar?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? control;
    target.focus({ preventScroll: true });
    if (activeElementNear(target) === target) return;
  }
}
