import { useEffect } from 'react';
import { isComposing } from './escapeOrder';

/**
 * Calls `onEscape` for each Escape that `isOwn` accepts, unless a handler has stopped or prevented it or an
 * input method uses it.
 *
 * Radix would call only the layer that was opened last, and before the focused field. The window gets the
 * event last.
 */
export function useEscape(
  active: boolean,
  isOwn: (event: KeyboardEvent) => boolean,
  onEscape: () => void,
) {
  useEffect(() => {
    if (!active) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (!isOwn(event)) return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [active, isOwn, onEscape]);
}
