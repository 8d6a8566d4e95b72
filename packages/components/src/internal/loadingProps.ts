import type { SyntheticEvent } from 'react';

/**
 * Props of a button while it waits. It is not `disabled`, which would take the focus from it. In the capture phase, so
 * that neither the caller's handlers nor a form hear of a press, also of one by Enter in a field of that form.
 */
export const loadingProps = {
  'aria-busy': true,
  'aria-disabled': true,
  'data-loading': true,
  onClickCapture(event: SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;
