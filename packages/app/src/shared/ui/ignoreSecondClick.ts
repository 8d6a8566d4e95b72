import type { MouseEvent } from 'react';

/** Keeps the second click of a double click from doing anything: it was meant for what stood there before. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
