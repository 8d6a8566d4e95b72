import { useEffect } from 'react';
import { isComposing } from './escapeOrder';

/**
 * Calls `onEscape` for each Escape that `isMine` claims, once everything around the focus has had
 * its say: who stops or prevents the key press keeps it, and so does an input method at work.
 *
 * Radix would ask only the layer that was opened last, whatever it is, and before the field with
 * the focus. The window is the last to hear.
 */
export function useEscape(
  active: boolean,
  isMine: (event: KeyboardEvent) => boolean,
  onEscape: () => void,
) {
  useEffect(() => {
    if (!active) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (!isMine(event)) return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [active, isMine, onEscape]);
}
