import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { indexAfterKey, indexAt } from './chartMoves';

/**
 * The chart's cursor: which datum it is on, whether it is shown, and the handlers of the slider that
 * moves it by pointer and keyboard.
 */
export function useChartCursor(centers: readonly number[], rtl: boolean) {
  const [wanted, setWanted] = useState(0);
  const [shown, setShown] = useState(false);
  const index = Math.min(wanted, Math.max(0, centers.length - 1));

  const show = (next: number) => {
    setWanted(next);
    setShown(true);
  };
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    // In the chart's own px, should it stand in something that is scaled.
    const scale = event.currentTarget.offsetWidth / width;
    show(indexAt((event.clientX - left) * scale, centers));
  };
  return {
    index,
    shown: shown && centers.length > 0,
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
        if (event.key === 'Escape') return setShown(false);
        const next = indexAfterKey(event.key, index, centers.length, rtl);
        if (next === null) return;
        event.preventDefault();
        show(next);
      },
    },
  };
}
