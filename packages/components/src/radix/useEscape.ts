import { type RefObject, useEffect } from 'react';
import { isComposing } from '../internal/isComposing';

/**
 * Calls `onEscape` for each Escape that `isOwn` accepts, unless a handler has stopped or prevented it or an
 * input method uses it. It listens in the window of the element of `ref`.
 *
 * Radix would call only the layer that was opened last, and before the focused field. The window gets the
 * event last.
 *
 * Radix Dismissable Layer 1.2.1; https://github.com/radix-ui/primitives/pull/2761
 */
export function useEscape(
  ref: RefObject<Element | null>,
  active: boolean,
  isOwn: (event: KeyboardEvent) => boolean,
  onEscape: () => void,
  turn: 'first' | 'last' = 'last',
) {
  useEffect(() => {
    const page = ref.current?.ownerDocument;
    if (!active || !page) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (!isOwn(event)) return;
      event.preventDefault();
      onEscape();
    };
    // A document gets an event before its window.
    const target = turn === 'first' ? page : page.defaultView;
    target?.addEventListener('keydown', handleKeyDown as EventListener);
    return () => target?.removeEventListener('keydown', handleKeyDown as EventListener);
  }, [ref, active, isOwn, onEscape, turn]);
}
