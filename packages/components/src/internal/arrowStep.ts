import type { KeyboardEvent } from 'react';
import { isRightToLeft } from './isRightToLeft';

/** The step of an arrow key to the next (1) or previous (-1) option; 0 for any other key. */
export function arrowStep(event: KeyboardEvent): -1 | 0 | 1 {
  // Arrow keys with a modifier are the browser's: back and forward.
  if (event.altKey || event.ctrlKey || event.metaKey) return 0;
  switch (event.key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'ArrowRight':
      return isRightToLeft(event.currentTarget) ? -1 : 1;
    case 'ArrowLeft':
      return isRightToLeft(event.currentTarget) ? 1 : -1;
    default:
      return 0;
  }
}
