import { useEffect, type RefObject } from 'react';

/**
 * Marks the control of a field as invalid for its form: the browser does not submit the form, and shows the problem at
 * the control. An empty text is no problem.
 */
export function useCustomValidity(boxRef: RefObject<HTMLElement | null>, problem: string) {
  useEffect(() => {
    const control = boxRef.current?.querySelector<HTMLInputElement>('.daybow-Field-control');
    control?.setCustomValidity(problem);
    return () => control?.setCustomValidity('');
  }, [boxRef, problem]);
}
