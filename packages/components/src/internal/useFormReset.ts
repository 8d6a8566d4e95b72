import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onReset` when the form of the control inside `aroundRef` has been set back. */
export function useFormReset(aroundRef: RefObject<Element | null>, onReset: () => void) {
  const onResetRef = useRef(onReset);
  useEffect(() => {
    onResetRef.current = onReset;
  });
  useEffect(() => {
    const handleReset = (event: Event) => {
      // A form tells of its reset before it sets anything back, and can be kept from it.
      setTimeout(() => {
        const form = aroundRef.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
          'input, select',
        )?.form;
        if (form === event.target && !event.defaultPrevented) onResetRef.current();
      });
    };
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, [aroundRef]);
}
