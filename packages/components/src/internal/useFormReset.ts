import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { treeOf } from './trees';

/**
 * Calls `onReset` after the form of the control inside `containerRef` was reset, be it by a person, by code or by React
 * after an action, and renders the component again: the form has reset the DOM, even of a controlled value.
 */
export function useFormReset(containerRef: RefObject<Element | null>, onReset: () => void) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const onResetRef = useRef(onReset);
  useLayoutEffect(() => {
    onResetRef.current = onReset;
  });
  useEffect(() => {
    if (!containerRef.current) return;
    // The event does not leave the shadow root of the form.
    const tree = treeOf(containerRef.current);
    const handleReset = (event: Event) => {
      // In a shadow root, the event forgets its target once it was dispatched.
      const form = event.target;
      // The event comes before the reset and can be prevented. React resets before the effects of the same render,
      // so the handler and the defaults of that render are there in the next task.
      setTimeout(() => {
        const control = containerRef.current?.querySelector<HTMLInputElement>(
          'input, select, textarea, button',
        );
        if (control?.form !== form || event.defaultPrevented) return;
        onResetRef.current();
        rerender();
      });
    };
    tree.addEventListener('reset', handleReset);
    return () => tree.removeEventListener('reset', handleReset);
  }, [containerRef]);
}
