import type { KeyboardEvent } from 'react';
import { arrowStep } from '../internal/arrowStep';

/** The index of the chip that a key moves to, around the ends; -1 for a key that does not move. */
export function chipAfterKey(event: KeyboardEvent, index: number, count: number): number {
  const step = arrowStep(event);
  if (step !== 0) return (index + step + count) % count;
  if (event.altKey || event.ctrlKey || event.metaKey) return -1;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : -1;
}
