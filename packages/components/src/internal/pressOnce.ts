import type { KeyboardEvent } from 'react';

/**
 * Handles the key presses of what Enter presses or submits: a key that is held does so once. Browsers repeat the
 * click of Enter, and the submission of a form, as they repeat the key; that of the space bar comes when it is let go.
 */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
