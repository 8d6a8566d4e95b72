import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onReset` after the form of the control inside `containerRef` was reset. `isAnswered` tells whether
 * the component was rendered again meanwhile: a form library resets the DOM and then renders its own values,
 * even if they are the same, so its value is the right one.
 */
export function useFormReset(
  containerRef: RefObject<Element | null>,
  onReset: (isAnswered: boolean) => void,
) {
  const onResetRef = useRef(onReset);
  const rendersRef = useRef(0);
  useLayoutEffect(() => {
    onResetRef.current = onReset;
    rendersRef.current += 1;
  });
  useEffect(() => {
    const handleReset = (event: Event) => {
      const renders = rendersRef.current;
      // The event comes before the reset and can be prevented.
      setTimeout(() => {
        const control = containerRef.current?.querySelector<HTMLInputElement>(
          'input, select, textarea, button',
        );
        if (control?.form !== event.target || event.defaultPrevented) return;
        const isAnswered = rendersRef.current !== renders;
        // After the other components of the form have looked: the first call renders them all again.
        setTimeout(() => onResetRef.current(isAnswered));
      });
    };
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, [containerRef]);
}
