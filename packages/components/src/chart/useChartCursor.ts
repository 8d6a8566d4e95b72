import { useEffect, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { indexAt, type CategoryScale } from './categoryScale';
import { indexAfterKey } from './chartMoves';

/**
 * The chart's cursor: which datum it is on, whether it is shown, and the handlers of the slider that
 * moves it by pointer and keyboard.
 */
export function useChartCursor(scale: CategoryScale) {
  const { count, step } = scale;
  const [wanted, setWanted] = useState(0);
  const [shown, setShown] = useState(false);
  const index = Math.min(wanted, Math.max(0, count - 1));

  // Escape also hides what a pointer shows while the focus is elsewhere.
  useEffect(() => {
    if (!shown) return;
    const handleKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [shown]);

  const show = (next: number) => {
    setWanted(next);
    setShown(true);
  };
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    // In the chart's own px, should it stand in something that is scaled.
    const ratio = event.currentTarget.offsetWidth / width;
    show(indexAt(scale, (event.clientX - left) * ratio));
  };
  return {
    index,
    shown: shown && count > 0,
    handlers: {
      onPointerMove: handlePointer,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        handlePointer(event);
        // A tap's cursor stays until something else is touched, so that a finger doesn't cover it.
        event.currentTarget.focus({ preventScroll: true });
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        const byKeyboard = event.currentTarget.matches(':focus-visible');
        if (event.pointerType !== 'touch' && !byKeyboard) setShown(false);
      },
      onPointerCancel: () => setShown(false),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) setShown(true);
      },
      onBlur: () => setShown(false),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const next = indexAfterKey(event.key, index, count, step < 0);
        if (next === null) return;
        event.preventDefault();
        show(next);
      },
    },
  };
}
