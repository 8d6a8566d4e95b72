import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

/** Time that a pointer stays down before it is a long press, in ms. */
const LONG_PRESS = 450;

/**
 * Props of an element that can be held down. After a long press `onHold` is called, with 0; if it returns a
 * number, it is called again after as many ms, with 1 and so on, until the pointer is up. The click at the
 * end of a hold is left out. `onRelease` is called once such a hold is over.
 */
export function useHold(
  onHold: ((repeats: number) => number | void) | undefined,
  onRelease?: () => void,
) {
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeldRef = useRef(false);
  const wasHeldRef = useRef(false);
  const onHoldRef = useRef(onHold);
  useEffect(() => {
    onHoldRef.current = onHold;
  });
  useEffect(() => () => clearTimeout(timerRef.current), []);

  function wait(repeats: number, delay: number) {
    timerRef.current = setTimeout(() => {
      wasHeldRef.current = true;
      isHeldRef.current = true;
      // Rendered at once, so that the next call builds on this one even on a busy machine.
      const next = flushSync(() => onHoldRef.current?.(repeats));
      if (typeof next === 'number') wait(repeats + 1, next);
    }, delay);
  }

  // React makes an event for each handler, which a tap would wait for.
  if (!onHold) return undefined;
  const stop = () => clearTimeout(timerRef.current);
  const handleRelease = () => {
    stop();
    if (isHeldRef.current) onRelease?.();
    isHeldRef.current = false;
  };
  return {
    onPointerDown(event: PointerEvent) {
      stop();
      wasHeldRef.current = false;
      if (event.button === 0) wait(0, LONG_PRESS);
    },
    onPointerUp: handleRelease,
    onPointerCancel: handleRelease,
    onPointerLeave: handleRelease,
    onContextMenu(event: MouseEvent<Element, globalThis.MouseEvent>) {
      // The menu of a touch would end the hold.
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      if (pointerType === 'touch') event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      // A click by keyboard or assistive technology has no detail.
      if (wasHeldRef.current && event.detail > 0) event.stopPropagation();
    },
  };
}
