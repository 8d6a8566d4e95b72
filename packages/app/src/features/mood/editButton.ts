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
export function editsEntry(id: string, onEdit: (id: string) => void) {
  return { ...opensSheet(() => onEdit(id)), 'data-entry': id };
}

/** The entry beside one on the screen: the one after it, or else the one before; null without any. */
export function neighborOf(id: string): string | null {
  const ids = entryButtons().map((button) => button.dataset['entry'] ?? '');
  const index = ids.indexOf(id);
  const others = [...ids.slice(index + 1), ...ids.slice(0, Math.max(0, index)).toReversed()];
  return others.find((each) => each !== id) ?? null;
}

/** Gives the focus to what stood beside an entry that was removed, or else to where a new one begins. */
export function focusNeighbor(neighbor: string | null): void {
  if (neighbor === null || !focusEntry(neighbor)) focusForm();
}

/** Gives the focus to where a new entry begins, the faces; where there is no form, to the heading. */
export function focusForm(): void {
  const face = document.querySelector<HTMLElement>('main .app-MoodForm input');
  if (face) face.focus();
  else focusHeading();
}

/**
 * Gives the focus to an entry, by the button that edits it.
 *
 * @returns false where there is none.
 */
export function focusEntry(id: string): boolean {
  const button = entryButtons().find(({ dataset }) => dataset['entry'] === id);
  button?.focus();
  return button !== undefined;
}

/** The buttons of entries, the screen's own before those of the paper beside it; none of a sheet. */
function entryButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-entry]')];
}
