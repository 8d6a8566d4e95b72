import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onReset` after the form of the control inside `containerRef` was reset. */
export function useFormReset(containerRef: RefObject<Element | null>, onReset: () => void) {
  const onResetRef = useRef(onReset);
  useEffect(() => {
    onResetRef.current = onReset;
  });
  useEffect(() => {
    const handleReset = (event: Event) => {
      // The event comes before the reset and can be prevented.
      setTimeout(() => {
        const form = containerRef.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
          'input, select',
        )?.form;
        if (form === event.target && !event.defaultPrevented) onResetRef.current();
      });
    };
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, [containerRef]);
}
