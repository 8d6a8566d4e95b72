import type { Day } from '@daybow/journal';
import type { MouseEvent } from 'react';
import { focusHeading, ignoreSecondClick } from '../../shared/ui/focus';

/** Props of a button that opens the sheet of a day's mood. */
export function opensSheet(onOpen: () => void) {
  return {
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      ignoreSecondClick(event);
      if (!event.defaultPrevented) onOpen();
    },
  } as const;
}

/** Props of the button that edits an entry, by which the focus finds that entry. */
export function editsEntry(day: Day, onEdit: (day: Day) => void) {
  return { ...opensSheet(() => onEdit(day)), 'data-entry-day': day };
}

/**
 * Gives the focus to the entry next to one that was removed: the one after it in the list, or else the
 * last one, or else to where a new one begins.
 */
export function focusNextEntry(removed: Day): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-entry-day]')];
  const next = buttons.find((button) => (button.dataset['entryDay'] ?? '') < removed);
  const target = next ?? buttons.at(-1) ?? document.querySelector<HTMLElement>('main input');
  if (target) target.focus();
  else focusHeading();
}

/** Gives the focus to an entry, by the button that edits it. */
export function focusEntry(day: Day): void {
  document.querySelector<HTMLElement>(`[data-entry-day="${day}"]`)?.focus();
}
