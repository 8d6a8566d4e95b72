import { type RefObject, useEffect } from 'react';
import { dialogOfEscape, isComposing } from '../internal/escapeOrder';

/**
 * Calls `onEscape` for each Escape that belongs to the open dialog around `insideRef`, once
 * everything within the dialog has had its say: who stops or prevents the key press keeps it.
 *
 * Radix would ask only the layer opened last, which a toast above the dialog is too, and before the
 * field with the focus. The window is the last to hear.
 */
export function useEscape(
  insideRef: RefObject<Element | null>,
  open: boolean,
  onEscape: () => void,
) {
  useEffect(() => {
    if (!open) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (!dialogOfEscape(event)?.contains(insideRef.current)) return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [insideRef, open, onEscape]);
}
