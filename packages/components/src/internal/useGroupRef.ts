import { type Ref, useCallback } from 'react';
import { useMergedRef } from './useMergedRef';

/**
 * A ref for the element of a group, whose `focus()` then focuses its chosen or else its first control. Form
 * libraries call it on a field with an error.
 *
 * @param controls - a selector of the controls
 */
export function useGroupRef(ref: Ref<HTMLDivElement> | undefined, controls: string) {
  const delegateFocus = useCallback(
    (group: HTMLDivElement | null) => {
      if (!group) return;
      const focus = (options?: FocusOptions) => {
        const chosen = `${controls}:is(:checked, [aria-pressed='true'])`;
        const control = group.querySelector(chosen) ?? group.querySelector(controls);
        if (control instanceof HTMLElement) control.focus(options);
      };
      // Not by assignment: test libraries define a setter for all elements.
      Object.defineProperty(group, 'focus', { configurable: true, value: focus });
    },
    [controls],
  );
  return useMergedRef(ref, delegateFocus);
}
