import { type Ref, useCallback } from 'react';
import { attachRef } from './useMergedRef';

/**
 * A ref for the element of a group, whose `focus()` then focuses its chosen or else its first control. Form
 * libraries call it on a field with an error.
 *
 * @param controls - a selector of the controls
 */
export function useGroupRef(ref: Ref<HTMLDivElement> | undefined, controls: string) {
  return useCallback(
    (group: HTMLDivElement) => {
      // Not by assignment: test libraries define a setter for all elements.
      Object.defineProperty(group, 'focus', {
        configurable: true,
        value: (options?: FocusOptions) =>
          (
            group.querySelector<HTMLElement>(`${controls}:is(:checked, [aria-pressed='true'])`) ??
            group.querySelector<HTMLElement>(`${controls}:not(:disabled)`)
          )?.focus(options),
      });
      return attachRef(ref, group);
    },
    [ref, controls],
  );
}
