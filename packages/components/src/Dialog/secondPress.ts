import type { MouseEvent, SyntheticEvent } from 'react';

/** Whether a click is the second one of a double click. */
export function isSecondClick({ detail }: Pick<MouseEvent, 'detail'>) {
  return detail > 1;
}

/** Keeps an event from everything that it would do. */
export function ignore(event: Event | SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Who presses Enter or clicks twice to close a dialog means neither its opener nor what is behind it. */
export function ignoreSecondPress(target: EventTarget, type: 'click' | 'keydown') {
  target.addEventListener(type, handleSecondPress, true);
  setTimeout(() => target.removeEventListener(type, handleSecondPress, true), 300);
}

function handleSecondPress(event: Event) {
  const press = event as KeyboardEvent;
  if (press.key === 'Enter' || isSecondClick(press)) ignore(press);
}
