import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves focus to the new screen's heading after each navigation in the app, as it would on a new
 * page. The first screen leaves focus where the browser put it.
 */
export function useArrival(): void {
  const { key } = useLocation();
  // A page that the browser loaded is no link's doing; a screen in place of a failed one may be.
  const isLoaded = useNavigationType() === 'POP';
  const lastKey = useRef(isLoaded ? key : null);
  // Before the screen is shown: else a Tab that comes at once is taken back.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    focusHeading();
  }, [key]);
}

/** Gives the focus to the screen's heading: to where it begins. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/** Gives an element that appears the focus, if what had it is gone: to be passed as its `ref`. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** True where a sheet that closed could not give the focus back: what had it before is gone. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest(`${SHEET}[data-state=closed]`) != null;
}

/** Gives the focus to the sheet that is open, if that lacks it. */
export function focusOpenSheet(): void {
  const sheet = [...document.querySelectorAll(`${SHEET}[data-state=open]`)].at(-1);
  if (sheet?.contains(document.activeElement) === false) sheet.querySelector('button')?.focus();
}

const SHEET = '[role=dialog]';

/** Leaves the field that has the focus: what is typed in it is saved. */
export function leaveField(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('input, textarea')) focused.blur();
}

/**
 * Remembers which control should have the focus once the row of this one is gone: the same control of
 * the next row, or of the one before; without either, the screen's heading.
 *
 * @returns a function that gives it the focus.
 */
export function rememberNeighbor(control: Element | null): () => void {
  const row = control?.closest('li');
  const place = row && control ? controlsOf(row).indexOf(control) : -1;
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  return () => {
    const next = neighbours.find((each) => each?.isConnected);
    const focused = next ? controlsOf(next)[place] : undefined;
    if (focused instanceof HTMLElement) focused.focus();
    else focusHeading();
  };
}

function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('button')];
}

/** Keeps the second click of a double click from doing anything: it was meant for what stood there before. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
