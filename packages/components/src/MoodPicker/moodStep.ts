import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../internal/isRightToLeft';

/** How many moods an arrow key leads on: 1, -1, or 0 for any other key. */
export function moodStep(event: KeyboardEvent): -1 | 0 | 1 {
  // With a modifier, arrows belong to the browser: back, forward.
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
