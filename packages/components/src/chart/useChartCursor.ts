import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useEscape } from '../radix/useEscape';
import type { DataScale } from './dataScale';
import { indexAfterKey } from './indexAfterKey';

interface CursorOptions {
  /** An element of the chart. */
  ref: RefObject<Element | null>;
  /** The number of data. */
  count: number;
  /** True if the first datum is at the right. */
  rtl: boolean;
  /** Called with the index of the datum that a person selects. */
  onSelect?: (index: number) => void;
}

/**
 * The chart's cursor: the datum that it is on, whether it is shown, and the handlers of the slider that
 * moves it by pointer and keyboard.
 */
export function useChartCursor(scale: DataScale, { ref, count, rtl, onSelect }: CursorOptions) {
  const [requestedIndex, setRequestedIndex] = useState(0);
  const [shown, setShown] = useState(false);
  const index = Math.min(requestedIndex, Math.max(0, count - 1));

  // Escape also hides a pointer's cursor while the focus is elsewhere. It comes before the dialog around.
  useEscape(ref, shown, isAny, () => setShown(false), 'first');

  const showAt = (next: number) => {
    setRequestedIndex(next);
    setShown(true);
  };
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    // In the chart's own px, even inside a scaled element. In a test there may be no layout, so no width.
    const ratio = width > 0 ? event.currentTarget.offsetWidth / width : 1;
    showAt(scale.indexAt((event.clientX - left) * ratio));
  };
  return {
    index,
    shown: shown && count > 0,
    handlers: {
      onPointerMove: handlePointer,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        handlePointer(event);
        // The cursor of a tap stays until something else is touched: a finger covers the tooltip.
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
      onClick: () => onSelect?.(index),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (onSelect && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          setShown(true);
          onSelect(index);
          return;
        }
        const next = indexAfterKey(event.key, index, count, rtl);
        if (next === null) return;
        event.preventDefault();
        showAt(next);
      },
    },
  };
}

const isAny = () => true;
